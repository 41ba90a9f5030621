import { alerts } from '@netlik/contract/alerts';
import { signIn as contract } from '@netlik/contract/identity/sign-in';
import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { accessibilityFaults, applyAppearance, colourRules } from './page-checks.ts';
import { api, demo, demoPassword, newPerson, signIn } from './people.ts';

const banners = (page: Page) => page.getByRole('region', { name: 'Duyurular' });
const banner = (page: Page, title: string) => banners(page).getByRole('article').filter({ hasText: title });

const students = 'Hedef listesi yenilendi';
const coaches = 'Pazar gecesi kısa bakım';

const openAs = async (page: Page, email: string, password = demoPassword) => {
  await signIn(page, email, password);
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
};

const asAdmin = async () => {
  const { data } = await api()(contract.login, { body: { email: demo.admin, password: demoPassword } });
  return data.token;
};

test('students and coaches each see their own alert and can follow its link', async ({
  page,
  otherDevice,
}) => {
  await openAs(page, demo.student);
  await expect(banner(page, students)).toBeVisible();
  await expect(banner(page, students)).toContainText('Bilgi: ');
  await expect(banner(page, coaches)).toHaveCount(0);
  await banner(page, students).getByRole('link', { name: 'Hedeflerime git' }).click();
  await expect(page).toHaveURL(/\/goals$/);

  await openAs(otherDevice.page, demo.coach);
  await expect(banner(otherDevice.page, coaches)).toContainText('Dikkat: ');
  await expect(banner(otherDevice.page, students)).toHaveCount(0);
});

test('an alert for all has its link only for those who may follow it', async ({
  page,
  otherDevice,
}, info) => {
  const token = await asAdmin();
  const title = `Hedefler açıldı ${info.project.name}`;
  const body = {
    title,
    message: 'Yeni liste yayında.',
    severity: 'info',
    audience: 'all',
    ctaLabel: 'Hedefleri aç',
    ctaUrl: '/goals',
  } as const;
  const { data: alert } = await api()(alerts.create, { body }, token);
  await openAs(page, demo.student);
  await expect(banner(page, title).getByRole('link', { name: 'Hedefleri aç' })).toBeVisible();
  await openAs(otherDevice.page, demo.admin);
  await expect(banner(otherDevice.page, title)).toBeVisible();
  await expect(banner(otherDevice.page, title).getByRole('link')).toHaveCount(0);
  await expect(banner(otherDevice.page, students)).toHaveCount(0);
  await expect(banner(otherDevice.page, coaches)).toHaveCount(0);
  await api()(alerts.change, { params: { id: alert.id }, body: { isActive: false } }, token);
});

test('a closed alert stays closed for that person, and comes back when it is changed', async ({
  page,
  otherDevice,
}, { project }) => {
  const { email, password } = await newPerson();
  const token = await asAdmin();
  const title = `Deneme takvimi ${project.name}`;
  const body = {
    title,
    message: 'Takvim belli oldu.',
    severity: 'success',
    audience: 'students-free',
  } as const;
  const { data: alert } = await api()(alerts.create, { body }, token);
  await openAs(page, email, password);
  await banner(page, title)
    .getByRole('button', { name: `Duyuruyu kapat: ${title}` })
    .click();
  await expect(banner(page, title)).toHaveCount(0);
  await page.reload();
  await expect(banner(page, students)).toBeVisible();
  await expect(banner(page, title)).toHaveCount(0);

  const other = await newPerson();
  await openAs(otherDevice.page, other.email, other.password);
  await expect(banner(otherDevice.page, title)).toBeVisible();

  const change = { message: 'Takvim değişti.' };
  await api()(alerts.change, { params: { id: alert.id }, body: change }, token);
  await page.reload();
  await expect(banner(page, title)).toContainText('Takvim değişti.');
  await api()(alerts.change, { params: { id: alert.id }, body: { isActive: false } }, token);
  await page.reload();
  await expect(banner(page, students)).toBeVisible();
  await expect(banner(page, title)).toHaveCount(0);
});

for (const [who, text] of [
  ['student', 'Sistem uyarilari yuklenemedi'],
  ['coach', 'Sistem uyarıları yüklenemedi.'],
  ['admin', 'Sistem uyarilari yuklenemedi.'],
] as const)
  test(`the ${who} sees a notice when alerts cannot be loaded, and can retry`, async ({ page, faults }) => {
    faults.expect(/status of 403 .*\/alerts\/active/);
    const refuse = { status: 403, json: { code: 'access.denied', message: 'Olmaz.' } };
    await page.route('**/api/alerts/active*', (route) => route.fulfill(refuse));
    await openAs(page, demo[who]);
    await expect(page.getByText(text, { exact: true })).toBeVisible();
    await page.unroute('**/api/alerts/active*');
    await page.getByRole('button', { name: 'Tekrar dene' }).click();
    // The demo has no alert for admins: theirs is only that nothing is wrong any more.
    if (who !== 'admin') await expect(banners(page)).toBeVisible();
    await expect(page.getByText(text, { exact: true })).toHaveCount(0);
  });

test('the four severities are accessible in light and dark', async ({ page }, { project }) => {
  const { email, password } = await newPerson({ role: 'coach' });
  const token = await asAdmin();
  const made: string[] = [];
  for (const severity of ['info', 'success', 'warning', 'error'] as const) {
    const title = `${project.name} ${severity}`;
    const body = {
      title,
      message: 'Sınav haftası için hazırlan.',
      severity,
      audience: 'coaches',
      ctaLabel: 'Takvimi aç',
      ctaUrl: 'https://www.osym.gov.tr/',
    } as const;
    made.push((await api()(alerts.create, { body }, token)).data.id);
  }
  await openAs(page, email, password);
  await expect(banner(page, `${project.name} error`)).toBeVisible();
  const link = banner(page, `${project.name} error`).getByRole('link');
  await expect(link).toHaveAttribute('rel', /noopener/);
  await expect(link).toHaveAttribute('target', '_blank');
  for (const [index, theme] of (['light', 'dark'] as const).entries()) {
    await applyAppearance(page, { theme });
    expect(await accessibilityFaults(page, index === 0 ? {} : { rules: colourRules })).toEqual([]);
  }
  for (const id of made) await api()(alerts.change, { params: { id }, body: { isActive: false } }, token);
});
