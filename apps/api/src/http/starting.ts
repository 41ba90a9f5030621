import { createServer } from 'node:http';

/** Holds the port while migrations run: callers are told to come back, and a taken port is noticed at once. */
export const answerWhileStarting = async (host: string, port: number): Promise<() => Promise<void>> => {
  const server = createServer((request, response) => {
    const isLive = request.url === '/api/live';
    response.writeHead(isLive ? 200 : 503, {
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
