import { tr } from '../turkish.ts';
import { COMMON_PASSWORDS } from './password-common.data.ts';
import { NUMBER_PATTERNS, TURKISH_ENDINGS, TURKISH_PHRASES, TURKISH_WORDS } from './password-local.data.ts';

const ROWS = [
  '01234567890',
  'abcdefghijklmnopqrstuvwxyz',
  'qwertyuiopgu',
  'qwertzuiop',
  'asdfghjklsi',
  'zxcvbnmoc',
  'fggiodrnhpqw',
  'uieautkmlysx',
].flatMap((row) => [row, [...row].reverse().join('')]);
const SHORT_BLOCK = 4;

let refused: Set<string> | undefined;

/**
 * Ignores case and Turkish letters. Runs along the alphabet or a Turkish keyboard row, and short repeated
 * blocks, are detected by rule instead of by the list.
 */
export function isCommonPassword(text: string): boolean {
  const folded = tr.fold(text);
  return refusedPasswords().has(folded) || isRun(folded) || isRepeated(folded);
}

function isRun(text: string): boolean {
  return ROWS.some((row) => row.includes(text));
}

function isRepeated(text: string): boolean {
  for (let size = 1; size <= text.length / 2; size += 1) {
    const block = text.slice(0, size);
    if (text.length % size !== 0 || block.repeat(text.length / size) !== text) continue;
    return size <= SHORT_BLOCK || isRun(block) || refusedPasswords().has(block);
  }
  return false;
}

function refusedPasswords(): Set<string> {
  if (refused) return refused;
  const endings = ['', ...words(TURKISH_ENDINGS)];
  const turkish = words(TURKISH_WORDS).flatMap((word) => endings.map((ending) => word + ending));
  refused = new Set([
    ...words(COMMON_PASSWORDS),
    ...turkish,
    ...[TURKISH_PHRASES, NUMBER_PATTERNS].flatMap(words),
  ]);
  return refused;
}

function words(data: string): string[] {
  return data.trim().split(/\s+/);
}
