import type { Tour } from '../../ui/tutorial/tour.ts';

export const dashboardTour: Tour = {
  page: 'dashboard',
  paths: ['/dashboard'],
  steps: [
    {
      anchor: 'dashboard-start',
      title: 'Her şey burada başlar',
      text: 'Sıradaki işin hep burada. Tek dokunuşla zamanlayıcıyı aç; sayfayı kapatsan da süren kaybolmaz.',
    },
    {
      anchor: 'dashboard-week',
      title: 'Haftanın hedefi',
      text: 'Halka, pazartesiden beri çalıştığın süreyle dolar. Altında günde ne kadar gerektiği yazar.',
    },
    {
      anchor: 'dashboard-standing',
      title: 'Serin, sıran, puanın ve XP’n',
      text: 'Nasıl hesaplandıklarını merak edersen yanlarındaki işarete dokun.',
    },
  ],
};
