import type { Tour } from '../../ui/tutorial/tour.ts';

export const adminDashboardTour: Tour = {
  page: 'admin-dashboard',
  paths: ['/admin-dashboard'],
  steps: [
    {
      anchor: 'admin-tabs',
      title: 'Üç bölüm',
      text: 'Genel bakışta sistem, kullanıcılarda hesaplar ve paketler, analizlerde artış durur.',
    },
    {
      anchor: 'admin-metrics',
      title: 'Ölçülen rakamlar',
      text: 'Hepsi sunucunun kendi ölçümüdür ve dakikada bir yenilenir.',
    },
    {
      anchor: 'admin-quote',
      title: 'Haftanın sözü',
      text: 'Haftayı seç, sözünü yaz. Yazmadığın haftalarda hazır sözlerden biri görünür.',
    },
  ],
};
