import { coachStudents } from '@netlik/contract/coaching/coach-students';
import { examAttempts } from '@netlik/contract/exams/exam-attempts';
import { queryDatabase } from './database.ts';
import { expect, test } from './fixtures.ts';
import { api, newPerson, signIn } from './people.ts';

test('a coach brings the results of a class in from a file and takes them back', async ({ page }) => {
  const [coach, student] = [await newPerson({ role: 'coach' }), await newPerson({ tier: 'premium' })];
  const [row] = await queryDatabase<{ id: string }>('select id from users where email = $1', [student.email]);
  await api()(coachStudents.assign, { params: { id: row!.id } }, coach.token);
  const attempts = async () =>
    (await api()(examAttempts.list, { query: {} }, student.token)).data.map(({ totals }) => totals.netScore);

  await signIn(page, coach.email, coach.password);
  await page.goto('/coach/imports');
  await page.getByLabel('Sonuç dosyası').setInputFiles({
    name: 'sonuc.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from('Kim;Türkçe D;Türkçe Y\nYILMAZ ADA;30;4\nDeniz Ak;20;0\n'),
  });
  await page.getByLabel('Yayın').fill('Özdebir');
  await page.getByRole('button', { name: 'Devam et' }).click();
  await page.getByLabel('1. Kim').selectOption('name');
  await page.getByRole('button', { name: 'Önizle' }).click();
  await expect(page.getByText('1 sonuç hazır · 1 satır soruluyor')).toBeVisible();
  await page.getByLabel('Deniz Ak kim?').selectOption('skip');
  await page.getByRole('button', { name: 'Seçimleri uygula' }).click();
  await page.getByRole('button', { name: '1 sonucu yaz' }).click();
  await expect(page.getByText('1 deneme sonucu yazıldı.')).toBeVisible();
  expect(await attempts()).toEqual([29]);

  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Alınmayan satırları indir' }).click();
  expect((await download).suggestedFilename()).toBe('alinmayan-satirlar.csv');
  await page.getByRole('button', { name: 'Geri al' }).click();
  await expect(page.getByText('1 sonuç geri alındı.').last()).toBeVisible();
  expect(await attempts()).toEqual([]);
});
