import { assistant } from '@netlik/contract/assistant/assistant';
import { expect, test } from './fixtures.ts';
import { waitUntilLoaded } from './page-checks.ts';
import { api, newPerson, signIn } from './people.ts';

test('a question is answered with its source, is still there after a reload, and can be erased', {
  tag: '@main',
}, async ({ page }) => {
  const person = await newPerson();
  await signIn(page, person.email, person.password);
  await page.goto('/ai-assistant');
  await waitUntilLoaded(page);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: /Günün odağı/ }).click();
  // Late in the evening the planner proposes nothing for the day.
  await expect(
    page.getByText(/Planlayıcının bugün için önerisi|Öne çıkan bir eksik göremiyorum/),
  ).toBeVisible();
  await expect(page.getByText('Kaynaklar:')).toBeVisible();
  await page.getByLabel('Mesajın').fill('yks ye kac gun kaldi');
  await page.keyboard.press('Enter');
  await expect(
    page
      .getByRole('main')
      .getByText(/gün kaldı|gün$/)
      .last(),
  ).toBeVisible();
  await page.reload();
  await expect(page.getByText('yks ye kac gun kaldi')).toBeVisible();
  await page.getByRole('button', { name: 'Sohbeti sil' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Sohbeti sil' }).click();
  await expect(page.getByRole('list', { name: 'Hazır sorular' })).toBeVisible();
  expect((await api()(assistant.thread, {}, person.token)).data).toEqual([]);
});
