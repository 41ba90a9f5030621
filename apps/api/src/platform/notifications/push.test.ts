import { randomUUID } from 'node:crypto';
import { notifications, push } from '@netlik/contract/platform/notifications';
import { countStatuses, inParallel } from '@netlik/testkit/parallel';
import { hasOpenssl, newBrowser, startPushService } from '@netlik/testkit/push-service';
import { openWorld, type TestPerson, type World } from '@netlik/testkit/world';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { sql } from '../../db/database.ts';
import { notify } from './notifications.service.ts';

const known = () => `https://fcm.googleapis.com/fcm/send/${randomUUID()}`;
const { keys } = newBrowser();
const subscribe = (person: TestPerson, endpoint: string, its = keys) =>
  person.call(push.subscribe, { body: { endpoint, expirationTime: null, keys: its } });
const draft = {
  title: 'Koçun yazdı',
  body: 'Yarın 10’da',
  category: 'coach',
  type: 'coach.message',
} as const;

describe('POST /push/subscriptions', () => {
  let world: World;
  beforeAll(async () => {
    world = await openWorld();
  });
  afterAll(() => world.close());
  const browsersOf = (person: TestPerson) =>
    world.rows<{ endpoint: string }>(
      sql`select endpoint from push_subscriptions where user_id = ${person.id}`,
    );

  it.each([
    'https://fcm.googleapis.com/fcm/send/abc',
    'https://updates.push.services.mozilla.com/wpush/v2/abc',
    'https://wns2-par02p.notify.windows.com/w/?token=abc',
    'https://web.push.apple.com/abc',
    'https://FCM.googleapis.com:443/fcm/send/büyük',
  ])('takes %s', async (endpoint) => {
    expect((await subscribe(await world.person(), endpoint)).status).toBe(201);
  });

  it.each([
    'http://fcm.googleapis.com/fcm/send/abc',
    'https://fcm.googleapis.com.evil.example/send',
    'https://evil.example/fcm.googleapis.com',
    'https://evilfcm.googleapis.com/send',
    'https://fcm.googleapis.com./send',
    'https://fcm.googleapis.com@evil.example/send',
    'https://user:secret@fcm.googleapis.com/send',
    'https://fcm.googleapis.com:8443/send',
    'https://notify.windows.com/w',
    'https://push.services.mozilla.com.evil.example/',
    'https://localhost/push',
    'https://127.0.0.1/push',
    'https://[::1]/push',
    'https://127.0.0.1;.push.apple.com/x',
    'https://127.0.0.1%2f.push.apple.com/x',
    'https://evil_.push.apple.com/x',
    'https://169.254.169.254/latest/meta-data',
    'https://0x7f000001/',
    'https://fcm。googleapis。com.evil.example/',
    'ftp://fcm.googleapis.com/',
    'javascript:alert(1)',
    '//fcm.googleapis.com/',
    'fcm.googleapis.com',
    '',
  ])('never calls %s', async (endpoint) => {
    const person = await world.person();
    expect((await subscribe(person, endpoint)).code).toBe('push.endpoint_refused');
    expect(await browsersOf(person)).toEqual([]);
    expect(await world.deps.push.send({ endpoint, ...keys }, '{}')).toBe('gone');
  });

  it('stores at most 10 browsers per person, also in parallel', async () => {
    const person = await world.person();
    const answers = await inParallel(50, () => subscribe(person, known()));
    expect(countStatuses(answers)).toEqual({ 201: 10, 409: 40 });
    expect(answers.find(({ status }) => status === 409)?.code).toBe('push.too_many');
    expect(await browsersOf(person)).toHaveLength(10);
    const [{ endpoint }] = (await browsersOf(person)) as [{ endpoint: string }];
    expect((await subscribe(person, endpoint)).status).toBe(201);
    await person.call(push.unsubscribe, { body: { endpoint } });
    expect((await subscribe(person, known())).status).toBe(201);
  });

  it('moves a browser to the last person who signed in on it', async () => {
    const [first, second] = [await world.person(), await world.person()];
    const endpoint = known();
    await subscribe(first, endpoint);
    await subscribe(second, endpoint);
    expect([await browsersOf(first), await browsersOf(second)]).toEqual([[], [{ endpoint }]]);
    await first.call(push.unsubscribe, { body: { endpoint } });
    expect(await browsersOf(second)).toHaveLength(1);
  });

  it('creates no job without a subscription', async () => {
    const person = await world.person();
    await world.db.transaction((tx) => notify(world.deps, tx, person.id, draft));
    expect(await world.rows(sql`select from jobs.job where name = 'push'`)).toEqual([]);
    expect((await person.call(push.key, {})).data.publicKey).toBe(world.deps.push.publicKey);
  });
});

describe.skipIf(!hasOpenssl)('a push (skipped without openssl)', { timeout: 60_000 }, () => {
  let service: Awaited<ReturnType<typeof startPushService>>;
  let world: World;
  beforeAll(async () => {
    service = await startPushService();
    world = await openWorld({ config: { pushHosts: [service.host] }, pushAgent: service.agent });
    await world.deps.jobs.start({ work: true });
  });
  afterAll(async () => {
    await world.close();
    await service.stop();
  });

  const eventually = { timeout: 30_000, interval: 50 };
  const withBrowser = async (person: TestPerson, ...answers: number[]) => {
    const browser = newBrowser();
    const path = `/push/${randomUUID()}`;
    service.answers.set(path, answers);
    await subscribe(person, `https://${service.host}${path}`, browser.keys);
    return { ...browser, path, got: () => service.received.filter((each) => each.path === path) };
  };
  const tell = (person: TestPerson, more = {}) =>
    world.db.transaction((tx) => notify(world.deps, tx, person.id, { ...draft, ...more }));
  const count = async (person: TestPerson) =>
    (await world.rows(sql`select from push_subscriptions where user_id = ${person.id}`)).length;

  it('reaches every browser of the person, readable by that browser only', async () => {
    const person = await world.person();
    const [one, two] = [await withBrowser(person), await withBrowser(person)];
    const item = await tell(person, { actionUrl: '/student/coach' });
    for (const browser of [one, two]) {
      await vi.waitFor(() => expect(browser.got()).toHaveLength(1), eventually);
      const [{ headers, body }] = browser.got() as [(typeof service.received)[number]];
      expect(headers).toMatchObject({ 'content-encoding': 'aes128gcm', ttl: '86400' });
      expect(headers.authorization).toMatch(/^vapid t=/);
      expect(body.includes('Koçun')).toBe(false);
      expect(JSON.parse(browser.read(body))).toEqual({
        id: item.id,
        title: draft.title,
        body: draft.body,
        url: '/student/coach',
      });
      expect(() => newBrowser().read(body)).toThrow();
    }
  });

  it('deletes a subscription that is gone, and retries one that failed', async () => {
    const person = await world.person();
    const gone = await withBrowser(person, 410);
    const shaky = await withBrowser(person, 500);
    const fine = await withBrowser(person);
    await tell(person);
    await vi.waitFor(() => expect(shaky.got()).toHaveLength(2), eventually);
    expect([gone.got().length, fine.got().length]).toEqual([1, 1]);
    expect(await count(person)).toBe(2);
  });

  it('does not push what was read meanwhile or is for the other plan', async () => {
    const person = await world.person({ tier: 'free' });
    const browser = await withBrowser(person);
    const { id } = await tell(person, { title: 'okundu' });
    await person.call(notifications.read, { params: { id } });
    await tell(person, { title: 'başkasına', category: 'performance', audience: 'premium' });
    await tell(person, { title: 'son' });
    await vi.waitFor(() => expect(browser.got()).toHaveLength(1), eventually);
    expect(JSON.parse(browser.read(browser.got()[0]!.body))).toMatchObject({ title: 'son' });
  });

  it('rejects an unknown certificate', async () => {
    const stranger = await openWorld({ config: { pushHosts: [service.host] } });
    const outcome = await stranger.deps.push.send({ endpoint: `https://${service.host}/x`, ...keys }, '{}');
    expect(outcome).toBe('failed');
    expect(service.received.some(({ path }) => path === '/x')).toBe(false);
    await stranger.close();
  });
});
