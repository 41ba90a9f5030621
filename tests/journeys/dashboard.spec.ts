import { signIn as contract } from '@netlik/contract/identity/sign-in';
import { alerts } from '@netlik/contract/platform/alerts';
import { analytics } from '@netlik/contract/study/analytics';
import type { Page } from '@playwright/test';
import { formatDuration } from '../../apps/web/src/formats/durations.ts';
import { tours } from '../../apps/web/src/shell/tours/tours.ts';
import { expect, test } from './fixtures.ts';
import { waitUntilLoaded } from './page-checks.ts';
import { api, demo, demoPassword, type NewPerson, newPerson, signIn } from './people.ts';

const PAGE = '/dashboard';

type Who = Pick<NewPerson, 'email' | 'password'>;

const login = async ({ email, password }: Who) =>
  (await api()(contract.login, { body: { email, password } })).data;

const open = async (page: Page, person: Who, address = PAGE) => {
  await signIn(page, person.email, person.password);
  await page.goto(address);
  await waitUntilLoaded(page);
};

const student = { email: demo.student, password: demoPassword };
const card = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const range = (page: Page, name: string) =>
  page.getByRole('radiogroup', { name: 'Aralık' }).getByText(name, { exact: true });

/** Sums layout shifts. */
const watchLayoutShift = () => {
  Object.assign(globalThis, { shifted: 0 });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries())
      (globalThis as unknown as { shifted: number }).shifted += (entry as unknown as { value: number }).value;
  }).observe({ type: 'layout-shift', buffered: true });
};

test('shows alerts and the figures of the range without layout shift, and follows a new range', async ({
  page,
}) => {
  const { token } = await login(student);
  const [alert] = (await api()(alerts.active, {}, token)).data;
  await page.addInitScript(watchLayoutShift);
  await open(page, student, `${PAGE}?range=monthly`);
  await expect(page.getByRole('main').getByText(alert!.title)).toBeVisible();
  expect(await page.evaluate(() => (globalThis as unknown as { shifted: number }).shifted)).toBeLessThan(0.1);
  for (const [name, wanted] of [
    ['Bu ay', 'monthly'],
    ['Tümü', 'all'],
    ['Bugün', 'daily'],
  ] as const) {
    await range(page, name).click();
    await expect(page).toHaveURL(new RegExp(`range=${wanted}`));
    const { data } = await api()(analytics.dashboard, { query: { range: wanted } }, token);
    await expect(card(page, 'Çalışma sayısı')).toContainText(data.sessionsCount.toLocaleString('tr'));
    await expect(card(page, 'Çözülen soru')).toContainText(
      data.questionStatsSummary.totalAttempted.toLocaleString('tr'),
    );
    await expect(card(page, 'TYT neti')).toContainText(data.tytNet === null ? '—' : ',');
    await expect(
      page.getByText(`${formatDuration(data.weeklyProgress)} / ${formatDuration(data.weeklyGoal)}`),
    ).toBeVisible();
    await expect(card(page, 'XP')).toContainText(data.experience.toLocaleString('tr'));
    await expect(card(page, 'Puan')).toContainText(data.totalScore.toLocaleString('tr'));
  }
  await page.reload();
  await expect(page.getByRole('radio', { name: 'Bugün' })).toBeChecked();
});

test.describe('at a first visit', () => {
  test.use({ tours: true });
  test('the tutorial explains the page', async ({ page }) => {
    const person = await newPerson();
    await signIn(page, person.email, person.password);
    await page.goto(PAGE);
    for (const { title } of tours.dashboard) {
      await expect(page.getByRole('dialog', { name: title })).toBeVisible();
      await page.keyboard.press('ArrowRight');
    }
  });
});
