import type { MistakeCause } from '@netlik/contract/practice/mistakes';

export const causeNames: Record<MistakeCause, string> = {
  bilgi: 'Bilgi eksiği',
  dikkat: 'Dikkat',
  sure: 'Süre',
  islem: 'İşlem hatası',
  yorum: 'Yorum',
};
