export const celebrationTexts = {
  duel: { middle: '1.', label: 'Düello' },
  badge: { middle: 'Rozet', label: 'Yeni' },
  go: 'Devam',
  plan: 'Plana ekle',
  isPlanned: 'Planda',
  planned: (topic: string) => `${topic} yarının planına eklendi.`,
  planFailed: 'Plana eklenemedi.',
  hint: 'Kapatmak için dokun ya da bir tuşa bas.',
};
