import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { errorStatus } from '@netlik/contract/errors';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { answerWhileStarting } from '../../apps/api/src/http/starting.ts';
import { hasNginx, startNginx } from './nginx-process.ts';
import { cleanUp, freePort, temporaryFolder } from './server-process.ts';

const AWAY = '/api/users/avatar';
const CUT = '/api/cut';
const OTHERS = 40;
const busy = JSON.stringify({ code: 'server.busy', message: 'Biraz sonra yeniden dene.' });

describe.skipIf(!hasNginx)('the shipped nginx file before two small servers (skipped without nginx)', () => {
  let folder: string;
  let nginx: Awaited<ReturnType<typeof startNginx>>;
  let ports: [number, number];
  let servers: Server[];
  /** All calls sent to one of the two servers. */
  let seen: string[];

  const openServer = async (port: number) => {
    const server = createServer((request, response) => {
      seen.push(`${request.method} ${request.url}`);
      if (request.url === CUT) request.socket.destroy();
      else if (request.url === AWAY) response.writeHead(503, { 'retry-after': '5' }).end(busy);
      else response.end('ok');
    }).listen(port, '127.0.0.1');
    await once(server, 'listening');
    return server;
  };
  const closeServer = async (server: Server) => {
    server.closeAllConnections();
    server.close();
    await once(server, 'close');
  };

  beforeEach(async () => {
    folder = temporaryFolder('nginx');
    seen = [];
    ports = [await freePort(), await freePort()];
    servers = [await openServer(ports[0]), await openServer(ports[1])];
    nginx = await startNginx(folder, ports);
    await expect
      .poll(() =>
        call('GET', '/').then(
          ({ status }) => status,
          () => 0,
        ),
      )
      .toBe(200);
    seen = [];
  });
  afterEach(async () => {
    await nginx.stop();
    for (const server of servers) await closeServer(server);
    await cleanUp(folder);
  });

  const call = (method: string, path: string, device = 0) =>
    fetch(`${nginx.base}${path}`, {
      method,
      headers: { authorization: `Bearer device-${device}` },
      ...(method === 'POST' && { body: '{}' }),
    });
  /** Reads and writes of other devices, by status. */
  const callOfOthers = async () => {
    const counts: Record<number, number> = {};
    for (let device = 1; device <= OTHERS; device++) {
      const { status } = await call(device % 2 ? 'GET' : 'POST', '/api/today', device);
      counts[status] = (counts[status] ?? 0) + 1;
    }
    return counts;
  };

  it.each(['GET', 'POST'])('passes a 503 of the app on after one %s, and marks no server', async (method) => {
    const answer = await call(method, AWAY);
    expect([answer.status, await answer.text()]).toEqual([503, busy]);
    expect(await callOfOthers()).toEqual({ 200: OTHERS });
    expect(seen.filter((line) => line.endsWith(AWAY))).toEqual([`${method} ${AWAY}`]);
  });

  it('sends the calls of a server that refuses connections to the other', async () => {
    await closeServer(servers.pop()!);
    expect(await callOfOthers()).toEqual({ 200: OTHERS });
  });

  it('sends the calls of a server that is starting to the other, each once', async () => {
    await closeServer(servers.pop()!);
    const endStarting = await answerWhileStarting('127.0.0.1', ports[1]);
    try {
      expect(await callOfOthers()).toEqual({ 200: OTHERS });
      expect(seen).toHaveLength(OTHERS);
    } finally {
      await endStarting();
    }
  });

  it.each([
    ['POST', 1],
    ['GET', 2],
  ])('answers 502 to a %s that is cut after %i tries, and marks no server', async (method, tries) => {
    expect((await call(method, CUT)).status).toBe(502);
    expect(seen).toEqual(Array.from({ length: tries }, () => `${method} ${CUT}`));
    expect(await callOfOthers()).toEqual({ 200: OTHERS });
  });

  it('takes a 502 for a server that has begun nothing: no error of ours is one', () => {
    expect(Object.values(errorStatus)).not.toContain(502);
  });
});
