import type { Tour } from '../../../ui/tutorial/tour.ts';

export const weeklyRoutineTour: Tour = {
  page: 'weekly-routine',
  paths: ['/weekly-routine'],
  steps: [
    {
      anchor: 'weekly-routine-week',
      title: 'Önce haftanı seç',
      text: 'Oklarla ya da takvimden istediğin haftaya geç; her haftanın kendi rutini olur.',
    },
    {
      anchor: 'weekly-routine-days',
      title: 'Her gün bir sütun',
      text: 'Gününe blok ekle, tutamaçtan sürükleyip sırala. Gece yarısını geçen uyku ertesi güne devam eder.',
    },
    {
      anchor: 'weekly-routine-edit',
      title: 'Değiştirmek için düzenle',
      text: 'Düzenleme açıkken blokların saatini değiştirir ya da silersin. Hepsi geri alınabilir.',
    },
  ],
};
