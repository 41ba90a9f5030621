import type { WebSocket } from 'ws';

export const GOING_AWAY = 1001;
export const SERVICE_RESTART = 1012;

/** Pings on each call and closes the socket if the previous ping was not answered. */
export const createPing = (socket: WebSocket): (() => void) => {
  let isAlive = true;
  socket.on('pong', () => {
    isAlive = true;
  });
  return () => {
    if (isAlive) socket.ping();
    else socket.terminate();
    isAlive = false;
  };
};

/** Closes the socket and terminates unresponsive pages. */
export const closeSocket = (socket: WebSocket, code: number, waitMs: number) => {
  socket.close(code);
  const late = setTimeout(() => socket.terminate(), waitMs);
  late.unref();
  socket.once('close', () => clearTimeout(late));
};
