import { CONCEPTS, type Concept } from './concepts.data.ts';
import { soundsLikeCrisis } from './crisis.ts';
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

/** What a message of a student asks for; what nobody can tell is `out_of_scope`. Signs of a crisis come before everything. */
export function intentOf(text: string): Intent {
  const words = wordsOf(text, isKnown);
  if (soundsLikeCrisis(words)) return 'crisis';
  const concepts = conceptsOf(words);
  let best: { intent: Intent; weight: number } = { intent: 'out_of_scope', weight: LEAST_WEIGHT };
  for (const { intent, weight, terms } of PARSED_RULES) {
    if (weight <= best.weight) continue;
    if (terms.every(({ wanted, anyOf }) => anyOf.some((concept) => concepts.has(concept)) === wanted)) {
      best = { intent, weight };
    }
  }
  return best.intent;
}
