import { allEndpoints } from '@netlik/contract/contract';
import * as z from 'zod/mini';
import { it } from 'vitest';
import { openWorld } from '../apps/api/src/testing/world.ts';
import http from 'node:http';
it('x', async () => {
  for (const n of ['users.search','users.list','users.update','users.remove']) {
    const e = allEndpoints.find((x) => x.name === n)!.endpoint;
    for (const part of ['query','body'] as const) if (e[part]) console.log(n, part, JSON.stringify(z.toJSONSchema(e[part]!, { io: 'input', target: 'draft-7', unrepresentable: 'any' })));
  }
  const world = await openWorld();
  const p = await world.person();
  const send = (method: string, path: string, headers: Record<string,string> = {}, body?: string) => new Promise<string>((res) => {
    const r = http.request(world.base + path, { method, headers, path } as never, (m) => { let t=''; m.on('data', (c) => t += c); m.on('end', () => res(`${m.statusCode} ${t.slice(0,300)}`)); });
    r.on('error', (e) => res('ERR ' + e.message)); r.end(body);
  });
  const a = { authorization: `Bearer ${p.token}` };
  console.log(await send('GET', '/api/users/%', a));
  console.log(await send('GET', '/api/users/%E0%A4%A', a));
  console.log(await send('GET', '/api/users/' + 'a'.repeat(300), a));
  console.log(await send('GET', '/api/users/' + 'a'.repeat(12000), a));
  console.log(await send('GET', '/api/users/profile?x=' + 'a'.repeat(20000), a));
  console.log(await send('GET', '/api/users/profile?%', a));
  console.log(await send('GET', '/api/users/profile?__proto__=1', a));
  console.log(await send('GET', '/api/users/profile', { authorization: 'Bearer ' + 'a'.repeat(20000)}));
  console.log(await send('POST', '/api/users/logout', {...a, 'content-type': 'application/json'}, '{"__proto__":{"a":1}}'));
  console.log(await send('POST', '/api/users/logout', {...a, 'content-type': 'application/json', 'content-length': '-5'}, ''));
  console.log(await send('POST', '/api/users/logout', {...a, 'content-type': 'application/json', 'transfer-encoding': 'gzip, chunked'}, '{}'));
  console.log(await send('POST', '/api/users/logout', {...a, 'content-type': 'application/json', 'expect': '100-continue'}, '{}'));
  console.log(await send('POST', '/api/users/logout', {...a, 'content-type': 'nonsense'}, '{}'));
  console.log(await send('FOO', '/api/users/logout', {...a}));
  console.log(await send('TRACE', '/api/users/logout', {...a}));
  console.log(await send('GET', '//', {...a}));
  console.log(await send('GET', '/api/../etc', {...a}));
  await world.close();
});
