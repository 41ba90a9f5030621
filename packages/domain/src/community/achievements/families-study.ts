import { type Family, formatNumber } from './family.ts';

export const studyFamilies: readonly Family[] = [
  {
    fact: 'verifiedMinutes',
    category: 'study',
    icon: 'clock',
    describe: (minutes) => `Zamanlayıcıyla toplam ${formatNumber(minutes / 60)} saat çalış.`,
    steps: [
      [60, 'common', 'İlk saat'],
      [600, 'common', 'Isınma turu'],
      [3_000, 'rare', 'Masanın sahibi'],
      [6_000, 'epic', 'Yüz saatlik emek'],
      [15_000, 'epic', 'Derin kök'],
      [30_000, 'legendary', 'Beş yüz saat kulübü'],
      [60_000, 'mythic', 'Bin saatlik usta'],
    ],
  },
  {
    fact: 'bestDayMinutes',
    category: 'study',
    icon: 'peak',
    describe: (minutes) => `Bir günde zamanlayıcıyla ${formatNumber(minutes / 60)} saat çalış.`,
    steps: [
      [120, 'common', 'Dolu gün'],
      [240, 'rare', 'Yamaç'],
      [360, 'epic', 'Zirveye doğru'],
      [480, 'legendary', 'Zirve'],
    ],
  },
  {
    fact: 'bestSessionMinutes',
    category: 'study',
    icon: 'focus',
    describe: (minutes) => `Tek oturumda ${formatNumber(minutes)} dakika çalış.`,
    steps: [
      [45, 'common', 'Bir ders boyu'],
      [75, 'rare', 'Telefon başka odada'],
      [120, 'epic', 'Sınav nefesi'],
    ],
  },
  {
    fact: 'fullDays',
    category: 'study',
    icon: 'sun',
    describe: (days) => `En az iki saat çalıştığın ${formatNumber(days)} gün biriktir.`,
    steps: [
      [5, 'common', 'Beş dolu gün'],
      [25, 'rare', 'Güneşli ay'],
      [75, 'epic', 'Dolu mevsim'],
      [150, 'legendary', 'Yılın güneşi'],
    ],
  },
  {
    fact: 'subjects',
    category: 'study',
    icon: 'books',
    describe: (subjects) => `${formatNumber(subjects)} ayrı derse en az birer saat ver.`,
    steps: [
      [3, 'common', 'Üç defter'],
      [6, 'rare', 'Geniş raf'],
      [10, 'epic', 'Kütüphane'],
    ],
  },
];

export const streakFamilies: readonly Family[] = [
  {
    fact: 'longestStreak',
    category: 'streak',
    icon: 'flame',
    describe: (days) => `${formatNumber(days)} gün arka arkaya çalış.`,
    steps: [
      [3, 'common', 'Kıvılcım'],
      [7, 'common', 'Bir hafta ateş'],
      [14, 'rare', 'Sönmeyen köz'],
      [30, 'epic', 'Ayın alevi'],
      [60, 'epic', 'Ocak başı'],
      [100, 'legendary', 'Yüz günlük meşale'],
      [200, 'mythic', 'Deniz feneri'],
    ],
  },
  {
    fact: 'studyDays',
    category: 'streak',
    icon: 'calendar',
    describe: (days) => `Toplam ${formatNumber(days)} gün çalış.`,
    steps: [
      [10, 'common', 'On gün'],
      [50, 'rare', 'Takvim doluyor'],
      [100, 'epic', 'Yüz yaprak'],
      [250, 'legendary', 'Yılın çoğu'],
    ],
  },
  {
    fact: 'goalWeeks',
    category: 'streak',
    icon: 'target',
    describe: (weeks) =>
      weeks === 1 ? 'Bir haftanın hedefine ulaş.' : `${formatNumber(weeks)} haftanın hedefine ulaş.`,
    steps: [
      [1, 'common', 'Tam isabet'],
      [4, 'rare', 'Hedefte bir ay'],
      [12, 'epic', 'Üç aylık söz'],
      [30, 'legendary', 'Sözünün eri'],
    ],
  },
  {
    fact: 'weekendDays',
    category: 'streak',
    icon: 'weekend',
    describe: (days) => `${formatNumber(days)} hafta sonu günü çalış.`,
    steps: [
      [4, 'common', 'Cumartesi kahvesi'],
      [20, 'rare', 'Hafta sonu vardiyası'],
    ],
  },
  {
    fact: 'earlySessions',
    category: 'streak',
    icon: 'sunrise',
    describe: (sessions) => `Sabah 5 ile 8 arasında başlayan ${formatNumber(sessions)} çalışma yap.`,
    steps: [
      [3, 'common', 'Erkenci'],
      [15, 'rare', 'Horozdan önce'],
      [50, 'epic', 'Sabah yıldızı'],
    ],
  },
];
