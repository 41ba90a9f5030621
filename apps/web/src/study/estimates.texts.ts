import { roughRank } from '@netlik/domain/estimates/estimate-words.texts';

const whole = new Intl.NumberFormat('tr', { maximumFractionDigits: 0 });
const net = new Intl.NumberFormat('tr', { maximumFractionDigits: 2 });

export const rankText = (rank: number): string => whole.format(rank);
export const estimatedRank = (rank: number): string => whole.format(roughRank(rank));
export const scoreText = (score: number): string => whole.format(score);
export const netText = (value: number): string => net.format(value);

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
