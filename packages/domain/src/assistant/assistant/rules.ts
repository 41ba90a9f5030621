import type { Concept } from './concepts.data.ts';
import { RULES } from './intent-rules.data.ts';
import type { Intent } from './intents.ts';

const LEAST_WEIGHT = 2;

const PARSED_RULES = RULES.map(([intent, terms, weight]) => ({
  intent,
  weight,
  terms: terms.split(' ').map((term) => ({
    wanted: !term.startsWith('-'),
    anyOf: term.replace(/^-/, '').split('|') as Concept[],
  })),
}));

export function weightsOf(concepts: ReadonlySet<Concept>): Map<Intent, number> {
  const weights = new Map<Intent, number>();
  for (const { intent, weight, terms } of PARSED_RULES) {
    if (weight <= (weights.get(intent) ?? LEAST_WEIGHT)) continue;
    if (terms.every(({ wanted, anyOf }) => anyOf.some((concept) => concepts.has(concept)) === wanted))
      weights.set(intent, weight);
  }
  return weights;
}
