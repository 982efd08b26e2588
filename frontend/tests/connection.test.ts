import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Connection, type Line, type Socket } from '../src/lib/connection';
import type { ServerMessage } from '../src/lib/protocol';
import { FakeSocket } from './helpers';

describe('the connection', () => {
  let sockets: FakeSocket[];
  let heard: ServerMessage[];
  let lines: Line[];
  let connection: Connection;

  beforeEach(() => {
    vi.useFakeTimers();
    sockets = [];
    heard = [];
    lines = [];
    const open = (): Socket => {
      const socket = new FakeSocket();
      sockets.push(socket);
      return socket;
    };
    connection = new Connection(open, {
      join: () => ({ type: 'join', token: 'secret', name: 'Ana', seat: null }),
      heard: (message) => heard.push(message),
      line: (state) => lines.push(state),
    });
    connection.connect();
    sockets[0]!.onopen!();
  });
  afterEach(() => vi.useRealTimers());

  it('joins first and holds moves until it is welcome', () => {
    const id = connection.move('play QH');
    expect(sockets[0]!.sent).toEqual([{ type: 'join', token: 'secret', name: 'Ana', seat: null }]);
    sockets[0]!.say({ type: 'welcome' });
    expect(sockets[0]!.sent[1]).toEqual({ type: 'move', id, move: 'play QH' });
  });

  it('sends an unanswered move again under the same id after reconnecting', () => {
    sockets[0]!.say({ type: 'welcome' });
    const id = connection.move('play QH');
    sockets[0]!.onclose!({ code: 1006, reason: '' });
    expect(lines.at(-1)).toBe('lost');
    vi.advanceTimersByTime(1000);
    sockets[1]!.onopen!();
    sockets[1]!.say({ type: 'welcome' });
    expect(sockets[1]!.sent.at(-1)).toEqual({ type: 'move', id, move: 'play QH' });
    sockets[1]!.say({ type: 'accepted', id, version: 3 });
    sockets[1]!.onclose!({ code: 1006, reason: '' });
    vi.advanceTimersByTime(2000);
    sockets[2]!.onopen!();
    sockets[2]!.say({ type: 'welcome' });
    expect(sockets[2]!.sent).toHaveLength(1);
  });

  it('waits longer each time, and not at all for a room that does not exist', () => {
    sockets[0]!.onclose!({ code: 1006, reason: '' });
    vi.advanceTimersByTime(700);
    expect(sockets).toHaveLength(2);
    sockets[1]!.onclose!({ code: 1006, reason: '' });
    vi.advanceTimersByTime(700);
    expect(sockets).toHaveLength(2);
    vi.advanceTimersByTime(700);
    expect(sockets).toHaveLength(3);
    sockets[2]!.onclose!({ code: 1008, reason: 'no such room' });
    vi.advanceTimersByTime(60_000);
    expect(sockets).toHaveLength(3);
    expect(lines.at(-1)).toBe('closed');
  });

  it('ignores what is no JSON', () => {
    sockets[0]!.onmessage!({ data: '<html>' });
    expect(heard).toEqual([]);
  });
});
