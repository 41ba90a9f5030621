import { signIn as contract } from '@netlik/contract/identity/sign-in';
import { dailyPlans } from '@netlik/contract/planning/daily-plans/daily-plans';
import { today as contractOfToday, type Today } from '@netlik/contract/planning/today';
import { weeklyPlans } from '@netlik/contract/planning/weekly-plans';
import { studySessions } from '@netlik/contract/study/study-sessions';
import { addDays, dayOfWeek, studyDay, weekStart } from '@netlik/domain/study-day';
import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { layoutFaults, waitUntilLoaded } from './page-checks.ts';
import { api, demo, demoPassword, type NewPerson, newPerson, signIn } from './people.ts';
import { studySession } from './study-session.ts';
import { button } from './timer-steps.ts';

const today = studyDay(new Date());
const PHONE = { width: 390, height: 844 };

const panelOf = (page: Page) => page.getByRole('region', { name: 'Bugün' });
const startOf = (page: Page) => panelOf(page).getByRole('link', { name: 'Başlat', exact: true });
const recordOf = (page: Page) => panelOf(page).getByRole('button', { name: 'Soruları kaydet', exact: true });
const entryOf = (page: Page) => page.getByRole('dialog', { name: 'Soru kaydet' });

const login = async (email: string, password: string) =>
  (await api()(contract.login, { body: { email, password } })).data.token;

const openToday = async (page: Page, person: Pick<NewPerson, 'email' | 'password'>) => {
  await signIn(page, person.email, person.password);
  await page.goto('/dashboard');
  await waitUntilLoaded(page);
};

test('a student starts the next thing with one tap and ticks another, also without a connection', {
  tag: '@main',
}, async ({ page, context, faults }) => {
  faults.expect(/ERR_INTERNET_DISCONNECTED/);
  const person = await newPerson();
  await signIn(page, person.email, person.password);
  const { email, password } = person;
  const token = await login(email, password);
  for (const subject of ['fizik', 'kimya'])
    await api()(
      weeklyPlans.addEntry,
      {
        params: { weekStart: weekStart(today) },
        body: { day: dayOfWeek(today) - 1, subject, type: 'soru_cozum' },
      },
      token,
    );
  await page.goto('/dashboard');
  const panel = panelOf(page);
  await expect(panel.getByText('TYT Fizik')).toBeVisible();
  await waitUntilLoaded(page);
  await page.waitForLoadState('networkidle');
  await context.setOffline(true);
  await panel.getByRole('button', { name: 'TYT Kimya: tamamlandı işaretle' }).click();
  await expect(panel.getByText('Tamamlanan 1 iş')).toBeVisible();
  await context.setOffline(false);
  await expect
    .poll(async () => {
      const plan = await api()(weeklyPlans.get, { query: { date: today } }, token);
      return plan.data.entries.map(({ status }) => status);
    })
    .toEqual(['pending', 'completed']);
  await startOf(page).click();
  await expect(page).toHaveURL(/\/study-tracker\/timer$/);
  await expect(page.getByRole('button', { name: 'Duraklat' })).toBeVisible();
});

test.describe('the main button', () => {
  /** The timer runs only on the page, without the server. */
  const keepRunsLocal = (page: Page) => page.route('**/run/start', (route) => route.abort());
  const localRunFaults = [/^lost: .*run\/start/, /ERR_FAILED/];

  test('of the demo student starts or opens the entry, for every subject of the plan', {
    tag: '@main',
  }, async ({ page, faults }) => {
    // Other tests use this student too, and may have a run of theirs on the server.
    await keepRunsLocal(page);
    await page.route('**/run/active', (route) =>
      route.fulfill({ json: { data: { run: null, left: null } } }),
    );
    const open = async () => openToday(page, { email: demo.student, password: demoPassword });
    await page.setViewportSize(PHONE);
    const { data } = await api()(contractOfToday.get, {}, await login(demo.student, demoPassword));
    const planned = data.items.filter((item) => item.kind === 'plan' && !item.done);
    expect(planned.length).toBeGreaterThan(0);

    await open();
    const rest = panelOf(page).getByRole('button', { name: /tane daha$/ });
    if (await rest.isVisible()) await rest.click();
    const starts = panelOf(page).locator('a[href*="start=plan"]');
    const records = panelOf(page).getByRole('button', { name: /Soruları kaydet$/ });
    await expect.poll(async () => (await starts.count()) + (await records.count())).toBe(planned.length);
    for (const record of await records.all()) {
      await record.click();
      await expect(entryOf(page).getByRole('button', { name: 'Bugünkü planına işlenecek' })).toBeVisible();
      await entryOf(page).getByRole('button', { name: 'Kapat' }).click();
      await expect(entryOf(page)).toHaveCount(0);
    }
    const addresses = await starts.evaluateAll((links) => links.map((link) => link.getAttribute('href')!));
    if (addresses.length > 0) faults.expect(...localRunFaults);
    for (const address of addresses) {
      await open();
      await page.goto(address);
      await expect(button(page, 'Duraklat')).toBeVisible();
    }
  });

  const states = {
    'time left': { targetTime: 60, minutes: 20, right: 10 },
    'only questions left': { targetTime: 30, minutes: 40, right: 0 },
    'nothing left': { targetTime: 30, minutes: 30, right: 10 },
  };
  type State = keyof typeof states;
  const names = Object.keys(states) as State[];
  const subjects = [
    ['fizik', 'TYT Fizik'],
    ['kimya', 'TYT Kimya'],
    ['biyoloji', 'TYT Biyoloji'],
  ] as const;

  /** Creates today's plan with one subject per state. */
  const storeDay = async ({ token }: NewPerson, day: readonly State[], subjectOf = (at: number) => at) => {
    const { data: plan } = await api()(
      dailyPlans.create,
      {
        body: {
          date: today,
          subjects: day.map((state, at) => ({
            subject: subjects[subjectOf(at)]![0],
            targetQuestions: 10,
            targetTime: states[state].targetTime,
          })),
        },
      },
      token,
    );
    for (const [at, state] of day.entries()) {
      const { minutes: duration, right: correctAnswers } = states[state];
      const questionStats = { correctAnswers, wrongAnswers: 0, blankAnswers: 0 };
      const place = { subject: subjects[subjectOf(at)]![0], dailyPlanId: plan._id, subjectIndex: at };
      await api()(studySessions.create, { body: studySession({ duration, questionStats, ...place }) }, token);
    }
    return plan;
  };

  const offers = (page: Page, subject: string) =>
    expect(panelOf(page)).toContainText(new RegExp(`Sıradaki\\s*${subject}`));

  const recordAll = async (page: Page, answers: string) => {
    await recordOf(page).click();
    const line = entryOf(page).getByLabel('Ne yaptın?');
    await expect(line).toHaveValue(/^10 soru/);
    await line.press('End');
    await line.pressSequentially(answers);
    await entryOf(page).getByRole('button', { name: 'Kaydet', exact: true }).click();
    await expect(entryOf(page)).toHaveCount(0);
  };

  /** Follows the main button until something starts or nothing is left. */
  const goThrough = async (page: Page, day: readonly State[]) => {
    for (const [at, state] of day.entries()) {
      if (state === 'nothing left') continue;
      await offers(page, subjects[at]![1]);
      if (state === 'only questions left') {
        await expect(startOf(page)).toHaveCount(0);
        await recordAll(page, '8d 2y');
        continue;
      }
      await expect(recordOf(page)).toHaveCount(0);
      await startOf(page).click();
      await expect(button(page, 'Duraklat')).toBeVisible();
      await expect(page.getByRole('main')).toContainText(subjects[at]![1]);
      return;
    }
    await expect(panelOf(page)).toContainText('Bugünün işleri tamam');
  };

  const pairs = names.flatMap((first) => names.map((second) => [first, second]));
  const days: State[][] = [
    ...pairs,
    ['nothing left', 'only questions left', 'time left'],
    ['only questions left', 'nothing left', 'only questions left'],
  ];

  test('fits what is left of every generated plan day', async ({ page, faults }) => {
    await keepRunsLocal(page);
    faults.expect(...localRunFaults);
    const person = await newPerson({ tier: 'premium' });
    await page.setViewportSize(PHONE);
    for (const day of days)
      await test.step(day.join(', '), async () => {
        const { _id: id } = await storeDay(person, day);
        await openToday(page, person);
        await goThrough(page, day);
        await api()(dailyPlans.update, { params: { id }, body: { status: 'archived' } }, person.token);
      });
  });

  test('leads on after questions left blank, in a plan with the same subject twice', async ({ page }) => {
    const person = await newPerson({ tier: 'premium' });
    await page.setViewportSize(PHONE);
    await storeDay(person, ['only questions left', 'only questions left', 'time left'], (at) =>
      Math.floor(at / 2),
    );
    await openToday(page, person);
    await offers(page, 'TYT Fizik');
    const second = panelOf(page).getByRole('button', { name: /^TYT Fizik.*Soruları kaydet$/ });
    await expect(second).toHaveCount(1);
    await recordAll(page, '5d 2y');
    await expect(second).toHaveCount(0);
    await offers(page, 'TYT Fizik');
    await recordAll(page, '5d 2y');
    await offers(page, 'TYT Kimya');
    await expect(startOf(page)).toBeVisible();
  });
});

test.describe('closing the day on a phone', () => {
  const openEvening = async (page: Page) => {
    const person = await newPerson({ tier: 'premium' });
    const { data: plan } = await api()(
      dailyPlans.create,
      {
        body: {
          date: today,
          subjects: ['fizik', 'kimya'].map((subject) => ({ subject, targetQuestions: 10, targetTime: 30 })),
        },
      },
      person.token,
    );
    const work = {
      date: new Date(Date.now() - 31 * 60_000).toISOString(),
      duration: 30,
      questionStats: { correctAnswers: 8, wrongAnswers: 2, blankAnswers: 0 },
    };
    const place = { subject: 'fizik', dailyPlanId: plan._id, subjectIndex: 0 };
    await api()(studySessions.create, { body: studySession({ ...work, ...place }) }, person.token);
    // The server offers it from 20:00 on.
    await page.route('**/api/today', async (route) => {
      const response = await route.fetch();
      const { data } = (await response.json()) as { data: Today };
      await route.fulfill({ response, json: { data: { ...data, canClose: data.closedAt === null } } });
    });
    await page.setViewportSize(PHONE);
    await openToday(page, person);
    await button(page, 'Günü kapat').click();
    return { person, plan };
  };

  const step = async (page: Page, name: string) => {
    const dialog = page.getByRole('dialog', { name, exact: true });
    await expect(dialog).toBeVisible();
    expect(await layoutFaults(page)).toEqual([]);
    return dialog;
  };
  const planOf = async ({ token }: NewPerson, date: string) =>
    (await api()(dailyPlans.list, { query: { from: date, to: date } }, token)).data;
  const tomorrow = addDays(today, 1);

  test('shows what is left, the evaluation and the summary', { tag: '@main' }, async ({ page }) => {
    const { person } = await openEvening(page);
    const left = await step(page, 'Kalanlar');
    await expect(left.getByRole('radiogroup', { name: 'TYT Kimya' })).toBeVisible();
    await left.getByRole('button', { name: 'Devam et' }).click();

    const evaluation = await step(page, 'Günü değerlendir');
    await evaluation.getByText('Harika', { exact: true }).click();
    await evaluation.getByRole('button', { name: 'Planıma uydum.' }).click();
    await evaluation.getByRole('button', { name: 'Değerlendirmeyi gönder' }).click();

    const summary = await step(page, 'Bugünün özeti');
    await expect(summary).toContainText('Bugün 30 dk çalıştın, 10 soru çözdün, 1 işi bitirdin.');
    await expect(summary).toContainText('1 iş yarına taşındı.');
    await summary.getByRole('button', { name: 'İyi geceler' }).click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(panelOf(page)).toContainText('Günü kapattın. Yarın görüşürüz.');

    const [evaluated] = await planOf(person, today);
    expect(evaluated!.studentFeedback).toMatchObject({ feedbackText: 'Planıma uydum.', motivationScore: 9 });
    expect((await planOf(person, tomorrow))[0]!.subjects.map(({ subject }) => subject)).toEqual(['kimya']);
  });

  test('skips each step', async ({ page }) => {
    const { person } = await openEvening(page);
    await (await step(page, 'Kalanlar')).getByRole('button', { name: 'Bu adımı geç' }).click();
    await (await step(page, 'Günü değerlendir')).getByRole('button', { name: 'Bu adımı geç' }).click();
    await (await step(page, 'Bugünün özeti')).getByRole('button', { name: 'Kapat' }).click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(panelOf(page)).toContainText('Günü kapattın. Yarın görüşürüz.');
    expect(await planOf(person, tomorrow)).toEqual([]);
    expect((await planOf(person, today))[0]!.studentFeedback).toBeNull();
  });
});
