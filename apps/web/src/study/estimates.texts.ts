import type { NetKey } from '@netlik/domain/estimates/score-keys';

/** What ÖSYM weighs, as students call it. */
export const netNames: Record<NetKey, string> = {
  tyt_turkce: 'TYT Türkçe',
  tyt_sosyal: 'TYT Sosyal',
  tyt_matematik: 'TYT Matematik',
  tyt_fen: 'TYT Fen',
  matematik_ayt: 'AYT Matematik',
  fizik_ayt: 'AYT Fizik',
  kimya_ayt: 'AYT Kimya',
  biyoloji_ayt: 'AYT Biyoloji',
  edebiyat: 'Edebiyat',
  tarih_1: 'Tarih-1',
  cografya_1: 'Coğrafya-1',
  tarih_2: 'Tarih-2',
  cografya_2: 'Coğrafya-2',
  felsefe_ayt: 'Felsefe Grubu',
  din_kultur_ayt: 'AYT Din Kültürü',
  ydt: 'YDT',
};

const whole = new Intl.NumberFormat('tr', { maximumFractionDigits: 0 });
const net = new Intl.NumberFormat('tr', { maximumFractionDigits: 2 });

/** Three digits: an estimate knows no more. */
const rounded = (rank: number) => {
  const step = 10 ** Math.max(0, Math.floor(Math.log10(Math.max(1, rank))) - 2);
  return Math.round(rank / step) * step;
};

export const rankText = (rank: number): string => whole.format(rank);
export const estimatedRank = (rank: number): string => whole.format(rounded(rank));
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
    '≈ puanından hesaplanan sıradır. 2022–2024 sıraları ÖSYM’nin yayımladığı ya da puandan hesaplanan sıralardır; her yıl değişir.',
};
