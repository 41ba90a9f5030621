import { signIn } from '@netlik/contract/identity/sign-in';
import { describe, expect, it } from 'vitest';
import { session } from '../../data/calls/session.ts';
import { fakeApi } from '../../testing/fake-api.ts';
import { ayse } from '../../testing/people.ts';
import { expectAccessible, renderScreen } from '../../testing/render-screen.tsx';
import { ForgotPasswordPage } from './forgot-password-page.tsx';
import { ResetPasswordPage } from './reset-password-page.tsx';

describe('a forgotten password', () => {
  const ask = async (email: string) => {
    const screen = await renderScreen(<ForgotPasswordPage />, { person: null });
    await screen.getByLabelText('E-posta').fill(email);
    await screen.getByRole('button', { name: 'Bağlantı gönder' }).click();
    return screen;
  };

  it('needs an address', async () => {
    const screen = await ask('');
    await expect.element(screen.getByText('E-posta gereklidir')).toBeVisible();
    await expect.element(screen.getByLabelText('E-posta')).toHaveFocus();
    await expectAccessible();
  });

  it('gets the same notice for every reply, so that nobody learns who has an account', async () => {
    fakeApi.fail(signIn.forgotPassword, 'server.failed');
    const screen = await ask(ayse.email);
    await expect.element(screen.getByRole('heading', { name: 'Gelen kutuna bak' })).toHaveFocus();
  });

  it('says that there is no connection', async () => {
    fakeApi.offline(signIn.forgotPassword);
    const screen = await ask(ayse.email);
    await expect.element(screen.getByText(/^Sunucuya bağlanılamıyor/)).toBeVisible();
  });
});

describe('a new password', () => {
  const token = 'a'.repeat(43);
  const choose = async (password: string, repeated = password) => {
    const screen = await renderScreen(<ResetPasswordPage />, { at: `/reset-password?token=${token}` });
    await screen.getByLabelText('Yeni şifre', { exact: true }).fill(password);
    await screen.getByLabelText('Yeni şifre (tekrar)').fill(repeated);
    await screen.getByRole('button', { name: 'Şifremi değiştir' }).click();
    return screen;
  };

  it('must be long enough and typed twice', async () => {
    const screen = await choose('12345', '54321');
    await expect.element(screen.getByText('Şifre en az 6 karakter olmalı')).toBeVisible();
    await expect.element(screen.getByText('Şifreler aynı değil')).toBeVisible();
    await expectAccessible();
  });

  it('signs this device out, as the server did with all others', async () => {
    fakeApi.reply(signIn.resetPassword, { device: 'cihaz'.repeat(17) });
    const screen = await choose('mavi-merdiven-42');
    await expect.element(screen.getByRole('heading', { name: 'Şifren değişti' })).toHaveFocus();
    expect(fakeApi.calls(signIn.resetPassword)[0]?.body).toEqual({ token, newPassword: 'mavi-merdiven-42' });
    expect(session.get()).toBeNull();
  });

  it('needs a link that works', async () => {
    fakeApi.fail(signIn.resetPassword, 'token.invalid');
    const screen = await choose('mavi-merdiven-42');
    await expect.element(screen.getByRole('heading', { name: 'Bu bağlantı geçersiz' })).toBeVisible();
    await expect.element(screen.getByRole('link', { name: 'Yeni bağlantı iste' })).toBeVisible();
    await expectAccessible();
  });
});
