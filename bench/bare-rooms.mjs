// Baseline for rooms: `ws` with rooms in memory that forwards every message to the room's sockets.
import { createServer } from 'node:http';
import { createRequire } from 'node:module';

const fromApi = createRequire(new URL('../apps/api/package.json', import.meta.url));
const { WebSocketServer } = fromApi('ws');

const rooms = new Map();
const server = createServer((_, reply) => reply.end('ok'));
new WebSocketServer({ server }).on('connection', (socket, { url }) => {
  const query = new URL(url, 'http://bare').searchParams;
  const [roomId, userId] = [query.get('roomId'), query.get('userId')];
  const room = rooms.get(roomId) ?? { sockets: new Set(), number: 0 };
  rooms.set(roomId, room);
  room.sockets.add(socket);
  socket.on('close', () => room.sockets.delete(socket));
  socket.on('message', (data) => {
    const { content, key } = JSON.parse(String(data));
    room.number += 1;
    const now = new Date().toISOString();
    const message = { id: key, userId, number: room.number, key, content, createdAt: now, expiresAt: now };
    const text = JSON.stringify({ type: 'message', payload: message });
    for (const one of room.sockets) one.send(text);
  });
  socket.send(
    JSON.stringify({ type: 'ready', payload: { lastNumber: 0, online: [], messages: [], hasMore: false } }),
  );
});
server.listen(Number(process.env.PORT), '127.0.0.1');
