import { stableHash } from '../../data/events/stable-hash.ts';

const COLOURS = 8;

/** The most common subjects come first, so that they differ; from the ninth on colours repeat. */
const families = [
  ...['matematik', 'turkce', 'fizik', 'kimya', 'biyoloji', 'tarih', 'cografya', 'geometri'],
  ...[
    'felsefe',
    'edebiyat',
    'ingilizce',
    'almanca',
    'fransizca',
    'genel_tekrar',
    'deneme_sinavi',
    'din_kultur',
  ],
];

/**
 * One of the theme's eight colours, stable per subject; it must not be the only way to distinguish subjects.
 */
export const subjectColour = (subject: string): string => {
  const family = families.indexOf(subject.replace(/^exam_/, '').replace(/_ayt$/, ''));
  return `var(--subject-${((family < 0 ? stableHash(subject) : family) % COLOURS) + 1})`;
};
