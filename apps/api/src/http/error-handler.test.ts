import fsPromises from 'node:fs/promises';
import { request } from 'node:http';
import { syncBuiltinESMExports } from 'node:module';
import { users } from '@netlik/contract/identity/users';
import { supportTickets } from '@netlik/contract/platform/support-tickets';
import { uploads } from '@netlik/contract/platform/uploads';
import { tinyPicture } from '@netlik/testkit/pictures';
import { openWorld, type TestPerson, type World } from '@netlik/testkit/world';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sql } from '../db/database.ts';

let world: World;
let person: TestPerson;
beforeAll(async () => {
  world = await openWorld();
  person = await world.person();
});
afterAll(() => world.close());

type Failure = { code: string; message: string; errors?: { path: string; message: string }[] };
const answerOf = async (response: Response) => {
  expect(response.headers.get('content-type')).toBe('application/json; charset=utf-8');
  expect(response.headers.get('cache-control')).toBe('no-store');
  expect(response.headers.get('x-request-id')).toMatch(/^[\w-]{8,}$/);
  return { status: response.status, body: (await response.json()) as Failure };
};
const send = async (method: string, path: string, body?: string, type = 'application/json') =>
  answerOf(
    await fetch(world.base + path, {
      method,
      headers: {
        authorization: `Bearer ${person.token}`,
        ...(body === undefined ? {} : { 'content-type': type }),
      },
      ...(body === undefined ? {} : { body }),
    }),
  );
const login = (body: string, type?: string) => send('POST', '/api/users/login', body, type);
const statusAndCode = ({ status, body }: { status: number; body: Failure }) => [status, body.code];

const sendRaw = (path: string, method = 'GET') =>
  new Promise<{ status: number; body: Failure }>((resolve, reject) => {
    const { hostname, port } = new URL(world.base);
    request({ hostname, port, path, method }, (response) => {
      let text = '';
      response.on('data', (chunk: Buffer) => {
        text += chunk.toString();
      });
      response.on('end', () =>
        resolve({ status: response.statusCode ?? 0, body: JSON.parse(text) as Failure }),
      );
    })
      .on('error', reject)
      .end();
  });

describe('a malformed request', () => {
  it.each([
    ['broken JSON', '{"email":'],
    ['an empty body that claims to be JSON', ''],
    ['__proto__', '{"email":"a@b.co","password":"x","__proto__":{"role":"admin"}}'],
    ['a constructor with a prototype', '{"constructor":{"prototype":{"x":1}}}'],
    ['NUL', '{"email":"a@b.co","password":"a\\u0000b"}'],
    ['what is nested too deep', `{"email":${'['.repeat(5000)}${']'.repeat(5000)}}`],
    ['half a surrogate pair', '{"email":"a@b.co","password":"a\\ud800b"}'],
    ['the other half', '{"email":"a@b.co","password":"\\udc00"}'],
    ['NUL in a key', '{"a\\u0000":1}'],
  ])('is a 400: %s', async (_, body) => {
    expect(statusAndCode(await login(body))).toEqual([400, 'request.malformed']);
  });

  it.each([
    ['a list', '[]'],
    ['a number', '7'],
    ['null', 'null'],
    ['a list nested 50,000 deep', `${'['.repeat(50_000)}${']'.repeat(50_000)}`],
    ['objects nested 20,000 deep', `${'{"a":'.repeat(20_000)}1${'}'.repeat(20_000)}`],
  ])('is a 400: %s', async (_, body) => {
    const answer = await login(body);
    expect(answer.status).toBe(400);
    expect(['request.invalid', 'request.malformed']).toContain(answer.body.code);
  });

  it('is a 400 with invalid text in the query or the path', async () => {
    expect(statusAndCode(await send('GET', '/api/users/search?q=a%00b'))).toEqual([400, 'request.malformed']);
    expect(statusAndCode(await send('GET', '/api/users/a%00b'))).toEqual([400, 'request.malformed']);
    expect(statusAndCode(await sendRaw('/api/users/%zz'))).toEqual([400, 'request.malformed']);
  });

  it('keeps whole pairs: an emoji is text like any other', async () => {
    const answer = await login(JSON.stringify({ email: 'a@b.co', password: 'şifre🔑' }));
    expect(statusAndCode(answer)).toEqual([401, 'sign_in.wrong']);
  });

  it('is a 413 above 256 KiB', async () => {
    const body = (bytes: number) => `{"email":"${'a'.repeat(bytes - 12)}"}`;
    expect((await login(body(256 * 1024))).status).toBe(400);
    expect(statusAndCode(await login(body(256 * 1024 + 1)))).toEqual([413, 'request.too_large']);
  });

  it.each(['text/plain', 'application/x-www-form-urlencoded', 'application/xml', 'multipart/form-data'])(
    'is a 415 as %s',
    async (type) => {
      expect(statusAndCode(await login('email=a', type))).toEqual([415, 'request.media_type']);
    },
  );
});

describe('an invalid request', () => {
  it('is a 400 that names each field in Turkish', async () => {
    const { status, body } = await login('{"email":"değil","extra":1}');
    expect([status, body.code]).toEqual([400, 'request.invalid']);
    expect(body.errors).toEqual(
      expect.arrayContaining([
        { path: 'email', message: 'Geçerli bir e-posta adresi girin' },
        { path: 'password', message: 'Şifre gereklidir' },
        { path: 'extra', message: 'Bilinmeyen alan' },
      ]),
    );
  });

  it('names an unknown query and a bad id', async () => {
    const query = await send('GET', '/api/users/profile?admin=1');
    expect([query.status, query.body.errors]).toEqual([400, [{ path: 'admin', message: 'Bilinmeyen alan' }]]);
    const id = await send('GET', '/api/users/42');
    expect([id.status, id.body.errors]).toEqual([400, [{ path: 'id', message: 'Geçersiz kimlik' }]]);
    const twice = await send('GET', '/api/users/search?q=ali&q=veli');
    expect([twice.status, twice.body.errors?.[0]?.path]).toEqual([400, 'q']);
  });

  it('reports at most 20 fields', async () => {
    const many = Object.fromEntries(Array.from({ length: 500 }, (_, n) => [`alan${n}`, n]));
    expect((await login(JSON.stringify(many))).body.errors?.length).toBeLessThanOrEqual(20);
  });
});

describe('an unknown path', () => {
  it.each(['GET', 'POST', 'PUT', 'PATCH', 'DELETE'])('under /api is a JSON 404 for %s', async (method) => {
    const answer = await send(method, '/api/olmayan/yol', method === 'GET' ? undefined : '{}');
    expect(statusAndCode(answer)).toEqual([404, 'route.not_found']);
    expect(answer.body.message).toBe('Böyle bir adres yok.');
  });

  it('is a 404 where the path exists for another method', async () => {
    expect(statusAndCode(await send('PATCH', '/api/users/profile', '{}'))).toEqual([404, 'route.not_found']);
  });
  it('is a 404 for TRACE, which would repeat the request', async () => {
    expect(statusAndCode(await sendRaw('/api/users/profile', 'TRACE'))).toEqual([404, 'route.not_found']);
  });
});

describe('an unexpected error', () => {
  it('is a 500 without details', async () => {
    const broken = await openWorld();
    const somebody = await broken.person();
    await broken.db.run(sql`alter table users rename column bio to gone`);
    const { status, body } = await answerOf(
      await fetch(`${broken.base}/api/users/profile`, {
        headers: { authorization: `Bearer ${somebody.token}` },
      }),
    );
    expect(status).toBe(500);
    expect(body).toEqual({
      code: 'server.failed',
      message: 'Sunucuda bir hata oluştu. Lütfen tekrar deneyin.',
    });
    await broken.close();
  });
});

describe('a database that is away', () => {
  it('is told as 503 with a time to come back, and again served when it is back', async () => {
    const other = await openWorld();
    const { db: admin } = world;
    const somebody = await other.person();
    const ask = () =>
      fetch(`${other.base}/api/users/profile`, { headers: { authorization: `Bearer ${somebody.token}` } });
    expect((await ask()).status).toBe(200);
    await admin.raw(`alter database ${other.database} with allow_connections false`, []);
    await admin.raw('select pg_terminate_backend(pid) from pg_stat_activity where datname = $1', [
      other.database,
    ]);
    const answer = await ask();
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '5']);
    expect(await answer.json()).toMatchObject({ code: 'server.busy' });
    await admin.raw(`alter database ${other.database} with allow_connections true`, []);
    await expect.poll(async () => (await ask()).status, { timeout: 15_000 }).toBe(200);
    await other.close();
  });
});

describe('a full disk', () => {
  /** Makes the system call itself fail: half of the file is written before the disk is full. */
  const withFullDisk = async (work: () => Promise<void>) => {
    const { writeFile } = fsPromises;
    fsPromises.writeFile = (async (path: string, contents: Buffer, ...rest: []) => {
      await writeFile(path, contents.subarray(0, contents.length / 2), ...rest);
      const message = 'ENOSPC: no space left on device, write';
      throw Object.assign(new Error(message), { errno: -28, code: 'ENOSPC', syscall: 'write' });
    }) as unknown as typeof writeFile;
    syncBuiltinESMExports();
    try {
      await work();
    } finally {
      fsPromises.writeFile = writeFile;
      syncBuiltinESMExports();
    }
  };

  it('is a 503 for every upload, which leaves no half file behind', async () => {
    const somebody = await world.person();
    const file = tinyPicture;
    const ticket = { body: { title: 'Resim', description: 'Yüklenmiyor' }, files: [file] };
    await withFullDisk(async () => {
      const answers = [
        await somebody.call(users.avatar, { file }),
        await somebody.call(uploads.universityImage, { file }),
        await somebody.call(uploads.cardImage, { file }),
        await somebody.call(uploads.mistakePhoto, { file }),
        await somebody.call(supportTickets.create, ticket),
      ];
      expect(answers.map(({ status, code }) => [status, code])).toEqual(
        answers.map(() => [503, 'server.busy']),
      );
    });
    expect(await world.deps.files.list()).toEqual([]);
    expect((await somebody.call(users.avatar, { file })).status).toBe(200);
  });
});
