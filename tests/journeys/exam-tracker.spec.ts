import { examAttempts } from '@netlik/contract/exams/exam-attempts';
import { addDays, studyDay } from '@netlik/domain/study-day';
import { expect, test } from './fixtures.ts';
import { goOffline, waitUntilLoaded } from './page-checks.ts';
import { api, newPerson, signIn } from './people.ts';

const today = studyDay(new Date());

const open = async (page: Parameters<typeof signIn>[0], person: Awaited<ReturnType<typeof newPerson>>) => {
  await signIn(page, person.email, person.password);
  await page.goto('/exam-tracker');
  await waitUntilLoaded(page);
};

test('a TYT typed by keyboard shows in the list, on the dashboard and in the calendar', {
  tag: '@main',
}, async ({ page }) => {
  const person = await newPerson();
  await open(page, person);
  await page.getByRole('button', { name: 'Deneme ekle' }).first().click();
  const dialog = page.getByRole('dialog', { name: 'Deneme ekle' });
  await dialog.getByRole('combobox', { name: 'Yayın' }).fill('Özdebir');
  await dialog.getByLabel('Türkçe, Doğru').focus();
  for (const answer of ['30', '6', '12', '4', '20', '8', '9', '5']) {
    await page.keyboard.type(answer);
    await page.keyboard.press('Enter');
  }
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('list', { name: 'Denemeler' })).toContainText('65,25');
  await expect(page.getByText('Bu ay 2 denemeden 1 hakkın kaldı.')).toBeVisible();

  await page.goto('/dashboard');
  await expect(page.getByRole('region', { name: 'TYT neti' })).toContainText('65,25');
  await page.goto(`/calendar/study?date=${today}`);
  await expect(page.getByRole('dialog').getByRole('link', { name: /Özdebir/ })).toContainText('65,25');
});

// Other tests cover the form and delete (exam-attempts-page.test.tsx) and the other device
// (study-live-updates.spec.ts) in every run.
test('an attempt is edited and deleted, and the other device follows', async ({ page, otherDevice }) => {
  const person = await newPerson();
  const subjects = [{ subject: 'tyt_fen', correct: 9, wrong: 4, blank: 7 }];
  const body = { date: addDays(today, -3), source: 'Töder', examType: 'TYT' as const, subjects };
  await api()(examAttempts.create, { body }, person.token);
  const other = otherDevice.page;
  await open(other, person);
  await open(page, person);
  const menu = page.getByRole('button', { name: /^Töder, .* için işlemler/ });
  await menu.click();
  await page.getByRole('menuitem', { name: 'Düzenle' }).click();
  const dialog = page.getByRole('dialog', { name: 'Denemeyi düzenle' });
  await dialog.getByLabel('Fen Bilimleri, Doğru').fill('13');
  await dialog.getByRole('button', { name: 'Kaydet' }).click();
  await expect(other.getByRole('list', { name: 'Denemeler' })).toContainText('12,00');
  await menu.click();
  await page.getByRole('menuitem', { name: 'Sil' }).click();
  await page
    .getByRole('dialog', { name: 'Deneme silinsin mi?' })
    .getByRole('button', { name: 'Sil' })
    .click();
  await expect(other.getByText('Henüz deneme yok', { exact: true }).last()).toBeVisible();
  await expect(page.getByText('İlk denemeni gir', { exact: false })).toBeVisible();
});

test('an attempt typed without a connection is sent once it is back', async ({ page, faults }) => {
  const person = await newPerson();
  await open(page, person);
  await page.getByRole('button', { name: 'Deneme ekle' }).first().click();
  const dialog = page.getByRole('dialog', { name: 'Deneme ekle' });
  await dialog.getByRole('combobox', { name: 'Yayın' }).fill('Özdebir');
  await dialog.getByLabel('Fen Bilimleri, Doğru').fill('15');
  faults.expect(/^lost: /, /ERR_INTERNET_DISCONNECTED/);
  await goOffline(page);
  await dialog.getByRole('button', { name: 'Ekle', exact: true }).click();
  await expect(page.getByText('Gönderilmeyi bekliyor', { exact: false }).first()).toBeVisible();
  await page.context().setOffline(false);
  await expect
    .poll(async () => (await api()(examAttempts.list, {}, person.token)).data.length, { timeout: 30_000 })
    .toBe(1);
});
