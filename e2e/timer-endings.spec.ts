import { signIn as contract } from '@netlik/contract/identity/sign-in';
import { studyRuns } from '@netlik/contract/study/study-runs';
import type { Page } from '@playwright/test';
import { goneTexts, leftTexts, savedTexts } from '../apps/web/src/features/study/study-runs/timer.texts.ts';
import { inDatabase, runJob } from './database.ts';
import { expect, test } from './fixtures.ts';
import { accessibilityFaults, shapeFaults } from './page-checks.ts';
import { api, type NewPerson } from './people.ts';
import { button, dialog, evaluate, MINUTE, open, saved, start, stop, student } from './timer-steps.ts';

/** As another device: a run belongs to the one it began on. */
const signedIn = async ({ email, password }: NewPerson) =>
  (await api()(contract.login, { body: { email, password } })).data.token;

/** As if it had been that much earlier when the server last heard of the run. */
const letPass = (runId: string, time: string) =>
  inDatabase(
    `update study_runs set opened_at = opened_at - $2::interval, started_at = started_at - $2::interval,
       last_seen_at = last_seen_at - $2::interval, stale_at = stale_at - $2::interval
     where id = $1`,
    [runId, time],
  );

/** What the database says of the run, of its session, and of all the person's study. */
const stored = async (runId: string) =>
  (
    await inDatabase<Record<string, unknown>>(
      `select r.status, s.seconds, s.verified_seconds as verified, s.quality, s.mood, t.seconds::int as total,
         t.sessions::int, t.xp::int
       from study_runs r join study_totals t using (user_id) left join study_sessions s on s.id = r.session_id
       where r.id = $1`,
      [runId],
    )
  )[0];

/** 20 of 45 minutes were studied and seen, then the device went dark; hours later the job comes by. */
const forgotten = async () => {
  const { person } = await student();
  const token = await signedIn(person);
  const plan = { subject: 'fizik', technique: 'Pomodoro', plannedSeconds: 45 * 60 } as const;
  const { id } = (await api()(studyRuns.start, { body: plan }, token)).data;
  await letPass(id, '20 minutes');
  await api()(studyRuns.tick, { body: { runId: id, accumulatedSeconds: 20 * 60 } }, token);
  expect(await stored(id)).toMatchObject({ status: 'running', total: 0 });
  await letPass(id, '2 hours');
  await runJob('study.close-runs');
  await expect.poll(async () => (await stored(id))?.status).toBe('closed');
  return { person, id };
};

const offer = (page: Page) => page.getByRole('region', { name: leftTexts.title });

test('a run that was left open is closed by the job, and kept as it is', async ({ page }) => {
  const { person, id } = await forgotten();
  await open(page, person);
  await expect(offer(page)).toContainText('TYT Fizik çalışmasından 20 dk kaydettim');
  expect(await accessibilityFaults(page)).toEqual([]);
  expect(await shapeFaults(page)).toEqual([]);
  await button(page, 'Tut').click();
  await expect(offer(page)).toHaveCount(0);
  const kept = { status: 'stopped', seconds: 1200, verified: 1200, quality: null, mood: null };
  expect(await stored(id)).toEqual({ ...kept, total: 1200, sessions: 1, xp: 20 });
  await page.reload();
  await expect(button(page, 'Ne çalışacağını seç')).toBeVisible();
  await expect(offer(page)).toHaveCount(0);
});

test('a run that was left open is made as short as it really was', async ({ page }) => {
  const { person, id } = await forgotten();
  await open(page, person);
  await button(page, 'Düzelt').click();
  await dialog(page).getByText('Orta', { exact: true }).click();
  await dialog(page).getByText('Yorgun').click();
  const minutes = dialog(page).getByLabel(leftTexts.minutes);
  await expect(minutes).toHaveValue('20');
  for (const wrong of ['0', '46']) {
    await minutes.fill(wrong);
    await dialog(page).getByRole('button', { name: 'Kaydet', exact: true }).click();
    await expect(dialog(page)).toContainText(leftTexts.minutesRange(1, 45));
  }
  expect(await accessibilityFaults(page)).toEqual([]);
  await minutes.fill('8');
  await dialog(page).getByRole('button', { name: 'Kaydet', exact: true }).click();
  await expect(page.getByText(leftTexts.amended('8 dk')).last()).toBeVisible();
  await expect(offer(page)).toHaveCount(0);
  const kept = { status: 'stopped', seconds: 480, verified: 480, quality: 3, mood: 'Yorgun' };
  expect(await stored(id)).toEqual({ ...kept, total: 480, sessions: 1, xp: 8 });
});

test('a run that was left open is thrown away', { tag: '@long' }, async ({ page }) => {
  const { person, id } = await forgotten();
  expect(await stored(id)).toMatchObject({ seconds: 1200, total: 1200, xp: 20 });
  await open(page, person);
  await button(page, 'Sil').click();
  await dialog(page).getByRole('button', { name: 'Sil', exact: true }).click();
  await expect(offer(page)).toHaveCount(0);
  const gone = { status: 'discarded', seconds: null, verified: null, quality: null, mood: null };
  expect(await stored(id)).toEqual({ ...gone, total: 0, sessions: 0, xp: 0 });
});

const discardElsewhere = async (person: NewPerson, runId: string) =>
  api()(studyRuns.stop, { body: { runId, discard: true } }, await signedIn(person));

test('what another device threw away can be kept all the same, as typed in', { tag: '@long' }, async ({
  page,
  faults,
}) => {
  faults.expect(/^lost: POST .*\/run\/tick/, /ERR_FAILED/, /status of 409/);
  const { person, kept, running } = await student();
  await page.clock.install();
  await open(page, person);
  await start(page);
  // Minutes of which the server hears nothing: they do not go with the run.
  await page.route('**/run/tick', (route) => route.abort());
  await page.clock.fastForward(3 * MINUTE);
  await discardElsewhere(person, (await running())!.id);
  await stop(page);
  const feedback = page.getByRole('dialog', { name: 'Nasıl geçti?' });
  await feedback.getByText('İyi', { exact: true }).click();
  await feedback.getByText('Mutlu').click();
  await feedback.getByLabel(/^Not/).fill('limit');
  await feedback.getByRole('button', { name: 'Kaydet', exact: true }).click();
  await expect(feedback).toContainText(goneTexts.text);
  await expect(feedback.getByText(goneTexts.text)).toBeInViewport();
  await expect(feedback.getByRole('button', { name: 'Kaydetmeden sil' })).toBeVisible();
  expect(await accessibilityFaults(page)).toEqual([]);
  expect(await kept()).toEqual([]);
  await feedback.getByRole('button', { name: goneTexts.save }).click();
  await expect(feedback).toHaveCount(0);
  await expect(saved(page)).toContainText(savedTexts.days(1));
  const [session, ...more] = await kept();
  expect(more).toEqual([]);
  expect(session).toMatchObject({ subject: 'matematik', source: 'manual', quality: 4, verifiedMinutes: 0 });
  expect(session!.duration).toBeGreaterThanOrEqual(3);
  expect(session!.duration).toBeLessThan(4);
});

/** No stop gets through, until the connection is back. */
const cutStops = async (page: Page) => {
  await page.route('**/run/stop', (route) => route.abort('connectionreset'));
  return async () => {
    await page.unroute('**/run/stop');
    await page.evaluate(() => dispatchEvent(new Event('online')));
  };
};

test('a stop that came too late is kept all the same, once', { tag: '@long' }, async ({ page, faults }) => {
  faults.expect(
    /^lost: POST .*\/run\/stop/,
    /^lost: POST .*\/study-sessions /,
    /status of 409/,
    /ERR_CONNECTION_RESET/,
  );
  const { person, kept, running } = await student();
  await open(page, person);
  await start(page);
  const { id } = (await running())!;
  await page.waitForTimeout(5_200);
  const connect = await cutStops(page);
  await stop(page);
  await evaluate(page);
  await discardElsewhere(person, id);
  await connect();
  const refused = page.getByRole('region', { name: goneTexts.title });
  await expect(refused).toContainText('TYT Matematik');
  await expect(saved(page)).toHaveCount(0);
  expect(await accessibilityFaults(page)).toEqual([]);
  expect(await shapeFaults(page)).toEqual([]);
  // The first answer is lost: the same session is sent again, not another.
  let lost = 0;
  await page.route('**/api/study-sessions', async (route) => {
    if (route.request().method() !== 'POST' || lost++ > 0) return route.continue();
    await route.fetch();
    return route.abort('connectionreset');
  });
  await refused.getByRole('button', { name: goneTexts.save }).click();
  await expect(refused).toHaveCount(0);
  await expect.poll(() => lost).toBe(2);
  await expect(saved(page)).toContainText(savedTexts.days(1));
  const sessions = await kept();
  expect(sessions).toHaveLength(1);
  expect(sessions[0]).toMatchObject({
    subject: 'matematik',
    source: 'manual',
    mood: 'Mutlu',
    verifiedMinutes: 0,
  });
});

test('a stop that had to wait tells what it did as soon as it is known', async ({ page, faults }) => {
  faults.expect(/^lost: POST .*\/run\/stop/, /ERR_CONNECTION_RESET/);
  const { person } = await student();
  await open(page, person);
  await start(page);
  await page.waitForTimeout(5_200);
  const connect = await cutStops(page);
  await stop(page);
  await evaluate(page);
  await expect(saved(page)).toContainText(savedTexts.waiting);
  await expect(saved(page)).not.toContainText(savedTexts.streak);
  await connect();
  await expect(saved(page)).toContainText(savedTexts.saved);
  await expect(saved(page)).toContainText(savedTexts.days(1));
  await expect(saved(page)).toContainText(savedTexts.level(1));
  await expect(saved(page)).not.toContainText(savedTexts.waiting);
});
