import type { Tour } from '../../ui/tutorial/tour.ts';

export const plannerTour: Tour = {
  page: 'planner',
  paths: ['/planner'],
  steps: [
    {
      anchor: 'planner-board',
      title: 'Haftan, nedenleriyle',
      text: 'Bir çalışmaya dokun, neden orada olduğunu gör. Başka güne taşı, kilitle ya da başkasını iste.',
      cases: {
        applied: {
          title: 'Planlanan haftan',
          text: 'Bir çalışmaya dokun, neden orada olduğunu gör. Bitirdiklerin burada da işaretlenir.',
        },
      },
    },
    {
      anchor: 'planner-apply',
      title: 'Beğenince ekle',
      text: 'Planına yazılır; fikrin değişirse tek dokunuşla geri alırsın.',
      cases: {
        applied: {
          title: 'Çalışmaya planından başla',
          text: 'Haftan planında duruyor; oradan sırayla ilerle.',
        },
      },
    },
    {
      anchor: 'planner-views',
      title: 'Yılın tamamı ve saatlerin',
      text: 'Sınava kadar neyin biteceğine bak; günlük saatlerini, boş gününü ve ağırlıkları buradan değiştir.',
    },
  ],
};
