import { beginsWith, isPhraseAt, type Word } from '../../words.ts';
import { CONCEPTS, type Concept } from './concepts.data.ts';

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
// Stems and their typing errors keep the first letter, so only phrases with a word's own letter are compared.
const phrasesByLetter = groupBy(PHRASES, ({ stems }) => firstLetter(stems[0]!));
const stemsByLetter = groupBy([...new Set(PHRASES.flatMap(({ stems }) => stems))], firstLetter);

export const isKnown = (word: string) =>
  (stemsByLetter.get(word.charAt(0)) ?? []).some((stem) => beginsWith(word, stem));

export function conceptsOf(words: readonly Word[]): Set<Concept> {
  const found = new Set<Concept>();
  for (const [at, { plain }] of words.entries()) {
    for (const { concept, stems } of phrasesByLetter.get(plain.charAt(0)) ?? []) {
      if (!found.has(concept) && isPhraseAt(words, at, stems)) found.add(concept);
    }
  }
  return found;
}
