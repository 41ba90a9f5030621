import { type SignInEntry, signInLog } from '@netlik/contract/identity/sign-in-log';
import { aSignInEntry } from '@netlik/testkit/rows/identity';
import { describe, expect, it } from 'vitest';
import { fakeApi } from '../../testing/fake-api.ts';
import { expectAccessible, renderScreen } from '../../testing/render-screen.tsx';
import { SignInLogCard } from './sign-in-log-card.tsx';

const entry = (n: number, more: Partial<SignInEntry> = {}) =>
  aSignInEntry({ device: `Chrome · Android ${n}`, ...more });

describe('the card of recent sign-ins', () => {
  it('names what happened, where and how often, and can be retried when it failed to load', async () => {
    fakeApi.fail(signInLog.list, 'server.busy');
    const screen = await renderScreen(<SignInLogCard />);
    await expect.element(screen.getByText('Son girişlerin yüklenemedi')).toBeVisible();
    fakeApi.reply(signInLog.list, [entry(1), entry(2, { result: 'wrong', tries: 5 })]);
    await screen.getByRole('button', { name: 'Tekrar dene' }).click();
    await expect.element(screen.getByText('Giriş yapıldı')).toBeVisible();
    await expect.element(screen.getByText('Şifre yanlıştı · 5 kez')).toBeVisible();
    await expect.element(screen.getByText('Chrome · Android 2 · Ağ 88.241.12.*')).toBeVisible();
    await expectAccessible();
  });

  it('shows five until more are asked for', async () => {
    fakeApi.reply(
      signInLog.list,
      [1, 2, 3, 4, 5, 6].map((n) => entry(n)),
    );
    const screen = await renderScreen(<SignInLogCard />);
    await expect.element(screen.getByRole('listitem').nth(4)).toBeVisible();
    expect(screen.getByRole('listitem').elements()).toHaveLength(5);
    await screen.getByRole('button', { name: 'Daha fazla göster' }).click();
    expect(screen.getByRole('listitem').elements()).toHaveLength(6);
  });
});
