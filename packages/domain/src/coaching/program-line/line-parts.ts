import { type Token, tokensOf } from '../../study/quick-entry/tokens.ts';

export interface Part extends Token {
  role?: 'name' | 'amount';
  /** Punctuation between the previous part and this one. */
  marks: string;
}

export interface Line {
  readonly parts: readonly Part[];
  /** Punctuation after the last part. */
  readonly end: string;
}

const BULLET = /^\s*[-–—•·*]\s+/;

export const cut = (line: string): Line => {
  const text = line.normalize('NFC').replace(BULLET, '');
  let at = 0;
  const parts = tokensOf(text).map((token): Part => {
    const from = text.indexOf(token.typed, at);
    const marks = text.slice(at, from);
    at = from + token.typed.length;
    return { ...token, marks };
  });
  return { parts, end: text.slice(at) };
};

export const take = (parts: readonly Part[], from: number, count: number, role: 'name' | 'amount') => {
  for (const part of parts.slice(from, from + count)) {
    part.used = true;
    part.role = role;
  }
};
