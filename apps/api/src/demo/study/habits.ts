import type { FieldType } from '@netlik/domain/yks/fields';
import type { SubjectKey } from '@netlik/domain/yks/subject-keys';

export type Habit = {
  /** Minutes on a usual weekday today; fewer a year ago. */
  minutes: number;
  skips: number;
  accuracy: number;
  quality: number;
  /** Consecutive days up to today, including those since the last session. */
  streak?: number;
  quitDaysAgo?: number;
  /** Days of history; by default since the account was created. */
  days?: number;
};

const habits: Record<string, Habit> = {
  ogrenci: { minutes: 255, skips: 0.08, accuracy: 0.83, quality: 3.9, streak: 23 },
  ucretsiz: { minutes: 175, skips: 0.2, accuracy: 0.74, quality: 3.5, streak: 4 },
  elif: { minutes: 330, skips: 0.04, accuracy: 0.9, quality: 4.2, streak: 61 },
  yusuf: { minutes: 115, skips: 0.28, accuracy: 0.68, quality: 3.3 },
  ayse: { minutes: 340, skips: 0.09, accuracy: 0.86, quality: 4 },
  omer: { minutes: 190, skips: 0.16, accuracy: 0.77, quality: 3.6 },
  ipek: { minutes: 215, skips: 0.12, accuracy: 0.79, quality: 3.4, quitDaysAgo: 16 },
  irem: { minutes: 60, skips: 0.42, accuracy: 0.62, quality: 3.4 },
  can: { minutes: 225, skips: 0.13, accuracy: 0.8, quality: 3.7, streak: 9 },
  deniz: { minutes: 280, skips: 0.17, accuracy: 0.75, quality: 3.5 },
  burak: { minutes: 130, skips: 0.31, accuracy: 0.66, quality: 3.2 },
  sude: { minutes: 40, skips: 0.5, accuracy: 0.6, quality: 3.5 },
  kaan: { minutes: 205, skips: 0.1, accuracy: 0.78, quality: 3.6 },
  selin: { minutes: 150, skips: 0.15, accuracy: 0.74, quality: 3.5, streak: 8, quitDaysAgo: 2 },
  melis: { minutes: 165, skips: 0.1, accuracy: 0.72, quality: 3.4 },
  emre: { minutes: 300, skips: 0.06, accuracy: 0.84, quality: 4, streak: 12 },
  nazli: { minutes: 180, skips: 0.12, accuracy: 0.76, quality: 3.7, streak: 5 },
  arda: { minutes: 140, skips: 0.12, accuracy: 0.7, quality: 3.4 },
  askida: { minutes: 95, skips: 0.4, accuracy: 0.64, quality: 3, quitDaysAgo: 34 },
};

/** Six weeks, so that forty students are created quickly. */
const CLASS_DAYS = 42;

/** In the large set every seventh student stopped a while ago and every fifth studies little. */
const habitInClass = (place: number): Habit => ({
  minutes: place % 5 === 0 ? 45 : 110 + ((place * 37) % 150),
  skips: place % 5 === 0 ? 0.5 : 0.08 + (place % 4) * 0.05,
  accuracy: 0.6 + ((place * 13) % 30) / 100,
  quality: 3 + (place % 10) / 10,
  days: CLASS_DAYS,
  ...(place % 7 === 3 && { quitDaysAgo: 3 + (place % 11) }),
});

export const habitOf = (email: string): Habit | null => {
  const name = email.replace(/@.*/, '');
  const place = /^sinif(\d+)$/.exec(name)?.[1];
  return place ? habitInClass(Number(place)) : (habits[name] ?? null);
};

export type Weighted = readonly (readonly [SubjectKey, number])[];

const tyt: Weighted = [
  ['turkce', 5],
  ['matematik', 7],
  ['geometri', 3],
  ['tarih', 1.5],
  ['cografya', 1.5],
  ['felsefe', 1],
  ['din_kultur', 0.5],
  ['fizik', 2],
  ['kimya', 2],
  ['biyoloji', 2],
  ['genel_tekrar', 0.8],
];

const fieldSubjects: Record<FieldType, Weighted> = {
  sayisal: [
    ['matematik_ayt', 9],
    ['fizik_ayt', 5],
    ['kimya_ayt', 4.5],
    ['biyoloji_ayt', 4],
  ],
  esit_agirlik: [
    ['matematik_ayt', 9],
    ['edebiyat', 6],
    ['tarih_ayt', 3],
    ['cografya_ayt', 3],
  ],
  sozel: [
    ['edebiyat', 7],
    ['tarih_ayt', 6],
    ['cografya_ayt', 5],
    ['felsefe_ayt', 4],
    ['din_kultur_ayt', 1.5],
  ],
  dil: [['ingilizce', 22]],
};

/** Closer to the exam the field's subjects become more frequent. */
export const subjectsFor = (field: FieldType | null, progress: number): Weighted => [
  ...tyt,
  ...(field ? fieldSubjects[field].map(([key, weight]) => [key, weight * (0.5 + progress)] as const) : []),
];
