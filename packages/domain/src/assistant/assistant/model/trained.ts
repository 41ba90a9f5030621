import type { Word } from '../../../words.ts';
import type { Concept } from '../concepts.data.ts';
import { signsIn } from '../crisis.ts';
import type { Intent } from '../intents.ts';
import { bucketOf, featuresOf } from './features.ts';

/** One letter encodes two weights, and each bucket has one for its scale. */
interface Encoded {
  readonly classes: readonly string[];
  readonly steps: readonly number[];
  readonly says: string;
  readonly weights: string;
}

export interface Weights {
  readonly intents: Encoded;
  readonly crisis: Encoded;
}

export interface Judgement {
  readonly shares: ReadonlyMap<Intent, number>;
  readonly crisis: number;
}

export type Model = (words: readonly Word[], concepts: Iterable<Concept>) => Judgement;

const LEVELS = [-8, -4, -2, -1, 0, 1, 2, 4, 8];
const LETTERS = new Map(
  [...Array(94).keys()]
    .map((at) => String.fromCharCode(33 + at))
    .filter((letter) => !/['"`\\$]/.test(letter))
    .map((letter, at) => [letter, at]),
);

const numbersOf = (text: string) => Uint8Array.from(text, (letter) => LETTERS.get(letter) ?? 0);

/** Models of a single class use one letter per weight. */
const FINE = 40;

function decode({ classes, steps, says, weights }: Encoded) {
  if (classes.length === 1)
    return {
      classes,
      steps,
      says: numbersOf(says),
      whole: Int8Array.from(numbersOf(weights), (each) => each - FINE),
    };
  const whole = new Int8Array(weights.length * 2);
  for (const [at, pair] of numbersOf(weights).entries()) {
    whole[2 * at] = LEVELS[Math.floor(pair / LEVELS.length)]!;
    whole[2 * at + 1] = LEVELS[pair % LEVELS.length]!;
  }
  return { classes, steps, says: numbersOf(says), whole };
}

/** Weights are integers, so every machine decides alike. */
function chancesOf({ classes, steps, says, whole }: ReturnType<typeof decode>, features: Iterable<string>) {
  const buckets = new Set<number>();
  for (const feature of features) buckets.add(bucketOf(feature, says.length));
  const sums = new Float64Array(classes.length);
  let length = 0;
  for (const bucket of buckets) {
    const said = says[bucket]!;
    length += said;
    const value = Math.sqrt(said);
    for (let at = 0; at < sums.length; at++) sums[at]! += value * whole[bucket * sums.length + at]!;
  }
  const odds = sums.map((sum, at) => (sum * steps[at]!) / Math.sqrt(length || 1));
  if (odds.length === 1) return [Math.round(1e6 / (1 + Math.exp(-odds[0]!))) / 1e6];
  const most = Math.max(...odds);
  const raised = odds.map((odd) => Math.exp(odd - most));
  const total = raised.reduce((sum, each) => sum + each, 0);
  return raised.map((each) => Math.round((each / total) * 1e6) / 1e6);
}

export function openModel(weights: Weights): Model {
  const [intents, crisis] = [decode(weights.intents), decode(weights.crisis)];
  return (words, concepts) => {
    const chances = chancesOf(intents, featuresOf(words, concepts));
    return {
      shares: new Map(intents.classes.map((intent, at) => [intent as Intent, chances[at]!])),
      // The subject is left out, because a cry shows in its words and signs.
      crisis: chancesOf(crisis, featuresOf(words, signsIn(words)))[0]!,
    };
  };
}
