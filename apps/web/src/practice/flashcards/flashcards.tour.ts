import type { Tour } from '../../ui/tutorial/tour.ts';

export const flashcardTour: Tour = {
  page: 'flashcards',
  paths: ['/flashcards'],
  steps: [
    {
      anchor: 'flashcards-metrics',
      title: 'Bugün kaç kart?',
      text: 'Her kart, unutmana az kala geri gelir. Bugünün kartlarını bitirmen yeterli.',
    },
    {
      anchor: 'flashcards-practice',
      title: 'Çalışmaya başla',
      text: 'Ders ve kart sayısını seç. Boşluk kartı çevirir; 1 bilmedim, 2 bildim demektir.',
    },
    {
      anchor: 'flashcards-library',
      title: 'Kendi kartlarını yaz',
      text: 'Soruyu ve cevabı yaz, formül ya da resim ekle. Anki kartlarını dosyadan da alabilirsin.',
    },
  ],
};
