export const tutorialTexts = {
  step: (at: number, of: number) => `Adım ${at} / ${of}`,
  next: 'İleri',
  back: 'Geri',
  finish: 'Bitir',
  skip: 'Turu geç',
  keys: 'Sağ ve sol ok tuşlarıyla adımlar arasında gezebilir, Escape ile turu geçebilirsin.',
  demo: {
    start: 'Turu dene',
    goal: 'Bugünkü hedef',
    streak: 'Seri',
    action: 'Örnek düğme',
  },
};
