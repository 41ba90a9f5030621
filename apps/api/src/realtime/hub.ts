import { liveClose } from '@netlik/contract/live';
import type { WebSocket } from 'ws';

/** The open sockets of this process, by person. It carries messages; what they say is the features' business. */
export type Hub = {
  /** Keeps the socket until it closes. False when the person has too many open already. */
  join(userId: string, sessionId: string, socket: WebSocket): boolean;
  send(userId: string, message: { type: string; data: unknown }): void;
  /** How long nothing was said to the person, whether or not anybody was there to hear it; at most as far as is remembered. */
  quietForMs(userId: string): number;
  /** Who has a socket open here. */
  people(): string[];
  /** Closes the person's sockets whose session is no longer good. */
  recheck(userId: string, isGood: (sessionId: string) => Promise<boolean>): Promise<void>;
  /** Closes every socket so that its page comes back and asks for what it missed. */
  restart(): void;
  count(): number;
  close(): void;
};

const MOST_PER_PERSON = 12;
const HEARTBEAT_MS = 30_000;
// A reader this far behind will not catch up; it reconnects and asks for what it missed.
const MOST_BUFFERED = 1024 * 1024;
// A page opens its socket seconds after it has asked for its data, on a slow phone.
const REMEMBERED_MS = 60_000;
// A page that does not answer a close is not waited for.
const FAREWELL_MS = 2000;

const GOING_AWAY = 1001;
const SERVICE_RESTART = 1012;

type Seat = { socket: WebSocket; sessionId: string; alive: boolean };

export const createHub = ({ heartbeatMs = HEARTBEAT_MS } = {}): Hub => {
  const seats = new Map<string, Set<Seat>>();
  const everyone = () => [...seats.values()].flatMap((set) => [...set]);
  /** When somebody was last told something, whether or not they had a socket. */
  const told = new Map<string, number>();
  let hearingSince = performance.now();

  const heartbeat = setInterval(() => {
    for (const [userId, at] of told) if (performance.now() - at > REMEMBERED_MS) told.delete(userId);
    for (const seat of everyone()) {
      if (seat.alive) seat.socket.ping();
      else seat.socket.terminate();
      seat.alive = false;
    }
  }, heartbeatMs);
  heartbeat.unref();

  const end = ({ socket }: Seat, code: number) => {
    socket.close(code);
    const late = setTimeout(() => socket.terminate(), FAREWELL_MS);
    late.unref();
    socket.once('close', () => clearTimeout(late));
  };

  return {
    join(userId, sessionId, socket) {
      const set = seats.get(userId) ?? new Set();
      if (set.size >= MOST_PER_PERSON) return false;
      const seat: Seat = { socket, sessionId, alive: true };
      seats.set(userId, set.add(seat));
      socket.on('pong', () => {
        seat.alive = true;
      });
      socket.on('close', () => {
        set.delete(seat);
        if (set.size === 0 && seats.get(userId) === set) seats.delete(userId);
      });
      return true;
    },
    send(userId, message) {
      told.set(userId, performance.now());
      const set = seats.get(userId);
      if (!set) return;
      const text = JSON.stringify(message);
      for (const { socket } of set) {
        if (socket.bufferedAmount > MOST_BUFFERED) socket.terminate();
        else if (socket.readyState === socket.OPEN) socket.send(text);
      }
    },
    quietForMs(userId) {
      const quiet = performance.now() - Math.max(told.get(userId) ?? 0, hearingSince);
      return Math.min(Math.floor(quiet), REMEMBERED_MS);
    },
    people: () => [...seats.keys()],
    async recheck(userId, isGood) {
      for (const seat of [...(seats.get(userId) ?? [])])
        if (!(await isGood(seat.sessionId))) end(seat, liveClose.sessionEnded);
    },
    restart() {
      // Whoever comes now may have missed something that did not get here.
      hearingSince = performance.now();
      for (const seat of everyone()) end(seat, SERVICE_RESTART);
    },
    count: () => everyone().length,
    close() {
      clearInterval(heartbeat);
      for (const seat of everyone()) end(seat, GOING_AWAY);
    },
  };
};
