import { type Word, wordsOf } from '../../../words.ts';
import type { Intent } from '../intents.ts';
import { EXAMPLES } from './examples.ts';
import { piecesOf } from './pieces.ts';

export interface Vote {
  readonly likeness: number;
  /** 0 to 1 for each intent with votes, weighted by likeness. */
  readonly shares: ReadonlyMap<Intent, number>;
}

const VOTERS = 10;
const PIECE_LENGTHS = [3, 4];

interface Index {
  /** Example indexes by piece. */
  readonly places: ReadonlyMap<string, readonly number[]>;
  readonly lengths: readonly number[];
  readonly weightOf: (piece: string) => number;
}

function buildIndex(): Index {
  const all = EXAMPLES.map(({ text }) => piecesOf(wordsOf(text), PIECE_LENGTHS));
  const places = new Map<string, number[]>();
  for (const [at, pieces] of all.entries()) {
    for (const piece of pieces) {
      const known = places.get(piece);
      if (known) known.push(at);
      else places.set(piece, [at]);
    }
  }
  const weightOf = (piece: string) => Math.log(1 + all.length / (places.get(piece)?.length ?? 1));
  return { places, weightOf, lengths: all.map((pieces) => lengthOf(pieces, weightOf)) };
}

const lengthOf = (pieces: Iterable<string>, weightOf: (piece: string) => number) => {
  let sum = 0;
  for (const piece of pieces) sum += weightOf(piece) ** 2;
  return Math.sqrt(sum) || 1;
};

let index: Index | undefined;

/** The ten most similar examples vote, weighted by likeness; `without` excludes one that is under test. */
export function voteOf(words: readonly Word[], without?: string): Vote {
  index ??= buildIndex();
  const { places, lengths, weightOf } = index;
  const pieces = piecesOf(words, PIECE_LENGTHS);
  const likeness = new Float64Array(EXAMPLES.length);
  for (const piece of pieces) {
    const weight = weightOf(piece) ** 2;
    for (const at of places.get(piece) ?? []) likeness[at]! += weight;
  }
  const own = lengthOf(pieces, weightOf);
  const voters: { intent: Intent; likeness: number }[] = [];
  for (const [at, { intent, text }] of EXAMPLES.entries()) {
    const alike = text === without ? 0 : likeness[at]! / (own * lengths[at]!);
    if (voters.length === VOTERS && alike <= voters.at(-1)!.likeness) continue;
    voters.splice(voters.findLastIndex((voter) => voter.likeness >= alike) + 1, 0, {
      intent,
      likeness: alike,
    });
    voters.length = Math.min(voters.length, VOTERS);
  }
  const total = voters.reduce((sum, voter) => sum + voter.likeness, 0) || 1;
  const shares = new Map<Intent, number>();
  for (const voter of voters)
    shares.set(voter.intent, (shares.get(voter.intent) ?? 0) + voter.likeness / total);
  return { likeness: voters[0]!.likeness, shares };
}
