import { type Family, formatNumber } from './family.ts';

export const reviewFamilies: readonly Family[] = [
  {
    fact: 'cards',
    category: 'review',
    icon: 'cards',
    describe: (cards) => `${formatNumber(cards)} bilgi kartı hazırla.`,
    steps: [
      [20, 'common', 'Kart destesi'],
      [100, 'rare', 'Kart ustası'],
    ],
  },
  {
    fact: 'cardsReviewed',
    category: 'review',
    icon: 'repeat',
    describe: (cards) => `${formatNumber(cards)} kart tekrarı yap.`,
    steps: [
      [50, 'common', 'Bir daha bak'],
      [500, 'rare', 'Unutma eğrisi'],
      [2_000, 'epic', 'Bellek sarayı'],
      [8_000, 'legendary', 'Fil hafızası'],
    ],
  },
  {
    fact: 'reviewDays',
    category: 'review',
    icon: 'calendar',
    describe: (days) => `${formatNumber(days)} ayrı gün kart tekrarı yap.`,
    steps: [
      [7, 'common', 'Yedi tekrar'],
      [30, 'rare', 'Her gün biraz'],
      [100, 'epic', 'Sabırlı bahçıvan'],
    ],
  },
  {
    fact: 'mistakes',
    category: 'review',
    icon: 'notebook',
    describe: (mistakes) => `Yanlış defterine ${formatNumber(mistakes)} soru yaz.`,
    steps: [
      [10, 'common', 'Dürüst defter'],
      [50, 'rare', 'Yanlıştan öğrenen'],
      [150, 'epic', 'Hata dedektifi'],
    ],
  },
];

export const planningFamilies: readonly Family[] = [
  {
    fact: 'planEntriesDone',
    category: 'planning',
    icon: 'list',
    describe: (entries) => `Haftalık planında ${formatNumber(entries)} çalışmayı tamamla.`,
    steps: [
      [5, 'common', 'Planlı'],
      [50, 'rare', 'Çizgi çizgi'],
      [200, 'epic', 'Mimar'],
    ],
  },
  {
    fact: 'plansCompleted',
    category: 'planning',
    icon: 'flag',
    describe: (plans) => `${formatNumber(plans)} günlük planı bitirip değerlendir.`,
    steps: [
      [3, 'common', 'Bayrağı dikti'],
      [20, 'rare', 'Plana sadık'],
      [75, 'epic', 'Kaptan'],
    ],
  },
  {
    fact: 'topicsDone',
    category: 'planning',
    icon: 'map',
    describe: (topics) => `Konu takibinde ${formatNumber(topics)} konuyu bitir.`,
    steps: [
      [10, 'common', 'Yola çıktı'],
      [50, 'rare', 'Haritacı'],
      [120, 'epic', 'Müfredat gezgini'],
    ],
  },
  {
    fact: 'goalsSet',
    category: 'planning',
    icon: 'goal',
    describe: () => 'Hedef üniversiteni seç.',
    steps: [[1, 'common', 'Rotası belli']],
  },
  {
    fact: 'habitsDone',
    category: 'planning',
    icon: 'habit',
    describe: (done) => `Alışkanlıklarını ${formatNumber(done)} kez yerine getir.`,
    steps: [
      [10, 'common', 'Tohum'],
      [100, 'rare', 'Fidan'],
      [365, 'epic', 'Çınar'],
    ],
  },
  {
    fact: 'challengesDone',
    category: 'planning',
    icon: 'challenge',
    describe: (done) => `Günün görevlerinden ${formatNumber(done)} tanesini tamamla.`,
    steps: [
      [3, 'common', 'Görev tamam'],
      [30, 'rare', 'Görevin peşinde'],
      [100, 'epic', 'Bugün de bitti'],
    ],
  },
  {
    fact: 'duelsWon',
    category: 'planning',
    icon: 'swords',
    describe: (won) => (won === 1 ? 'Bir düello kazan.' : `${formatNumber(won)} düello kazan.`),
    steps: [
      [1, 'common', 'İlk galibiyet'],
      [10, 'rare', 'Yenilmesi güç'],
    ],
  },
];
