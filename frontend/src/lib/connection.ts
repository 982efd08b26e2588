/** The line to the table: reconnects by itself, and sends every move again until it is answered. */

import type { ClientMessage, ServerMessage } from './protocol';

export type Line = 'connecting' | 'open' | 'lost' | 'closed';

/** The part of a WebSocket that is used here, so that tests can bring their own. */
export interface Socket {
  onopen: (() => void) | null;
  onclose: ((event: { code: number; reason: string }) => void) | null;
  onmessage: ((event: { data: unknown }) => void) | null;
  send(text: string): void;
  close(): void;
}

export interface Hooks {
  /** What to say first on every new connection. */
  join(): ClientMessage;
  heard(message: ServerMessage): void;
  line(state: Line, retryAt: number | null): void;
}

const FIRST_WAIT = 500;
const LONGEST_WAIT = 15_000;
/** Close codes with which a server says that coming back is of no use: refused, or no such room. */
const FINAL = new Set([1008, 4400, 4401, 4403, 4404, 4409]);

export class Connection {
  private socket: Socket | null = null;
  private waiting: ReturnType<typeof setTimeout> | undefined;
  private tries = 0;
  private ended = false;
  private welcomed = false;
  /** Moves not answered yet, oldest first. */
  readonly unanswered = new Map<string, string>();

  constructor(
    private readonly open: () => Socket,
    private readonly hooks: Hooks,
  ) {}

  connect(): void {
    clearTimeout(this.waiting);
    if (this.ended || this.socket) return;
    this.hooks.line('connecting', null);
    const socket = this.open();
    this.socket = socket;
    socket.onopen = () => socket.send(JSON.stringify(this.hooks.join()));
    socket.onmessage = (event) => this.hear(String(event.data));
    socket.onclose = (event) => this.lose(socket, event.code);
  }

  /** Sends a move under an id of its own, now or as soon as there is a line; returns the id. */
  move(text: string): string {
    const id = newId();
    this.unanswered.set(id, text);
    if (this.welcomed) this.put({ type: 'move', id, move: text });
    return id;
  }

  /** Sends anything else, if there is a line. */
  say(message: ClientMessage): boolean {
    if (!this.welcomed) return false;
    this.put(message);
    return true;
  }

  /** Gives this connection up for a new one, after the usual wait. */
  again(): void {
    const socket = this.socket;
    if (!socket) return;
    this.lose(socket, 0);
    socket.close();
  }

  end(): void {
    this.ended = true;
    clearTimeout(this.waiting);
    const socket = this.socket;
    this.socket = null;
    socket?.close();
    this.hooks.line('closed', null);
  }

  private put(message: ClientMessage): void {
    this.socket?.send(JSON.stringify(message));
  }

  private hear(text: string): void {
    let message: ServerMessage;
    try {
      message = JSON.parse(text) as ServerMessage;
    } catch {
      return;
    }
    if (message.type === 'welcome') this.greet();
    if (message.type === 'accepted' || message.type === 'refused') this.unanswered.delete(message.id);
    this.hooks.heard(message);
  }

  private greet(): void {
    this.tries = 0;
    this.welcomed = true;
    this.hooks.line('open', null);
    for (const [id, move] of this.unanswered) this.put({ type: 'move', id, move });
  }

  private lose(socket: Socket, code: number): void {
    if (socket !== this.socket) return;
    this.socket = null;
    this.welcomed = false;
    if (this.ended) return;
    if (FINAL.has(code)) {
      this.ended = true;
      this.hooks.line('closed', null);
      return;
    }
    const wait = Math.min(FIRST_WAIT * 2 ** this.tries, LONGEST_WAIT) * (0.8 + Math.random() * 0.4);
    this.tries += 1;
    this.hooks.line('lost', Date.now() + wait);
    this.waiting = setTimeout(() => this.connect(), wait);
  }
}

/** A random id; `randomUUID` is missing on pages that are not served over HTTPS or from this machine. */
export function newId(): string {
  if (typeof crypto.randomUUID === 'function') return crypto.randomUUID();
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

export function openSocket(room: string): Socket {
  const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
  return new WebSocket(`${scheme}://${location.host}/ws/${encodeURIComponent(room)}`) as unknown as Socket;
}
