import { expect, test } from './fixtures.ts';
import { demo, newPerson, signIn } from './people.ts';
import { png } from './png.ts';

test('a student writes to support with a picture, and the answer arrives while the page is open', async ({
  page,
  otherDevice,
}) => {
  const { email, password } = await newPerson();
  await signIn(page, email, password);
  await page.goto('/support/reports');
  const title = `Grafik boş ${email.slice(4, 12)}`;
  await page.getByRole('textbox', { name: 'Başlık' }).fill(title);
  await page.getByRole('textbox', { name: 'Detay' }).fill('Deneme eklediğim hâlde grafik boş görünüyor.');
  const image = { name: 'ekran.png', mimeType: 'image/png', buffer: png(600, 400, 'noise') };
  await page.locator('input[type="file"]').first().setInputFiles(image);
  await expect(page.getByRole('img', { name: 'ekran.png' })).toBeVisible();
  await page.getByRole('button', { name: 'Raporu gönder' }).click();
  await expect(page.getByText('Raporun oluşturuldu.').last()).toBeVisible();
  const drawer = page.getByRole('dialog', { name: title });
  await expect(drawer.getByText('İnceleniyor')).toBeVisible();

  const admin = otherDevice.page;
  await signIn(admin, demo.admin);
  await admin.goto('/admin/reports');
  await admin.getByRole('button', { name: title }).click();
  const answer = admin.getByRole('dialog', { name: title });
  await answer.getByRole('button', { name: 'ekran.png: büyüt' }).click();
  const large = admin.getByRole('dialog', { name: 'ekran.png' });
  await expect
    .poll(() => large.getByRole('img').evaluate((img: HTMLImageElement) => img.naturalWidth))
    .toBe(600);
  await large.getByRole('button', { name: 'Kapat' }).click();
  // Typed text does not arrive while the drawer behind it is inert.
  await expect(large).toBeHidden();
  await answer.getByRole('textbox', { name: 'Yanıt' }).fill('Düzelttik, yeniler misin?');
  await answer.getByRole('button', { name: 'Gönder', exact: true }).click();
  await expect(admin.getByText('Mesaj gönderildi.').last()).toBeVisible();

  await expect(drawer.getByText('Düzelttik, yeniler misin?')).toBeVisible();
  await expect(drawer.getByText(/Yanıtlamak için kalan süre: (?:24 sa|23 sa 59 dk)/)).toBeVisible();
});
