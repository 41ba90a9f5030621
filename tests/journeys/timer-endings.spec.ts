import { signIn as contract } from '@netlik/contract/identity/sign-in';
import { studyRuns } from '@netlik/contract/study/study-runs';
import type { Page } from '@playwright/test';
import { goneTexts, leftTexts, savedTexts } from '../../apps/web/src/study/study-runs/timer.texts.ts';
import { queryDatabase, runJob } from './database.ts';
import { expect, test } from './fixtures.ts';
import { accessibilityFaults, layoutFaults } from './page-checks.ts';
import { api, type NewPerson } from './people.ts';
import {
  button,
  createStudent,
  dialog,
  MINUTE,
  open,
  savedRegion,
  start,
  stop,
  studyFor,
  submitFeedback,
} from './timer-steps.ts';

/** Signs in as another device, because a run belongs to the device that started it. */
const signedIn = async ({ email, password }: NewPerson) =>
  (await api()(contract.login, { body: { email, password } })).data.token;

/** Moves the run's timestamps back by this much. */
const ageRun = (runId: string, time: string) =>
  queryDatabase(
    `update study_runs set opened_at = opened_at - $2::interval, started_at = started_at - $2::interval,
       last_seen_at = last_seen_at - $2::interval, stale_at = stale_at - $2::interval
     where id = $1`,
    [runId, time],
  );

/** The stored run, its session and the person's totals. */
const readStoredRun = async (runId: string) =>
  (
    await queryDatabase<Record<string, unknown>>(
      `select r.status, s.seconds, s.verified_seconds as verified, s.quality, s.mood, t.seconds::int as total,
         t.sessions::int, t.xp::int
       from study_runs r join study_totals t using (user_id) left join study_sessions s on s.id = r.session_id
       where r.id = $1`,
      [runId],
    )
  )[0];

/**
 * A run with 20 of 45 minutes verified by a device that then stopped reporting; hours later the job closes
 * it.
 */
const createAbandonedRun = async () => {
  const { person } = await createStudent();
  const token = await signedIn(person);
  const plan = { subject: 'fizik', technique: 'Pomodoro', plannedSeconds: 45 * 60 } as const;
  const { id } = (await api()(studyRuns.start, { body: plan }, token)).data;
  await ageRun(id, '20 minutes');
  await api()(studyRuns.tick, { body: { runId: id, accumulatedSeconds: 20 * 60 } }, token);
  // Simulates reports every minute, without which nothing is verified.
  await queryDatabase('update study_runs set verified_seconds = accumulated_seconds where id = $1', [id]);
  expect(await readStoredRun(id)).toMatchObject({ status: 'running', total: 0 });
  await ageRun(id, '2 hours');
  await runJob('study.close-runs');
  await expect.poll(async () => (await readStoredRun(id))?.status).toBe('closed');
  return { person, id };
};

const offer = (page: Page) => page.getByRole('region', { name: leftTexts.titles['left-open'] });

test('an abandoned run is closed by the job and can be kept', async ({ page }) => {
  const { person, id } = await createAbandonedRun();
  await open(page, person);
  await expect(offer(page)).toContainText('TYT Fizik çalışmasından 20 dk kaydettim');
  expect(await accessibilityFaults(page)).toEqual([]);
  expect(await layoutFaults(page)).toEqual([]);
  await button(page, 'Tut').click();
  await expect(offer(page)).toHaveCount(0);
  const kept = { status: 'stopped', seconds: 1200, verified: 1200, quality: null, mood: null };
  expect(await readStoredRun(id)).toEqual({ ...kept, total: 1200, sessions: 1, xp: 20 });
  await page.reload();
  await expect(button(page, 'Çalışmaya başla')).toBeVisible();
  await expect(offer(page)).toHaveCount(0);
});

test('an abandoned run can be shortened', async ({ page }) => {
  const { person, id } = await createAbandonedRun();
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
  await expect(page.getByText(leftTexts.corrected('8 dk')).last()).toBeVisible();
  await expect(offer(page)).toHaveCount(0);
  const kept = { status: 'stopped', seconds: 480, verified: 480, quality: 3, mood: 'Yorgun' };
  expect(await readStoredRun(id)).toEqual({ ...kept, total: 480, sessions: 1, xp: 8 });
});

test('an abandoned run can be discarded', async ({ page }) => {
  const { person, id } = await createAbandonedRun();
  expect(await readStoredRun(id)).toMatchObject({ seconds: 1200, total: 1200, xp: 20 });
  await open(page, person);
  await button(page, 'Sil').click();
  await dialog(page).getByRole('button', { name: 'Sil', exact: true }).click();
  await expect(offer(page)).toHaveCount(0);
  const gone = { status: 'discarded', seconds: null, verified: null, quality: null, mood: null };
  expect(await readStoredRun(id)).toEqual({ ...gone, total: 0, sessions: 0, xp: 0 });
});

/** A device that took the run over and discarded it, without the live messages that would reach the page. */
const discardOnOtherDevice = async (person: NewPerson, runId: string) => {
  const token = await signedIn(person);
  await queryDatabase(
    `update study_runs r set holder_id = (
       select s.id from sessions s where s.user_id = r.user_id order by s.created_at desc limit 1)
     where r.id = $1`,
    [runId],
  );
  const { status } = await api()(studyRuns.stop, { body: { runId, discard: true } }, token);
  expect(status).toBe(200);
};

test('a run discarded by another device can be saved as a session of its own', async ({ page, faults }) => {
  faults.expect(/^lost: POST .*\/run\/tick/, /ERR_FAILED/, /status of 409/);
  const { person, listSessions, getActiveRun } = await createStudent();
  await page.clock.install();
  await open(page, person);
  await start(page);
  // Minutes the server never saw must not be lost with the run.
  await page.route('**/run/tick', (route) => route.abort());
  await page.clock.fastForward(3 * MINUTE);
  await discardOnOtherDevice(person, (await getActiveRun())!.id);
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
  expect(await listSessions()).toEqual([]);
  await feedback.getByRole('button', { name: goneTexts.save }).click();
  await expect(feedback).toHaveCount(0);
  await expect(savedRegion(page)).toContainText(savedTexts.days(1));
  const [session, ...more] = await listSessions();
  expect(more).toEqual([]);
  expect(session).toMatchObject({ subject: 'matematik', source: 'timer', quality: 4, verifiedMinutes: 0 });
  expect(session!.duration).toBeGreaterThanOrEqual(3);
  expect(session!.duration).toBeLessThan(4);
});

/** Blocks every stop request until the returned function is called. */
const blockStops = async (page: Page) => {
  await page.route('**/run/stop', (route) => route.abort('connectionreset'));
  return async () => {
    await page.unroute('**/run/stop');
    await page.evaluate(() => dispatchEvent(new Event('online')));
  };
};

test('a stop that arrives too late is saved once as a session of its own', async ({ page, faults }) => {
  faults.expect(
    /^lost: POST .*\/run\/stop/,
    /^lost: POST .*\/study-sessions /,
    /status of 409/,
    /ERR_CONNECTION_RESET/,
  );
  const { person, listSessions, getActiveRun } = await createStudent();
  await open(page, person);
  await start(page);
  const { id } = (await getActiveRun())!;
  await studyFor(page, 6);
  const connect = await blockStops(page);
  await stop(page);
  await submitFeedback(page);
  await discardOnOtherDevice(person, id);
  await connect();
  const refused = page.getByRole('region', { name: goneTexts.title });
  await expect(refused).toContainText('TYT Matematik');
  await expect(savedRegion(page)).toHaveCount(0);
  expect(await accessibilityFaults(page)).toEqual([]);
  expect(await layoutFaults(page)).toEqual([]);
  // The first reply is lost, and the retry must not create a second session.
  let lost = 0;
  await page.route('**/api/study-sessions', async (route) => {
    if (route.request().method() !== 'POST' || lost++ > 0) return route.continue();
    await route.fetch();
    return route.abort('connectionreset');
  });
  await refused.getByRole('button', { name: goneTexts.save }).click();
  await expect(refused).toHaveCount(0);
  await expect.poll(() => lost).toBe(2);
  await expect(savedRegion(page)).toContainText(savedTexts.days(1));
  const sessions = await listSessions();
  expect(sessions).toHaveLength(1);
  expect(sessions[0]).toMatchObject({
    subject: 'matematik',
    source: 'timer',
    mood: 'Mutlu',
    verifiedMinutes: 0,
  });
});

test('a queued stop shows its result once it is sent', async ({ page, faults }) => {
  faults.expect(/^lost: POST .*\/run\/stop/, /ERR_CONNECTION_RESET/);
  const { person } = await createStudent();
  await open(page, person);
  await start(page);
  await studyFor(page, 6);
  const connect = await blockStops(page);
  await stop(page);
  await submitFeedback(page);
  await expect(savedRegion(page)).toContainText(savedTexts.waiting);
  await expect(savedRegion(page)).not.toContainText(savedTexts.streak);
  await connect();
  await expect(savedRegion(page)).toContainText(savedTexts.saved);
  await expect(savedRegion(page)).toContainText(savedTexts.days(1));
  await expect(savedRegion(page)).toContainText(savedTexts.level(1));
  await expect(savedRegion(page)).not.toContainText(savedTexts.waiting);
});
