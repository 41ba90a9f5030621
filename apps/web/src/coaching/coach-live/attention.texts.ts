import type { Attention } from '@netlik/contract/coaching/coach-live';
import { parseStudyDay } from '@netlik/domain/study-day';
import { formatDay } from '../../formats/days.ts';
import { formatNet, formatPercent } from '../../formats/numbers.ts';

type Figures = Attention['figures'];
type Reason = Attention['reason'];

const day = (value: string | number | undefined): string | null => {
  const found = typeof value === 'string' ? parseStudyDay(value.slice(0, 10)) : null;
  return found && formatDay(found);
};

const net = (value: string | number | undefined): string =>
  typeof value === 'number' ? formatNet(value) : String(value ?? '–');

export const attentionReasons: Record<Reason, (figures: Figures) => string> = {
  no_program_tomorrow: ({ date }) =>
    day(date) ? `Yarın (${day(date)}) için program yazılmadı.` : 'Yarın için program yazılmadı.',
  program_missed: ({ date, completionRate }) =>
    `${day(date) ? `${day(date)} programı` : 'Son programı'} tamamlanmadı${
      completionRate === undefined ? '.' : `: ${formatPercent(Number(completionRate))} yapıldı.`
    }`,
  not_studying: ({ days }) =>
    days === undefined ? 'Uzun süredir hiç çalışmadı.' : `${days} gündür hiç çalışmadı.`,
  evaluation_unread: ({ count }) => `Okumadığın ${count ?? 1} gün değerlendirmesi var.`,
  exam_coming: ({ days, date, kind }) => {
    if (kind === 'mock') return days === 0 ? 'Bugün denemesi var.' : 'Yarın denemesi var.';
    return days === 0
      ? 'Sınavı bugün.'
      : `Sınavına ${days === undefined ? 'az' : `${days} gün`} kaldı${day(date) ? ` (${day(date)}).` : '.'}`;
  },
  streak_broken: ({ days }) =>
    days === undefined ? 'Çalışma serisi bozuldu.' : `${days} günlük serisi dün bozuldu.`,
  net_falling: ({ before, last }) =>
    before === undefined || last === undefined
      ? 'Son denemelerinde neti düşüyor.'
      : `Son denemede neti ${net(before)} → ${net(last)} düştü.`,
};

export const sharedReasons: Partial<Record<Reason, (count: number, figures: Figures) => string>> = {
  no_program_tomorrow: (count) => `${count} öğrencinin yarını boş.`,
  program_missed: (count) => `${count} öğrenci dünkü programını tamamlamadı.`,
  evaluation_unread: (count) => `${count} öğrencinin okumadığın gün değerlendirmesi var.`,
  exam_coming: (count, { days, kind }) =>
    kind === 'mock'
      ? `${count} öğrencinin yakında denemesi var.`
      : `${count} öğrencinin sınavına ${days === undefined ? 'az' : `${days} gün`} kaldı.`,
};

export const attentionTexts = {
  title: 'Bugün',
  lead: (count: number) => `${count} öğrenci seni bekliyor.`,
  failed: 'Bugünün listesi yüklenemedi',
  empty: 'Bugün seni bekleyen kimse yok',
  emptyText: 'Bir öğrencinin sana ihtiyacı olduğunda, nedeniyle birlikte burada görünür.',
  dismiss: (name: string) => `${name}: bugünlük gizle`,
  dismissFailed: 'Gizlenemedi.',
  more: (count: number) => `${count} öğrenci daha göster`,
  apply: 'Şablon uygula',
  seeReports: 'Raporları gör',
  write: 'Program yaz',
  open: 'Öğrenciyi aç',
  writeNote: 'Not yaz',
  seeExams: 'Denemelerini gör',
  readEvaluation: 'Değerlendirmeyi oku',
};
