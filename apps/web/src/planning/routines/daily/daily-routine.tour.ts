import type { Tour } from '../../../ui/tutorial/tour.ts';

export const dailyRoutineTour: Tour = {
  page: 'daily-routine',
  paths: ['/daily-routine'],
  steps: [
    {
      anchor: 'daily-routine-add',
      title: 'Hazır bloklarla başla',
      text: 'Bir bloğa dokun, gününe eklensin. Kendi bloğunu da 5 dakikalık adımlarla kurabilirsin.',
    },
    {
      anchor: 'daily-routine-views',
      title: 'Aynı gün, üç görünüm',
      text: 'Liste, saat çizelgesi ya da türlere göre kategoriler: hangisi işine gelirse.',
    },
    {
      anchor: 'daily-routine-save',
      title: 'Kaydet, sonra haftana uygula',
      text: 'Kaydetmeden hiçbir şey değişmez. Uygularsan bu haftanın yedi günü birden dolar; geri alabilirsin.',
    },
  ],
};
