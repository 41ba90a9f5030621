import { type Word, wordsOf } from '../../words.ts';
import { TOPIC_DATA } from '../../yks/topics.data.ts';
import { CONCEPTS } from './concepts.data.ts';
import { placesOf, signsIn } from './crisis.ts';
import { CRISIS_SIGNS } from './crisis-signs.data.ts';
import { DESPAIR, EVERYDAY_CONCEPTS, SCHOOL_WORDS, SECOND_SIGNS, SMALL_WORDS } from './everyday.data.ts';

/** Messages up to this many words are more often replies than cries. */
const SHORT = 2;

const isOneWord = (phrase: string) => !phrase.includes(' ');

const placesOfDespair = placesOf(DESPAIR);
const placesOfSchool = placesOf(SCHOOL_WORDS);
const placesOfEveryday = placesOf(
  [
    ...SMALL_WORDS,
    ...SCHOOL_WORDS,
    ...CRISIS_SIGNS.study,
    ...CRISIS_SIGNS.lesson,
    ...EVERYDAY_CONCEPTS.flatMap((concept) => CONCEPTS[concept]),
  ].filter(isOneWord),
);

const PLURAL = /l[ae]r(i|in)?$/;
const LEAST_LETTERS = 4;
/** Nouns of topic names; "kümesi" belongs to "Kümeler". */
const placesOfTopics = placesOf([
  ...new Set(
    Object.values(TOPIC_DATA)
      .flatMap(({ topics }) => topics)
      .flatMap((topic) => wordsOf(topic))
      .map(({ plain }) => plain.replace(PLURAL, ''))
      .filter(({ length }) => length >= LEAST_LETTERS)
      .map((noun) => `~${noun}`),
  ),
]);

function hasSecondSign(words: readonly Word[]): boolean {
  // "Kesişim" is a school word, not a typing error of "kesiyor".
  const school = new Set(placesOfSchool(words));
  const signs = signsIn(words.map((word, at) => (school.has(at) ? { ...word, known: true } : word)));
  return signs.some((sign) => SECOND_SIGNS.includes(sign)) || placesOfDespair(words).length > 0;
}

/** Only replies, product words and school words, as in "bana yardım et" or "kesişim kümesi konusu". */
export const hasEverydayWordsOnly = (words: readonly Word[]): boolean => {
  const everyday = new Set([...placesOfEveryday(words), ...placesOfTopics(words)]);
  return everyday.size === words.length;
};

/**
 * The model guesses on short replies, product words and school sentences, so a crisis needs a second sign.
 */
export const isEveryday = (words: readonly Word[]): boolean =>
  !hasSecondSign(words) && (words.length <= SHORT || hasEverydayWordsOnly(words));
