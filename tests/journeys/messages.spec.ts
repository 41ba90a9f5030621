import { queryDatabase } from './database.ts';
import { expect, test } from './fixtures.ts';
import { goOffline, waitUntilLoaded } from './page-checks.ts';
import { newPerson, signIn } from './people.ts';

test('a coach writes, the student sees it live and answers without a connection, once', {
  tag: '@main',
}, async ({ page, otherDevice, faults }) => {
  faults.expect(/ERR_INTERNET_DISCONNECTED/);
  const [coach, student] = [await newPerson({ role: 'coach' }), await newPerson({ tier: 'premium' })];
  await queryDatabase(
    'update users set coach_id = (select id from users where email = $1) where email = $2',
    [coach.email, student.email],
  );
  await signIn(page, student.email, student.password);
  await page.goto('/messages');
  await waitUntilLoaded(page);
  await page.getByRole('list', { name: 'Konuşmalar' }).getByRole('link').click();
  await expect(page.getByText('İlk mesajı sen yaz')).toBeVisible();

  const other = otherDevice.page;
  await signIn(other, coach.email, coach.password);
  await other.goto('/messages');
  await other.getByRole('list', { name: 'Konuşmalar' }).getByRole('link').click();
  await other.getByLabel('Mesajını yaz').fill('Bugünkü deneme nasıldı?');
  await other.keyboard.press('Enter');
  // On a computer the list beside the thread shows the last message too.
  const [thread, otherThread] = [page, other].map((tab) => tab.getByRole('region', { name: 'Mesajlar' }));
  await expect(thread!.getByText('Bugünkü deneme nasıldı?')).toBeVisible();
  await expect(other.getByText('Okundu')).toBeVisible();

  await goOffline(page);
  await page.getByLabel('Mesajını yaz').fill('Çok iyi geçti hocam');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Bağlantı gelince gönderilecek')).toBeVisible();
  await page.context().setOffline(false);
  await expect(otherThread!.getByText('Çok iyi geçti hocam')).toHaveCount(1);
  await expect(page.getByText('Bağlantı gelince gönderilecek')).toHaveCount(0);
  await expect(thread!.getByText('Çok iyi geçti hocam')).toHaveCount(1);
});
