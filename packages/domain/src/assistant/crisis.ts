import { CRISIS_PAIRS, CRISIS_PHRASES, HURTS, LIVED_THINGS, PEOPLE } from './crisis.data.ts';
import { beginsWith, isOneLetterApart, type Word } from './words.ts';

type Stems = readonly (readonly string[])[];

const stemsOf = (phrase: string): Stems => phrase.split(' ').map((stem) => stem.split('|'));

const PHRASES = CRISIS_PHRASES.map(stemsOf);
const [people, hurts, livedThings] = [PEOPLE, HURTS, LIVED_THINGS].map((list) => list.map(stemsOf)) as [
  Stems[],
  Stems[],
  Stems[],
];

/** Words that may stand between two stems of a phrase. */
const GAP = 2;

/** Where a phrase begins, or -1. */
function phraseAt(words: readonly Word[], stems: Stems): number {
  const isAt = (at: number, index: number) =>
    stems[index]!.some((stem) => beginsWith(words[at]!.plain, stem));
  const follows = (from: number, index: number): boolean => {
    if (index === stems.length) return true;
    for (let at = from; at < Math.min(from + GAP + 1, words.length); at++) {
      if (isAt(at, index) && follows(at + 1, index + 1)) return true;
    }
    return false;
  };
  return words.findIndex((_, at) => isAt(at, 0) && follows(at + 1, 1));
}

const has = (words: readonly Word[], phrases: readonly Stems[]) =>
  phrases.some((phrase) => phraseAt(words, phrase) >= 0);

const PAIRS = CRISIS_PAIRS.map((lists) => lists.map((list) => list?.split('|') ?? []));

/** How far apart the two words of a pair may stand. */
const NEAR = 7;

function hasPair(words: readonly Word[]): boolean {
  const places = (stems: readonly string[]) =>
    words.flatMap(({ plain }, at) => (stems.some((stem) => beginsWith(plain, stem)) ? [at] : []));
  return PAIRS.some(([first = [], second = [], unless = []]) => {
    const others = places(second);
    const isNear = places(first).some((at) =>
      others.some((other) => other !== at && Math.abs(at - other) <= NEAR),
    );
    return isNear && places(unless).length === 0;
  });
}

const isLiving = (stems: Stems) => stems[0]!.some((stem) => stem.startsWith('yasa'));

/**
 * Signs that the writer, or somebody they tell of, is in danger or in despair of life. Missing one is worse than answering a joke calmly:
 * what names death, harm or violence is enough, and only the figures of speech of tired students are left to the stress answer.
 */
export function soundsLikeCrisis(words: readonly Word[]): boolean {
  if (words.some(({ plain }) => plain.length >= 6 && isOneLetterApart(plain.slice(0, 7), 'intihar')))
    return true;
  if (has(words, people) && has(words, hurts)) return true;
  if (hasPair(words)) return true;
  return PHRASES.some((stems) => {
    const at = phraseAt(words, stems);
    return at >= 0 && !(isLiving(stems) && has(words.slice(Math.max(0, at - 2), at), livedThings));
  });
}
