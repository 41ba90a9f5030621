import { liveClose } from '@netlik/contract/live';
import type { WebSocket } from 'ws';

/** The open sockets of this process, by person. */
export type Hub = {
  /** Registers the socket until it closes; false when the person has too many open. */
  join(userId: string, sessionId: string, socket: WebSocket): boolean;
  send(userId: string, message: { type: string; data: unknown }): void;
  /** Milliseconds since the person was last sent anything, connected or not; at most `QUIET_WINDOW_MS`. */
  quietForMs(userId: string): number;
  /** The people with a socket open in this process. */
  userIds(): string[];
  /** Closes the person's sockets whose session has ended. */
  recheck(userId: string, isGood: (sessionId: string) => Promise<boolean>): Promise<void>;
  /** Closes every socket so that its page reconnects and refetches what it missed. */
  disconnectAll(): void;
  count(): number;
  close(): void;
};

const MAX_PER_PERSON = 12;
const HEARTBEAT_MS = 30_000;
// Bytes. A reader this far behind is disconnected; it reconnects and refetches.
const MAX_BUFFERED = 1024 * 1024;
// On a slow phone a page opens its socket seconds after it has fetched its data.
const QUIET_WINDOW_MS = 60_000;
// How long to wait for a page to answer a close.
const CLOSE_WAIT_MS = 2000;

const GOING_AWAY = 1001;
const SERVICE_RESTART = 1012;

type Connection = { socket: WebSocket; sessionId: string; alive: boolean };

export const createHub = ({ heartbeatMs = HEARTBEAT_MS } = {}): Hub => {
  const connections = new Map<string, Set<Connection>>();
  const allConnections = () => [...connections.values()].flatMap((set) => [...set]);
  // Kept also for people without a socket: they may be about to connect.
  const lastSentAt = new Map<string, number>();
  let connectedSince = performance.now();

  const heartbeat = setInterval(() => {
    for (const [userId, at] of lastSentAt)
      if (performance.now() - at > QUIET_WINDOW_MS) lastSentAt.delete(userId);
    for (const connection of allConnections()) {
      if (connection.alive) connection.socket.ping();
      else connection.socket.terminate();
      connection.alive = false;
    }
  }, heartbeatMs);
  heartbeat.unref();

  const closeConnection = ({ socket }: Connection, code: number) => {
    socket.close(code);
    const late = setTimeout(() => socket.terminate(), CLOSE_WAIT_MS);
    late.unref();
    socket.once('close', () => clearTimeout(late));
  };

  return {
    join(userId, sessionId, socket) {
      const set = connections.get(userId) ?? new Set();
      if (set.size >= MAX_PER_PERSON) return false;
      const connection: Connection = { socket, sessionId, alive: true };
      connections.set(userId, set.add(connection));
      socket.on('pong', () => {
        connection.alive = true;
      });
      socket.on('close', () => {
        set.delete(connection);
        if (set.size === 0 && connections.get(userId) === set) connections.delete(userId);
      });
      return true;
    },
    send(userId, message) {
      lastSentAt.set(userId, performance.now());
      const set = connections.get(userId);
      if (!set) return;
      const text = JSON.stringify(message);
      for (const { socket } of set) {
        if (socket.bufferedAmount > MAX_BUFFERED) socket.terminate();
        else if (socket.readyState === socket.OPEN) socket.send(text);
      }
    },
    quietForMs(userId) {
      const quiet = performance.now() - Math.max(lastSentAt.get(userId) ?? 0, connectedSince);
      return Math.min(Math.floor(quiet), QUIET_WINDOW_MS);
    },
    userIds: () => [...connections.keys()],
    async recheck(userId, isGood) {
      for (const connection of [...(connections.get(userId) ?? [])])
        if (!(await isGood(connection.sessionId))) closeConnection(connection, liveClose.sessionEnded);
    },
    disconnectAll() {
      // Events may have been missed until now.
      connectedSince = performance.now();
      for (const connection of allConnections()) closeConnection(connection, SERVICE_RESTART);
    },
    count: () => allConnections().length,
    close() {
      clearInterval(heartbeat);
      for (const connection of allConnections()) closeConnection(connection, GOING_AWAY);
    },
  };
};
