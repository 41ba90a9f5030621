import type { StudyDay } from '../../study-day.ts';
import { type Word, wordsOf } from '../../words.ts';
import type { Concept } from './concepts.data.ts';
import { conceptsOf, isKnown } from './concepts.ts';
import { crisisSigns, isFirstPerson, withoutIdioms } from './crisis.ts';
import { ruledCase } from './crisis-cases.ts';
import { hasEverydayWordsOnly, isEveryday } from './everyday.ts';
import { crisisOddsOf } from './examples/crisis-odds.ts';
import { voteOf } from './examples/vote.ts';
import { intentOfParts } from './intent-of-parts.ts';
import { INTENTS, type Intent } from './intents.ts';
import { type Model, openModel } from './model/trained.ts';
import { WEIGHTS } from './model/weights.data.ts';
import { isAboutOthers } from './others.ts';
import { type Parts, partsOf } from './parts/parts.ts';
import { weightsOf } from './rules.ts';

/** What a message asks for, how surely (0 to 1), and of what it asks it. */
export interface Understood {
  readonly intent: Intent;
  readonly score: number;
  readonly parts: Parts;
  /** The intents that come next, likeliest first. */
  readonly next: readonly Intent[];
}

/** Less than this and a message is like no example. */
const LEAST_LIKENESS = 0.2;
/** How much the odds of the examples count beside those of the model, in the sum from which a message is a crisis whatever the rules say. */
const ODDS_WEIGHT = 0.2;
const CRISIS_SUM = -0.6;
/** Of letters in no order, or of another language, the model only guesses. */
const CRISIS_OF_UNKNOWN = 1;
/** From here on one clause is a crisis, though the rest of the message asks for nets. */
const CRISIS_CLAUSE = 1.5;
const CLAUSE_ENDS =
  /[.,;:!?…]+|(?<!\p{L})(?:neyse|ama|fakat|gerçi|gerci|boşver|bosver|zaten|bu arada|yani)(?!\p{L})/iu;
const LEAST_OF_CLAUSE = 4;
/** How much a rule's weight, a whole vote and the logarithm of the model's chance count. */
const RULE_WEIGHT = 0.4;
const VOTE_WEIGHT = 2;
const CHANCE_WEIGHT = 1.3;
const LEAST_CHANCE = 1e-4;

/** Comfort is for who says what they feel: without a word of it another intent comes first. */
const FEELINGS = ['upset', 'hyperbole', 'against', 'unwilling'] as const;
const UNFELT = 1;
/** Nor does who asks for something want comfort. */
const ASKING = 1.5;
const LAUGHS = /^(gulmek|kahkaha|haha|ahah|sjsj|jsjs)/;
/** No rule and no example knows anything of it, and the model is less sure than this. */
const UNKNOWN_SCORE = 0.2;
const SURE_CHANCE = 0.9;

const ORDINARY = INTENTS.filter((intent) => intent !== 'crisis');
let shipped: Model | undefined;

interface Options {
  /** Needed for dates without a year. */
  readonly today?: StudyDay;
  /** Leaves one example out, to be tested with it. */
  readonly without?: string;
  /** Another than the shipped one, to be measured. */
  readonly model?: Model;
}

/** The logarithm of the odds of a chance, within bounds. */
const logit = (chance: number) =>
  Math.log(Math.max(LEAST_CHANCE, chance) / Math.max(LEAST_CHANCE, 1 - chance));

const againstComfort = (concepts: ReadonlySet<Concept>) =>
  (FEELINGS.some((concept) => concepts.has(concept)) ? 0 : UNFELT) + (concepts.has('asks') ? ASKING : 0);

/** Each clause by itself: "fizik kaç soruydu, neyse gerek kalmadı …" is a question by most of its words. */
const clausesOf = (text: string): (readonly Word[])[] => {
  const clauses = text.split(CLAUSE_ENDS);
  return clauses.length < 2
    ? []
    : clauses.map((clause) => wordsOf(clause, isKnown)).filter(({ length }) => length >= LEAST_OF_CLAUSE);
};

/** Whether rules, or the model with the odds of the examples, hear a cry for help. */
function isCryForHelp(
  text: string,
  words: readonly Word[],
  parts: Parts,
  ask: Model,
  without?: string,
): boolean {
  const meant = withoutIdioms(words);
  if (meant.length === 0) return false;
  if (crisisSigns(meant).isCrisis || ruledCase(meant) !== null) return true;
  // "peki dün?" has too few words for the model to judge.
  const isOnlyParts = words.length <= 2 && Object.keys(parts).length > 0;
  if (isOnlyParts || crisisSigns(words).isLesson || isEveryday(meant)) return false;
  const logitOf = (some: readonly Word[]) => logit(ask(some, conceptsOf(some)).crisis);
  const odds = crisisOddsOf(meant, without);
  const least = odds === 0 ? CRISIS_OF_UNKNOWN : CRISIS_SUM;
  return (
    logitOf(meant) + ODDS_WEIGHT * odds >= least ||
    clausesOf(text).some((clause) => logitOf(withoutIdioms(clause)) >= CRISIS_CLAUSE)
  );
}

function decide(
  text: string,
  words: readonly Word[],
  parts: Parts,
  { without, model }: Options,
): Omit<Understood, 'parts'> {
  shipped ??= openModel(WEIGHTS);
  const ask = model ?? shipped;
  if (isCryForHelp(text, words, parts, ask, without)) return { intent: 'crisis', score: 1, next: [] };

  const concepts = conceptsOf(words);
  const judged = ask(words, concepts);
  const { isLesson } = crisisSigns(words);
  const rules = weightsOf(concepts);
  const { likeness, shares } = voteOf(words, without);
  const votes = likeness < LEAST_LIKENESS ? null : shares;
  const sums = ORDINARY.map((intent) => ({
    intent,
    sum:
      RULE_WEIGHT * (rules.get(intent) ?? 0) +
      VOTE_WEIGHT * (votes?.get(intent) ?? 0) +
      CHANCE_WEIGHT * Math.log(Math.max(LEAST_CHANCE, judged.shares.get(intent) ?? 0)) -
      (intent === 'exam_stress' ? againstComfort(concepts) : 0),
  })).toSorted((a, b) => b.sum - a.sum);
  const total = sums.reduce((all, { sum }) => all + Math.exp(sum - sums[0]!.sum), 0);
  // Who asks about a poem, laughs or says “yok” wants no comfort.
  const isUnfelt =
    isLesson ||
    words.some(({ plain }) => LAUGHS.test(plain)) ||
    (hasEverydayWordsOnly(words) &&
      !words.some(isFirstPerson) &&
      !FEELINGS.some((concept) => concepts.has(concept)));
  const first = sums[0]!.intent;
  const isUnknown = rules.size === 0 && !votes && (judged.shares.get(first) ?? 0) < SURE_CHANCE;
  return {
    intent: first === 'exam_stress' && isUnfelt ? 'out_of_scope' : first,
    score: Math.min(Math.round(1000 / total) / 1000, isUnknown ? UNKNOWN_SCORE : 1),
    next: sums.slice(1, 6).map(({ intent }) => intent),
  };
}

/** Talk, duels and ranks speak of others as well; every other answer would tell the own figures instead of theirs. */
const SPEAKS_OF_OTHERS: readonly Intent[] = [
  'crisis',
  'exam_stress',
  'motivation',
  'duel_status',
  'rank',
  'greeting',
  'thanks',
];
const asksFigures = (intent: Intent) => !SPEAKS_OF_OTHERS.includes(intent);

/**
 * What a message of a student asks for. Signs of a crisis come before everything: rules, or the trained model with the odds of the examples, are each enough.
 * Then rules over concepts, the examples most alike and the model decide together.
 */
export function intentOf(text: string, options: Options = {}): Understood {
  const words = wordsOf(text, isKnown);
  // Neither does a single letter, held down, say anything.
  if (words.every(({ plain }) => plain.length < 2))
    return { intent: 'out_of_scope', score: 0, parts: {}, next: [] };
  const parts = partsOf(text, options.today);
  const decided = decide(text, words, parts, options);
  const intent = intentOfParts(decided.intent, parts, text, options.today);
  if (asksFigures(intent) && isAboutOthers(words)) return { ...decided, parts, intent: 'out_of_scope' };
  return { ...decided, parts, intent };
}
