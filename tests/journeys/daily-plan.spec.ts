import { users } from '@netlik/contract/identity/users';
import { dailyPlans } from '@netlik/contract/planning/daily-plans/daily-plans';
import { studyDay } from '@netlik/domain/study-day';
import { expect, test } from './fixtures.ts';
import { waitUntilLoaded } from './page-checks.ts';
import { api, demo, type NewPerson, newPerson, signIn } from './people.ts';
import { button, studyFor, submitFeedback } from './timer-steps.ts';

const PAGE = '/study-plan';
const PHONE = { width: 390, height: 844 };
const today = () => studyDay(new Date());
/** An empty day is a 404, which the browser logs. */
const emptyDay = /404.*\/daily-plans\/by-date/;

const premiumStudent = async (): Promise<NewPerson> => {
  const person = await newPerson({ tier: 'premium' });
  for (const page of ['study-plan', 'timer', 'dashboard'] as const)
    await api()(users.tutorialSeen, { body: { page } }, person.token);
  return person;
};

test('a day is planned, studied with the timer and evaluated', { tag: '@main' }, async ({ page, faults }) => {
  faults.expect(emptyDay);
  const person = await premiumStudent();
  await page.setViewportSize(PHONE);
  await signIn(page, person.email, person.password);
  await page.goto(PAGE);
  await waitUntilLoaded(page);

  await button(page, 'Plan oluştur').click();
  const form = page.getByRole('dialog', { name: 'Günün planını oluştur' });
  await form.getByLabel('Ders', { exact: true }).selectOption('fizik');
  await form.getByLabel('Hedef soru').fill('20');
  await form.getByLabel(/^Hedef süre/).fill('30');
  await form.getByRole('button', { name: 'Planı oluştur' }).click();
  await expect(page.getByRole('heading', { name: /Çalışma Planı$/ })).toBeVisible();

  await page.getByRole('button', { name: /^Başla: .*Fizik/ }).click();
  const watched = page.waitForResponse((answer) => answer.url().endsWith('/run/start') && answer.ok());
  await button(page, 'Başlat').click();
  await watched;
  await studyFor(page, 6);
  await button(page, 'Bitir').click();
  await page
    .getByRole('dialog', { name: 'Çalışmayı bitirelim mi?' })
    .getByRole('button', { name: 'Bitir', exact: true })
    .click();
  await submitFeedback(page);
  // The saved session is linked automatically and appears without a reload.
  const { data: plan } = await api()(
    dailyPlans.byDate,
    { params: { date: today() }, query: {} },
    person.token,
  );
  expect(plan.subjects[0]!.sessionIds).toHaveLength(1);
  await expect(page.getByText(/^Devam ediyor · /)).toBeVisible();

  await page.getByRole('button', { name: /Fizik: tamamlandı işaretle$/ }).click();
  await button(page, 'Günü değerlendir').click();
  const evaluation = page.getByRole('dialog', { name: 'Günü değerlendir' });
  await evaluation.getByLabel('Doğru').fill('18');
  await evaluation.getByText('Harika', { exact: true }).click();
  await evaluation.getByRole('button', { name: 'Planıma uydum.' }).click();
  await evaluation.getByRole('button', { name: 'Değerlendirmeyi gönder' }).click();
  await expect(page.getByText('Bu günü değerlendirdin.')).toBeVisible();
  await page.reload();
  await expect(page.getByText('Planıma uydum.')).toBeVisible();
  await expect(page.getByText('Motivasyon: Harika')).toBeVisible();
});

test('what changes on another device shows without a reload, and the next subject starts with one press', async ({
  page,
}) => {
  const person = await premiumStudent();
  const subjects = [
    { subject: 'fizik', targetQuestions: 20, targetTime: 30 },
    { subject: 'kimya', targetQuestions: 10, targetTime: 25 },
  ];
  const { data: plan } = await api()(dailyPlans.create, { body: { date: today(), subjects } }, person.token);
  await page.setViewportSize(PHONE);
  await signIn(page, person.email, person.password);
  await page.goto(PAGE);
  await waitUntilLoaded(page);
  await api()(
    dailyPlans.updateSubject,
    { params: { id: plan._id, index: '0' }, body: { status: 'skipped' } },
    person.token,
  );
  await expect(page.getByText(/^Atlandı · /)).toBeVisible();
  await page.goto('/dashboard');
  const panel = page.getByRole('region', { name: 'Bugün' });
  await expect(panel).toContainText('Kimya');
  await panel.getByRole('link', { name: 'Başlat' }).click();
  await expect(button(page, 'Duraklat')).toBeVisible();
  await expect(page.getByRole('main')).toContainText('Kimya');
});

test('a free student is led to the weekly plan and told why', async ({ page }) => {
  await signIn(page, demo.free);
  await page.goto(PAGE);
  await expect(page).toHaveURL(/\/weekly-plan$/);
  const dialog = page.getByRole('dialog', { name: 'Çalışma planım premium üyeliğe özel' });
  await expect(dialog).toBeVisible();
  await dialog.getByRole('button', { name: 'Şimdilik kalsın' }).click();
  await expect(dialog).toHaveCount(0);
});
