import { CONCEPTS, type Concept } from './concepts.data.ts';
import { soundsLikeCrisis } from './crisis.ts';
import { RULES } from './intent-rules.data.ts';
import type { Intent } from './intents.ts';
import { beginsWith, hasPhrase, type Word, wordsOf } from './words.ts';

/** Below this a message touches our subjects without asking about them. */
const LEAST_WEIGHT = 2;

const STEMS = [
  ...new Set(Object.values(CONCEPTS).flatMap((phrases) => phrases.flatMap((phrase) => phrase.split(' ')))),
];
const isKnown = (word: string) => STEMS.some((stem) => beginsWith(word, stem));

function conceptsOf(words: readonly Word[]): Set<Concept> {
  const found = new Set<Concept>();
  for (const concept of Object.keys(CONCEPTS) as Concept[]) {
    if (CONCEPTS[concept].some((stem) => hasPhrase(words, stem))) found.add(concept);
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
