import { COEFFICIENTS } from '@netlik/domain/exams/estimates/net-score.data';
import { SCORE_KEYS } from '@netlik/domain/yks/score-keys';
import { formatNet } from '../../formats/numbers.ts';

/** States how many years the range is based on, because few years prove little. */
const coverage = (sets: typeof COEFFICIENTS) => {
  const counted = SCORE_KEYS.filter((type) => sets[type].length > 1);
  const single = SCORE_KEYS.filter((type) => sets[type].length === 1);
  const years = counted.map((type) => `${type} ${sets[type].length} yıl`).join(', ');
  return [
    `Aralık, elimizdeki yılların onda dokuzunu kapsar; dayandığı yıllar az: ${years}. ${single.join(' ve ')} için tek yıl var, genişliği ölçülmedi, varsayıldı. Tarzı değişen bir sınav aralığın dışına çıkabilir.`,
  ];
};

export const estimateTexts = {
  title: 'Neredeyim?',
  lead: 'Denemelerinden ve diploma notundan tahmini puan ve sıra aralığın.',
  loadFailed: 'Tahminin yüklenemedi',
  basisTitle: 'Neye göre?',
  basis: 'Hangi denemeler?',
  latest: 'Sonuncu',
  average: 'Son üç ortalaması',
  chosen: 'Seçtiklerim',
  chosenHint:
    'İşaretlediklerinin ortalaması alınır. Bir sınavdan hiç işaretlemezsen son denemen hesaba katılır.',
  choice: (source: string, date: string) => `${source}, ${date}`,
  net: (net: string) => `${net} net`,
  chosenGone: 'Seçtiğin denemelerden biri silinmiş',
  chosenGoneText: 'Tahmini son denemelerinle yeniden hesaplayabilirsin.',
  useLatest: 'Son denemeleri kullan',
  placed: 'Geçen yıl bir programa yerleştim',
  placedHint: 'O zaman diploma notunun katkısı yarıya iner.',
  usedAttempts: 'Hesaba katılan denemeler',
  attempt: (exam: string, source: string, date: string) => `${exam}: ${source}, ${date}`,
  divided:
    'Test olarak girdiğin netler derslere soru sayısına göre bölündü. Ders ders girersen tahmin daha doğru olur.',
  estimated: 'tahmini',
  rankOf: (type: string) => `${type} başarı sırası`,
  between: (from: string, to: string) => `${from} – ${to}`,
  middle: (rank: string) => `Ortası ${rank}`,
  score: (from: string, to: string) => `Yerleştirme puanı ${from} – ${to}`,
  years: (years: readonly number[]) =>
    years.length === 1
      ? `${years[0]} katsayıları ve sıralarıyla`
      : `${years[0]}–${years.at(-1)} katsayıları ve sıralarıyla (${years.length} yıl)`,
  noRank: 'Bu puan elimizdeki tabloların dışında; sıra söylemek uydurmak olur.',
  refusal: {
    nets: (type: string) =>
      type === 'TYT'
        ? 'Dört testi de girilmiş bir TYT denemen olunca burada sıra aralığın görünür.'
        : `${type} için TYT’nin yanında alan denemen de gerekli; eksik testlerle tahmin yapmıyoruz.`,
    grade: 'Diploma notunu girince yerleştirme puanını hesaplayabiliriz.',
    minimum: 'Türkçe ya da Temel Matematik’te en az 0,5 net olmadan ÖSYM puan hesaplamıyor.',
    fieldMinimum: 'Alanının testlerinden birinde en az 0,5 net olmadan ÖSYM bu puanı hesaplamıyor.',
  },
  emptyTitle: 'Tahmin için bir denemen gerekli',
  emptyText: 'Bir TYT denemesi ekle, TYT sıran görünsün; alan denemesiyle SAY, EA, SÖZ ya da DİL sıran da.',
  addExam: 'Deneme ekle',
  toProgrammes: 'Aralığımın yettiği programlar',
  whatIf: 'Ya şöyle olsaydı?',
  whatIfLead: 'Kaydırarak dene; hiçbir şey kaydedilmez.',
  whatIfType: 'Puan türü',
  slider: (name: string) => `${name} neti`,
  sliderValue: (value: number, change: number) =>
    change === 0
      ? formatNet(value)
      : `${formatNet(value)} (${change > 0 ? '+' : '−'}${formatNet(Math.abs(change))})`,
  from: 'Şimdi',
  to: 'Böyle olursa',
  reset: 'Bugünkü netlere dön',
  how: 'Nasıl hesaplanıyor, ne kadar şaşar?',
  howLines: [
    'Netlerin ve diploma notun, bilinen her yılın katsayılarıyla puana, o yılın puan–sıra eğrisiyle sıraya çevrilir. Gösterilen aralık bu yılların ortasının çevresindedir.',
    ...coverage(COEFFICIENTS),
    'Netten puana: aynı yıl içinde TYT ve SAY’da onda dokuz 0,5 puandan az, EA ve SÖZ’de yaklaşık 2 puan şaşar. DİL ölçülmedi, 3 puan varsayıldı.',
    'Puandan sıraya: aynı yıl içinde onda dokuz %0,2’den az şaşar. Başka bir yılda aynı netin sırası SAY’da 200.000–600.000 arasında %19, 50.000–200.000 arasında %33, 10.000–50.000 arasında %53 oynayabilir; EA ve SÖZ’de daha çok.',
    '2026 katsayıları bilinmiyor. Sıralar genel kontenjan içindir; ek puanlar ve okul birincisi kontenjanı hesaba katılmaz.',
    '2026 taban puanları: hasakguldev/acik-veri (CC BY 4.0).',
  ],
};
