import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type LandingSettings, landing } from '@netlik/contract/platform/landing';
import { openWorld, type World } from '@netlik/testkit/world';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildApp } from '../../app.ts';
import { noRateLimiter } from '../../http/rate-limit.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

describe('/admin/landing', () => {
  it('promises nothing until an admin does, and then what was saved last', async () => {
    const admin = await world.person({ role: 'admin' });
    const settings = async () => (await admin.call(landing.settings, {})).data;
    expect(await settings()).toMatchObject({ stats: [], testimonials: [], trialDays: 0, launchDiscount: 0 });
    const body: LandingSettings = {
      stats: [{ value: 2.4, suffix: 'M', label: 'çalışma dakikası' }],
      testimonials: [],
      questions: [{ question: 'Ücretli mi?', answer: 'Temel plan ücretsiz.\nSonrası sana kalmış.' }],
      trialDays: 14,
      launchDiscount: 0,
      proPrice: 'Ayda 199 TL',
      isPublic: false,
    };
    await admin.call(landing.saveSettings, { body });
    expect(await settings()).toEqual(body);
  });
});

describe('the public landing page', () => {
  const settings: LandingSettings = {
    stats: [{ value: 2.4, suffix: 'M', label: '</script><!--html-->' }],
    testimonials: [],
    questions: [],
    trialDays: 0,
    launchDiscount: 0,
    proPrice: '',
    isPublic: true,
  };

  const save = async (isPublic: boolean) => {
    const admin = await world.person({ role: 'admin' });
    await admin.call(landing.saveSettings, { body: { ...settings, isPublic } });
    // Settings are cached for a second.
    world.clock.advance(2);
  };

  const buildFolder = () => {
    const folder = mkdtempSync(join(tmpdir(), 'netlik-web-'));
    mkdirSync(join(folder, 'prerender'));
    const write = (name: string, text: string) => writeFileSync(join(folder, name), text);
    write('index.html', '<script>first()</script><div id="root"></div>');
    write('prerender/login.html', '<script>ready()</script><div id="root">Giriş yap</div>');
    write(
      'prerender/landing.html',
      '<script>choose()</script><title><!--title--></title><div id="root"><!--html--></div><script type="application/json"><!--settings--></script>',
    );
    write(
      'prerender/render.mjs',
      'export const renderLanding = async ({ stats }) => ({ title: "Netlik", html: "<b>" + stats[0].value + "</b>" })',
    );
    return folder;
  };

  it('is nobody’s business until an admin makes it public', async () => {
    await save(false);
    expect((await world.call(landing.published, {})).data).toBeNull();
    await save(true);
    expect((await world.call(landing.published, {})).data).toEqual(settings);
  });

  it('stands at `/` with its figures while it is public, each page with its own inline scripts', async () => {
    await save(false);
    const app = await buildApp(world.deps, { limiter: noRateLimiter, webFolder: buildFolder() });
    const get = (url: string, encoding = 'identity') =>
      app.inject({ url, headers: { 'accept-encoding': encoding } });
    const policy = async (url: string) =>
      String((await get(url)).headers['content-security-policy']).match(/'sha256-[^']+'/)?.[0];
    expect((await get('/')).body).toContain('first()');
    expect((await get('/login')).body).toContain('Giriş yap');
    expect((await get('/prerender/render.mjs')).statusCode).toBe(404);

    await save(true);
    await expect.poll(async () => (await get('/')).body).toContain('<b>2.4</b>');
    const { body, headers } = await get('/');
    expect(headers).toMatchObject({
      'cache-control': 'no-cache',
      'content-type': 'text/html; charset=utf-8',
    });
    expect(body).toContain('<title>Netlik</title>');
    const written = /json">(.*)<\/script>/.exec(body)![1]!;
    expect(written).not.toContain('<');
    expect(JSON.parse(written)).toEqual(settings);
    expect((await get('/', 'gzip, br')).headers['content-encoding']).toBe('br');
    expect(new Set(await Promise.all(['/', '/login', '/dashboard'].map(policy))).size).toBe(3);

    await save(false);
    await expect.poll(async () => (await get('/')).body).toContain('first()');
    await app.close();
  });
});
