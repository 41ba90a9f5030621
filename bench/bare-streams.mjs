// Baseline for event streams: node:http with open responses.
import { createServer } from 'node:http';

const open = new Set();
createServer((request, response) => {
  if (request.url === '/health') return response.end('ok');
  response.writeHead(200, { 'content-type': 'text/event-stream' });
  response.write(':\n\n');
  open.add(response);
  response.on('close', () => open.delete(response));
}).listen(Number(process.env.PORT), '127.0.0.1');
