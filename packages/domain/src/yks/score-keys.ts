export const SCORE_KEYS = ['SAY', 'EA', 'SÖZ', 'DİL', 'TYT'] as const;
export type ScoreKey = (typeof SCORE_KEYS)[number];

/** Units that ÖSYM weighs: TYT tests and the subjects inside AYT tests. */
export const NET_KEYS = [
  'tyt_turkce',
  'tyt_sosyal',
  'tyt_matematik',
  'tyt_fen',
  'matematik_ayt',
  'fizik_ayt',
  'kimya_ayt',
  'biyoloji_ayt',
  'edebiyat',
  'tarih_1',
  'cografya_1',
  'tarih_2',
  'cografya_2',
  'felsefe_ayt',
  'din_kultur_ayt',
  'ydt',
] as const;
export type NetKey = (typeof NET_KEYS)[number];

export type Nets = Partial<Record<NetKey, number>>;

/** Points per net in one year, on top of `base`. */
export interface CoefficientSet {
  readonly year: number;
  readonly base: number;
  readonly points: Nets;
}

export const NET_QUESTIONS: Readonly<Record<NetKey, number>> = {
  tyt_turkce: 40,
  tyt_sosyal: 20,
  tyt_matematik: 40,
  tyt_fen: 20,
  matematik_ayt: 40,
  fizik_ayt: 14,
  kimya_ayt: 13,
  biyoloji_ayt: 13,
  edebiyat: 24,
  tarih_1: 10,
  cografya_1: 6,
  tarih_2: 11,
  cografya_2: 11,
  felsefe_ayt: 12,
  din_kultur_ayt: 6,
  ydt: 80,
};
