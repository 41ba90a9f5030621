import { signIn } from '@netlik/contract/identity/sign-in';
import { describe, expect, it } from 'vitest';
import { fakeApi } from '../../../testing/fake-api.ts';
import { ayse } from '../../../testing/people.ts';
import { expectAccessible, renderScreen } from '../../../testing/render-screen.tsx';
import { VerifyEmailPage } from './verify-email-page.tsx';

/** A page tries each link once, so that every test needs its own. */
let links = 0;
const render = () => {
  links += 1;
  const token = String(links).padStart(43, 'a');
  return renderScreen(<VerifyEmailPage />, {
    person: null,
    at: `/verify-email?uid=${ayse._id}&token=${token}`,
  });
};

describe('a verification link', () => {
  it('confirms the address', async () => {
    fakeApi.reply(signIn.verifyEmail, null);
    const screen = await render();
    await expect.element(screen.getByRole('heading', { name: 'E-postan doğrulandı' })).toBeVisible();
    await expect.element(screen.getByRole('link', { name: 'Giriş yap' })).toBeVisible();
    expect(fakeApi.calls(signIn.verifyEmail)).toHaveLength(1);
  });

  it('offers a new one when it is used or expired', async () => {
    fakeApi.fail(signIn.verifyEmail, 'token.invalid');
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
    fakeApi.fail(signIn.verifyEmail, 'server.busy');
    const screen = await render();
    const again = screen.getByRole('button', { name: 'Tekrar dene' });
    await expect.element(again).toBeVisible();
    fakeApi.reply(signIn.verifyEmail, null);
    await again.click();
    await expect.element(screen.getByRole('heading', { name: 'E-postan doğrulandı' })).toBeVisible();
  });

  it('without its parts is refused without asking the server', async () => {
    const screen = await renderScreen(<VerifyEmailPage />, { person: null, at: '/verify-email' });
    await expect.element(screen.getByRole('heading', { name: 'Bağlantı çalışmadı' })).toBeVisible();
    expect(fakeApi.calls(signIn.verifyEmail)).toEqual([]);
  });
});
