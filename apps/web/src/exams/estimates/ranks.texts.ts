import { roughRank } from '@netlik/domain/exams/estimates/estimate-words.texts';
import { formatCount, formatDecimal } from '../../formats/numbers.ts';

export const estimatedRank = (rank: number): string => formatCount(roughRank(rank));
export const scoreText = (score: number): string => formatDecimal(score, 0);

export const reachTexts = {
  likely: 'Aralığın tamamı yetiyor',
  possible: 'Aralığının içinde',
  far: 'Aralığının ötesinde',
};

export const rankYearTexts = {
  title: 'Başarı sıraları',
  computed: 'puandan hesaplandı',
  none: 'Bu programın bilinen bir başarı sırası yok.',
  legend:
    '≈ puanından hesaplanan sıradır; işareti olmayanlar yayımlanan ya da puandan hesaplanan sıralardır ve her yıl değişir. 2026 puanları: hasakguldev/acik-veri (CC BY 4.0).',
};
