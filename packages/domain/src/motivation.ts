import { daysBetween, type StudyDay, toStudyDay, weekStart } from './study-day.ts';

const LINES = [
  'Bugün çözdüğün on soru, haziranda hatırlayacağın on sorudur.',
  'Az ama her gün: bir yıl sonra fark edilen budur.',
  'Yanlışın, sınavdan önce bulunduysa kazançtır.',
  'Başlamak için istek bekleme; beş dakika yeter, gerisi gelir.',
  'Dünkü hâlini geç; yarış orada.',
  'Yorulduğunda bırakma, dinlen ve aynı yerden sür.',
  'Bir konu bitti sanma; bir hafta sonra tekrar sor kendine.',
  'Netler yavaş artar, sonra birden artmış olur.',
] as const;

const FIRST_WEEK = weekStart(toStudyDay('2026-01-05'));

export function quoteOfWeek(today: StudyDay): string {
  const weeks = Math.floor(daysBetween(FIRST_WEEK, weekStart(today)) / 7);
  return LINES[((weeks % LINES.length) + LINES.length) % LINES.length] as string;
}
