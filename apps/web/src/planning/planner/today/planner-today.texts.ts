import type { PlanChanges } from '@netlik/contract/planning/planner/plan-entry';
import { dayOfWeek, type StudyDay } from '@netlik/domain/study-day';
import { weekdayNames } from '../../../formats/days.ts';
import { formatDuration } from '../../../formats/durations.ts';
import { formatList } from '../../../formats/lists.ts';
import { formatDecimal } from '../../../formats/numbers.ts';

const toDay = ['Pazartesi’ye', 'Salı’ya', 'Çarşamba’ya', 'Perşembe’ye', 'Cuma’ya', 'Cumartesi’ye', 'Pazar’a'];

/** „Perşembe ve Cumartesi’ye”: only the last day has the suffix. */
const toDays = (days: readonly StudyDay[]): string => {
  const all = [...new Set(days)].sort().map((day) => dayOfWeek(day) - 1);
  return formatList(all.map((day, at) => (at === all.length - 1 ? toDay[day]! : weekdayNames[day]!.long)));
};

const nameOf = ({ topic, exam }: { topic: string | null; exam: string | null }) =>
  topic ?? (exam ? `${exam} denemesi` : 'Bilgi kartları');

const droppedNames = ({ dropped }: PlanChanges) => formatList(dropped.map(({ entry }) => nameOf(entry)));

export const plannerTodayTexts = {
  /** „Dün 2 ders kaldı: Perşembe ve Cumartesi’ye taşındı.” */
  notice: (missed: number, changes: PlanChanges, isMoved: boolean) => {
    const days = [...changes.moved.map(({ entry }) => entry.day), ...changes.added.map(({ day }) => day)];
    const moved = days.length > 0 && `${toDays(days)} ${isMoved ? 'taşındı' : 'taşıyalım mı?'}`;
    const dropped = changes.dropped.length > 0 && `${droppedNames(changes)} bu haftaya sığmadı`;
    return `Dün ${missed} ders kaldı: ${[moved, dropped].filter(Boolean).join('; ')}${isMoved ? '.' : ''}`;
  },
  refuse: { moved: 'Geri al', proposed: 'Gerek yok' },
  keep: { moved: 'Tamam', proposed: 'Taşı' },
  refused: 'Dünkü işler yerinde kaldı.',
  taken: 'Dünkü işler taşındı.',
  answerFailed: 'Yanıtın kaydedilemedi.',
};

export const lighterTexts = {
  title: 'Daha hafif bir hafta',
  failed: 'Hafif hafta hazırlanamadı',
  lead: (dropped: number, minutes: number) =>
    dropped > 0
      ? `En az kazandıran ${dropped} iş bu haftadan düşer; ${formatDuration(minutes)} yer açılır.`
      : 'Haftan zaten hafif: düşürülecek bir iş yok.',
  falls: 'Düşenler',
  moves: 'Taşınanlar',
  name: nameOf,
  cost: (minutes: number, questions: number, points: number) =>
    `${formatDuration(minutes)} · sınava kadar yetişmeyebilir: yaklaşık ${formatDecimal(questions, 1)} soru, ${formatDecimal(points, 1)} puan`,
  noCost: (minutes: number) => `${formatDuration(minutes)} · sınava kadar yine yetişir`,
  moved: (day: StudyDay) => `${toDays([day])} taşınır`,
  confirm: 'Haftayı hafiflet',
  cancel: 'Vazgeç',
  done: 'Haftan hafifledi.',
  undone: 'Haftan eski hâline döndü.',
  undoFailed: 'Geri alınamadı.',
};

export const fellBehindTexts = { open: 'Geride kaldım' };
