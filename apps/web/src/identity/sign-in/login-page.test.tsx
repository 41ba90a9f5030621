import { signIn } from '@netlik/contract/identity/sign-in';
import { beforeEach, describe, expect, it } from 'vitest';
import { knownDevices } from '../../data/calls/known-devices.ts';
import { rememberedEmail, session } from '../../data/calls/session.ts';
import { expectFits } from '../../testing/expect-fits.ts';
import { fakeApi } from '../../testing/fake-api.ts';
import { ayse } from '../../testing/people.ts';
import { expectAccessible, renderScreen } from '../../testing/render-screen.tsx';
import { LoginPage } from './login-page.tsx';

beforeEach(() => fakeApi.reply(signIn.googleConfig, { clientId: null }));

const render = () => renderScreen(<LoginPage />, { person: null });
type Screen = Awaited<ReturnType<typeof render>>;

const device = 'cihaz'.repeat(17);
const signedIn = { token: 'a.b.c', refreshToken: 'r', user: ayse, device };

const submit = async (screen: Screen, email = ayse.email, password = 'kirmizi-pencere') => {
  await screen.getByLabelText('E-posta').fill(email);
  await screen.getByLabelText('Şifre', { exact: true }).fill(password);
  await screen.getByRole('button', { name: 'Giriş yap' }).click();
};

describe('the sign-in form', () => {
  it('shows each missing field and focuses the first', async () => {
    const screen = await render();
    await submit(screen, 'ada@', '');
    await expect.element(screen.getByText('Geçerli bir e-posta adresi girin')).toBeVisible();
    await expect.element(screen.getByText('Şifre gereklidir')).toBeVisible();
    await expect.element(screen.getByLabelText('E-posta')).toHaveFocus();
    expect(fakeApi.calls(signIn.login)).toEqual([]);
    await expectAccessible();
    expectFits();
  });

  it('keeps the session, and the address only with "remember me"', async () => {
    fakeApi.reply(signIn.login, signedIn);
    const screen = await render();
    await screen.getByLabelText('Beni hatırla').click();
    await submit(screen);
    await expect.poll(() => session.get()?.user.email).toBe(ayse.email);
    expect(fakeApi.calls(signIn.login)[0]?.body).toMatchObject({ email: ayse.email, remember: true });
    expect(rememberedEmail.get()).toBe(ayse.email);
  });

  it('says that somebody has signed in on this device before', async () => {
    const earlier = 'onceki'.repeat(14);
    knownDevices.add(earlier);
    fakeApi.reply(signIn.login, signedIn);
    await submit(await render());
    await expect.poll(() => session.get()?.user.email).toBe(ayse.email);
    expect(fakeApi.calls(signIn.login)[0]?.body).toMatchObject({ devices: [earlier] });
    expect(knownDevices.get()).toEqual([device, earlier]);
  });

  it('has the remembered address filled in, never the password', async () => {
    rememberedEmail.save(ayse.email);
    const screen = await render();
    await expect.element(screen.getByLabelText('E-posta')).toHaveValue(ayse.email);
    await expect.element(screen.getByLabelText('Beni hatırla')).toBeChecked();
    await expect.element(screen.getByLabelText('Şifre', { exact: true })).toHaveValue('');
  });

  it('forgets the address without "remember me"', async () => {
    rememberedEmail.save(ayse.email);
    fakeApi.reply(signIn.login, signedIn);
    const screen = await render();
    await screen.getByLabelText('Beni hatırla').click();
    await submit(screen);
    await expect.poll(() => rememberedEmail.get()).toBeNull();
  });

  it('says that e-mail or password are wrong', async () => {
    fakeApi.fail(signIn.login, 'sign_in.wrong');
    const screen = await render();
    await submit(screen);
    await expect
      .element(screen.getByRole('alert').filter({ hasText: 'E-posta ya da şifre hatalı.' }))
      .toBeVisible();
    await expectAccessible();
  });

  it('offers a new link to who has just registered', async () => {
    fakeApi.fail(signIn.login, 'sign_in.wrong');
    fakeApi.reply(signIn.resendVerification, null);
    const screen = await render();
    await submit(screen);
    await expect.element(screen.getByText(/Yeni kaydolduysan/)).toBeVisible();
    await screen.getByRole('button', { name: 'Doğrulama bağlantısını tekrar gönder' }).click();
    await expect.element(screen.getByText('Yeni bağlantı yola çıktı.')).toBeVisible();
    expect(fakeApi.calls(signIn.resendVerification)[0]?.body).toEqual({ email: ayse.email });
    await expect.element(screen.getByText(/saniye sonra tekrar gönderebilirsin/)).toBeVisible();
  });

  it('counts down after too many wrong passwords', async () => {
    fakeApi.fail(signIn.login, 'sign_in.throttled', { retryAfter: 900 });
    const screen = await render();
    await submit(screen);
    await expect
      .element(
        screen.getByRole('alert').filter({
          hasText: 'Çok fazla hatalı deneme oldu. 15 dakika sonra tekrar dene ya da şifreni sıfırla.',
        }),
      )
      .toBeVisible();
    await expect.element(screen.getByRole('button', { name: /^1[45]:\d\d$/ })).toBeDisabled();
  });

  it('keeps what was typed when there is no connection', async () => {
    fakeApi.offline(signIn.login);
    const screen = await render();
    await submit(screen);
    await expect
      .element(
        screen
          .getByRole('alert')
          .filter({ hasText: 'Sunucuya bağlanılamıyor. İnternet bağlantınızı kontrol edin.' }),
      )
      .toBeVisible();
    fakeApi.reply(signIn.login, signedIn);
    await screen.getByRole('button', { name: 'Giriş yap' }).click();
    await expect.poll(() => session.get()?.user.email).toBe(ayse.email);
  });
});

describe('Google sign-in', () => {
  it('shows nothing where it is not configured', async () => {
    const screen = await render();
    await expect.poll(() => fakeApi.calls(signIn.googleConfig)).toHaveLength(1);
    expect(screen.getByText(/Google/).query()).toBeNull();
  });

  it('can be tried again when it did not load', async () => {
    fakeApi.offline(signIn.googleConfig);
    const screen = await render();
    await expect.element(screen.getByText('Google düğmesi yüklenemedi.')).toBeVisible();
    fakeApi.reply(signIn.googleConfig, { clientId: null });
    await screen.getByRole('button', { name: 'Yeniden dene' }).click();
    await expect.element(screen.getByText('Google düğmesi yüklenemedi.')).not.toBeInTheDocument();
  });
});
