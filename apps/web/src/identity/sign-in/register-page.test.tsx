import { signIn } from '@netlik/contract/identity/sign-in';
import { describe, expect, it } from 'vitest';
import { expectFits } from '../../testing/expect-fits.ts';
import { fakeApi } from '../../testing/fake-api.ts';
import { expectAccessible, renderScreen } from '../../testing/render-screen.tsx';
import { RegisterPage } from './register-page.tsx';
import { registeringBrowser } from './registering-browser.ts';

const render = () => renderScreen(<RegisterPage />, { person: null });
type Screen = Awaited<ReturnType<typeof render>>;

const fill = async (screen: Screen, email: string, password: string, repeated = password) => {
  await screen.getByLabelText('E-posta').fill(email);
  await screen.getByLabelText('Şifre', { exact: true }).fill(password);
  await screen.getByLabelText('Şifre (tekrar)').fill(repeated);
  await screen.getByRole('button', { name: 'Kayıt ol' }).click();
};

describe('the registration form', () => {
  it('shows each error and focuses the first', async () => {
    const screen = await render();
    await screen.getByLabelText(/^Ad /).fill('a'.repeat(51));
    await fill(screen, 'ada@', '12345', '54321');
    for (const text of [
      'Ad en fazla 50 karakter olabilir',
      'Geçerli bir e-posta adresi girin',
      'Şifre en az 6 karakter olmalı',
      'Şifreler aynı değil',
    ])
      await expect.element(screen.getByText(text)).toBeVisible();
    await expect.element(screen.getByLabelText(/^Ad /)).toHaveFocus();
    await expectAccessible();
    expectFits();
  });

  it('shows a common password at its field', async () => {
    fakeApi.fail(signIn.register, 'password.common');
    const screen = await render();
    await fill(screen, 'ada@example.com', '12345678');
    await expect.element(screen.getByText(/^Bu şifre çok yaygın/)).toBeVisible();
    await expect.element(screen.getByLabelText('Şifre', { exact: true })).toHaveFocus();
  });

  it('leads to the mailbox, and back for another address', async () => {
    fakeApi.reply(signIn.register, null);
    const screen = await render();
    await fill(screen, 'ada@example.com', 'kirmizi-pencere');
    await expect.element(screen.getByRole('heading', { name: 'E-postanı kontrol et' })).toHaveFocus();
    await expect.element(screen.getByText('ada@example.com')).toBeVisible();
    expect(fakeApi.calls(signIn.register)[0]?.body).toMatchObject({ browser: registeringBrowser.value() });
    await expectAccessible();
    await screen.getByRole('button', { name: 'Başka bir adresle kayıt ol' }).click();
    await expect.element(screen.getByLabelText('E-posta')).toBeVisible();
  });
});
