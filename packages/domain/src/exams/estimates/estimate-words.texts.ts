import type { NetKey } from '../../yks/score-keys.ts';

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

/** Three digits, because an estimate is not more precise. */
export function roughRank(rank: number): number {
  const step = 10 ** Math.max(0, Math.floor(Math.log10(Math.max(1, rank))) - 2);
  return Math.round(rank / step) * step;
}
