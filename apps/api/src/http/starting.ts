import { createServer } from 'node:http';

/** No contract error is a 502, so a proxy may retry elsewhere because nothing was started. */
export const NOT_HERE = 502;
const NOT_READY = 503;

/** Occupies the port while migrations run, so that callers retry and a taken port is detected at once. */
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
