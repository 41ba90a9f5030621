import { duels } from '@netlik/contract/community/duels';
import { account } from '@netlik/contract/identity/account';
import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { waitUntilLoaded } from './page-checks.ts';
import { api, type NewPerson, newPerson, signIn } from './people.ts';

const newStudent = async () => {
  const person = await newPerson();
  const { data } = await api()(account.profile, {}, person.token);
  return { ...person, id: data._id };
};

const openAs = async (page: Page, person: NewPerson, path: string) => {
  await signIn(page, person.email, person.password);
  await page.goto(path);
  await waitUntilLoaded(page);
  await page.keyboard.press('Escape');
};

test('a challenge is accepted on the other device, runs on both, and is finished by its owner', {
  tag: '@main',
}, async ({ page, otherDevice }) => {
  const [owner, opponent] = [await newStudent(), await newStudent()];
  const other = otherDevice.page;
  await openAs(other, opponent, '/duels');
  await openAs(page, owner, '/duels');
  await page.getByRole('combobox', { name: 'Rakip' }).fill(opponent.email);
  await expect(page.getByRole('option')).toHaveCount(1);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Düello başlat' }).click();
  await expect(page.getByText('Ada Y. yanıtlayınca başlayacak.')).toBeVisible();

  await expect(other.getByText('Ada Y. seni düelloya çağırdı.')).toBeVisible();
  await other.getByRole('button', { name: 'Kabul et' }).click();
  await page.getByRole('link', { name: 'Günlük düello' }).click();
  await expect(page.getByText('Kalan süre')).toBeVisible();
  await expect(page.getByText('Şu an berabere')).toBeVisible();

  await page.getByRole('button', { name: 'Düelloyu bitir' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Düelloyu bitir' }).click();
  await expect(page.getByText('Düello erken bitirildi; kazanan yok.')).toBeVisible();
  await expect(other.getByText('Erken bitirildi', { exact: true })).toBeVisible();
});

test('whoever opens the old form of the link asks, is approved and joins', async ({ page, otherDevice }) => {
  const [owner, opponent, guest] = [await newStudent(), await newStudent(), await newPerson()];
  const call = api();
  const made = await call(duels.create, { body: { type: 'weekly', opponentId: opponent.id } }, owner.token);
  const { duel, inviteCode, invites } = made.data;
  await call(duels.respond, { params: { id: invites[0]!.id }, body: { accept: true } }, opponent.token);

  const other = otherDevice.page;
  await openAs(other, owner, `/duels/${duel.id}`);
  await openAs(page, guest, `/duels/v2/${duel.id}?invite=${inviteCode}#skor`);
  await expect(page).toHaveURL(new RegExp(`/duels/${duel.id}\\?invite=${inviteCode}#skor$`));
  await page.getByRole('button', { name: 'Katılmak iste' }).click();
  await expect(page.getByText(/kişinin onayı bekleniyor/)).toBeVisible();

  await expect(other.getByText('Ada Y. düelloya katılmak istiyor.')).toBeVisible();
  await other.getByRole('button', { name: 'Onayla' }).click();
  await page.getByRole('button', { name: 'Kabul et' }).click();
  await expect(page.getByText('Şu an berabere')).toBeVisible();
  await expect(other.getByRole('listitem').filter({ hasText: '0 dk' })).toHaveCount(3);
});
