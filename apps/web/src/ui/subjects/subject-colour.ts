import { stableHash } from '../../data/events/stable-hash.ts';

/** The theme's eight colours in the order in which they differ most. */
const colours = ['mat', 'tur', 'fiz', 'kim', 'biy', 'tar', 'cog', 'geo'];

/** The colour at a place of that order; from the ninth on colours repeat. */
export const colourAt = (index: number): string => `var(--s-${colours[index % colours.length]})`;

/** The most common subjects come first, so that they differ. */
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
  return colourAt(family < 0 ? stableHash(subject) : family);
};
