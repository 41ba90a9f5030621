import { beginsWith, wordsOf } from '../../words.ts';
import type { ExamKey } from '../../yks/exam-keys.ts';
import type { SubjectKey } from '../../yks/subject-keys.ts';

/** Names students use for a subject with its possible keys, TYT before AYT. */
const NAMES: readonly (readonly [string, readonly SubjectKey[]])[] = [
  ['matem|~mat', ['matematik', 'matematik_ayt']],
  ['geometri|~geo', ['geometri']],
  ['fizi', ['fizik', 'fizik_ayt']],
  ['kimya', ['kimya', 'kimya_ayt']],
  ['biyo', ['biyoloji', 'biyoloji_ayt']],
  ['turkce|paragraf', ['turkce']],
  ['edebiyat|~edb', ['edebiyat']],
  ['~tarih', ['tarih', 'tarih_ayt']],
  ['cografya|~cog', ['cografya', 'cografya_ayt']],
  ['felsefe', ['felsefe', 'felsefe_ayt']],
  ['~din', ['din_kultur', 'din_kultur_ayt']],
  ['ingilizce|~ing', ['ingilizce']],
  ['almanca', ['almanca']],
  ['fransizca', ['fransizca']],
  ['arapca', ['arapca']],
  ['rusca', ['rusca']],
];

export function examPartIn(text: string): ExamKey | null {
  const words = wordsOf(text);
  const has = (stem: string) => words.some(({ plain }) => beginsWith(plain, stem));
  if (has('~tyt')) return 'TYT';
  if (has('~ayt')) return 'AYT';
  return has('~ydt') ? 'YDT' : null;
}

/** A named exam narrows the subjects. */
export function subjectsIn(text: string): SubjectKey[] {
  const words = wordsOf(text);
  const part = examPartIn(text);
  return NAMES.filter(([stems]) =>
    stems.split('|').some((stem) => words.some(({ plain }) => beginsWith(plain, stem))),
  ).flatMap(([, keys]) => {
    if (part === 'AYT') return keys.slice(-1);
    return part === 'TYT' ? keys.slice(0, 1) : [...keys];
  });
}

export type Period = 'today' | 'yesterday' | 'week' | 'month';

export function periodIn(text: string): Period | null {
  const words = wordsOf(text);
  const has = (...stems: string[]) =>
    words.some(({ plain }) => stems.some((stem) => beginsWith(plain, stem)));
  if (has('bugun', '=bgun', 'gunluk')) return 'today';
  if (has('=dun', '=dunku')) return 'yesterday';
  if (has('hafta', '=hft')) return 'week';
  return has('=ay', 'aylik', '=ayki', '=ayin') ? 'month' : null;
}
