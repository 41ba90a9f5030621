import type { Tour } from '../../ui/tutorial/tour.ts';

export const classMapTour: Tour = {
  page: 'coach-topic-map',
  paths: ['/coach/topic-map'],
  steps: [
    {
      anchor: 'coach-topic-map-period',
      title: 'Hangi denemeler?',
      text: 'Grup, dönem ve ders seç; harita o denemelerdeki yanlışlardan kurulur.',
    },
    {
      anchor: 'coach-topic-map-list',
      title: 'Konudan ödeve',
      text: 'En çok yanlış çıkan konu en üstte. Konuya bas: ihtiyacı olanlar seçili gelir, ödev tek adımda yazılır.',
    },
  ],
};
