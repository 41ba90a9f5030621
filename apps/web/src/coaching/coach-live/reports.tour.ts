import type { Tour } from '../../ui/tutorial/tour.ts';

export const reportsTour: Tour = {
  page: 'coach-reports',
  paths: ['/coach/reports'],
  steps: [
    {
      anchor: 'coach-reports-filters',
      title: 'Kimin, hangi günü?',
      text: 'Bir öğrenci, gün ya da dönem seç; hepsini boş bırakırsan herkesin son günleri gelir.',
    },
    {
      anchor: 'coach-reports-list',
      title: 'Günün karnesi',
      text: 'Ne kadarı bitti, kaç doğru kaç yanlış, öğrenci gün sonunda ne yazdı: hepsi bir satırda.',
    },
  ],
};
