import type { Tour } from '../../ui/tutorial/tour.ts';

export const topicMatrixTour: Tour = {
  page: 'topic-matrix',
  paths: ['/topic-matrix'],
  steps: [
    {
      anchor: 'topic-matrix-grid',
      title: 'Seç ve boya',
      text: 'Bir konuya ya da hücreye dokun; tabloda birkaçını sürükleyerek seç, gün ve konu başlıkları da boyanır.',
    },
    {
      anchor: 'topic-matrix-colors',
      title: 'Renkler',
      text: 'Seçtiğini buradan ya da q–u tuşlarıyla boya. Renklerin anlamını kendine göre değiştirebilirsin.',
    },
    {
      anchor: 'topic-matrix-progress',
      title: 'Ne kadar kaldı?',
      text: 'Konunun adını yeşile boyadıkça ilerlemen ve bu tempoyla ne zaman biteceği burada görünür.',
    },
  ],
};
