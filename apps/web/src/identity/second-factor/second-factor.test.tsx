import { secondFactor } from '@netlik/contract/identity/second-factor';
import { signIn } from '@netlik/contract/identity/sign-in';
import { stepUp } from '@netlik/contract/identity/step-up';
import { beforeEach, describe, expect, it } from 'vitest';
import { session } from '../../data/calls/session.ts';
import { askStepUpBy } from '../../data/calls/step-up.ts';
import { expectFits } from '../../testing/expect-fits.ts';
import { fakeApi } from '../../testing/fake-api.ts';
import { ayse } from '../../testing/people.ts';
import { expectAccessible, renderScreen } from '../../testing/render-screen.tsx';
import { LoginPage } from '../sign-in/login-page.tsx';
import { askStepUp } from '../step-up/ask-step-up.tsx';
import { SecondFactorCard } from './second-factor-card.tsx';

const codes = Array.from({ length: 10 }, (_, at) => `ABCD-EFGH-JKLM-NP${at}Q`);
const secret = { secret: 'GEZDGNBVGY3TQOJQ', uri: 'otpauth://totp/Netlik:a?secret=GEZDGNBVGY3TQOJQ' };
const none = { required: false, codes: false, recoveryCodesLeft: 0, passkeys: [] };

describe('the card of second factors', () => {
  it('switches codes on after a code of the app, and shows the recovery codes once', async () => {
    let isOn = false;
    fakeApi.reply(secondFactor.get, () => (isOn ? { ...none, codes: true, recoveryCodesLeft: 10 } : none));
    fakeApi.reply(secondFactor.startCodes, secret);
    fakeApi.fail(secondFactor.confirmCodes, 'factor.code_wrong');
    const screen = await renderScreen(<SecondFactorCard />);
    await screen.getByRole('button', { name: 'Kodları aç' }).click();
    await expect.element(screen.getByText('GEZD GNBV GY3T QOJQ')).toBeVisible();
    await screen.getByLabelText('Uygulamadaki 6 haneli kod').fill('123 456');
    await screen.getByRole('button', { name: 'Doğrula ve aç' }).click();
    await expect.element(screen.getByText(/^Kod hatalı/).first()).toBeVisible();
    await expectAccessible();
    fakeApi.reply(secondFactor.confirmCodes, () => {
      isOn = true;
      return { recoveryCodes: codes };
    });
    await screen.getByRole('button', { name: 'Doğrula ve aç' }).click();
    await expect.element(screen.getByText(codes[9]!)).toBeVisible();
    await expectAccessible();
    expectFits();
    await screen.getByRole('button', { name: 'Sakladım' }).click();
    await expect.element(screen.getByText('10 kurtarma kodun kaldı')).toBeVisible();
    await expect.element(screen.getByText(codes[0]!)).not.toBeInTheDocument();
  });

  it('lists passkeys with when they were used last', async () => {
    const passkey = {
      id: '01890a5d-ac96-774b-bcce-b302099a8061',
      name: 'Telefonum',
      createdAt: '2026-11-01T09:00:00.000Z',
      lastUsedAt: null,
    };
    fakeApi.reply(secondFactor.get, { ...none, passkeys: [passkey] });
    const screen = await renderScreen(<SecondFactorCard />);
    await expect.element(screen.getByText('Henüz kullanılmadı')).toBeVisible();
    await expect.element(screen.getByRole('button', { name: 'Kaldır: Telefonum' })).toBeVisible();
    await expectAccessible();
    expectFits();
  });
});

describe('a call that needs a step-up', () => {
  beforeEach(() => {
    askStepUpBy(askStepUp);
    fakeApi.reply(secondFactor.get, none);
    fakeApi.reply(stepUp.ways, { password: true, codes: true, passkey: null });
    fakeApi.fail(secondFactor.startCodes, 'step_up.required');
  });

  it('opens one dialog, and is made again when it was passed', async () => {
    const screen = await renderScreen(<SecondFactorCard />);
    await screen.getByRole('button', { name: 'Kodları aç' }).click();
    await screen.getByText('Kod', { exact: true }).click();
    await screen.getByLabelText('Doğrulama kodu').fill('123456');
    await expectAccessible();
    fakeApi.reply(stepUp.prove, () => {
      fakeApi.reply(secondFactor.startCodes, secret);
      return { until: '2026-11-15T09:10:00.000Z' };
    });
    await screen.getByRole('button', { name: 'Doğrula', exact: true }).click();
    await expect.element(screen.getByText('GEZD GNBV GY3T QOJQ')).toBeVisible();
    expect(fakeApi.calls(stepUp.prove).map(({ body }) => body)).toEqual([{ code: '123456' }]);
  });

  it('says nothing when the person gives up', async () => {
    const screen = await renderScreen(<SecondFactorCard />);
    await screen.getByRole('button', { name: 'Kodları aç' }).click();
    await screen.getByRole('button', { name: 'Vazgeç' }).click();
    await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument();
    await expect.element(screen.getByText(/Kodlar açılamadı/)).not.toBeInTheDocument();
    expect(fakeApi.calls(secondFactor.startCodes)).toHaveLength(1);
  });
});

describe('the second step of a sign-in', () => {
  it('asks for the code after the right password, and signs in with it', async () => {
    const challenge = 'c'.repeat(80);
    fakeApi.reply(signIn.googleConfig, { clientId: null });
    fakeApi.fail(signIn.login, 'sign_in.factor_required', {
      current: { challenge, codes: true, passkeys: true },
    });
    fakeApi.reply(secondFactor.signInWithCode, {
      token: 'a.b.c',
      refreshToken: 'r',
      user: ayse,
      device: 'cihaz'.repeat(17),
    });
    const screen = await renderScreen(<LoginPage />, { person: null });
    await screen.getByLabelText('E-posta').fill(ayse.email);
    await screen.getByLabelText('Şifre', { exact: true }).fill('kirmizi-pencere');
    await screen.getByRole('button', { name: 'Giriş yap' }).click();
    await expect.element(screen.getByRole('button', { name: 'Geçiş anahtarıyla gir' })).toBeVisible();
    await screen.getByLabelText('Doğrulama kodu').fill('123456');
    await expectAccessible();
    expectFits();
    await screen.getByRole('button', { name: 'Girişi tamamla' }).click();
    await expect.poll(() => session.get()?.user.email).toBe(ayse.email);
    expect(fakeApi.calls(secondFactor.signInWithCode)[0]?.body).toEqual({ challenge, code: '123456' });
  });
});
