import { roughRank } from '@netlik/domain/estimates/estimate-words.texts';
import { formatCount, formatDecimal } from '../formats/numbers.ts';

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
    '≈ puanından hesaplanan sıradır. 2022–2024 sıraları ÖSYM’nin yayımladığı ya da puandan hesaplanan sıralardır; her yıl değişir. 2026 puanları: hasakguldev/acik-veri (CC BY 4.0).',
};
