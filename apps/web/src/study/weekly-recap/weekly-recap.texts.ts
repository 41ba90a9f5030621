import type { WeeklyRecap } from '@netlik/contract/study/weekly-recap';
import { formatMinuteOfDay } from '../../formats/clock.ts';
import { formatSeconds } from '../../formats/durations.ts';
import { formatCount, formatExamNet } from '../../formats/numbers.ts';
import { subjectName } from '../../ui/subjects/subject-name.ts';

const clock = (hour: number) => formatMinuteOfDay(hour * 60);

export const rowTexts = { title: 'Haftanın hikâyesi' };

export const storyTexts = {
  title: rowTexts.title,
  failed: 'Haftanın hikâyesi alınamadı.',
  running: 'Bu hafta, şu ana kadar',
  time: 'Süre',
  questions: 'Soru',
  days: 'Çalışılan gün',
  streak: 'Seri',
  hour: 'En iyi saat',
  streakDays: (days: number) => `${days} gün`,
  ofWeek: (days: number) => `${days}/7`,
  before: (figure: string) => `önceki hafta ${figure}`,
  nothingBefore: 'Önceki hafta kayıt yok; karşılaştırma gelecek hafta başlar.',
  thin: 'Bu haftadan anlatacak kadar kayıt yok: en az 30 dakika ya da 30 soru olunca hikâyesi de olur.',
  ups: 'Yükselenler',
  noUps: 'Bir önceki haftaya göre belirgin bir artış yok.',
  bestHour: 'En iyi çalıştığın saat',
  noHour: 'Söylemek için erken: aynı saatte başlayan en az üç zamanlayıcı kaydı gerekir.',
  next: 'Gelecek hafta',
};

export const upText = (up: WeeklyRecap['ups'][number]): string => {
  switch (up.kind) {
    case 'subject':
      return `${subjectName(up.subject)}: ${formatSeconds(up.seconds)} (önceki hafta ${formatSeconds(up.before)})`;
    case 'net':
      return `${up.exam} neti: ${formatExamNet(up.net)} (önceki denemen ${formatExamNet(up.before)})`;
    case 'days':
      return `Çalışılan gün: ${up.days} (önceki hafta ${up.before})`;
  }
};

export const hourText = ({ hour, by, sessions }: NonNullable<WeeklyRecap['bestHour']>): string => {
  const range = `${clock(hour)}–${clock(hour + 1)}`;
  return by === 'quality'
    ? `${range}: son dört haftada en yüksek puanı bu saatte başlayan ${formatCount(sessions)} çalışmana verdin.`
    : `${range}: son dört haftada en çok bu saatte başlayıp çalıştın (${formatCount(sessions)} kayıt).`;
};

export const shortHour = (hour: number) => clock(hour);

export const nextText = (next: WeeklyRecap['next']): string => {
  switch (next.kind) {
    case 'start':
      return 'Tek bir 25 dakikayla başla; gerisi gelir.';
    case 'days':
      return `Çalışmanı ${next.days} güne yay; kısa bir gün bile sayılır.`;
    case 'subject':
      return `${subjectName(next.subject)} hiç açılmadı; ona bir saat ayır.`;
    case 'time':
      return `Yeniden ${formatSeconds(next.seconds)} hedefle; bunu daha önce yaptın.`;
    case 'hour':
      return `En zor konunu saat ${clock(next.hour)} sularına koy.`;
    case 'keep':
      return 'Aynı tempoyla devam et.';
  }
};
