import type { Tour } from '../../ui/tutorial/tour.ts';

export const duelTour: Tour = {
  page: 'duels',
  paths: ['/duels'],
  steps: [
    {
      anchor: 'duels-create',
      title: 'Rakibini çağır',
      text: 'Süreyi seç, arkadaşını adıyla ya da e-postasıyla bul. Kabul ettiği an düello başlar.',
    },
    {
      anchor: 'duels-live',
      title: 'Skoru izle',
      text: 'Zamanlayıcıyla çalıştığın her dakika skora yazılır. Herkes aynı skoru görür.',
    },
  ],
};
