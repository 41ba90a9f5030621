const date = new Intl.DateTimeFormat('tr-TR', { day: 'numeric', month: 'long' });
const dayText = (day: string) => date.format(new Date(`${day}T12:00:00Z`));

const weekdays = ['Pazartesi', 'Salı', 'Çarşamba', 'Perşembe', 'Cuma', 'Cumartesi', 'Pazar'] as const;

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
  frozen: (days: readonly string[]) => `Dondurmayla saklanan günler: ${days.map(dayText).join(', ')}`,
  restDay: 'Dinlenme günü',
  noRestDay: 'Yok',
  restHint: 'Değişiklik gelecek pazartesiden itibaren geçerli olur.',
  next: (weekday: number | null, from: string) =>
    `${dayText(from)} gününden itibaren: ${weekday === null ? 'dinlenme günü yok' : weekdays[weekday - 1]}`,
  weekdays: weekdays.map((label, index) => ({ value: String(index + 1), label })),
};
