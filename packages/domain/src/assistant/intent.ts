import { CONCEPTS, type Concept } from './concepts.data.ts';
import { crisisSigns } from './crisis.ts';
import { crisisOddsOf } from './examples/crisis-odds.ts';
import { type Vote, voteOf } from './examples/vote.ts';
import { RULES } from './intent-rules.data.ts';
import type { Intent } from './intents.ts';
import { beginsWith, isPhraseAt, type Word, wordsOf } from './words.ts';

/** Below this a message touches our subjects without asking about them. */
const LEAST_WEIGHT = 2;

type Phrase = { readonly concept: Concept; readonly stems: readonly string[] };

const PHRASES = (Object.keys(CONCEPTS) as Concept[]).flatMap((concept) =>
  CONCEPTS[concept].map((phrase): Phrase => ({ concept, stems: phrase.split(' ') })),
);
function groupBy<T>(items: readonly T[], keyOf: (item: T) => string): Map<string, T[]> {
  const groups = new Map<string, T[]>();
  for (const item of items) {
    const key = keyOf(item);
    const group = groups.get(key);
    if (group) group.push(item);
    else groups.set(key, [item]);
  }
  return groups;
}

const firstLetter = (stem: string) => stem.replace(/^[=~]/, '').charAt(0);
// Neither a stem nor a typing error of it changes the first letter, so a word is compared with its own letter only.
const phrasesByLetter = groupBy(PHRASES, ({ stems }) => firstLetter(stems[0]!));
const stemsByLetter = groupBy([...new Set(PHRASES.flatMap(({ stems }) => stems))], firstLetter);

const isKnown = (word: string) =>
  (stemsByLetter.get(word.charAt(0)) ?? []).some((stem) => beginsWith(word, stem));

function conceptsOf(words: readonly Word[]): Set<Concept> {
  const found = new Set<Concept>();
  for (const [at, { plain }] of words.entries()) {
    for (const { concept, stems } of phrasesByLetter.get(plain.charAt(0)) ?? []) {
      if (!found.has(concept) && isPhraseAt(words, at, stems)) found.add(concept);
    }
  }
  return found;
}

const PARSED_RULES = RULES.map(([intent, terms, weight]) => ({
  intent,
  weight,
  terms: terms.split(' ').map((term) => ({
    wanted: !term.startsWith('-'),
    anyOf: term.replace(/^-/, '').split('|') as Concept[],
  })),
}));

/** How much the rules say for each intent: the highest weight of those that hold. */
function weightsOf(words: readonly Word[]): Map<Intent, number> {
  const concepts = conceptsOf(words);
  const weights = new Map<Intent, number>();
  for (const { intent, weight, terms } of PARSED_RULES) {
    if (weight <= (weights.get(intent) ?? LEAST_WEIGHT)) continue;
    if (terms.every(({ wanted, anyOf }) => anyOf.some((concept) => concepts.has(concept)) === wanted))
      weights.set(intent, weight);
  }
  return weights;
}

/** The intent with the most weight, the earlier one among equals. */
function heaviest(weights: ReadonlyMap<Intent, number>): Intent | null {
  let best: Intent | null = null;
  for (const [intent, weight] of weights) {
    if (best === null || weight > weights.get(best)!) best = intent;
  }
  return best;
}

/** Less than this and a message is like no example. */
const LEAST_LIKENESS = 0.2;
/** Odds from which a message is a crisis that no rule knows; more is asked for where it names study or speaks in figures. */
const CRISIS_ODDS = { plain: 5, ordinary: 9 };

/** A whole vote weighs as much as a specific rule. */
const VOTE_WEIGHT = 8;

function addVote(weights: ReadonlyMap<Intent, number>, { shares, likeness }: Vote): Map<Intent, number> {
  const sums = new Map(weights);
  if (likeness < LEAST_LIKENESS) return sums;
  for (const [intent, share] of shares) {
    if (intent !== 'crisis') sums.set(intent, (sums.get(intent) ?? 0) + VOTE_WEIGHT * share);
  }
  return sums;
}

/**
 * What a message of a student asks for; what nobody can tell is `out_of_scope`. Signs of a crisis, and what cries for help are made
 * of, come before everything; then rules over concepts and the examples most alike decide together. `without` leaves one example out, to be tested with it.
 */
export function intentOf(text: string, without?: string): Intent {
  const words = wordsOf(text, isKnown);
  if (words.length === 0) return 'out_of_scope';
  const { isCrisis, isOrdinary, isLesson } = crisisSigns(words);
  const leastOdds = CRISIS_ODDS[isOrdinary ? 'ordinary' : 'plain'];
  if (isCrisis || (!isLesson && crisisOddsOf(words, without) >= leastOdds)) return 'crisis';
  const weights = weightsOf(words);
  const vote = voteOf(words, without);
  return heaviest(addVote(weights, vote)) ?? 'out_of_scope';
}
