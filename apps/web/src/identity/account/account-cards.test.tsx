import { account } from '@netlik/contract/identity/account';
import { authSessions } from '@netlik/contract/identity/auth-sessions';
import { users } from '@netlik/contract/identity/users';
import { describe, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { session } from '../../data/calls/session.ts';
import { fakeApi } from '../../testing/fake-api.ts';
import { ayseProfile } from '../../testing/people.ts';
import { expectAccessible, renderScreen } from '../../testing/render-screen.tsx';
import { DevicesCard } from '../auth-sessions/devices-card.tsx';
import { DataCard } from './data-card.tsx';
import { PasswordCard } from './password-card.tsx';

describe('the password card', () => {
  const change = async (hasPassword: boolean, [current, next, repeated]: [string | null, string, string]) => {
    const profile = { ...ayseProfile, hasPassword };
    fakeApi.reply(account.profile, profile);
    fakeApi.reply(authSessions.list, []);
    const screen = await renderScreen(<PasswordCard profile={profile} />);
    await screen.getByRole('button', { name: hasPassword ? 'Şifreyi değiştir' : 'Şifre belirle' }).click();
    if (current !== null) await screen.getByLabelText('Şu anki şifren').fill(current);
    await screen.getByLabelText('Yeni şifre', { exact: true }).fill(next);
    await screen.getByLabelText('Yeni şifre (tekrar)').fill(repeated);
    await screen.getByRole('button', { name: 'Şifreyi kaydet' }).click();
    return screen;
  };

  it('shows each error at its field', async () => {
    const screen = await change(true, ['', '12345', '54321']);
    for (const text of ['Şifre gereklidir', 'Şifre en az 6 karakter olmalı', 'Şifreler aynı değil'])
      await expect.element(screen.getByText(text)).toBeVisible();
    await expect.element(screen.getByLabelText('Şu anki şifren')).toHaveFocus();
    await expectAccessible();
  });

  it('says that the old password is wrong', async () => {
    fakeApi.fail(account.changePassword, 'password.wrong');
    const screen = await change(true, ['yanlis-sifre', 'mavi-kapi-2027', 'mavi-kapi-2027']);
    await expect.element(screen.getByText(/^Şifren hatalı/)).toBeVisible();
    await expect.element(screen.getByLabelText('Şu anki şifren')).toHaveFocus();
  });

  it('sets a first password without an old one', async () => {
    fakeApi.reply(account.changePassword, null);
    const screen = await change(false, [null, 'yesil-kapi-7', 'yesil-kapi-7']);
    await expect.element(screen.getByText('Şifren hazır.').first()).toBeVisible();
    expect(fakeApi.calls(account.changePassword)[0]?.body).toEqual({ newPassword: 'yesil-kapi-7' });
  });
});

describe('the devices card', () => {
  const device = (id: number, name: string) => ({
    id: `01890a5d-ac96-774b-bcce-b302099a806${id}`,
    device: name,
    current: id === 1,
    remembered: id === 1,
    createdAt: '2026-11-01T09:00:00.000Z',
    lastSeenAt: '2026-11-15T09:00:00.000Z',
    expiresAt: '2026-12-01T09:00:00.000Z',
  });
  const three = [device(1, 'Chrome, Linux'), device(2, 'Firefox, Windows'), device(3, 'Safari, iPhone')];
  const ends = /^Bu cihazı çıkar:/;

  it('can be retried when it failed to load', async () => {
    fakeApi.fail(authSessions.list, 'server.busy');
    const screen = await renderScreen(<DevicesCard />);
    await expect.element(screen.getByText('Cihazların yüklenemedi')).toBeVisible();
    fakeApi.reply(authSessions.list, three);
    await screen.getByRole('button', { name: 'Tekrar dene' }).click();
    await expect.element(screen.getByText('Bu cihaz', { exact: true })).toBeVisible();
    await expect.element(screen.getByText(/30 gün hatırlanıyor/)).toBeVisible();
    await expectAccessible();
  });

  it('signs out one device, or all others at once', async () => {
    let left = three;
    fakeApi.reply(authSessions.list, () => left);
    fakeApi.reply(authSessions.remove, () => {
      left = left.filter(({ device: name }) => !name.startsWith('Firefox'));
      return null;
    });
    fakeApi.reply(authSessions.removeOthers, () => {
      left = left.filter(({ current }) => current);
      return null;
    });
    const screen = await renderScreen(<DevicesCard />);
    await screen.getByRole('button', { name: 'Bu cihazı çıkar: Firefox, Windows' }).click();
    await expect.element(screen.getByText('Firefox, Windows')).not.toBeInTheDocument();
    await screen.getByRole('button', { name: 'Diğer cihazlardan çık' }).click();
    await expect.element(screen.getByText('Diğer cihazların oturumu kapatıldı.')).toBeVisible();
    await expect.element(screen.getByRole('button', { name: ends })).not.toBeInTheDocument();
  });

  it('says why a device could not be signed out', async () => {
    fakeApi.reply(authSessions.list, three);
    fakeApi.fail(authSessions.remove, 'server.busy');
    const screen = await renderScreen(<DevicesCard />);
    await screen.getByRole('button', { name: 'Bu cihazı çıkar: Firefox, Windows' }).click();
    await expect.element(screen.getByRole('alert').filter({ hasText: 'Sunucu şu an' })).toBeVisible();
    await expect.element(screen.getByText('Firefox, Windows')).toBeVisible();
  });

  it('signs out everywhere', async () => {
    fakeApi.reply(authSessions.list, three);
    fakeApi.reply(account.logout, null);
    const screen = await renderScreen(<DevicesCard />);
    await screen.getByRole('button', { name: 'Tüm cihazlardan çık' }).click();
    await expect.poll(() => session.get()).toBeNull();
    expect(fakeApi.calls(account.logout)[0]?.body).toEqual({ all: true });
  });
});

describe('the data card', () => {
  it('says why an export failed, and that it worked', async () => {
    fakeApi.fail(account.exportData, 'server.busy');
    const screen = await renderScreen(<DataCard profile={ayseProfile} />);
    const download = screen.getByRole('button', { name: 'Verilerimi indir' });
    await download.click();
    await expect.element(screen.getByText(/^Sunucu şu an/).first()).toBeVisible();
    fakeApi.reply(account.exportData, { generatedAt: '2026-11-16T09:00:00.000Z', tables: {} });
    await download.click();
    await expect.element(screen.getByText('Dosyan indirildi.')).toBeVisible();
  });

  it('erases the account only with its password', async () => {
    fakeApi.fail(users.remove, 'password.wrong');
    const screen = await renderScreen(<DataCard profile={ayseProfile} />);
    const opener = screen.getByRole('button', { name: 'Hesabımı sil', exact: true });
    await opener.click();
    const dialog = screen.getByRole('dialog', { name: 'Hesabını silmek üzeresin' });
    await userEvent.keyboard('{Escape}');
    await expect.element(dialog).not.toBeInTheDocument();
    await expect.element(opener).toHaveFocus();

    await opener.click();
    const confirm = dialog.getByRole('button', { name: 'Evet, hesabımı sil' });
    await confirm.click();
    await expect.element(dialog.getByText('Şifre gereklidir')).toBeVisible();
    await dialog.getByLabelText('Şifren').fill('yanlis-sifre');
    await confirm.click();
    await expect.element(dialog.getByText(/^Şifren hatalı/)).toBeVisible();
    await expectAccessible();
    fakeApi.reply(users.remove, null);
    await confirm.click();
    await expect.poll(() => screen.router.state.location.pathname).toBe('/login');
    expect(session.get()).toBeNull();
  });
});
