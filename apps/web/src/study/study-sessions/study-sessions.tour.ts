import type { Tour } from '../../ui/tutorial/tour.ts';

export const sessionsTour: Tour = {
  page: 'sessions',
  paths: ['/study-tracker/sessions'],
  steps: [
    {
      anchor: 'sessions-table',
      title: 'Her çalışman bir satır',
      text: 'Ders adına dokun, ayrıntısı açılsın. Verimlilik 80 ve üstünde yeşil, 60’ın altında kırmızıdır.',
      cases: {
        none: {
          title: 'Çalışmaların burada birikir',
          text: 'Zamanlayıcıyla ya da elle eklediğin her çalışma burada bir satır olur.',
        },
      },
    },
    {
      anchor: 'sessions-add',
      title: 'Zamanlayıcıyı açmayı mı unuttun?',
      text: 'Çalışmanı sonradan elle ekle. Toplamına ve serine sayılır, XP kazandırmaz.',
    },
    {
      anchor: 'sessions-export',
      title: 'Verin senin',
      text: 'Ekrandaki filtreyle bütün çalışmalarını tek dosyada indir.',
    },
  ],
};
