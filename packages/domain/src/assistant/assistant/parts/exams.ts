import type { Word } from '../../../words.ts';
import { EXAM_KEYS } from '../../../yks/exam-keys.ts';
import { numberOf } from './days.ts';
import { PUBLISHERS } from './publishers.data.ts';

export function testIn(words: readonly Word[]): (typeof EXAM_KEYS)[number] | undefined {
  for (const { plain } of words) {
    const found = EXAM_KEYS.find((test) => plain.startsWith(test.toLowerCase()));
    if (found) return found;
  }
  return undefined;
}

const EXAM = /^(denem|dnm|denm|tyt|ayt|ydt|brans|net)/;

const isBeforeExam = (words: readonly Word[], at: number) =>
  words.slice(at + 1, at + 5).some(({ plain }) => EXAM.test(plain));

const ORDINALS = [
  'ikinci',
  'ucuncu',
  'dorduncu',
  'besinci',
  'altinci',
  'yedinci',
  'sekizinci',
  'dokuzuncu',
  'onuncu',
];
const BEFORE =
  /^(once|oncesi|oncesinde|oncesinin|onceki|oncekinde|oncekinin|evvel|evvelki|geri|geride|gerideki|geriye)$/;
const OF_EXAM = /^(denem|dnm|denm|tyt|ayt|ydt|brans|sinav)/;

/** "İlk girdiğim deneme". */
const TAKEN = /^(gir|coz|ol|yap)\w*(g|d)[iu]/;

const ago = (count: number) => (count === 1 ? 'previous' : `${count}_ago`);

/** Reads "2 deneme önce", "üç önceki deneme" or "sondan ikinci denemem". */
function examsAgoIn(words: readonly Word[]): string | undefined {
  for (const [at, { plain }] of words.entries()) {
    const [next = '', then = '', later = ''] = words.slice(at + 1, at + 4).map((word) => word.plain);
    const count = numberOf(plain);
    const isExamNext = OF_EXAM.test(next);
    // "3 tyt denemesi önce" uses two words for the exam.
    if (count && isExamNext && (BEFORE.test(then) || (OF_EXAM.test(then) && BEFORE.test(later))))
      return ago(count);
    if (count && BEFORE.test(next) && OF_EXAM.test(then)) return ago(count);
    const ordinal = ORDINALS.findIndex((name) => next.startsWith(name));
    const place = ordinal >= 0 ? ordinal + 2 : /^\d+$/.test(next) ? Number(next) : 0;
    if (plain === 'sondan' && place > 1) return ago(place - 1);
  }
  return undefined;
}

export function examNoIn(words: readonly Word[]): string | undefined {
  let found = examsAgoIn(words);
  if (found) return found;
  const isOfPublisher = publisherIn(words) !== undefined;
  for (const [at, { plain }] of words.entries()) {
    const next = words[at + 1]?.plain;
    const isOfTime = /^(gun|hafta|ay$|ay[dl]|zaman|ne$)/.test(next ?? '') && numberOf(next) === undefined;
    const isNear =
      isOfPublisher || isBeforeExam(words, at) || words.slice(0, at).some((word) => EXAM.test(word.plain));
    if (/^(son|sn|sonki|sonuncu|sonuncusu)$/.test(plain) && isNear && !isOfTime) {
      const count = numberOf(next);
      if (count === undefined) return 'last';
      // "Son beş Orijinal denemem" puts the publisher between.
      if (count > 1 && words.slice(at + 2, at + 5).some((word) => EXAM.test(word.plain)))
        return `last_${count}`;
      if (count === 1) return 'last';
    }
    if (/^ilk$/.test(plain) && OF_EXAM.test((TAKEN.test(next ?? '') ? words[at + 2]?.plain : next) ?? ''))
      return 'first';
    if (
      /^(onceki|oncekinde|oncekinin|oncesi|evvelki)$/.test(plain) &&
      isNear &&
      !/^(gun|hafta|ay$)/.test(next ?? '')
    ) {
      // "üç ay önceki deneme" names a month.
      if (/^(gun|hafta|ay$)/.test(words[at - 1]?.plain ?? '')) continue;
      if (next === 'degil') return 'last';
      found ??= 'previous';
    }
    if (/^(gecen|gecenki)$/.test(plain) && EXAM.test(next ?? '')) found ??= 'last';
  }
  return found;
}

const NAME_ENDING =
  /^(l[ae]r)?(in|un|nin|nun|de|da|te|ta|den|dan|ten|tan|deki|daki|teki|taki|i|u|nde|nda|ndeki|ndaki|im|imin|imde)?$/;
/** After these names even "sonucu" does not refer to the publisher's exam. */
const MANY_MEANINGS = /^(sinav|osym|final|analiz|ankara|bilgi|kultur|sarmal)$/;

/** Reads students' names for publishers, and whatever precedes "yayınları". */
export function publisherIn(words: readonly Word[]): string | undefined {
  const hasExam = words.some(({ plain }) =>
    /^(denem|dnm|denm|yayin|net|test|karsilas|kiyas|tyt|ayt|ydt|brans|sonuc|gelmis|geldi|ortalama|puan|gir(d|m)|cozd|kac$)/.test(
      plain,
    ),
  );
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
      // Everyday words count as publishers only beside an exam or "yayınları".
      const isTheirs =
        /^(yayin|denem|dnm|tyt|ayt|ydt|bran)/.test(after) ||
        (/^(sonuc|net(im|ler|i$)|ortalama)/.test(after) && !MANY_MEANINGS.test(known));
      if (fits && (isWord ? isTheirs : hasExam || after === '')) return name;
    }
  }
  const at = words.findIndex(({ plain }) => /^yayin(lari|cilik|evi)/.test(plain));
  return at > 0 ? words[at - 1]!.typed : undefined;
}
