import { stableHash } from '../events/stable-hash.ts';

const COLOURS = 8;

/** Neighbours in a student's week first, so that they differ; past the eighth those of one family share a colour. */
const families = [
  ...['matematik', 'turkce', 'fizik', 'kimya', 'biyoloji', 'tarih', 'cografya', 'felsefe'],
  ...[
    'geometri',
    'edebiyat',
    'ingilizce',
    'almanca',
    'fransizca',
    'genel_tekrar',
    'deneme_sinavi',
    'din_kultur',
  ],
];

/** One of the theme's eight, always the same for the same subject. Never the only thing that tells subjects apart. */
export const subjectColour = (subject: string): string => {
  const family = families.indexOf(subject.replace(/^exam_/, '').replace(/_ayt$/, ''));
  return `var(--subject-${((family < 0 ? stableHash(subject) : family) % COLOURS) + 1})`;
};
