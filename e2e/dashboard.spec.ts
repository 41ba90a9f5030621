import { alerts } from '@netlik/contract/alerts';
import { analytics, type Dashboard } from '@netlik/contract/analytics';
import { signIn as contract } from '@netlik/contract/identity/sign-in';
import { users } from '@netlik/contract/identity/users';
import { type NewStudySession, studySessions } from '@netlik/contract/study/study-sessions';
import type { Page } from '@playwright/test';
import { dashboardTour } from '../apps/web/src/features/analytics/dashboard.tour.ts';
import { minutesText } from '../apps/web/src/ui/formats/minutes-text.ts';
import { expect, test } from './fixtures.ts';
import { accessibilityFaults, faultsInBothThemes, layoutFaults, waitUntilLoaded } from './page-checks.ts';
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
const range = (page: Page, name: string) => page.getByText(name, { exact: true }).first();

const session = (part: Partial<NewStudySession> = {}): NewStudySession => ({
  subject: 'matematik',
  duration: 50,
  date: new Date(Date.now() - 60_000).toISOString(),
  quality: 4,
  mood: 'Mutlu',
  source: 'manual',
  questionStats: { correctAnswers: 20, wrongAnswers: 4, blankAnswers: 1 },
  ...part,
});

test('shows the figures of the range in the URL, and follows a new range', async ({ page }) => {
  const { token } = await login(student);
  await open(page, student, `${PAGE}?range=monthly`);
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
      page.getByText(`${minutesText(data.weeklyProgress)} / ${minutesText(data.weeklyGoal)}`),
    ).toBeVisible();
    await expect(card(page, 'XP')).toContainText(data.experience.toLocaleString('tr'));
    await expect(card(page, 'Puan')).toContainText(data.totalScore.toLocaleString('tr'));
  }
  await page.reload();
  await expect(page.getByRole('radio', { name: 'Bugün' })).toBeChecked();
});

test('each figure explains its formula', async ({ page }) => {
  await open(page, student);
  for (const [name, words] of [
    ['Seri', /^Arka arkaya çalıştığın/],
    ['Sıran', /Eşit puanlar aynı sırayı/],
    ['Puan', /^Son 30 günün puanı/],
    ['XP', /^Zamanlayıcıyla çalıştığın her dakika/],
  ] as const) {
    await page.getByRole('button', { name: `${name}: nasıl hesaplanır?` }).click();
    await expect(page.getByText(words)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByText(words)).toHaveCount(0);
  }
  await page.getByRole('button', { name: /seviye: nasıl hesaplanır/ }).click();
  await expect(page.getByText(/^Bir üst seviye/)).toBeVisible();
});

test('shows the days to the exam, and marks estimated dates', async ({ page }) => {
  const { token } = await login(student);
  const { exam } = (await api()(analytics.dashboard, { query: {} }, token)).data;
  await open(page, student);
  await expect(card(page, 'Sınava kalan')).toContainText(`${exam.daysLeft} gün`);
  await expect(card(page, 'Sınava kalan').getByText('tahmini')).toHaveCount(exam.official ? 0 : 1);
});

/** Changes the exam in the server's reply, because its clock cannot be set from here. */
const mockExam = (page: Page, exam: Partial<Dashboard['exam']>) =>
  page.route('**/api/analytics/dashboard*', async (route) => {
    const response = await route.fetch();
    const { data } = (await response.json()) as { data: Dashboard };
    await route.fulfill({ response, json: { data: { ...data, exam: { ...data.exam, ...exam } } } });
  });

test('the last days before the exam have their own texts', async ({ page }) => {
  const person = await newPerson();
  for (const [words, daysLeft, parts] of [
    ['Yarın TYT', 1, ['TYT']],
    ['Bugün TYT', 0, ['TYT']],
    ['Bugün AYT · YDT', 0, ['AYT', 'YDT']],
  ] as const) {
    await mockExam(page, { year: 2027, chosen: true, daysLeft, parts: [...parts] });
    await open(page, person);
    await expect(card(page, '2027 YKS').getByText(words, { exact: true })).toBeVisible();
  }
  expect(await accessibilityFaults(page)).toEqual([]);
});

test('a past exam is marked, and shows the next year', async ({ page }) => {
  const over = { year: 2026, chosen: true, daysLeft: null, parts: [] };
  await mockExam(page, { ...over, next: { year: 2027, daysLeft: 216, official: false } });
  await open(page, await newPerson());
  const past = card(page, '2026 YKS');
  await expect(past).toContainText('Geride kaldı');
  await expect(past).toContainText('2027 YKS’ye yaklaşık 216 gün var');
  expect(await faultsInBothThemes(page)).toEqual([]);
  await past.getByRole('link', { name: 'Hedef yılını değiştir' }).click();
  await expect(page.getByLabel('Hedef yıl')).toBeFocused();
});

test('an empty account shows what to do first', async ({ page }) => {
  await open(page, await newPerson());
  await expect(page.getByText(/^Henüz kayıtlı çalışman yok/)).toBeVisible();
  await expect(page.getByText('Nereyi istiyorsun?')).toBeVisible();
  await expect(card(page, 'Sınava kalan').getByRole('link', { name: 'Hedef yılını ekle' })).toHaveAttribute(
    'href',
    '/profile#targetYear',
  );
  await expect(page.getByRole('progressbar', { name: 'Haftalık hedefin' })).toHaveAttribute(
    'aria-valuenow',
    '0',
  );
  await page.getByRole('button', { name: 'Analizi aç' }).click();
  await expect(page.getByText('Analiz için henüz veri yok')).toBeVisible();
  expect(await faultsInBothThemes(page)).toEqual([]);
  expect(await layoutFaults(page)).toEqual([]);
});

test('a session saved on another page is counted after returning', async ({ page }) => {
  const person = await newPerson();
  await open(page, person);
  const { token } = await login(person);
  await api()(studySessions.create, { body: session() }, token);
  await page.evaluate(() => dispatchEvent(new Event('study-session-created')));
  await expect(card(page, 'Toplam süre')).toContainText('50 dk');
  await expect(card(page, 'Çözülen soru')).toContainText('25');
  await expect(card(page, 'Seri')).toContainText('1');
});

test('a failed load shows an error and can be retried', async ({ page, faults }) => {
  faults.expect(/503/, /answered 503/);
  await page.route('**/api/analytics/dashboard*', (route) =>
    route.fulfill({ status: 503, json: { code: 'server.busy', message: 'Sunucu şu an hazır değil.' } }),
  );
  const person = await newPerson();
  await signIn(page, person.email, person.password);
  await page.goto(PAGE);
  await expect(page.getByText('Dashboard verileri alınamadı.')).toBeVisible({ timeout: 20_000 });
  expect(await accessibilityFaults(page)).toEqual([]);
  await page.unroute('**/api/analytics/dashboard*');
  await page.getByRole('button', { name: 'Tekrar dene' }).click();
  await expect(card(page, 'Toplam süre')).toBeVisible();
});

test('an admin alert is shown above the figures', async ({ page }) => {
  const [alert] = (await api()(alerts.active, {}, (await login(student)).token)).data;
  await open(page, student);
  await expect(page.getByRole('main').getByText(alert!.title)).toBeVisible();
});

const goals = [
  { name: 'Hacettepe Üniversitesi', department: 'Tıp', priority: 2 },
  { name: 'Ege Üniversitesi', department: 'Diş Hekimliği', priority: 1 },
];

const createStudentWithGoals = async () => {
  const person = await newPerson();
  const { token, user } = await login(person);
  await api()(users.update, { params: { id: user._id }, body: { targetUniversities: goals } }, token);
  return person;
};

test('goals rotate, pause on hover, and follow arrow keys and space', async ({ page }) => {
  await page.clock.install();
  await open(page, await createStudentWithGoals());
  const carousel = page.getByRole('region', { name: /^Hedef üniversitelerin/ });
  const shown = carousel.locator('[role=group]:not([inert])');
  await carousel.scrollIntoViewIfNeeded();
  await expect(shown).toContainText('Ege Üniversitesi');
  await page.clock.runFor(4_100);
  await expect(shown).toContainText('Hacettepe Üniversitesi');
  await carousel.focus();
  await page.clock.runFor(20_000);
  await expect(shown).toContainText('Hacettepe Üniversitesi');
  await page.keyboard.press('ArrowLeft');
  await expect(shown).toContainText('Ege Üniversitesi');
  await page.keyboard.press('ArrowRight');
  await expect(shown).toContainText('Hacettepe Üniversitesi');
  await page.keyboard.press(' ');
  await expect(carousel.getByRole('button', { name: 'Otomatik geçişi başlat' })).toBeVisible();
  await page.locator('h1').focus();
  await page.clock.runFor(20_000);
  await expect(shown).toContainText('Hacettepe Üniversitesi');
});

test.describe('with less motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });
  test('goals do not rotate with reduced motion', async ({ page }) => {
    await page.clock.install();
    await open(page, await createStudentWithGoals());
    const shown = page.locator('[role=group][aria-roledescription]:not([inert])');
    await page.clock.runFor(20_000);
    await expect(shown).toContainText('Ege Üniversitesi');
    await expect(page.getByRole('button', { name: /Otomatik geçişi/ })).toHaveCount(0);
  });
});

test('the analysis loads on demand, with a table for its chart', async ({ page }) => {
  const scripts: string[] = [];
  page.on('request', (request) => scripts.push(request.url()));
  await open(page, student, `${PAGE}?range=monthly`);
  const fetched = () => scripts.filter((url) => /advanced-panel|analytics\/advanced/.test(url)).length;
  expect(fetched()).toBe(0);
  await page.getByRole('button', { name: 'Analizi aç' }).click();
  await expect(page.getByRole('heading', { name: 'Derslere göre süre' })).toBeVisible();
  expect(fetched()).toBeGreaterThanOrEqual(2);
  for (const name of ['Düzen', 'Odak', 'Tempo'])
    await expect(page.getByText(new RegExp(`^${name} = `))).toBeVisible();
  const day = new Date(Date.now() + 3 * 3_600_000).getUTCDate();
  if (day > 1) {
    await page.getByText('Tablo olarak gör').click();
    await expect(page.getByRole('table', { name: 'Günlere göre süre' }).locator('tbody tr')).toHaveCount(day);
  }
  expect(await faultsInBothThemes(page)).toEqual([]);
  expect(await layoutFaults(page)).toEqual([]);
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Derslere göre süre' })).toBeVisible();
});

test('the page loads without layout shift', async ({ page }) => {
  await page.addInitScript(() => {
    Object.assign(globalThis, { shifted: 0 });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        (globalThis as unknown as { shifted: number }).shifted += (
          entry as unknown as { value: number }
        ).value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await open(page, student);
  expect(await page.evaluate(() => (globalThis as unknown as { shifted: number }).shifted)).toBeLessThan(0.1);
});

test.describe('at a first visit', () => {
  test.use({ tours: true });
  test('the tutorial explains the page', async ({ page }) => {
    const person = await newPerson();
    await signIn(page, person.email, person.password);
    await page.goto(PAGE);
    for (const { title } of dashboardTour.steps) {
      await expect(page.getByRole('dialog', { name: title })).toBeVisible();
      await page.keyboard.press('ArrowRight');
    }
  });
});
