import { stableHash } from '../events/stable-hash.ts';

const COLOURS = 8;

/** One of the theme's eight, always the same for the same subject. Never the only thing that tells subjects apart. */
export const subjectColour = (subject: string): string =>
  `var(--subject-${(stableHash(subject) % COLOURS) + 1})`;
