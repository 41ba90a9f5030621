import type { Word } from '../words.ts';
import { numberOf } from './days.ts';
import { PUBLISHERS } from './publishers.data.ts';

const TESTS = ['TYT', 'AYT', 'YDT'] as const;

/** The part of the exam a message names first. */
export function testIn(words: readonly Word[]): (typeof TESTS)[number] | undefined {
  for (const { plain } of words) {
    const found = TESTS.find((test) => plain.startsWith(test.toLowerCase()));
    if (found) return found;
  }
  return undefined;
}

const EXAM = /^(denem|dnm|denm|tyt|ayt|ydt|brans|net)/;

const isBeforeExam = (words: readonly Word[], at: number) =>
  words.slice(at + 1, at + 5).some(({ plain }) => EXAM.test(plain));

/** Which exam a message means. */
export function examNoIn(words: readonly Word[]): string | undefined {
  let found: string | undefined;
  for (const [at, { plain }] of words.entries()) {
    const next = words[at + 1]?.plain;
    const isOfTime = /^(gun|hafta|ay$|ay[dl]|zaman|ne$)/.test(next ?? '') && numberOf(next) === undefined;
    const isNear = isBeforeExam(words, at) || words.slice(0, at).some((word) => EXAM.test(word.plain));
    if (/^(son|sn|sonki|sonuncu|sonuncusu)$/.test(plain) && isNear && !isOfTime) {
      const count = numberOf(next);
      if (count === undefined) return 'last';
      if (count > 1 && EXAM.test(words[at + 2]?.plain ?? '')) return `last_${count}`;
      if (count === 1) return 'last';
    }
    if (/^(onceki|evvelki)$/.test(plain) && isNear && !/^(gun|hafta|ay$)/.test(next ?? '')) {
      if (next === 'degil') return 'last';
      found ??= 'previous';
    }
    if (/^(gecen|gecenki)$/.test(plain) && EXAM.test(next ?? '')) found ??= 'last';
  }
  return found;
}

const NAME_ENDING =
  /^(in|un|nin|nun|de|da|te|ta|den|dan|ten|tan|deki|daki|teki|taki|i|u|nde|nda|ndeki|ndaki)?$/;

/** The publisher of an exam, by the names students use; what precedes "yayınları" is one too. */
export function publisherIn(words: readonly Word[]): string | undefined {
  const hasExam = words.some(({ plain }) => /^(denem|dnm|denm|yayin|net|test|karsilas|kiyas)/.test(plain));
  for (const [at] of words.entries()) {
    for (const [name, known, isWord] of PUBLISHERS) {
      const stems = known.split(' ');
      const fits = stems.every((stem, index) => {
        const word = words[at + index]?.plain ?? '';
        return (
          word.startsWith(stem) &&
          (index < stems.length - 1 ? word === stem : NAME_ENDING.test(word.slice(stem.length)))
        );
      });
      const after = words[at + stems.length]?.plain ?? '';
      // Names that are words of their own count only beside an exam or "yayınları".
      if (fits && (isWord ? /^(yayin|denem|dnm|tyt|ayt|bran)/.test(after) : hasExam || after === ''))
        return name;
    }
  }
  const at = words.findIndex(({ plain }) => /^yayin(lari|cilik|evi)/.test(plain));
  return at > 0 ? words[at - 1]!.typed : undefined;
}
