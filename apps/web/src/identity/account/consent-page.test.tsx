import { account, NOTICE_VERSION } from '@netlik/contract/identity/account';
import { users } from '@netlik/contract/identity/users';
import { system } from '@netlik/contract/platform/system';
import { beforeEach, describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { session } from '../../data/calls/session.ts';
import { expectFits } from '../../testing/expect-fits.ts';
import { fakeApi } from '../../testing/fake-api.ts';
import { ayse } from '../../testing/people.ts';
import { expectAccessible, renderScreen } from '../../testing/render-screen.tsx';
import { ConsentPage } from './consent-page.tsx';
import { GuardianConsentPage } from './guardian-consent-page.tsx';

const due = { ...ayse, consent: 'due' } as const;
const minorYear = String(new Date().getFullYear() - 15);

beforeEach(() => fakeApi.reply(system.config, { upgradeUrl: null, operator: null }));

const render = () => renderScreen(<ConsentPage />, { person: due });
type Screen = Awaited<ReturnType<typeof render>>;

const openNotice = (screen: Screen) =>
  screen.getByText('Aydınlatma metnini oku', { exact: false }).first().click();

const accept = async (screen: Screen, birthYear: string) => {
  await screen.getByLabelText('Doğum yılın').selectOptions(birthYear);
  await screen.getByLabelText('Aydınlatma metnini okudum ve anladım.').click();
};
const submit = (screen: Screen) => screen.getByRole('button', { name: 'Onayla ve başla' }).click();

describe('the privacy notice', () => {
  it('opens on demand, only with the name of its operator, and can be retried', async () => {
    fakeApi.fail(system.config, 'server.busy');
    const screen = await render();
    expect(fakeApi.calls(system.config)).toEqual([]);
    await openNotice(screen);
    await expect.element(screen.getByText('Veri sorumlusunun adı yüklenemedi.')).toBeVisible();
    await expect.element(screen.getByText('1. Veri sorumlusu kim?')).not.toBeInTheDocument();
    const operator = { name: 'Dershane A.Ş.', contact: 'kvkk@dershane.example' };
    fakeApi.reply(system.config, { upgradeUrl: null, operator });
    await screen.getByRole('button', { name: 'Tekrar dene' }).click();
    await expect
      .element(screen.getByText(/işleten Dershane A\.Ş\. \(kvkk@dershane\.example\)/))
      .toBeVisible();
    await expectAccessible();
    expectFits();
  });

  it('says that a server without an operator is a demonstration', async () => {
    const screen = await render();
    await openNotice(screen);
    await expect.element(screen.getByText(/^Bu bir tanıtım kurulumudur/)).toBeVisible();
  });
});

describe('the consent form', () => {
  it('is one screen of a phone', async () => {
    await page.viewport(390, 844);
    const screen = await render();
    await expect.element(screen.getByRole('button', { name: 'Onayla ve başla' })).toBeInViewport();
    await expect.element(screen.getByRole('heading', { level: 1 })).toBeInViewport();
  });

  it('needs the birth year and that the notice was read', async () => {
    const screen = await render();
    await submit(screen);
    await expect.element(screen.getByText('Doğum yılını seç')).toBeVisible();
    await expect.element(screen.getByText('Devam etmek için metni okuduğunu işaretle')).toBeVisible();
    await expect.element(screen.getByLabelText('Doğum yılın')).toHaveFocus();
  });

  it('does not ask an adult for a guardian', async () => {
    fakeApi.reply(account.consent, ayse);
    const screen = await render();
    await accept(screen, '2005');
    await expect.element(screen.getByLabelText('Velinin adı soyadı')).not.toBeInTheDocument();
    await submit(screen);
    await expect.poll(() => session.get()?.user.consent).toBe('given');
    expect(fakeApi.calls(account.consent)[0]?.body).toEqual({
      birthYear: 2005,
      noticeVersion: NOTICE_VERSION,
    });
  });

  it('asks a minor for a guardian, who is somebody else', async () => {
    fakeApi.fail(account.consent, 'consent.guardian_self');
    const screen = await render();
    await accept(screen, minorYear);
    await submit(screen);
    await expect.element(screen.getByText('Velinin adı gereklidir')).toBeVisible();
    await expect.element(screen.getByText('E-posta gereklidir')).toBeVisible();
    await expect.element(screen.getByText(/Zamanlayıcı, planlar.* hemen açık/)).toBeVisible();
    await expectAccessible();
    await screen.getByLabelText('Velinin adı soyadı').fill('Nalan Işık');
    await screen.getByLabelText('Velinin e-postası').fill(ayse.email);
    await submit(screen);
    await expect.element(screen.getByLabelText('Velinin e-postası')).toHaveAttribute('aria-invalid', 'true');
    await expect.element(screen.getByLabelText('Velinin e-postası')).toHaveFocus();
  });

  it('of an outdated page asks to load it again', async () => {
    fakeApi.fail(account.consent, 'consent.notice_outdated');
    const screen = await render();
    await accept(screen, '2005');
    await submit(screen);
    await expect.element(screen.getByRole('button', { name: 'Sayfayı yenile' })).toBeVisible();
  });

  it('can be refused by signing out or erasing the account', async () => {
    fakeApi.reply(users.remove, null);
    const screen = await render();
    await screen.getByRole('button', { name: 'Hesabımı sil' }).click();
    await screen.getByRole('dialog').getByRole('button', { name: 'Vazgeç' }).click();
    fakeApi.reply(account.logout, null);
    await screen.getByRole('button', { name: 'Çıkış yap' }).click();
    await expect.poll(() => session.get()).toBeNull();
  });
});

describe('the guardian', () => {
  const at = `/guardian-consent?uid=${ayse._id}&token=${'a'.repeat(43)}`;
  const confirm = async () => {
    const screen = await renderScreen(<GuardianConsentPage />, { person: null, at });
    await screen.getByRole('button', { name: 'Velisiyim, onaylıyorum' }).click();
    return screen;
  };

  it('confirms once', async () => {
    fakeApi.reply(account.confirmGuardian, { studentFirstName: 'İpek' });
    const screen = await confirm();
    await expect.element(screen.getByRole('heading', { name: 'Teşekkürler, onayınızı aldık' })).toHaveFocus();
    await expect
      .element(screen.getByText('İpek artık Netlik’in bütün bölümlerini kullanabilir.'))
      .toBeVisible();
  });

  it('is told that a link is used or expired', async () => {
    fakeApi.fail(account.confirmGuardian, 'token.invalid');
    const screen = await confirm();
    await expect.element(screen.getByRole('heading', { name: 'Bu bağlantı geçersiz' })).toBeVisible();
    await expectAccessible();
  });
});
