import { type Family, formatNumber } from './family.ts';

export const questionFamilies: readonly Family[] = [
  {
    fact: 'questions',
    category: 'questions',
    icon: 'question',
    describe: (solved) => `Toplam ${formatNumber(solved)} soru çöz.`,
    steps: [
      [100, 'common', 'İlk yüz'],
      [500, 'common', 'Kalem ısındı'],
      [1_000, 'rare', 'Bin soru'],
      [5_000, 'epic', 'Soru avcısı'],
      [10_000, 'legendary', 'On bin adım'],
      [25_000, 'mythic', 'Soru bankası'],
    ],
  },
  {
    fact: 'correctAnswers',
    category: 'questions',
    icon: 'check',
    describe: (correct) => `${formatNumber(correct)} soruyu doğru çöz.`,
    steps: [
      [250, 'common', 'Doğru yolda'],
      [1_000, 'rare', 'Bin doğru'],
      [4_000, 'epic', 'Keskin kalem'],
      [12_000, 'legendary', 'Şaşmaz'],
    ],
  },
  {
    fact: 'bestDayQuestions',
    category: 'questions',
    icon: 'bolt',
    describe: (solved) => `Bir günde ${formatNumber(solved)} soru çöz.`,
    steps: [
      [50, 'common', 'Hızlı başlangıç'],
      [150, 'rare', 'Soru yağmuru'],
      [300, 'epic', 'Fırtına'],
    ],
  },
];

export const examFamilies: readonly Family[] = [
  {
    fact: 'exams',
    category: 'exams',
    icon: 'paper',
    describe: (exams) => (exams === 1 ? 'İlk denemeni kaydet.' : `${formatNumber(exams)} deneme kaydet.`),
    steps: [
      [1, 'common', 'İlk deneme'],
      [5, 'common', 'Optik okuyucu'],
      [15, 'rare', 'Salon görevlisi'],
      [30, 'epic', 'Deneme ustası'],
      [60, 'legendary', 'Sınav günü sıradan'],
    ],
  },
  {
    fact: 'bestTytNet',
    category: 'exams',
    icon: 'chart',
    describe: (net) => `Bir TYT denemesinde ${formatNumber(net)} nete ulaş.`,
    steps: [
      [40, 'common', 'TYT 40'],
      [60, 'rare', 'TYT 60'],
      [80, 'epic', 'TYT 80'],
      [100, 'legendary', 'Üç haneli'],
      [112, 'mythic', 'Kusursuza yakın'],
    ],
  },
  {
    fact: 'bestAytNet',
    category: 'exams',
    icon: 'compass',
    describe: (net) => `Bir AYT denemesinde ${formatNumber(net)} nete ulaş.`,
    steps: [
      [25, 'common', 'AYT 25'],
      [40, 'rare', 'AYT 40'],
      [55, 'epic', 'AYT 55'],
      [70, 'legendary', 'AYT 70'],
    ],
  },
];
