import type { Word } from '../../../words.ts';

/** FNV-1a, which gives the same number on every machine. */
export function bucketOf(piece: string, buckets: number): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < piece.length; at++) hash = Math.imul(hash ^ piece.charCodeAt(at), 0x01000193);
  // Short texts differ little in the low bits, so the high ones are mixed in.
  hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d);
  return ((hash ^ (hash >>> 13)) >>> 0) % buckets;
}

const PIECE_LENGTHS = [2, 3, 4, 5];
const VOWELS = /[aeiou]/g;

/** Features: word pieces, words, word pairs, words without vowels, and concepts alone and in pairs. */
export function featuresOf(words: readonly Word[], meanings: Iterable<string>): Set<string> {
  const features = new Set<string>();
  for (const [at, { plain }] of words.entries()) {
    const framed = `<${plain}>`;
    for (const length of PIECE_LENGTHS)
      for (let from = 0; from + length <= framed.length; from++)
        features.add(framed.slice(from, from + length));
    features.add(`w ${plain}`);
    features.add(`v ${plain.replace(VOWELS, '')}`);
    const before = words[at - 1]?.plain ?? '';
    features.add(`p ${before} ${plain}`);
    features.add(`s ${before.slice(0, 4)} ${plain.slice(0, 4)}`);
  }
  features.add(`p ${words.at(-1)?.plain ?? ''} `);
  const known = [...meanings].sort();
  for (const [at, meaning] of known.entries()) {
    features.add(`c ${meaning}`);
    for (const other of known.slice(at + 1)) features.add(`c ${meaning} ${other}`);
  }
  return features;
}
