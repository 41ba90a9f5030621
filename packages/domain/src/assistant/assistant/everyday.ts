import { type Word, wordsOf } from '../../words.ts';
import { TOPIC_DATA } from '../../yks/topics.data.ts';
import { CONCEPTS } from './concepts.data.ts';
import { placesOf, signsIn } from './crisis.ts';
import { CRISIS_SIGNS } from './crisis-signs.data.ts';
import { DESPAIR, EVERYDAY_CONCEPTS, SCHOOL_WORDS, SECOND_SIGNS, SMALL_WORDS } from './everyday.data.ts';

/** Up to this many words a message is more often a reply than a cry. */
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
/** The nouns in the names of topics; "kümesi" is one of "Kümeler". */
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

/** Whether a message has a sign of danger or despair of its own, apart from the model. */
function hasSecondSign(words: readonly Word[]): boolean {
  // "Kesişim" is a word of lessons, not a typing error of "kesiyor".
  const school = new Set(placesOfSchool(words));
  const signs = signsIn(words.map((word, at) => (school.has(at) ? { ...word, known: true } : word)));
  return signs.some((sign) => SECOND_SIGNS.includes(sign)) || placesOfDespair(words).length > 0;
}

/** Whether a message has only words of replies, of the product and of lessons: "bana yardım et", "kesişim kümesi konusu". */
export const hasEverydayWordsOnly = (words: readonly Word[]): boolean => {
  const everyday = new Set([...placesOfEveryday(words), ...placesOfTopics(words)]);
  return everyday.size === words.length;
};

/** Short replies, product words and school sentences: the model guesses here, so it needs a second sign to call a crisis. */
export const isEveryday = (words: readonly Word[]): boolean =>
  !hasSecondSign(words) && (words.length <= SHORT || hasEverydayWordsOnly(words));
