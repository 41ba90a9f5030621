import { formatDayMonth, weekdayNames } from '../../formats/days.ts';

export const streakTexts = {
  title: 'Serin',
  failed: 'Serin yüklenemedi.',
  saveFailed: 'Dinlenme günü kaydedilemedi.',
  days: (days: number) => `${days} gün`,
  longest: (days: number) => `En uzun serin ${days} gün`,
  freezes: (count: number) => (count === 0 ? 'Dondurman yok' : `${count} dondurman var`),
  none: 'Bugün çalış, serin başlasın.',
  done: 'Bugün çalıştın, serin güvende.',
  rest: 'Bugün dinlenme günün; serin olduğu yerde durur.',
  freezeAhead: 'Bugün çalışmazsan bir dondurman serini saklar.',
  breaksTonight: 'Bugün çalışmazsan serin gece yarısı biter.',
  frozen: (days: readonly string[]) => `Dondurmayla saklanan günler: ${days.map(formatDayMonth).join(', ')}`,
  restDay: 'Dinlenme günü',
  noRestDay: 'Yok',
  restHint: 'Değişiklik gelecek pazartesiden itibaren geçerli olur.',
  next: (weekday: number | null, from: string) =>
    `${formatDayMonth(from)} gününden itibaren: ${weekday === null ? 'dinlenme günü yok' : weekdayNames[weekday - 1]?.long}`,
  weekdays: weekdayNames.map(({ long }, index) => ({ value: String(index + 1), label: long })),
};
