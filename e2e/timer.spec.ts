import { signIn as contract } from '@netlik/contract/identity/sign-in';
import { users } from '@netlik/contract/identity/users';
import { runs } from '@netlik/contract/study/runs';
import { sessions } from '@netlik/contract/study/sessions';
import type { Page } from '@playwright/test';
import { savedTexts } from '../apps/web/src/features/timer/timer.texts.ts';
import { expect, test } from './fixtures.ts';
import { accessibilityFaults, settled, shapeFaults } from './page-checks.ts';
import { api, type NewPerson, newPerson, signIn, signOutByMenu } from './people.ts';

const PAGE = '/study-tracker/timer';
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

const offline = [/^lost: /, /ERR_INTERNET_DISCONNECTED/];

/** Somebody new who knows the tours already, and their own way to the API. */
const student = async () => {
  const person = await newPerson();
  const { token } = (await api()(contract.login, { body: person })).data;
  for (const page of ['timer', 'dashboard'] as const)
    await api()(users.tutorialSeen, { body: { page } }, token);
  const kept = async () => (await api()(sessions.list, { query: {} }, token)).data;
  const running = async () => (await api()(runs.active, {}, token)).data.run;
  return { person, kept, running };
};

const open = async (page: Page, { email, password }: NewPerson, address = PAGE) => {
  await signIn(page, email, password);
  await page.goto(address);
  await settled(page);
};

const digits = (page: Page) => page.getByRole('timer').first();
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const dialog = (page: Page) => page.getByRole('dialog');

/** In seconds, as the face shows it. */
const shown = async (page: Page) =>
  ((await digits(page).textContent()) ?? '').split(':').reduce((sum, part) => sum * 60 + Number(part), 0);

const pressStart = (page: Page) => dialog(page).getByRole('button', { name: 'Başla', exact: true }).click();

/** Started, and watched by the server. */
const startWatched = async (page: Page) => {
  const watched = page.waitForResponse((answer) => answer.url().endsWith('/run/start') && answer.ok());
  await pressStart(page);
  await watched;
  await expect(digits(page)).toBeVisible();
};

const start = async (page: Page) => {
  await button(page, 'Ne çalışacağını seç').click();
  await dialog(page).getByLabel('Ders', { exact: true }).selectOption('matematik');
  await startWatched(page);
};

const stop = async (page: Page) => {
  await button(page, 'Bitir').click();
  await dialog(page).getByRole('button', { name: 'Bitir', exact: true }).click();
};

const evaluate = async (page: Page) => {
  const feedback = page.getByRole('dialog', { name: 'Nasıl geçti?' });
  await feedback.getByText('İyi', { exact: true }).click();
  await feedback.getByText('Mutlu').click();
  await feedback.getByRole('button', { name: 'Kaydet', exact: true }).click();
  await expect(feedback).toHaveCount(0);
};

const saved = (page: Page) => page.getByRole('region', { name: savedTexts.title });

test('five seconds are kept, verified, and what they did is told', async ({ page }) => {
  const { person, kept } = await student();
  await open(page, person);
  await page.evaluate(() => {
    addEventListener('study-session-created', () => document.body.setAttribute('data-told', 'yes'));
  });
  await start(page);
  await page.waitForTimeout(5_600);
  await stop(page);
  await dialog(page).getByRole('button', { name: 'Kaydet', exact: true }).click();
  await expect(dialog(page)).toContainText('Çalışmanın kalitesini seç');
  await expect(dialog(page)).toContainText('Ruh halini seç');
  await dialog(page).getByLabel(/^Not/).fill('a'.repeat(501));
  await expect(dialog(page)).toContainText('501 / 500');
  await dialog(page).getByLabel(/^Not/).fill('türev');
  await dialog(page).getByRole('button', { name: 'Artır' }).click();
  await expect(dialog(page)).toContainText('Çok az');
  await evaluate(page);
  await expect(saved(page)).toContainText(savedTexts.saved);
  await expect(saved(page)).toContainText('TYT Matematik');
  await expect(saved(page)).toContainText(savedTexts.days(1));
  await expect(page.locator('body')).toHaveAttribute('data-told', 'yes');
  const [session, ...more] = await kept();
  expect(more).toEqual([]);
  expect(session).toMatchObject({
    subject: 'matematik',
    quality: 4,
    mood: 'Mutlu',
    notes: 'türev',
    source: 'timer',
  });
  expect(session!.distractions).toBe(1);
  expect(session!.duration).toBeGreaterThanOrEqual(5 / 60);
  expect(session!.verifiedMinutes).toBe(session!.duration);
  expect(await shapeFaults(page)).toEqual([]);
});

test('what is under five seconds is no session', async ({ page }) => {
  const { person, kept, running } = await student();
  await open(page, person);
  await start(page);
  await stop(page);
  await expect(page.getByText('5 saniyeden kısa çalışmalar kaydedilmez.').last()).toBeVisible();
  await expect(button(page, 'Çalışmaya başla')).toBeVisible();
  await expect.poll(running).toBeNull();
  expect(await kept()).toEqual([]);
});

test('a reload, a sleep of hours and a clock that is looked at late change nothing', async ({ page }) => {
  const { person } = await student();
  await page.clock.install();
  await open(page, person);
  const since = await page.evaluate(() => Date.now());
  await start(page);
  await page.clock.fastForward(7 * MINUTE);
  const left = async () => {
    const now = await page.evaluate(() => Date.now());
    return Math.abs((await shown(page)) - (45 * MINUTE - (now - since)) / 1000);
  };
  // The start itself took a moment after `since`.
  expect(await left()).toBeLessThan(5);
  await expect(page).toHaveTitle(/^37:\d\d · TYT Matematik · Netlik$|^38:00 · /);
  await page.reload();
  await expect(digits(page)).toBeVisible();
  expect(await left()).toBeLessThan(5);
  await expect(page.locator('link[rel="icon"]')).toHaveAttribute('href', /^data:image\/svg/);

  await page.clock.fastForward(40 * MINUTE);
  await expect(page.getByText('Mola', { exact: true })).toBeVisible();
  await page.clock.fastForward(5 * HOUR);
  await expect(dialog(page)).toContainText('TYT Matematik, 3 sa');
  await page.reload();
  await expect(dialog(page)).toContainText('TYT Matematik, 3 sa');
  await page.keyboard.press('Escape');
  await expect(button(page, 'Değerlendir ve kaydet')).toBeVisible();
});

test('three hours with fifty sleeps drift by nothing', async ({ page, isMobile }) => {
  test.skip(isMobile, 'the same code on both');
  test.slow();
  const { person } = await student();
  await page.clock.install();
  await open(page, person);
  await button(page, 'Ne çalışacağını seç').click();
  await dialog(page).getByText('Kronometre').click();
  await dialog(page).getByLabel('Çalışma süresi').fill('180');
  await dialog(page).getByLabel('Oturum sayısı').fill('1');
  await dialog(page).getByLabel('Ders', { exact: true }).selectOption('fizik');
  await startWatched(page);
  const startedAt = await page.evaluate(() => {
    const key = Object.keys(localStorage).find((name) => /^netlik\.timer\..*\.free$/.test(name));
    return JSON.parse(localStorage.getItem(key!)!).startTime as number;
  });
  for (let sleep = 0; sleep < 50; sleep++) await page.clock.fastForward(3.5 * MINUTE + 137 * sleep);
  const drift = await page.evaluate(async (since) => {
    // Just after the face was drawn: the turn of a second does not come between the two.
    const face = document.querySelector('[role="timer"]')!;
    await new Promise((resolve) =>
      new MutationObserver(resolve).observe(face, { childList: true, characterData: true, subtree: true }),
    );
    const told = face.textContent!.split(':').reduce((sum, part) => sum * 60 + Number(part), 0);
    return told - Math.floor((Date.now() - since) / 1000);
  }, startedAt);
  expect(drift).toBe(0);
  expect(await shown(page)).toBeGreaterThan(2.9 * 3600);
});

test('two tabs show one timer, and a dock stands beside the other pages', async ({ page, context }) => {
  const { person } = await student();
  await open(page, person);
  await start(page);
  const other = await context.newPage();
  await other.goto('/profile');
  const dock = other.getByRole('complementary', { name: 'Zamanlayıcı' });
  await expect(dock).toContainText('TYT Matematik');
  await dock.getByRole('button', { name: 'Duraklat' }).click();
  await expect(page.getByText('Duraklatıldı')).toBeVisible();
  await button(page, 'Sürdür').click();
  await expect(dock).toContainText('Odak');
  expect(await accessibilityFaults(other)).toEqual([]);
  await dock.getByRole('link').click();
  await expect(other).toHaveURL(PAGE);
  await expect(dock).toHaveCount(0);
  expect(Math.abs((await shown(page)) - (await shown(other)))).toBeLessThanOrEqual(1);
});

test('a second device sees the run and takes it over', async ({ page, otherDevice }) => {
  const { person, running } = await student();
  const there = otherDevice.page;
  await open(there, person);
  await expect(button(there, 'Ne çalışacağını seç')).toBeVisible();
  await open(page, person);
  await start(page);
  await expect(there.getByRole('heading', { name: 'Başka bir cihazda çalışıyorsun' })).toBeVisible();
  await expect(button(there, 'Duraklat')).toHaveCount(0);
  expect(Math.abs((await shown(page)) - (await shown(there)))).toBeLessThanOrEqual(2);
  expect(await accessibilityFaults(there)).toEqual([]);
  // A pause here is seen there.
  await button(page, 'Duraklat').click();
  await expect(there.getByText('Duraklatıldı')).toBeVisible();
  const { id } = (await running())!;
  await button(there, 'Bu cihaza al').click();
  await expect(button(there, 'Sürdür')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Başka bir cihazda çalışıyorsun' })).toBeVisible();
  expect((await running())!.id).toBe(id);
  await button(there, 'Sürdür').click();
  await there.waitForTimeout(5_200);
  await stop(there);
  await evaluate(there);
  await expect(button(page, 'Ne çalışacağını seç').or(button(page, 'Çalışmaya başla'))).toBeVisible();
});

test('a start that another device was quicker with shows its run', async ({ page, otherDevice, faults }) => {
  faults.expect(/status of 409/);
  const { person } = await student();
  const there = otherDevice.page;
  await open(page, person);
  await button(page, 'Ne çalışacağını seç').click();
  await open(there, person);
  await start(there);
  await dialog(page).getByLabel('Ders', { exact: true }).selectOption('fizik');
  await pressStart(page);
  await expect(page.getByText('Başka bir cihazda çalışan bir zamanlayıcın var.').last()).toBeVisible();
  await expect(button(page, 'Bu cihaza al')).toBeVisible();
  await expect(digits(there)).toBeVisible();
});

test('a stop whose answer is lost waits on the device, and is saved once', async ({ page, faults }) => {
  faults.expect(/^lost: POST .*\/run\/stop/, /ERR_CONNECTION_RESET/);
  const { person, kept, running } = await student();
  await open(page, person);
  await start(page);
  await page.waitForTimeout(5_200);
  // The server does it every time; only its answer never comes.
  await page.route('**/run/stop', async (route) => {
    await route.fetch();
    await route.abort('connectionreset');
  });
  await stop(page);
  await evaluate(page);
  await expect(saved(page)).toContainText(savedTexts.waiting);
  await expect(
    page.getByText('Sunucu taraflı zamanlayıcı oturumu kapatılamadı.', { exact: false }).last(),
  ).toBeVisible();
  await page.reload();
  await expect(button(page, 'Çalışmaya başla')).toBeVisible();
  await page.unroute('**/run/stop');
  const sent = page.waitForResponse((answer) => answer.url().endsWith('/run/stop') && answer.ok());
  await page.evaluate(() => dispatchEvent(new Event('online')));
  await sent;
  expect(await kept()).toHaveLength(1);
  expect(await running()).toBeNull();
});

test('what was begun and ended without a connection is kept, unverified', async ({
  page,
  context,
  faults,
}) => {
  faults.expect(...offline);
  const { person, kept } = await student();
  await open(page, person);
  await button(page, 'Ne çalışacağını seç').click();
  await expect(dialog(page)).toBeVisible();
  await context.setOffline(true);
  await dialog(page).getByRole('button', { name: 'TYT', exact: true }).click();
  await pressStart(page);
  await expect(page.getByText('Çevrimdışısın. Süren bu cihazda tutuluyor', { exact: false })).toBeVisible();
  await page.waitForTimeout(5_200);
  await stop(page);
  await expect(page.getByRole('dialog', { name: 'Nasıl geçti?' })).toBeVisible();
  await evaluate(page);
  await context.setOffline(false);
  await expect(saved(page)).toContainText(savedTexts.saved);
  const [session, ...more] = await kept();
  expect(more).toEqual([]);
  expect(session).toMatchObject({ subject: 'exam_TYT', source: 'timer', verifiedMinutes: 0 });
});

test('the keys do it all, and every window is accessible', async ({ page, isMobile }) => {
  test.skip(isMobile, 'keys are for keyboards; the phone has its own test');
  const { person } = await student();
  await open(page, person);
  await page.keyboard.press(' ');
  await expect(page.getByRole('dialog', { name: 'Çalışmanı kur' })).toBeVisible();
  await dialog(page).getByRole('button', { name: 'Başla', exact: true }).press('Enter');
  await expect(dialog(page)).toContainText('Bir ders ya da deneme türü seç');
  await expect(dialog(page).getByLabel('Ders', { exact: true })).toBeFocused();
  expect(await accessibilityFaults(page)).toEqual([]);
  await dialog(page).getByRole('button', { name: 'Branş' }).click();
  await expect(dialog(page).getByLabel('Branş dersi')).toBeVisible();
  await dialog(page).getByLabel('Ders', { exact: true }).selectOption('kimya');
  await expect(dialog(page).getByLabel('Branş dersi')).toHaveCount(0);
  await dialog(page).getByLabel('Çalışma süresi').press('Enter');
  await expect(digits(page)).toBeVisible();
  await page.locator('h1').focus();
  await page.keyboard.press(' ');
  await expect(page.getByText('Duraklatıldı')).toBeVisible();
  await page.keyboard.press(' ');
  await expect(page.getByText('Odak', { exact: true })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog', { name: 'Çalışmayı bitirelim mi?' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toHaveCount(0);
  await expect(page.getByText('Odak', { exact: true })).toBeVisible();

  await button(page, 'Tam ekran').click();
  const focus = page.getByRole('dialog', { name: 'Odak görünümü' });
  await expect(focus.getByRole('timer')).toBeVisible();
  expect(await accessibilityFaults(page)).toEqual([]);
  await page.keyboard.press(' ');
  await expect(focus.getByText('Duraklatıldı')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(focus).toHaveCount(0);
  await page.waitForTimeout(1_000);
  await button(page, 'Sürdür').click();
  await page.waitForTimeout(5_000);
  await stop(page);
  await expect(page.getByRole('dialog', { name: 'Nasıl geçti?' })).toBeVisible();
  expect(await accessibilityFaults(page)).toEqual([]);
});

test('on a phone the windows are accessible and keep to the screen, and the face is remembered', async ({
  page,
  isMobile,
}) => {
  test.skip(!isMobile, 'the wide screen has its own test');
  const { person } = await student();
  await open(page, person);
  await button(page, 'Ne çalışacağını seç').click();
  expect(await accessibilityFaults(page)).toEqual([]);
  await dialog(page).getByLabel('Ders', { exact: true }).selectOption('matematik');
  await pressStart(page);
  await page.getByText('Rakam', { exact: true }).click();
  expect(await shapeFaults(page)).toEqual([]);
  await page.reload();
  await expect(digits(page)).toBeVisible();
  await expect(page.getByRole('radio', { name: 'Rakam' })).toBeChecked();
  await page.goto('/profile');
  await expect(page.getByRole('complementary', { name: 'Zamanlayıcı' })).toContainText('TYT Matematik');
  expect(await shapeFaults(page)).toEqual([]);
});

test('signing out asks first, leaves nothing on the device, and the run can be taken up again', async ({
  page,
}) => {
  const { person } = await student();
  await open(page, person);
  await start(page);
  await signOutByMenu(page);
  await expect(dialog(page)).toContainText('Sunucuda sürüyor');
  await dialog(page).getByRole('button', { name: 'Yine de çık' }).click();
  await expect(page).toHaveURL(/\/login/);
  await expect(page).not.toHaveTitle(/TYT Matematik/);
  expect(
    await page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('netlik.timer.'))),
  ).toEqual([]);
  await open(page, person);
  await button(page, 'Bu cihaza al').click();
  await expect(button(page, 'Duraklat')).toBeVisible();
});

test('a running timer costs the main thread at most one percent, and React nothing', async ({
  page,
  isMobile,
}) => {
  test.skip(isMobile, 'the same code on both');
  test.slow();
  await page.addInitScript(() => {
    Object.assign(globalThis, {
      commits: 0,
      __REACT_DEVTOOLS_GLOBAL_HOOK__: {
        supportsFiber: true,
        inject: () => 1,
        onCommitFiberRoot: () => {
          (globalThis as unknown as { commits: number }).commits += 1;
        },
        onCommitFiberUnmount: () => undefined,
        onPostCommitFiberRoot: () => undefined,
        checkDCE: () => undefined,
      },
    });
  });
  const { person } = await student();
  await open(page, person);
  await start(page);
  await page.waitForTimeout(6_000);
  const commits = () => page.evaluate(() => (globalThis as unknown as { commits: number }).commits);
  const devtools = await page.context().newCDPSession(page);
  // The time the page's own thread works, whoever else keeps this machine busy.
  await devtools.send('Performance.enable', { timeDomain: 'threadTicks' });
  const worked = async () =>
    (await devtools.send('Performance.getMetrics')).metrics.find(({ name }) => name === 'TaskDuration')!
      .value;
  const [before, drawn, since] = [await worked(), await commits(), Date.now()];
  const from = await shown(page);
  await page.waitForTimeout(Number(process.env.TIMER_SECONDS ?? 10) * 1000);
  const share = (await worked()) - before;
  const seconds = (Date.now() - since) / 1000;
  const rendered = (await commits()) - drawn;
  console.log(
    `a running timer: ${((share / seconds) * 100).toFixed(2)} % of the main thread, ${rendered} commits`,
  );
  expect(drawn).toBeGreaterThan(1);
  expect(from - (await shown(page))).toBeGreaterThan(8);
  expect(rendered).toBe(0);
  expect(share / seconds).toBeLessThanOrEqual(0.01);
});

/** A browser without windows is always seen and lets nothing be shown: the page is told otherwise, and the last step kept. */
const behindAnother = () => {
  let hidden = false;
  const notices: string[] = [];
  Object.defineProperty(document, 'hidden', { get: () => hidden });
  Object.defineProperty(Notification, 'permission', { get: () => 'granted' });
  ServiceWorkerRegistration.prototype.showNotification = async (title, options) =>
    void notices.push(`${title}: ${options?.body}`);
  Object.assign(globalThis, {
    notices,
    hide: () => {
      hidden = true;
      document.dispatchEvent(new Event('visibilitychange'));
    },
  });
};

test('the end is told by the system while the page is hidden, to those who allowed it', async ({
  page,
  isMobile,
}) => {
  test.skip(isMobile, 'the same code on both');
  await page.addInitScript(behindAnother);
  await page.clock.install();
  const { person } = await student();
  await open(page, person);
  await expect(page.getByText('Netlik arkadayken de haberin olur.')).toBeVisible();
  await page.evaluate(async () => void (await navigator.serviceWorker.ready));
  await start(page);
  const told = () => page.evaluate(() => (globalThis as unknown as { notices: string[] }).notices);
  await page.clock.fastForward(45 * MINUTE);
  await expect(page.getByText('Mola', { exact: true })).toBeVisible();
  expect(await told()).toEqual([]);
  await page.evaluate(() => (globalThis as unknown as { hide: () => void }).hide());
  await page.clock.fastForward(15 * MINUTE);
  await expect.poll(told).toEqual(['Mola bitti: TYT Matematik seni bekliyor.']);
});
