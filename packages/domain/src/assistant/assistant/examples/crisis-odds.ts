import { type Word, wordsOf } from '../../../words.ts';
import { EXAMPLES } from './examples.ts';
import { piecesOf } from './pieces.ts';

const PIECE_LENGTHS = [4, 5, 6];
/** Pieces of a single example prove nothing. */
const LEAST_EXAMPLES = 2;
/** Additive smoothing, so that rare pieces decide little. */
const SMOOTHING = 0.5;

type Count = { crisis: number; other: number };

interface Counts {
  readonly all: Count;
  readonly ofPiece: ReadonlyMap<string, Count>;
}

const kindOf = (intent: string): keyof Count => (intent === 'crisis' ? 'crisis' : 'other');

function countPieces(): Counts {
  const all = { crisis: 0, other: 0 };
  const ofPiece = new Map<string, Count>();
  for (const { intent, text } of EXAMPLES) {
    const kind = kindOf(intent);
    all[kind] += 1;
    for (const piece of piecesOf(wordsOf(text), PIECE_LENGTHS)) {
      const count = ofPiece.get(piece);
      if (count) count[kind] += 1;
      else ofPiece.set(piece, { crisis: 0, other: 0, [kind]: 1 });
    }
  }
  for (const [piece, { crisis, other }] of ofPiece)
    if (crisis + other < LEAST_EXAMPLES) ofPiece.delete(piece);
  return { all, ofPiece };
}

let counts: Counts | undefined;

/** Subtracted when an example is tested against itself. */
function ownCount(without: string | undefined): Count {
  const example = without === undefined ? undefined : EXAMPLES.find(({ text }) => text === without);
  return { crisis: 0, other: 0, ...(example && { [kindOf(example.intent)]: 1 }) };
}

const shareOf = (seen: number, all: number) => (seen + SMOOTHING) / (all + 2 * SMOOTHING);

/**
 * Log odds of a cry for help, above 0 means more likely. Divided by the root of their number, because
 * neighbouring pieces repeat each other.
 */
export function crisisOddsOf(words: readonly Word[], without?: string): number {
  counts ??= countPieces();
  const { all, ofPiece } = counts;
  const own = ownCount(without);
  let sum = 0;
  let known = 0;
  for (const piece of piecesOf(words, PIECE_LENGTHS)) {
    const count = ofPiece.get(piece);
    if (!count) continue;
    const crisis = count.crisis - own.crisis;
    const other = count.other - own.other;
    if (crisis + other < LEAST_EXAMPLES) continue;
    sum += Math.log(shareOf(crisis, all.crisis) / shareOf(other, all.other));
    known += 1;
  }
  return sum / Math.sqrt(Math.max(1, known));
}
