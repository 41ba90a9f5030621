import type { boardStates, LiveStudent } from '@netlik/contract/coaching/coach-live';
import { formatPercent } from '../../formats/numbers.ts';
import type { LiveRange } from './coach-live.queries.ts';

export const rangeNames: Record<LiveRange, string> = {
  today: 'Bugün',
  week: 'Bu hafta',
  month: 'Bu ay',
  all: 'Tümü',
};

export const boardStateNames: Record<(typeof boardStates)[number], string> = {
  empty: 'Boş',
  draft: 'Taslak',
  written: 'Yazıldı',
  seen: 'Görüldü',
  done: 'Bitti',
};

/** A running timer needs no label. */
export const runStateNames: Record<Exclude<LiveStudent['runState'], 'running' | null>, string> = {
  break: 'Molada',
  paused: 'Ara verdi',
  completed: 'Bitirdi',
};

export const coachDashboardTexts = {
  title: 'Koç paneli',
  lead: 'Bugün kimin sana ihtiyacı var, kim çalışıyor, hangi günler boş: hepsi burada.',
  newProgram: 'Program hazırla',
};

export const liveTexts = {
  title: 'Şu an çalışanlar',
  range: 'Dönem',
  summary: 'Özet',
  failed: 'Canlı panel yüklenemedi',
  nobody: 'Şu an çalışan öğrenci yok',
  nobodyText: 'Bir öğrencin zamanlayıcıyı başlattığında burada görünür.',
  more: (count: number) => `${count} öğrenci daha çalışıyor`,
  recent: 'Son hareketler',
  noRecent: 'Bugün henüz bir hareket yok.',
  justNow: 'şimdi',
  noPlan: 'Bugün programı yok',
  progress: (done: number, all: number) => `${done}/${all} ders`,
  time: (done: string, target: string) => `${done} / ${target}`,
  percent: formatPercent,
  cards: {
    students: 'Çalışan öğrenci',
    now: 'Şu an çalışıyor',
    plans: 'Tamamlanan program',
    progress: 'Ortalama ilerleme',
  },
  sparks: {
    students: (values: string) => `Son yedi günde çalışan öğrenci: ${values}`,
    minutes: (values: string) => `Son yedi günde çalışılan dakika: ${values}`,
    plans: (values: string) => `Son yedi günde tamamlanan program: ${values}`,
    progress: (values: string) => `Son yedi günde ortalama ilerleme, yüzde: ${values}`,
  },
  sparkHint: { days: 'son 7 gün', minutes: 'son 7 gün, süre' },
};

export const boardTexts = {
  title: 'Program panosu',
  lead: 'Önümüzdeki yedi gün. Bir güne dokun, programını yaz; ya da öğrencileri seç, hepsine birden uygula.',
  failed: 'Program panosu yüklenemedi',
  empty: 'Panoda henüz öğrenci yok',
  emptyText: 'Bir öğrenci sana atanınca günleri burada görünür. Koçu olmayan birini kendin de alabilirsin.',
  adminEmptyText: 'Bir koça öğrenci atandığında günleri burada görünür.',
  student: 'Öğrenci',
  earlier: 'Önceki yedi gün',
  later: 'Sonraki yedi gün',
  today: 'Bugün',
  previousPage: 'Önceki öğrenciler',
  nextPage: 'Sonraki öğrenciler',
  page: (page: number, pages: number) => `${page} / ${pages}`,
  legend: 'Renkler',
  tickAll: 'Hepsi',
  tick: (name: string) => `${name} adlı öğrenciyi seç`,
  pick: (name: string, day: string, state: string) => `${name}, ${day}: ${state}, günü seç`,
  pickDays: 'Gün gün seç',
  pickStudents: 'Öğrenci seç',
  bar: 'Seçilenlerle yapılacaklar',
  studentsTicked: (count: number) => `${count} öğrenci seçili`,
  cellsTicked: (cells: number, students: number) => `${students} öğrencide ${cells} gün seçili`,
  apply: 'Program uygula',
  clear: 'Temizle',
  untick: 'Seçimi kaldır',
  write: (name: string, day: string) => `${name}, ${day}: program yaz`,
  writeWeek: (name: string) => `${name}: haftayı yaz`,
  none: (name: string, day: string) => `${name}, ${day}: program yazılmamış`,
  open: (name: string, day: string, state: string) => `${name}, ${day}: ${state}, programı aç`,
};
