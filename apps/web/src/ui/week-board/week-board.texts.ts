export const weekBoardTexts = {
  week: 'Hafta',
  previous: 'Önceki hafta',
  next: 'Sonraki hafta',
  thisWeek: 'Bu hafta',
  days: 'Haftanın günleri',
  today: 'bugün',
};

export type DragTexts = {
  instructions: string;
  picked: (name: string, place: string) => string;
  /** Also called once after `picked`, for the card's present place. */
  over: (name: string, place: string, hasMoved: boolean) => string | undefined;
  dropped: (name: string, place: string) => string;
  canceled: (name: string) => string;
  place: (day: string, position: number, count: number) => string;
};

export const dragTexts: DragTexts = {
  instructions:
    'Taşımak için boşluk ya da Enter tuşuna bas. Ok tuşlarıyla gün ve sıra seç, yeniden basarak bırak. Vazgeçmek için Escape tuşuna bas.',
  picked: (name, place) => `${name} alındı: ${place}.`,
  over: (name, place) => `${name} şimdi ${place}.`,
  dropped: (name, place) => `${name} bırakıldı: ${place}.`,
  canceled: (name) => `Taşıma iptal edildi. ${name} yerinde kaldı.`,
  place: (day, position, count) => `${day}, ${count} çalışmadan ${position}. sıra`,
};
