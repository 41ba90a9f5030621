export const momentTexts = {
  duel: { middle: '1.', label: 'Düello' },
  badge: { middle: 'Rozet', label: 'Yeni' },
  go: 'Devam',
  hint: 'Kapatmak için dokun ya da bir tuşa bas.',
};
