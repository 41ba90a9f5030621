import type { Rule } from './import-rules.ts';
import { findComments, type SourceFile } from './import-scanner.ts';

const isCode = ({ path }: SourceFile) =>
  /^(?:apps|packages|tests|scripts|bench)\/.+\.(?:tsx?|mjs)$/.test(path);

type Comment = { line: number; text: string };

/** Comments without their marks; consecutive `//` lines are one comment. */
const commentsOf = (text: string): Comment[] => {
  const found: (Comment & { lineEnd?: number })[] = [];
  for (const { start, end } of findComments(text)) {
    const isLine = text.startsWith('//', start);
    const words = text
      .slice(start, end)
      .replace(/^\s*(?:\/\/|\/?\*+\/?)/gm, ' ')
      .replace('*/', '')
      .replace(/\s+/g, ' ');
    const before = found.at(-1);
    if (isLine && before?.lineEnd !== undefined && text.slice(before.lineEnd, start).trim() === '') {
      before.text += words;
      before.lineEnd = end;
    } else {
      const line = text.slice(0, start).split('\n').length;
      found.push({ line, text: words, ...(isLine && { lineEnd: end }) });
    }
  }
  return found;
};

const poeticWords = /\b(?:nobody|somebody|whoever)\b/i;

/** Strings are exempt, because users read some of them and test titles are looked up. */
const ordinaryWords: Rule = (files) =>
  files.filter(isCode).flatMap(({ path, text }) =>
    commentsOf(text).flatMap(({ line, text: words }) => {
      const word = poeticWords.exec(words)?.[0];
      return word ? [`${path}:${line} comments “${word}”`] : [];
    }),
  );

const unplainWords = /\b(?:tells?|told|hears?|heard|so many|anew|one['’]s|whose)\b/i;
const MAX_SENTENCES = 2;

const countSentences = (text: string) =>
  text
    .replace(/`[^`]*`/g, 'code')
    .replace(/\b(?:e\.g|i\.e|etc|vs)\./g, '')
    .split(/[.!?](?:\s|$)/)
    .filter((sentence) => /\w/.test(sentence)).length;

const plainComments: Rule = (files) =>
  files.filter(isCode).flatMap(({ path, text }) =>
    commentsOf(text).flatMap(({ line, text: words }) => {
      if (words.includes('Copyright (c)')) return [];
      const word = unplainWords.exec(words)?.[0];
      if (word) return [`${path}:${line} comments “${word}”`];
      return countSentences(words) > MAX_SENTENCES
        ? [`${path}:${line} comments in more than ${MAX_SENTENCES} sentences`]
        : [];
    }),
  );

export const commentRules: Record<string, Rule> = {
  'comments use ordinary words': ordinaryWords,
  'comments are one or two plain sentences': plainComments,
};
