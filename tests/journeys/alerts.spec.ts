import { signIn as contract } from '@netlik/contract/identity/sign-in';
import { alerts } from '@netlik/contract/platform/alerts';
import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
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

test('an alert reaches its audience, stays closed for who closed it, and comes back when changed', async ({
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
  await expect(banner(page, students).getByRole('link', { name: 'Hedeflerime git' })).toBeVisible();
  await expect(banner(page, coaches)).toHaveCount(0);
  await banner(page, title)
    .getByRole('button', { name: `Duyuruyu kapat: ${title}` })
    .click();
  await page.reload();
  await expect(banner(page, students)).toBeVisible();
  await expect(banner(page, title)).toHaveCount(0);

  await openAs(otherDevice.page, demo.coach);
  await expect(banner(otherDevice.page, coaches)).toBeVisible();
  await expect(banner(otherDevice.page, title)).toHaveCount(0);

  const change = { message: 'Takvim değişti.' };
  await api()(alerts.change, { params: { id: alert.id }, body: change }, token);
  await page.reload();
  await expect(banner(page, title)).toContainText('Takvim değişti.');
  await api()(alerts.change, { params: { id: alert.id }, body: { isActive: false } }, token);
});
