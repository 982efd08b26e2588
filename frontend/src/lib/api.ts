/** The HTTP side of the server. */

import type { Game, Refusal, RoomInfo, RoomMade, RoomRequest } from './protocol';

/** An answer that was not a success; `key` names the reason, `message` says it in plain English. */
export class ApiError extends Error {
  readonly key: string;
  readonly status: number;
  readonly data: Record<string, string>;

  constructor(status: number, refusal: Refusal) {
    super(refusal.text);
    this.key = refusal.key;
    this.status = status;
    this.data = refusal.data ?? {};
  }
}

async function request(path: string, init?: RequestInit): Promise<Response> {
  let answer: Response;
  try {
    answer = await fetch(path, init);
  } catch {
    throw new ApiError(0, { key: 'unreachable', text: 'The server cannot be reached.' });
  }
  if (answer.ok) return answer;
  let refusal: Refusal = { key: 'server', text: `The server answered ${answer.status}.` };
  try {
    const body = (await answer.json()) as { error?: Refusal };
    if (body.error) refusal = body.error;
  } catch {
    // The answer was no JSON: the status says all there is to say.
  }
  throw new ApiError(answer.status, refusal);
}

export async function fetchGames(): Promise<Game[]> {
  return (await (await request('/api/games')).json()) as Game[];
}

export async function fetchPlayers(): Promise<string[]> {
  return (await (await request('/api/players')).json()) as string[];
}

export async function fetchLocale(lang: string): Promise<string> {
  return (await request(`/api/locale/${encodeURIComponent(lang)}`)).text();
}

export async function fetchRules(game: string, lang: string): Promise<{ lang: string; html: string }> {
  const path = `/api/rules/${encodeURIComponent(game)}?lang=${encodeURIComponent(lang)}`;
  return (await (await request(path)).json()) as { lang: string; html: string };
}

export async function makeRoom(body: RoomRequest): Promise<RoomMade> {
  const answer = await request('/api/rooms', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  });
  return (await answer.json()) as RoomMade;
}

export async function fetchRoom(room: string): Promise<RoomInfo> {
  return (await (await request(`/api/rooms/${encodeURIComponent(room)}`)).json()) as RoomInfo;
}

export function logAddress(room: string): string {
  return `/api/rooms/${encodeURIComponent(room)}/log`;
}
