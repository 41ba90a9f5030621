import type { SignInResult } from '@netlik/contract/identity/sign-in-log';

export const signInLogTexts = {
  title: 'Son girişler',
  lead: 'Hesabına yapılan girişler ve denemeler, en çok 90 gün saklanır. Sana ait olmayan bir giriş görürsen şifreni değiştir.',
  results: {
    ok: 'Giriş yapıldı',
    wrong: 'Şifre yanlıştı',
    blocked: 'Deneme engellendi',
  } satisfies Record<SignInResult, string>,
  tries: (count: number) => `${count} kez`,
  network: (address: string) => `Ağ ${address}`,
  more: 'Daha fazla göster',
  none: 'Henüz kayıtlı bir giriş yok.',
  failed: 'Son girişlerin yüklenemedi',
};
