import type { Tour } from '../../tutorial/tour.ts';

export const dashboardTour: Tour = {
  page: 'dashboard',
  paths: ['/dashboard'],
  steps: [
    {
      anchor: 'dashboard-start',
      title: 'Her şey burada başlar',
      text: 'Tek dokunuşla zamanlayıcıyı aç. Sayfayı kapatsan da süren kaybolmaz.',
    },
    {
      anchor: 'dashboard-range',
      title: 'Hangi aralığa bakıyorsun?',
      text: 'Bugün, bu hafta, bu ay ya da hepsi: dört kart seçtiğin aralığı gösterir.',
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
    {
      anchor: 'dashboard-goals',
      title: 'Bunun için çalışıyorsun',
      text: 'Hedef üniversitelerin dönüşümlü görünür. Oklarla gezebilir, boşlukla durdurabilirsin.',
      cases: {
        none: {
          title: 'Bir hedef koy',
          text: 'Aklındaki üniversiteyi ekle; her açışında burada seni karşılasın.',
        },
        one: {
          title: 'Bunun için çalışıyorsun',
          text: 'Hedefin burada durur. Listene başkalarını da ekleyebilirsin.',
        },
      },
    },
    {
      anchor: 'dashboard-analysis',
      title: 'Daha fazlası isteyene',
      text: 'Gün gün süren, derslerin ve puanlarının formülleri burada açılır.',
    },
  ],
};
