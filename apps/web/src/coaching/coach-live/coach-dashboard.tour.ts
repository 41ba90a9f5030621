import type { Tour } from '../../ui/tutorial/tour.ts';

export const coachDashboardTour: Tour = {
  page: 'coach-dashboard',
  paths: ['/coach-dashboard'],
  steps: [
    {
      anchor: 'coach-dashboard-today',
      title: 'Önce buraya bak',
      text: 'Bugün sana ihtiyacı olan öğrenciler, nedeni ve rakamlarıyla. Hallettiğini bugünlük gizle.',
    },
    {
      anchor: 'coach-dashboard-progress',
      title: 'Kim geride kalıyor?',
      text: 'Gidişat en riskli öğrenciyle başlar ve nedenini yazar; grup ve dönem seçerek daralt.',
    },
    {
      anchor: 'coach-dashboard-board',
      title: 'Yedi günlük pano',
      text: 'Boş bir güne dokun, programını yaz; ya da öğrencileri seç, şablonu hepsine birden uygula.',
    },
    {
      anchor: 'coach-dashboard-summary',
      title: 'Kim çalışıyor?',
      text: 'Rakamlar ve altındaki listeler canlıdır; dönemi sağdan değiştir.',
    },
  ],
};
