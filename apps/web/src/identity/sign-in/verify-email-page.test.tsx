import { signIn } from '@netlik/contract/identity/sign-in';
import { afterEach, describe, expect, it } from 'vitest';
import { session } from '../../data/calls/session.ts';
import { fakeApi } from '../../testing/fake-api.ts';
import { ayse, mehmet } from '../../testing/people.ts';
import { expectAccessible, renderScreen } from '../../testing/render-screen.tsx';
import { registeringBrowser } from './registering-browser.ts';
import { VerifyEmailPage } from './verify-email-page.tsx';

const link = { uid: ayse._id, token: 'a'.repeat(43) };
const signedIn = { token: 'token', refreshToken: 'refresh', user: ayse, device: 'd'.repeat(40) };

const render = (person: typeof ayse | null = null) =>
  renderScreen(<VerifyEmailPage />, { person, at: `/verify-email?uid=${link.uid}&token=${link.token}` });
type Screen = Awaited<ReturnType<typeof render>>;

const press = (screen: Screen) => screen.getByRole('button', { name: 'Doğrula ve başla' }).click();
const confirm = async (screen: Screen, password = 'kirmizi-pencere') => {
  await screen.getByLabelText('Şifre', { exact: true }).fill(password);
  await press(screen);
};
const waits = (needsPassword: boolean) =>
  fakeApi.reply(signIn.checkVerification, { verified: false, needsPassword });

afterEach(registeringBrowser.forget);

describe('a verification link', () => {
  it('signs in with one tap in the browser that registered, and confirms nothing before', async () => {
    const browser = registeringBrowser.keep(ayse.email);
    waits(false);
    fakeApi.reply(signIn.verifyEmail, signedIn);
    const screen = await render();
    await expect.element(screen.getByRole('heading', { name: 'Hesabın hazır' })).toBeVisible();
    await expect.element(screen.getByLabelText('Şifre', { exact: true })).not.toBeInTheDocument();
    expect(fakeApi.calls(signIn.checkVerification)[0]?.body).toEqual({ ...link, browser });
    expect(fakeApi.calls(signIn.verifyEmail)).toEqual([]);
    await expectAccessible();
    await press(screen);
    await expect.poll(() => session.get()?.user._id).toBe(ayse._id);
    await expect.poll(() => screen.router.state.location.pathname).toBe('/');
    expect(fakeApi.calls(signIn.verifyEmail)[0]?.body).toEqual({ ...link, browser, remember: false });
    expect(registeringBrowser.value()).toBeUndefined();
  });

  it('asks for the password elsewhere, and then signs in', async () => {
    waits(true);
    fakeApi.reply(signIn.verifyEmail, signedIn);
    const screen = await render();
    await expect.element(screen.getByRole('heading', { name: 'Son adım: şifreni yaz' })).toBeVisible();
    await expectAccessible();
    await press(screen);
    await expect.element(screen.getByText('Şifre gereklidir')).toBeVisible();
    await screen.getByLabelText('Beni hatırla').click();
    await confirm(screen);
    await expect.poll(() => session.get()?.remember).toBe(true);
    expect(fakeApi.calls(signIn.verifyEmail).map(({ body }) => body)).toEqual([
      { ...link, password: 'kirmizi-pencere', remember: true },
    ]);
  });

  it('leads to the sign-in page where signing in needs more than the link', async () => {
    waits(true);
    fakeApi.reply(signIn.verifyEmail, null);
    const screen = await render();
    await confirm(screen);
    await expect.element(screen.getByRole('heading', { name: 'E-postan doğrulandı' })).toHaveFocus();
    await expect.element(screen.getByRole('link', { name: 'Giriş yap' })).toBeVisible();
    expect(session.get()).toBeNull();
  });

  it('says kindly that the address is verified already, and leads on whoever is signed in', async () => {
    fakeApi.reply(signIn.checkVerification, { verified: true, needsPassword: false });
    const screen = await render();
    await expect.element(screen.getByRole('heading', { name: 'E-postan zaten doğrulanmış' })).toHaveFocus();
    await expect.element(screen.getByRole('link', { name: 'Giriş yap' })).toBeVisible();
    await expectAccessible();
    await screen.unmount();
    const again = await render(mehmet);
    await expect
      .element(again.getByRole('link', { name: 'Kaldığın yerden devam et' }))
      .toHaveAttribute('href', '/');
  });

  it('refuses a common password beside the field', async () => {
    waits(true);
    fakeApi.fail(signIn.verifyEmail, 'password.common');
    const screen = await render();
    await confirm(screen, '12345678');
    await expect.element(screen.getByText(/çok yaygın/)).toBeVisible();
  });

  it('that was used on another device meanwhile says so', async () => {
    waits(true);
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

  it('is sent again with one tap where the address is known', async () => {
    registeringBrowser.keep(ayse.email);
    fakeApi.fail(signIn.checkVerification, 'token.invalid');
    fakeApi.reply(signIn.resendVerification, null);
    const screen = await render();
    await screen.getByRole('button', { name: 'Yeni bağlantı gönder' }).click();
    await expect.element(screen.getByText(ayse.email)).toBeVisible();
  });

  it('can be tried again when the server was busy', async () => {
    fakeApi.fail(signIn.checkVerification, 'server.busy');
    const screen = await render();
    const again = screen.getByRole('button', { name: 'Tekrar dene' });
    await expect.element(again).toBeVisible();
    waits(true);
    await again.click();
    await expect.element(screen.getByRole('heading', { name: 'Son adım: şifreni yaz' })).toBeVisible();
  });

  it('without its parts is refused without asking the server', async () => {
    const screen = await renderScreen(<VerifyEmailPage />, { person: null, at: '/verify-email' });
    await expect.element(screen.getByRole('heading', { name: 'Bağlantı çalışmadı' })).toBeVisible();
    expect(fakeApi.calls(signIn.checkVerification)).toEqual([]);
  });
});
