import { type DayPart, MIN_ANSWERED, TREND_ATTEMPTS } from '@netlik/domain/exams/exam-attempts/statistics';
import { formatCount, formatDecimal, formatNet, formatShare } from '../../../formats/numbers.ts';

export type StatisticsView = 'subjects' | 'sources' | 'hours' | 'balance';

const one = (value: number) => formatDecimal(value, 1);

export const statisticsTexts = {
  title: 'İstatistik',
  type: 'Deneme türü',
  view: 'Neye göre',
  views: {
    subjects: 'Dersler',
    sources: 'Yayınlar',
    hours: 'Saatler',
    balance: 'Boş ve yanlış',
  } satisfies Record<StatisticsView, string>,
  leads: {
    subjects: `Her dersin netleri eskiden yeniye; değişim, son ${TREND_ATTEMPTS} denemenin ortalamasını önceki ${TREND_ATTEMPTS} denemeyle karşılaştırır.`,
    sources:
      'Aradaki fark yayının zorluğundan da, denemeyi hangi dönemde çözdüğünden de gelebilir. Birkaç denemeyle sonuç çıkarma.',
    hours:
      'Deneme girerken saat sorulmaz. Burada yalnızca o gün sayaçla çözdüğün denemeler var; diğerlerinin saatini bilmiyoruz.',
    balance:
      'Tahmini. Boş kazancı, boşları da işaretlediklerin kadar tutturursan eklenecek nettir. Boş bıraktıkların genelde daha zor olduğu için gerçek kazanç daha az olur. Hiç bilmeden atmak ortalama 0 net getirir.',
  } satisfies Record<StatisticsView, string>,
  attempts: (count: number) => `${count} deneme`,
  average: (net: number) => `ortalama ${formatNet(Math.round(net * 100) / 100)} net`,
  last: (net: number) => `son ${formatNet(net)} net`,
  share: (share: number) => `soruların ${formatShare(share)} kadarı net`,
  noChange: `değişim için ${2 * TREND_ATTEMPTS} deneme gerek`,
  dayParts: {
    morning: 'Sabah (05–12)',
    afternoon: 'Öğleden sonra (12–17)',
    evening: 'Akşam (17–22)',
    night: 'Gece (22–05)',
  } satisfies Record<DayPart, string>,
  noHours: 'Saati bilinen deneme yok',
  noHoursText: 'Denemeyi sayaçla çözersen günün hangi saatinde kaç net yaptığını burada görürsün.',
  timer: 'Sayacı aç',
  hoursFailed: 'Saatler alınamadı',
  enough: `Bir ders için en az ${MIN_ANSWERED} işaretlenmiş soru gerekiyor. Birkaç deneme daha ekle.`,
  basis: (answered: number, attempts: number, hits: number) =>
    `${attempts} denemede işaretlediğin ${formatCount(answered)} sorunun ${formatShare(hits)} kadarı doğru.`,
  wrongCost: (wrong: number, net: number) =>
    `Deneme başına ${one(wrong)} yanlış ${one(net)} net götürüyor: hepsini boş bıraksan +${one(net)} net.`,
  blankGain: (blank: number, net: number) =>
    `Deneme başına ${one(blank)} boşu işaretlesen tahmini en çok +${one(net)} net.`,
  blankLoss: (net: number) =>
    `Beşte birden azı tuttuğu için işaretlemek zarar: emin olmadıklarını boş bırak (boşları işaretlesen tahmini ${one(net)} net).`,
  noBlank: 'Boş bırakmıyorsun.',
  national:
    'Türkiye ortalamalarını göstermiyoruz: testlerin ülke ortalaması için yılı ve kaynağı belli bir veri elimizde yok.',
};
