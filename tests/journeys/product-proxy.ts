import { createServer, request as httpRequest, type IncomingMessage, type ServerResponse } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';

/** The file's text in another build, or null if unchanged. */
type Edit = (path: string, text: string) => string | null;

/** A proxy in front of the product that simulates outages and other builds, and records requests. */
export const startProductProxy = async () => {
  const product = new URL(process.env.E2E_URL!);
  const target = { host: product.hostname, port: Number(product.port) };
  const asked: string[] = [];
  const sockets = new Set<Socket>();
  let down = false;
  let edit: Edit = () => null;

  const pass = (request: IncomingMessage, response: ServerResponse) => {
    const path = request.url!;
    asked.push(`${request.method} ${path}`);
    // Requests a full, uncompressed reply, because it is edited.
    const { 'if-none-match': _tag, 'if-modified-since': _since, ...asIs } = request.headers;
    const headers = { ...asIs, host: product.host, 'accept-encoding': 'identity' };
    const onward = httpRequest({ ...target, path, method: request.method, headers }, (answer) => {
      const chunks: Buffer[] = [];
      answer.on('data', (chunk: Buffer) => chunks.push(chunk));
      answer.on('end', () => {
        const body = Buffer.concat(chunks);
        const isText = /html|javascript/.test(`${answer.headers['content-type']}`);
        const edited = isText ? edit(path, body.toString()) : null;
        const out = edited === null ? body : Buffer.from(edited);
        const {
          etag: _etag,
          'last-modified': _modified,
          'transfer-encoding': _coding,
          ...kept
        } = answer.headers;
        response.writeHead(answer.statusCode!, { ...kept, 'content-length': out.length }).end(out);
      });
    });
    onward.on('error', () => response.destroy());
    request.pipe(onward);
  };

  const server = createServer((request, response) => (down ? response.destroy() : pass(request, response)));
  server.on('connection', (socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
  });
  server.on('upgrade', (request, socket) => {
    const onward = connect(target, () => {
      // Keeps the called Host, which the server compares with the page's origin.
      const lines = Object.entries(request.headers).map(([k, v]) => `${k}: ${v}`);
      onward.write(`GET ${request.url} HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n`);
      socket.pipe(onward).pipe(socket);
    });
    onward.on('error', () => socket.destroy());
    socket.on('error', () => onward.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const cut = () => {
    for (const socket of sockets) socket.destroy();
  };
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    asked,
    /** Drops all connections and refuses new ones. */
    takeDown: () => {
      down = true;
      cut();
    },
    bringBack: () => {
      down = false;
    },
    /** Serves the files of another build from now on. */
    release: (next: Edit) => {
      edit = next;
    },
    close: async () => {
      cut();
      await new Promise((resolve) => server.close(resolve));
    },
  };
};

export type ProductProxy = Awaited<ReturnType<typeof startProductProxy>>;
