import { rooms } from '@netlik/contract/rooms/rooms';
import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { waitUntilLoaded } from './page-checks.ts';
import { api, newPerson, signIn } from './people.ts';

const openAs = async (page: Page, person: Awaited<ReturnType<typeof newPerson>>, path: string) => {
  await signIn(page, person.email, person.password);
  await page.goto(path);
  await waitUntilLoaded(page);
};

test('two students meet by a code, write, and lose nothing while one is offline', async ({
  page,
  otherDevice,
}) => {
  const [owner, friend] = [await newPerson(), await newPerson()];
  await openAs(page, owner, '/study-tracker/study-room');
  await page.getByRole('button', { name: 'Oda aç', exact: true }).click();
  await page.getByLabel('Oda adı').fill('Akşam grubu');
  await page.getByRole('button', { name: 'Odayı aç' }).click();
  const dialog = page.getByRole('dialog', { name: 'Davet kodu' });
  const code = (await dialog.getByText(/^[A-Z0-9]{4}$/).textContent())!;
  await page.keyboard.press('Escape');

  const other = otherDevice.page;
  await openAs(other, friend, '/study-tracker/study-room');
  await other.getByRole('button', { name: 'Kodla katıl' }).click();
  await other.getByLabel('Davet kodu').fill(code);
  await other.getByRole('button', { name: 'Katıl', exact: true }).click();
  await expect(other.getByRole('option', { name: /Akşam grubu/ })).toBeVisible();
  for (const one of [page, other]) await one.getByRole('link', { name: 'Sohbete gir' }).click();
  await expect(page.getByText('2 çevrimiçi')).toBeVisible();

  await page.getByLabel('Mesaj yaz').fill('Selam, başlıyor muyuz?');
  await expect(other.getByText('yazıyor…')).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(other.getByText('Selam, başlıyor muyuz?')).toBeVisible();

  // The friend goes through a tunnel: what was written meanwhile is there afterwards, once.
  await other.context().setOffline(true);
  await page.getByLabel('Mesaj yaz').fill('Fizikten başlayalım');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Fizikten başlayalım')).toBeVisible();
  await other.context().setOffline(false);
  await expect(other.getByText('Fizikten başlayalım')).toHaveCount(1);
  await other.getByLabel('Mesaj yaz').fill('Olur');
  await other.keyboard.press('Enter');
  await expect(page.getByText('Olur', { exact: true })).toHaveCount(1);

  await page.getByRole('button', { name: 'Oda bilgileri' }).click();
  await page.getByRole('button', { name: 'Odadan ayrıl' }).click();
  await page
    .getByRole('dialog', { name: 'Odadan ayrılıyor musun?' })
    .getByRole('button', { name: 'Odadan ayrıl' })
    .click();
  await expect(page.getByText('Odadan ayrıldın.').last()).toBeVisible();
  const list = (await api()(rooms.list, {}, friend.token)).data;
  expect(list).toMatchObject([{ name: 'Akşam grubu', membership: { role: 'Sahip' } }]);
});
