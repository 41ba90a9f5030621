import { statSync } from 'node:fs';
import { join } from 'node:path';
import { account } from '@netlik/contract/identity/account';
import { users } from '@netlik/contract/identity/users';
import { uploads } from '@netlik/contract/platform/uploads';
import { picture, tinyPicture } from '@netlik/testkit/pictures';
import { openWorld, type TestPerson, type World } from '@netlik/testkit/world';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sql } from '../../db/database.ts';
import { ERASED_FILES, sweepFiles } from './uploads.service.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

const MB = 1024 * 1024;
const avatar = (person: TestPerson, file: Uint8Array) => person.call(users.avatar, { file });
const photo = (person: TestPerson, file: Uint8Array) => person.call(uploads.universityImage, { file });
const get = (url: string) => fetch(world.base + url);
const bytesOf = async (url: string) => Buffer.from(await (await get(url)).arrayBuffer());
const stored = () => world.deps.files.list();

describe('POST /users/avatar', () => {
  it('re-encodes the image as a square WebP and shows it on the profile', async () => {
    const person = await world.person();
    const { data } = await avatar(person, await picture(900, 600).jpeg().toBuffer());
    const bytes = await bytesOf(data.avatar);
    expect(await sharp(bytes).metadata()).toMatchObject({ format: 'webp', width: 512, height: 512 });
    expect((await person.call(account.profile, {})).data.avatar).toBe(data.avatar);
  });

  it('strips EXIF data and applies its rotation', async () => {
    const exif = {
      IFD0: { Make: 'GizliMarka', Artist: 'Ada Kaya' },
      IFD3: {
        GPSLatitudeRef: 'N',
        GPSLatitude: '41/1 0/1 0/1',
        GPSLongitudeRef: 'E',
        GPSLongitude: '29/1 0/1 0/1',
      },
    };
    const source = await picture(60, 30)
      .composite([{ input: await picture(30, 30, '#ff0000').png().toBuffer(), left: 0, top: 0 }])
      .jpeg()
      .withMetadata({ orientation: 6, exif })
      .toBuffer();
    const before = await sharp(source).metadata();
    expect([before.exif !== undefined, before.orientation]).toEqual([true, 6]);

    const person = await world.person();
    const bytes = await bytesOf((await photo(person, source)).data.imageUrl);
    const after = await sharp(bytes).metadata();
    expect(after).toMatchObject({ width: 30, height: 60 });
    expect([after.exif, after.xmp, after.iptc, after.orientation]).toEqual([
      undefined,
      undefined,
      undefined,
      undefined,
    ]);
    expect(bytes.includes('GizliMarka')).toBe(false);
    // The red half was on the left; a quarter turn moves it to the top.
    const { data: top } = await sharp(bytes)
      .extract({ left: 10, top: 5, width: 1, height: 1 })
      .raw()
      .toBuffer({ resolveWithObject: true });
    expect(top[0]! > 200 && top[2]! < 80).toBe(true);
  });

  it.each(['jpeg', 'png', 'webp', 'avif', 'gif'] as const)('accepts %s', async (format) => {
    const answer = await avatar(await world.person(), await picture(40, 40).toFormat(format).toBuffer());
    expect(answer.status).toBe(200);
  });

  it('enforces the size limit to the byte', async () => {
    const person = await world.person();
    const padded = (size: number) => Buffer.concat([tinyPicture, Buffer.alloc(size - tinyPicture.length)]);
    expect((await avatar(person, padded(MB))).status).toBe(200);
    const large = await avatar(person, padded(MB + 1));
    expect([large.code, large.message]).toEqual([
      'upload.too_large',
      'Resim en fazla 1 MB olabilir. Daha küçük bir resim seç.',
    ]);
    expect((await photo(person, padded(5 * MB))).status).toBe(200);
    expect((await photo(person, padded(5 * MB + 1))).code).toBe('upload.too_large');
    expect((await avatar(person, Buffer.alloc(0))).code).toBe('upload.missing');
  });

  it('rejects what is far over the limit, also when it comes in one piece', async () => {
    const person = await world.person();
    for (let attempt = 0; attempt < 10; attempt += 1) {
      expect((await avatar(person, Buffer.concat([tinyPicture, Buffer.alloc(3 * MB)]))).code).toBe(
        'upload.too_large',
      );
      expect((await photo(person, Buffer.concat([tinyPicture, Buffer.alloc(7 * MB)]))).code).toBe(
        'upload.too_large',
      );
    }
  });

  it('lets one person’s many heavy images wait, and others through', async () => {
    const [busy, other] = [await world.person(), await world.person()];
    const large = await picture(3000, 3000).jpeg().toBuffer();
    const many = Array.from({ length: 24 }, () => photo(busy, large));
    expect((await avatar(other, tinyPicture)).status).toBe(200);
    const statuses = (await Promise.all(many)).map(({ status }) => status);
    expect(statuses.filter((status) => status === 200).length).toBeGreaterThanOrEqual(8);
    expect(statuses.filter((status) => status !== 200 && status !== 503)).toEqual([]);
  });
});

describe('GET /api/files/:kind/:name', () => {
  it('serves the image with headers that forbid scripts', async () => {
    const { data } = await photo(await world.person(), tinyPicture);
    const { status, headers } = await get(data.imageUrl);
    expect(status).toBe(200);
    expect(Object.fromEntries(headers)).toMatchObject({
      'content-type': 'image/webp',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox",
      'cache-control': 'private, max-age=172800, immutable',
      'cross-origin-resource-policy': 'same-origin',
    });
  });

  it('keeps its URL all day, and expires it within two', async () => {
    const person = await world.person();
    const begun = world.clock.now();
    const url = (await photo(person, tinyPicture)).data.imageUrl;
    const path = /files\/(.*)\?/.exec(url)![1]!;
    const at = async (time: string) => {
      world.clock.set(time);
      return (await get(url)).status;
    };
    expect(await at('2026-11-15T23:59:59Z')).toBe(200);
    expect(world.deps.fileLinks.url(path, world.clock.now())).toBe(url);
    expect(await at('2026-11-16T23:59:59Z')).toBe(200);
    expect(await at('2026-11-17T00:00:00Z')).toBe(404);
    expect(await at('2026-11-14T23:59:59Z')).toBe(404);
    world.clock.set(begun);
  });

  it('rejects a changed URL', async () => {
    const person = await world.person();
    const { imageUrl } = (await photo(person, tinyPicture)).data;
    const other = (await photo(person, tinyPicture)).data.imageUrl;
    const [path, query] = imageUrl.split('?') as [string, string];
    const signed = new URLSearchParams(query);
    const day = Number(signed.get('d'));
    const altered = [
      path,
      `${path}?d=${day}`,
      `${path}?d=${day}&s=`,
      `${path}?d=${day}&s=${'A'.repeat(32)}`,
      `${path}?d=${day - 1}&s=${signed.get('s')}`,
      `${path}?d=${day + 1}&s=${signed.get('s')}`,
      `${path}?d=NaN&s=${signed.get('s')}`,
      `${imageUrl}&d=${day}`,
      `${imageUrl}x`,
      `${path}?${other.split('?')[1]}`,
      `${path.replace('universities', 'avatars')}?${query}`,
      `${path.replace('.webp', '.svg')}?${query}`,
      `/api/files/universities/..%2f..%2fauth-secret?${query}`,
      `/api/files/..%2fbackups/x?${query}`,
      `/api/files/universities/%00?${query}`,
    ];
    for (const url of altered) {
      const answer = await get(url);
      expect([url, [400, 404].includes(answer.status)]).toEqual([url, true]);
      expect(answer.headers.get('content-type')).toContain('application/json');
    }
    expect((await get(imageUrl)).status).toBe(200);
  });
});

describe('files.sweep', () => {
  it('removes what was replaced, left unused, orphaned or never recorded, a day later', async () => {
    const begun = world.clock.now();
    const person = await world.person();
    const leaving = await world.person();
    const replaced = (await avatar(person, tinyPicture)).data.avatar;
    const kept = (await avatar(person, tinyPicture)).data.avatar;
    const unused = (await photo(person, tinyPicture)).data.imageUrl;
    const goal = (await photo(person, tinyPicture)).data.imageUrl;
    const orphan = (await avatar(leaving, tinyPicture)).data.avatar;
    const image = { name: 'Ege Üniversitesi', department: 'Tıp', priority: 1, image: goal };
    await person.call(users.update, { params: { id: person.id }, body: { targetUniversities: [image] } });
    await world.db.run(sql`delete from users where id = ${leaving.id}`);
    const unknown = await world.deps.files.put('avatars', tinyPicture);

    await sweepFiles(world.deps);
    expect((await get(replaced)).status).toBe(200);

    world.clock.set(new Date(Math.max(Date.now(), begun.getTime()) + 2 * 86_400_000));
    await sweepFiles(world.deps);
    const left = await stored();
    world.clock.set(begun);
    const has = (url: string) => left.includes(/files\/(.*)\?/.exec(url)![1]!);
    expect([replaced, unused, orphan].map(has)).toEqual([false, false, false]);
    expect(left.includes(unknown)).toBe(false);
    expect([kept, goal].map(has)).toEqual([true, true]);
    const rows = await world.rows<{ path: string }>(sql`select path from files order by path`);
    expect(rows.map(({ path }) => path)).toEqual(left);
  });

  it('are gone with their owner: the link at once, the file by a job that another process may do', async () => {
    const person = await world.person();
    const links = [
      (await avatar(person, tinyPicture)).data.avatar,
      (await photo(person, tinyPicture)).data.imageUrl,
      (await person.call(uploads.cardImage, { file: tinyPicture })).data.imageUrl,
      (await person.call(uploads.mistakePhoto, { file: tinyPicture })).data.imageUrl,
    ];
    const paths = links.map((url) => /files\/(.*)\?/.exec(url)![1]!);
    for (const url of links) expect((await get(url)).status).toBe(200);
    await person.call(users.remove, { params: { id: person.id } });
    for (const url of links) expect((await get(url)).status).toBe(404);

    // The erasing process died: files and job are still there.
    expect(await stored()).toEqual(expect.arrayContaining(paths));
    const another = await openWorld({ beside: world });
    await another.deps.jobs.runWaiting(ERASED_FILES);
    await another.close();
    expect((await stored()).filter((path) => paths.includes(path))).toEqual([]);
    expect(await world.rows(sql`select from files where owner_id is null`)).toEqual([]);
  });

  it('keeps files where only the server reads them', async () => {
    await avatar(await world.person(), tinyPicture);
    const [path] = await stored();
    expect(statSync(join(world.dataDir, 'files', path!)).isFile()).toBe(true);
    expect(path).toMatch(/^(avatars|universities)\/[0-9a-f]{32}\.webp$/);
  });
});
