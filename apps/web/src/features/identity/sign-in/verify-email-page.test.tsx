import { signIn } from '@netlik/contract/identity/sign-in';
import { describe, expect, it } from 'vitest';
import { fakeApi } from '../../../testing/fake-api.ts';
import { ayse } from '../../../testing/people.ts';
import { expectAccessible, renderScreen } from '../../../testing/render-screen.tsx';
import { VerifyEmailPage } from './verify-email-page.tsx';

const render = () =>
  renderScreen(<VerifyEmailPage />, {
    person: null,
    at: `/verify-email?uid=${ayse._id}&token=${'a'.repeat(43)}`,
  });

const confirm = async (screen: Awaited<ReturnType<typeof render>>, password = 'kirmizi-pencere') => {
  await screen.getByLabelText('Şifre', { exact: true }).fill(password);
  await screen.getByRole('button', { name: 'E-postamı doğrula' }).click();
};

describe('a verification link', () => {
  it('confirms nothing when it is opened, and the address with the password when the button is pressed', async () => {
    fakeApi.reply(signIn.checkVerification, { verified: false });
    fakeApi.reply(signIn.verifyEmail, null);
    const screen = await render();
    await expect.element(screen.getByRole('heading', { name: 'Son adım: şifreni yaz' })).toBeVisible();
    expect(fakeApi.calls(signIn.verifyEmail)).toEqual([]);
    await expectAccessible();
    await screen.getByRole('button', { name: 'E-postamı doğrula' }).click();
    await expect.element(screen.getByText('Şifre gereklidir')).toBeVisible();
    await confirm(screen);
    await expect.element(screen.getByRole('heading', { name: 'E-postan doğrulandı' })).toHaveFocus();
    await expect.element(screen.getByRole('link', { name: 'Giriş yap' })).toBeVisible();
    expect(fakeApi.calls(signIn.verifyEmail).map(({ body }) => body)).toEqual([
      { uid: ayse._id, token: 'a'.repeat(43), password: 'kirmizi-pencere' },
    ]);
  });

  it('says kindly that the address is verified already', async () => {
    fakeApi.reply(signIn.checkVerification, { verified: true });
    const screen = await render();
    await expect.element(screen.getByRole('heading', { name: 'E-postan zaten doğrulanmış' })).toHaveFocus();
    await expect.element(screen.getByRole('link', { name: 'Giriş yap' })).toBeVisible();
    await expectAccessible();
  });

  it('refuses a common password beside the field', async () => {
    fakeApi.reply(signIn.checkVerification, { verified: false });
    fakeApi.fail(signIn.verifyEmail, 'password.common');
    const screen = await render();
    await confirm(screen, '12345678');
    await expect.element(screen.getByText(/çok yaygın/)).toBeVisible();
  });

  it('that was used on another device meanwhile says so', async () => {
    fakeApi.reply(signIn.checkVerification, { verified: false });
    fakeApi.fail(signIn.verifyEmail, 'email.verified');
    const screen = await render();
    await confirm(screen);
    await expect.element(screen.getByRole('heading', { name: 'E-postan zaten doğrulanmış' })).toBeVisible();
  });

  it('offers a new one when it is expired', async () => {
    fakeApi.fail(signIn.checkVerification, 'token.invalid');
    fakeApi.reply(signIn.resendVerification, null);
    const screen = await render();
    await expect.element(screen.getByRole('heading', { name: 'Bağlantı çalışmadı' })).toHaveFocus();
    await screen.getByRole('button', { name: 'Yeni bağlantı gönder' }).click();
    await expect.element(screen.getByText('E-posta gereklidir')).toBeVisible();
    await expectAccessible();
    await screen.getByLabelText('E-posta').fill(ayse.email);
    await screen.getByRole('button', { name: 'Yeni bağlantı gönder' }).click();
    await expect.element(screen.getByRole('heading', { name: 'E-postanı kontrol et' })).toHaveFocus();
    await expect.element(screen.getByText(ayse.email)).toBeVisible();
  });

  it('can be tried again when the server was busy', async () => {
    fakeApi.fail(signIn.checkVerification, 'server.busy');
    const screen = await render();
    const again = screen.getByRole('button', { name: 'Tekrar dene' });
    await expect.element(again).toBeVisible();
    fakeApi.reply(signIn.checkVerification, { verified: false });
    await again.click();
    await expect.element(screen.getByRole('heading', { name: 'Son adım: şifreni yaz' })).toBeVisible();
  });

  it('without its parts is refused without asking the server', async () => {
    const screen = await renderScreen(<VerifyEmailPage />, { person: null, at: '/verify-email' });
    await expect.element(screen.getByRole('heading', { name: 'Bağlantı çalışmadı' })).toBeVisible();
    expect(fakeApi.calls(signIn.checkVerification)).toEqual([]);
  });
});
