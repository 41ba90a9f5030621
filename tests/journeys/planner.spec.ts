import { expect, test } from './fixtures.ts';
import { waitUntilLoaded } from './page-checks.ts';
import { newPerson, signIn } from './people.ts';

test('a week is planned from one’s hours, taken, seen in the plan and taken back', { tag: '@main' }, async ({
  page,
}) => {
  const person = await newPerson();
  await signIn(page, person.email, person.password);
  await page.goto('/weekly-plan');
  await waitUntilLoaded(page);
  await page.getByRole('link', { name: 'Haftamı planla' }).first().click();

  // The week after, because all its days are available whatever today is.
  await page.getByRole('button', { name: 'Pazartesi: 30 dk ekle' }).click();
  await page.getByRole('button', { name: 'Haftamı hazırla' }).click();
  await page.getByRole('tab', { name: 'Gelecek hafta' }).click();
  const monday = page.getByRole('region', { name: 'Pazartesi' });
  const first = monday
    .getByRole('listitem')
    .last()
    .getByRole('button', { name: /Neden\?/ });
  const topic = (await first.locator('strong').textContent())!;
  await first.click();
  const dialog = page.getByRole('dialog', { name: topic });
  await expect(dialog.getByRole('listitem').first()).toBeVisible();
  await dialog.getByRole('button', { name: 'Kapat' }).click();

  await page.getByRole('button', { name: 'Plana ekle' }).click();
  await page.getByRole('link', { name: 'Planımı aç' }).click();
  await expect(page).toHaveURL(/\/weekly-plan\?date=/);
  await expect(page.getByRole('region', { name: 'Pazartesi' }).getByText(topic).first()).toBeVisible();

  await page.goBack();
  await page.getByRole('button', { name: 'Geri al' }).last().click();
  await expect(page.getByRole('button', { name: 'Plana ekle' })).toBeVisible();
  await page.goto('/weekly-plan');
  await page.getByRole('button', { name: 'Sonraki hafta' }).click();
  await expect(page.getByText('Bu hafta için henüz plan yok')).toBeVisible();
});
