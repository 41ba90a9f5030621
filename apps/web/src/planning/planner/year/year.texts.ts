import type { StudyDay } from '@netlik/domain/study-day';
import { formatWeek } from '../../../formats/days.ts';
import { formatDuration } from '../../../formats/durations.ts';
import { formatChange } from '../../../formats/numbers.ts';

const daily = (minutes: number) =>
  `Günde ${formatDuration(Math.abs(minutes))} ${minutes < 0 ? 'az' : 'daha'}`;

export const yearTexts = {
  failed: 'Sınava kadarki plan alınamadı',
  title: 'Sınava kadar',
  weeks: (count: number) => `Sınava ${count} hafta`,
  finishes: (count: number, all: number) => `${all} konudan ${count} tanesi biter`,
  done: (count: number) => `${count} konu şimdiden tamam.`,
  slider: 'Günlük süren',
  same: 'Şimdiki saatlerin',
  daily,
  effect: (minutes: number, topics: number, points: number) =>
    `${daily(minutes)}: ${formatChange(topics)} konu, ${formatChange(points, 1)} puan (tahmini)`,
  use: 'Saatlerimi böyle yap',
  used: 'Günlük saatlerin değişti.',
  useFailed: 'Saatlerin değiştirilemedi.',
  chart: 'Ne zaman ne biter?',
  axis: 'Biten konu',
  series: 'Biten konu',
  readout: (week: StudyDay, count: number, topics: readonly string[]) =>
    `${formatWeek(week)}: ${count} konu bitmiş olur${topics.length > 0 ? ` · bu hafta ${topics.join(', ')}` : ''}`,
  columns: ['Hafta', 'Süre', 'Bu hafta biten konular'],
  nothing: '–',
};
