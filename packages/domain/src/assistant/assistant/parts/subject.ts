import { isOneLetterApart, type Word } from '../../../words.ts';

/** Students' names for subjects, without diacritics, whole or as a prefix. */
const NAMES: readonly (readonly [RegExp, string])[] = [
  [/^(matem|mat(e|i|a|in|te|ta|ten|tan|le|la|ci|im|imi|imde|ina|inda|indan|inin)?$|mtmtk)/, 'matematik'],
  [/^(geometri|geo(m|ya|yu|da|dan|nun)?$)/, 'geometri'],
  [/^(fizi|fzk|fiz(de|den)?$)/, 'fizik'],
  [/^(kimya|kmy)/, 'kimya'],
  [/^(biyoloji|biyo(da|dan|ya|m)?$|bio(da|dan|ya)?$|biyolo)/, 'biyoloji'],
  [/^(turkce|trkce|paragraf)/, 'turkce'],
  [/^(edebiyat|edb|edebyat)/, 'edebiyat'],
  [/^(tarih|trh$)/, 'tarih'],
  [/^(cografya|cog(r|ra|da|dan|ya)?$|cograf)/, 'cografya'],
  [/^felsefe/, 'felsefe'],
  [/^din(de|den|e|in|i|kultur|kulturu)?$/, 'din_kultur'],
  [/^(ingilizce|ing(de|den)?$)/, 'ingilizce'],
  [/^almanca/, 'almanca'],
  [/^fransizca/, 'fransizca'],
  [/^fen(de|den|i|in|e|le)?$/, 'fen'],
  [/^sosyal(de|den|i|in|e|ler|lerde)?$/, 'sosyal'],
];

const LONG_NAMES = [
  'matematik',
  'geometri',
  'biyoloji',
  'edebiyat',
  'cografya',
  'felsefe',
  'turkce',
  'kimya',
  'fizik',
];
/** In "hangi tarihte" or "sınav tarihi" the word means a date. */
const BEFORE_DATE = /^(hangi|sinav|sinavin|yks|basvuru|sonuc|son|bu|su|o|tercih|ne)$/;
/** "YKS 2027 tarihi" asks for the exam day. */
const HAS_A_DATE = /^(tyt|ayt|ydt|dgs|kpss|msu|ales|20\d\d|kayit|yerlestirme|sonuclar)$/;
/** Followed by these, a subject's name means something else. */
const NOT_AFTER = /^(hayat|medya|hizmet|muhendis|ogretmen|tedavi|bolum)/;

/** The first named subject; `taken` marks the words of a programme's name. */
export function subjectIn(words: readonly Word[], taken?: ReadonlySet<number>): string | undefined {
  for (const [at, { plain }] of words.entries()) {
    if (taken?.has(at) || NOT_AFTER.test(words[at + 1]?.plain ?? '')) continue;
    const named =
      NAMES.find(([pattern]) => pattern.test(plain))?.[1] ??
      LONG_NAMES.find(
        (name) =>
          plain[0] === name[0] && plain.length > 4 && isOneLetterApart(plain.slice(0, name.length), name),
      );
    if (
      named === 'tarih' &&
      (BEFORE_DATE.test(words[at - 1]?.plain ?? '') ||
        (plain === 'tarihi' && HAS_A_DATE.test(words[at - 1]?.plain ?? '')) ||
        /^tarihler|^tarihin/.test(plain))
    )
      continue;
    if (named) return named;
  }
  return undefined;
}
