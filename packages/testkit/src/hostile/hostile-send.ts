import http from 'node:http';

/** A request as sent over the wire. */
export type RawRequest = {
  method: string;
  path: string;
  headers: Record<string, string>;
  body?: string | Buffer;
};

export const withBody = (good: RawRequest, body: string | Buffer, type = 'application/json'): RawRequest => ({
  ...good,
  headers: { ...good.headers, 'content-type': type },
  body,
});

export type Reply = { status: number; headers: http.IncomingHttpHeaders; text: string };

/** `ownConnection` is for requests after which the server closes the connection. */
export const createSender = (base: string) => {
  const { hostname, port } = new URL(base);
  const agent = new http.Agent({ keepAlive: true, maxSockets: 8 });
  const send = ({ method, path, headers, body }: RawRequest, ownConnection: boolean): Promise<Reply> =>
    new Promise((resolve, reject) => {
      const length = body === undefined ? {} : { 'content-length': String(Buffer.byteLength(body)) };
      const request = http.request(
        {
          hostname,
          port,
          method,
          path,
          headers: { ...length, ...headers },
          agent: ownConnection ? false : agent,
        },
        (response) => {
          let text = '';
          response.setEncoding('utf8');
          response.on('data', (chunk: string) => {
            text += chunk;
          });
          response.on('end', () =>
            resolve({ status: response.statusCode ?? 0, headers: response.headers, text }),
          );
          response.on('error', reject);
        },
      );
      request.on('error', reject);
      request.setTimeout(15_000, () => request.destroy(new Error('no answer in 15 s')));
      request.end(body);
    });
  return { send, close: () => agent.destroy() };
};

/** Runs the work for each item, eight at a time. */
export const runConcurrently = async <T>(
  items: readonly T[],
  work: (item: T) => Promise<void>,
): Promise<void> => {
  let next = 0;
  const lane = async () => {
    while (next < items.length) {
      const item = items[next++]!;
      await work(item);
    }
  };
  await Promise.all(Array.from({ length: 8 }, lane));
};
