import type { SubjectKey } from '../../yks/subject-keys.ts';

export interface SubjectName {
  readonly names: readonly string[];
  readonly keys: readonly SubjectKey[];
}

const name = (names: string, ...keys: SubjectKey[]): SubjectName => ({ names: names.split(' '), keys });

export const SUBJECT_NAMES: readonly SubjectName[] = [
  name('matematik mat mate matem', 'matematik', 'matematik_ayt'),
  name('geometri geo geom', 'geometri'),
  name('fizik fiz fzk', 'fizik', 'fizik_ayt'),
  name('kimya kim kmy', 'kimya', 'kimya_ayt'),
  name('biyoloji biyo bio biy', 'biyoloji', 'biyoloji_ayt'),
  name('turkce turk tr trkc', 'turkce'),
  name('edebiyat edb edeb tde', 'edebiyat'),
  name('tarih trh tar', 'tarih', 'tarih_ayt'),
  name('cografya cog cogr', 'cografya', 'cografya_ayt'),
  name('felsefe fels fel', 'felsefe', 'felsefe_ayt'),
  name('psikoloji psiko sosyoloji sosyo', 'felsefe_ayt'),
  name('din dkab dinkultur', 'din_kultur', 'din_kultur_ayt'),
  name('ingilizce ing english', 'ingilizce'),
  name('almanca alm', 'almanca'),
  name('fransizca fra', 'fransizca'),
  name('arapca arp', 'arapca'),
  name('rusca rus', 'rusca'),
];

/** Weak names apply only without a stronger one: "mat deneme" means mathematics. */
export const WEAK_SUBJECT_NAMES: readonly SubjectName[] = [
  name('deneme denemesi denemeden sinav', 'deneme_sinavi'),
  name('tekrar tekrari', 'genel_tekrar'),
];

export const BESIDE_NAMES: ReadonlySet<string> = new Set([
  'temel',
  'kultur',
  'kulturu',
  'dili',
  'genel',
  'brans',
]);

/** Students' words for parts of topic names. */
export const TOPIC_NAMES: Readonly<Record<string, string>> = {
  log: 'logaritmik',
  trigo: 'trigonometrik',
  trigonometri: 'trigonometrik',
  inkilap: 'inkilabi',
};
