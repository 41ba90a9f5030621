import { connect } from 'node:net';
import { account } from '@netlik/contract/identity/account';
import { notifications } from '@netlik/contract/platform/notifications';
import {
  adminSupportTickets,
  type NewTicket,
  supportTickets,
} from '@netlik/contract/platform/support-tickets';
import { connectLive } from '@netlik/testkit/live-page';
import { countStatuses, inParallel } from '@netlik/testkit/parallel';
import { picture, tinyPicture } from '@netlik/testkit/pictures';
import { startUploadClient } from '@netlik/testkit/upload-client';
import { openWorld, type TestPerson, type World } from '@netlik/testkit/world';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { sql } from '../../db/database.ts';
import { sweepFiles } from '../uploads/uploads.service.ts';

let world: World;
let admin: TestPerson;
beforeAll(async () => {
  world = await openWorld();
  admin = await world.person({ role: 'admin' });
});
afterAll(() => world.close());

const form: NewTicket = { title: 'Zamanlayıcı durdu', description: 'Sayfa yenilenince süre sıfırlandı.' };

const create = (person: TestPerson, files: readonly Uint8Array[] = [], body = form) =>
  person.call(supportTickets.create, { body, files } as never);
const reply = (person: TestPerson, id: string, message = 'Hâlâ aynı.', files: readonly Uint8Array[] = []) =>
  person.call(supportTickets.reply, { params: { id }, body: { message }, files } as never);
const answer = (id: string, message = 'Düzelttik.', files: readonly Uint8Array[] = []) =>
  admin.call(adminSupportTickets.reply, { params: { id }, body: { message }, files } as never);
const messages = async (person: TestPerson, id: string) =>
  (await person.call(supportTickets.messages, { params: { id }, query: {} })).data;
const own = async (person: TestPerson) => (await person.call(supportTickets.list, { query: {} })).data;
const stored = async () => (await world.deps.files.list()).filter((path) => path.startsWith('reports/'));
const openPage = async (person: TestPerson) => {
  const { ticket } = (await person.call(account.ticket, {})).data;
  const page = connectLive(world.base, ticket);
  onTestFinished(() => page.socket.terminate());
  await expect.poll(() => page.messages.length).toBe(1);
  return page;
};
const setStatus = (id: string, status: 'pending' | 'resolved' | 'canceled') =>
  admin.call(adminSupportTickets.setStatus, { params: { id }, body: { status } });

describe('POST /reports', () => {
  // Runs first, because memory freed by other tests would hide the use of this one.
  it('takes four photos of 5 MB in bounded memory', async () => {
    const person = await world.person();
    const drawn = await picture(4000, 3000).jpeg().toBuffer();
    const photo = Buffer.concat([drawn, Buffer.alloc(5 * 2 ** 20 - drawn.length)]);
    const client = startUploadClient({
      url: `${world.base}/api${supportTickets.create.path}`,
      token: person.token,
      field: 'attachments',
      texts: form,
      times: 4,
    });
    onTestFinished(client.stop);
    await client.send(tinyPicture, 'ilk.png');
    const rss = () => process.memoryUsage().rss / 2 ** 20;
    const before = rss();
    let most = before;
    const watch = setInterval(() => {
      most = Math.max(most, rss());
    }, 5);
    const { status } = await client.send(photo, 'foto.png');
    clearInterval(watch);
    console.log(`a report with four photos of 5 MB: at most ${(most - before).toFixed(0)} MB more`);
    expect(status).toBe(201);
    expect(most - before).toBeLessThan(120);
  }, 120_000);

  it('keeps name and class of the profile and the pictures as WebP without metadata', async () => {
    const person = await world.person({ firstName: 'Ada', lastName: 'Kaya' });
    await world.db.run(sql`update users set grade = '12' where id = ${person.id}`);
    const photo = await picture(3000, 1500).jpeg().withMetadata().toBuffer();
    const body = { ...form, contact: '0555', studentName: 'Başkası', studentClass: '9' };
    const { data } = await create(person, [photo, tinyPicture], body);
    expect(data).toMatchObject({
      status: 'pending',
      totalAttachments: 2,
      expiresAt: null,
      studentName: 'Ada Kaya',
      studentClass: '12',
      lastMessagePreview: form.description,
    });
    const [first] = await messages(person, data.id);
    expect(first).toMatchObject({ sender: 'student', content: form.description });
    const { data: bytes } = await person.call(supportTickets.attachment, {
      params: { id: data.id, uid: first!.attachments[0]!.uid },
    });
    const { format, width, height, exif } = await sharp(bytes).metadata();
    expect([format, width, height, exif]).toEqual(['webp', 1600, 800, undefined]);
  });

  it('says what is missing, in the words of the specification', async () => {
    const person = await world.person();
    const errorsOf = async (body: object) =>
      (await create(person, [], body as NewTicket)).errors.map(({ message }) => message);
    expect(await errorsOf({ title: ' ', description: '' })).toEqual(['Başlık zorunlu.', 'Detay zorunlu.']);
    expect(await errorsOf({ ...form, description: 'kısa' })).toEqual(['Lütfen daha fazla detay ekle.']);
  });

  it('refuses too many, too large and unreadable pictures, and keeps nothing of them', async () => {
    const person = await world.person();
    const before = await stored();
    const padded = (size: number) => Buffer.concat([tinyPicture, Buffer.alloc(size - tinyPicture.length)]);
    const five = padded(5 * 2 ** 20);
    const codes = [
      (await create(person, Array(11).fill(tinyPicture))).code,
      (await create(person, [tinyPicture, padded(5 * 2 ** 20 + 1)])).code,
      (await create(person, [five, five, five, five, tinyPicture])).code,
      (await create(person, [tinyPicture, Buffer.from('<svg/>')])).code,
      (await create(person, [tinyPicture, Buffer.alloc(0)])).code,
    ];
    expect(codes).toEqual([
      'upload.too_many',
      'upload.too_large',
      'upload.too_large_together',
      'upload.not_an_image',
      'upload.missing',
    ]);
    expect([await stored(), await own(person)]).toEqual([before, []]);
    expect((await create(person, Array(10).fill(tinyPicture))).data.totalAttachments).toBe(10);
  });

  it('leaves nothing behind when the connection breaks', async () => {
    const person = await world.person();
    const before = await stored();
    const part = (name: string, value: Buffer | string, more = '') =>
      Buffer.concat([
        Buffer.from(`--x\r\ncontent-disposition: form-data; name="${name}"${more}\r\n\r\n`),
        Buffer.from(value),
        Buffer.from('\r\n'),
      ]);
    const begun = Buffer.concat([
      part('title', form.title),
      part('description', form.description),
      part('attachments', tinyPicture, '; filename="a.png"'),
      part('attachments', tinyPicture.subarray(0, 40), '; filename="b.png"'),
    ]);
    const socket = connect(Number(new URL(world.base).port), '127.0.0.1');
    const head = [
      'POST /api/reports HTTP/1.1',
      'host: localhost',
      `authorization: Bearer ${person.token}`,
      'content-type: multipart/form-data; boundary=x',
      `content-length: ${begun.length + 1000}`,
    ];
    socket.write(`${head.join('\r\n')}\r\n\r\n`);
    await new Promise((done) => socket.write(begun, done));
    socket.destroy();
    expect((await create(person, [tinyPicture])).status).toBe(201);
    await expect.poll(async () => (await own(person)).length).toBe(1);
    expect((await stored()).length).toBe(before.length + 1);
  });

  it('lets ten stand open, also of 50 at once, and more once support has closed some', async () => {
    const person = await world.person();
    expect(countStatuses(await inParallel(50, () => create(person)))).toEqual({ 201: 10, 409: 40 });
    await setStatus((await own(person))[0]!.id, 'resolved');
    expect(countStatuses(await inParallel(2, () => create(person)))).toEqual({ 201: 1, 409: 1 });
  });

  it('keeps no pictures of a repeat', async () => {
    const person = await world.person();
    const before = (await stored()).length;
    const key = 'bir-rapor-anahtari';
    const input = { body: form, files: [tinyPicture] } as never;
    const first = await person.call(supportTickets.create, input, key);
    const second = await person.call(supportTickets.create, input, key);
    expect([second.data.id, (await stored()).length]).toEqual([first.data.id, before + 1]);
  });
});

describe('a thread', () => {
  it('moves between pending and waiting, and ends 24 hours after the last reply of support', async () => {
    const person = await world.person();
    const { id } = (await create(person)).data;
    const hoursPass = (hours: number) =>
      world.db.run(sql`
        update reports set last_reply_at = last_reply_at - ${hours} * interval '1 hour' where id = ${id}`);
    const statusNow = async () => (await own(person))[0]!.status;
    await answer(id, 'Hangi cihazda?', [tinyPicture]);
    expect(await statusNow()).toBe('waiting');
    await hoursPass(23);
    expect((await reply(person, id)).status).toBe(201);
    expect(await statusNow()).toBe('pending');
    await hoursPass(1);
    expect((await reply(person, id)).code).toBe('report.closed');
    expect((await messages(person, id)).map(({ sender }) => sender)).toEqual(['student', 'admin', 'student']);
    expect((await answer(id)).status).toBe(201);
    expect((await reply(person, id)).status).toBe(201);
  });

  it('takes no message of anybody once it is closed', async () => {
    const person = await world.person();
    const { id } = (await create(person)).data;
    for (const status of ['resolved', 'canceled'] as const) {
      expect((await setStatus(id, status)).data.status).toBe(status);
      expect([(await reply(person, id)).code, (await answer(id)).code]).toEqual([
        'report.closed',
        'report.closed',
      ]);
    }
    await setStatus(id, 'pending');
    expect((await reply(person, id)).status).toBe(201);
  });

  it('tells the student of a reply, and the open pages of both', async () => {
    const person = await world.person();
    const [student, support] = [await openPage(person), await openPage(admin)];
    const { id } = (await create(person)).data;
    const changed = { type: 'changed', data: ['reports'] };
    await expect.poll(() => support.messages).toContainEqual(changed);
    student.messages.length = 0;
    await answer(id, 'Hangi cihazda?');
    await expect.poll(() => student.messages).toContainEqual(changed);
    const { data } = await person.call(notifications.list, { query: {} });
    expect(data[0]).toMatchObject({
      title: 'Raporuna yanıt geldi',
      type: 'report.answered',
      actionUrl: `/support/reports?report=${id}`,
    });
  });
});

describe('GET /admin/reports', () => {
  it('finds by status, title and name, and moves an answered report to the top, in three statements', async () => {
    const person = await world.person({ firstName: 'Çağla', lastName: 'Işık' });
    const first = (await create(person, [], { ...form, title: 'ÖDEME ekranı' })).data.id;
    world.clock.advance(1);
    const second = (await create(person, [], { ...form, title: 'Profil resmi' })).data.id;
    const list = async (query: object) =>
      (await admin.call(adminSupportTickets.list, { query: { limit: 8, offset: 0, ...query } })).data.map(
        ({ id }) => id,
      );
    expect(await list({ q: 'ışık' })).toEqual([second, first]);
    world.clock.advance(1);
    await answer(first);
    expect((await list({ q: 'cagla ışık' })).slice(0, 2)).toEqual([first, second]);
    expect(await list({ q: 'ödeme' })).toEqual([first]);
    expect(await list({ q: 'ışık', status: 'waiting' })).toEqual([first]);
    expect(await world.statements(() => list({ q: 'ışık' }))).toBeLessThanOrEqual(3);
  });
});

describe('a person’s data', () => {
  it('is exported with the replies and without who replied, and the pictures go with the account', async () => {
    const person = await world.person();
    const { id } = (await create(person, [tinyPicture])).data;
    await answer(id, 'Düzelttik.', [tinyPicture]);
    const { tables } = (await person.call(account.exportData, {})).data;
    expect([
      tables.reports!.length,
      tables.report_messages!.length,
      tables.report_attachments!.length,
    ]).toEqual([1, 2, 2]);
    expect(JSON.stringify(tables)).not.toContain(admin.id);

    const mine = await world.rows<{ path: string }>(
      sql`select path from files where owner_id = ${person.id} and path like 'reports/%'`,
    );
    expect(mine.length).toBe(2);
    await world.db.run(sql`delete from users where id = ${person.id}`);
    const begun = world.clock.now();
    world.clock.set(new Date(Math.max(Date.now(), begun.getTime()) + 2 * 86_400_000));
    await sweepFiles(world.deps);
    world.clock.set(begun);
    const left = await stored();
    expect(mine.filter(({ path }) => left.includes(path))).toEqual([]);
    expect(left.length).toBeGreaterThan(0);
  });

  it('is not opened by any link', async () => {
    const [path] = await stored();
    expect(() => world.deps.fileLinks.url(path!, world.clock.now())).toThrow();
  });
});
