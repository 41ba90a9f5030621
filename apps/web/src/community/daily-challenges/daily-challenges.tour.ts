import type { Tour } from '../../ui/tutorial/tour.ts';

export const dailyChallengesTour: Tour = {
  page: 'daily-challenges',
  paths: ['/admin/daily-challenges'],
  steps: [
    {
      anchor: 'challenges-list',
      title: 'Görev havuzu',
      text: 'Her gün bu listeden üç görev seçilir. Hedefi ve XP ödülünü yaz, kullanmadığını pasif yap.',
    },
    {
      anchor: 'challenges-save',
      title: 'Kaydetmeden değişmez',
      text: 'Ne sayılacağı, başlığı ya da hedefi eksik olanlar kaydederken listeden düşer.',
    },
  ],
};
