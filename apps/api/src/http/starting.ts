import { createServer } from 'node:http';

/** No error of the contract is a 502, so a proxy may send such a call to another server: nothing was begun here. */
export const NOT_HERE = 502;
const NOT_READY = 503;

/** Holds the port while migrations run: callers are asked to come back, and a taken port is noticed at once. */
export const answerWhileStarting = async (host: string, port: number): Promise<() => Promise<void>> => {
  const server = createServer((request, response) => {
    const isLive = request.url === '/api/live';
    const refusal = request.url === '/api/ready' ? NOT_READY : NOT_HERE;
    response.writeHead(isLive ? 200 : refusal, {
      'content-type': 'application/json; charset=utf-8',
      'cache-control': 'no-store',
      connection: 'close',
      ...(isLive ? {} : { 'retry-after': '1' }),
    });
    response.end(JSON.stringify({ status: isLive ? 'ok' : 'starting' }));
  });
  await new Promise<void>((done, fail) => {
    server.once('error', fail);
    server.listen(port, host, done);
  });
  return () =>
    new Promise((done) => {
      server.close(() => done());
      server.closeAllConnections();
    });
};
