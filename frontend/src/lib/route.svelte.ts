/** Which screen the address asks for: `#/`, `#/game/king`, `#/rules/king`, `#/room/abc`; a link to a room is `/room/abc`. */

export type Route = { screen: 'home' } | { screen: 'game' | 'rules'; game: string } | { screen: 'room'; room: string };

export function parseRoute(hash: string): Route {
  const [, screen, id] = hash.replace(/^#/, '').split('/').map(decodeURIComponent);
  if (id && (screen === 'game' || screen === 'rules')) return { screen, game: id };
  if (id && screen === 'room') return { screen, room: id };
  return { screen: 'home' };
}

/** The link of a room leads to the same page as all others, with the room in the hash. */
function enter(): Route {
  const room = /^\/room\/([^/]+)\/?$/.exec(location.pathname)?.[1];
  if (room) history.replaceState(null, '', `/#/room/${room}`);
  return parseRoute(location.hash);
}

export const route = $state<{ now: Route }>({ now: enter() });

export function follow(): () => void {
  const update = (): void => {
    route.now = parseRoute(location.hash);
  };
  addEventListener('hashchange', update);
  return () => removeEventListener('hashchange', update);
}

export function go(hash: string): void {
  location.hash = hash;
}

export function roomLink(room: string): string {
  return `${location.origin}/room/${encodeURIComponent(room)}`;
}
