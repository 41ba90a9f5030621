import { tr } from '../../turkish.ts';
import { startsWithStem, type Word } from '../../words.ts';
import { CRISIS_IDIOMS } from './crisis-idioms.data.ts';
import { CRISIS_RULES, CRISIS_SIGNS, type CrisisSign } from './crisis-signs.data.ts';

type Stems = readonly (readonly string[])[];

type Phrase = { readonly sign: CrisisSign; readonly stems: Stems };

const stemsOf = (phrase: string): Stems => phrase.split(' ').map((stem) => stem.split('|'));
const lettersOf = (stems: Stems) =>
  new Set(stems[0]!.map((stem) => tr.fold(stem.replace(/^[=~]/, '')).charAt(0)));

/** Keyed by the first letter, which neither stems nor typing errors change. */
const PHRASES = new Map<string, Phrase[]>();
for (const [sign, phrases] of Object.entries(CRISIS_SIGNS)) {
  for (const phrase of phrases) {
    const stems = stemsOf(phrase);
    for (const letter of lettersOf(stems))
      PHRASES.set(letter, [...(PHRASES.get(letter) ?? []), { sign: sign as CrisisSign, stems }]);
  }
}

const IDIOMS = new Map<string, Stems[]>();
for (const stems of CRISIS_IDIOMS.map(stemsOf))
  for (const letter of lettersOf(stems)) IDIOMS.set(letter, [...(IDIOMS.get(letter) ?? []), stems]);

const RULES = CRISIS_RULES.map(([signs, unless = '']) => ({
  terms: signs.split(' ').map((term) => term.split('|') as CrisisSign[]),
  unless: unless
    .split(' ')
    .filter((sign) => sign !== '' && sign !== 'hyperbole')
    .map((signs) => signs.split('+') as CrisisSign[]),
  orHyperbole: unless.includes('hyperbole'),
}));

const GAP = 2;
const NEAR = 8;

const isAt = (word: Word, stems: readonly string[]) => stems.some((stem) => startsWithStem(word, stem));

function isPhraseFrom(words: readonly Word[], at: number, stems: Stems): boolean {
  const [first, ...rest] = stems;
  if (!first || !isAt(words[at]!, first)) return false;
  if (rest.length === 0) return true;
  for (let next = at + 1; next <= Math.min(at + 1 + GAP, words.length - 1); next++) {
    if (isPhraseFrom(words, next, rest)) return true;
  }
  return false;
}

/** Finds the starts of phrases outside `CRISIS_SIGNS`, which are features of the trained model. */
export const placesOf = (phrases: readonly string[]) => {
  const byLetter = new Map<string, Stems[]>();
  for (const stems of phrases.map(stemsOf))
    for (const letter of lettersOf(stems)) byLetter.set(letter, [...(byLetter.get(letter) ?? []), stems]);
  return (words: readonly Word[]): number[] =>
    words.flatMap(({ plain }, at) =>
      byLetter.get(plain.charAt(0))?.some((stems) => isPhraseFrom(words, at, stems)) ? [at] : [],
    );
};

const idiomFrom = (words: readonly Word[], at: number, stems: Stems): number[] =>
  stems.every((each, next) => words[at + next] !== undefined && isAt(words[at + next]!, each))
    ? stems.map((_, next) => at + next)
    : [];

const STUDY = CRISIS_SIGNS.study.map(stemsOf).filter(({ length }) => length === 1);
const isOfStudy = (word: Word) => STUDY.some(([stems = []]) => isAt(word, stems));

/** Removes figures of speech but keeps their words of study, which say what the rest is about. */
export function withoutIdioms(words: readonly Word[]): readonly Word[] {
  const taken = new Set(
    words.flatMap(({ plain }, at) =>
      (IDIOMS.get(plain.charAt(0)) ?? []).flatMap((stems) => idiomFrom(words, at, stems)),
    ),
  );
  return taken.size === 0 ? words : words.filter((word, at) => !taken.has(at) || isOfStudy(word));
}

type Places = (sign: CrisisSign) => readonly number[];

function placesIn(words: readonly Word[]): Places {
  const found = new Map<CrisisSign, number[]>();
  for (const [at, { plain }] of words.entries()) {
    for (const { sign, stems } of PHRASES.get(plain.charAt(0)) ?? []) {
      const places = found.get(sign);
      if (places?.at(-1) === at || !isPhraseFrom(words, at, stems)) continue;
      if (places) places.push(at);
      else found.set(sign, [at]);
    }
  }
  return (sign) => found.get(sign) ?? [];
}

/** Single signs are features of the model, not rules. */
export function signsIn(words: readonly Word[]): CrisisSign[] {
  const places = placesIn(words);
  return (Object.keys(CRISIS_SIGNS) as CrisisSign[]).filter((sign) => places(sign).length > 0);
}

function areNear(terms: readonly (readonly CrisisSign[])[], places: Places): boolean {
  const [first = [], ...rest] = terms.map((signs) => signs.flatMap(places));
  return first.some((at) =>
    rest.every((others) => others.some((other) => other !== at && Math.abs(other - at) <= NEAR)),
  );
}

/** Matches "yorgunluktan", not "aklımdan" or "düşünmeden". */
const CAUSE = /..(?<!m[ae]|[iu]m)[dt][ae]n$/;
const NO_CAUSE =
  /^(yasa|hayat|dunya|ondan|bundan|sen?den|benden|neden|onlardan|kendi|tekrardan|coktan|bastan|zaten|birden|aniden|hayatimdan|erken)/;
const DIES = /^(ol|geber)/;

/** "Yorgunluktan ölüyorum" is how tired students speak. */
const isHyperbole = (words: readonly Word[]): boolean =>
  words.some(
    ({ plain }, at) =>
      CAUSE.test(plain) &&
      !NO_CAUSE.test(plain) &&
      words
        .slice(Math.max(0, at - 2), at + 3)
        .some((word, index) => index !== Math.min(2, at) && DIES.test(word.plain)),
  );

/** "Ben", "kendim" and first-person endings; nouns like "deyim" share the ending. */
const FIRST_PERSON =
  /^(ben|beni|bana|benim|bende|benden|bensiz|kendi.*)$|([iu]m|[cs][ae]m|y[ou]m)([iuae]|[iu]n|[dt][ae]n?|l[ae])?$/;
const NO_FIRST_PERSON =
  /^(deyim|akim|bilim|cozum|bolum|olum|yorum|isim|cisim|cism|resim|iklim|terim|tanim|kesim|kesisim|birlesim|bilesim|girisim|birim|dolasim|etkilesim|durum|kurum|toplum|anlatim|hukum|verim|evrim|devrim|egitim|iletisim|gelisim|degisim|uretim|tuketim|kim)/;

export const isFirstPerson = ({ plain }: Word) => FIRST_PERSON.test(plain) && !NO_FIRST_PERSON.test(plain);

export interface CrisisSigns {
  /** The writer, or a person in the message, is in danger or despair. */
  readonly isCrisis: boolean;
  /** Asks about a novel, a law of nature or an idiom, not about the writer. */
  readonly isLesson: boolean;
}

/**
 * Missing a cry for help is worse than answering a joke calmly, so any naming of death, harm or violence
 * counts except the figures of speech of tired students.
 */
export function crisisSigns(words: readonly Word[]): CrisisSigns {
  const places = placesIn(words);
  const hyperbole = isHyperbole(words);
  const has = (sign: CrisisSign) => places(sign).length > 0;
  const isLesson = has('lesson') && !words.some(isFirstPerson);
  return {
    isLesson,
    isCrisis:
      !isLesson &&
      RULES.some(
        ({ terms, unless, orHyperbole }) =>
          areNear(terms, places) && !(orHyperbole && hyperbole) && !unless.some((signs) => signs.every(has)),
      ),
  };
}
