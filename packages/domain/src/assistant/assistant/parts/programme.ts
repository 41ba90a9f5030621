import { tr } from '../../../turkish.ts';
import type { Word } from '../../../words.ts';
import { DEPARTMENTS } from '../../../yks/departments.ts';
import { PROVINCES } from '../../../yks/provinces.ts';
import { UNIVERSITIES } from '../../../yks/universities.ts';
import { UNIVERSITY_ALIASES } from '../../../yks/university-aliases.ts';

const foldedWords = (name: string) =>
  tr
    .fold(name)
    .split(/[^a-z0-9]+/)
    .filter((word) => word.length > 1);

/** Words of university and department names that are ambiguous alone. */
const COMMON = new Set(
  `universitesi universite ve teknik teknoloji bilim bilimleri bilimler sanat saglik uygulamali yuksek guzel sanatlar sosyal vakif enstitusu
  ekonomi tarih felsefe matematik fizik kimya biyoloji cografya turkce ingilizce almanca fransizca egitim egitimi dil dili edebiyati edebiyat
  yonetimi sistemleri turk spor yeni is tip gida deniz su ali gul yil sultan kultur kulturu din yasam medya hizmet hizmetleri bilgi yas kurumu
  turkiye bilisim antrenorluk islam modern ulusal uluslararasi okul oncesi ozel sinif programi genel temel aile iletisim tasarim tasarimi
  veri zeka yapay bilgileri sinema dijital grafik gastronomi el raylari yer mart onsekiz kemal ataturk ilkogretim koc fen ant isik final kent
  aralik eylul mayis mart kasim dokuz ondokuz yuzuncu yedi dort uc ilk bes arel nisantasi ufuk topkapi beykoz piri reis sabah ay halic lokman van demokrasi hasan iskender hitit harran munzur`.split(
    /\s+/,
  ),
);
const CITIES = new Set(PROVINCES.map(({ name }) => tr.fold(name)));
const ABBREVIATIONS = new Set(
  Object.values(UNIVERSITY_ALIASES)
    .flat()
    .map((alias) => tr.fold(alias))
    .filter(
      (alias) =>
        alias.length > 2 &&
        !alias.includes(' ') &&
        !['khas', 'iste', 'sau', 'thk', 'gop', 'bau', 'fsm', 'eru', 'adu', 'odu'].includes(alias),
    ),
);
const OWN_UNIVERSITIES = new Set(
  [...UNIVERSITIES.flatMap(({ name }) => foldedWords(name)), ...ABBREVIATIONS].filter(
    (word) => word.length > 2 && !COMMON.has(word) && !CITIES.has(word),
  ),
);
const DEPARTMENT_WORDS = new Set(
  [
    ...DEPARTMENTS.flatMap(({ name }) => foldedWords(name)),
    'muhendislik',
    'pdr',
    'tip',
    'dis',
    'yazilim',
    'veterinerlik',
    'ogretmenlik',
    'besyo',
  ].filter((word) => word.length > 2 && (word === 'tip' || !COMMON.has(word))),
);
/** Department names with everyday words, which count only beside a university or one of these. */
const SUBJECT_LIKE =
  /^(tarih|felsefe|matematik|fizik|kimya|biyoloji|cografya|turkce|ingilizce|almanca|sinif|okul|oncesi|ozel|ekonomi|sosyal|gida|yapay|zeka|turk|dili|edebiyati|din|gastronomi|iletisim|uluslararasi|teknik|bilgi|kent|koc|ataturk|van|fen|sanat|saglik)$/;
const FILLER =
  /^(universitesi|uni|unv|bolumu|fakultesi|fakulte|ve|devlet|tam|burslu|yonetimi|bilimleri|dili|edebiyati|egitimi|hekimligi)$/;
const ENDING =
  /^(y?[ae]|[iu]|y[iu]|s[iu]|n?[iu]n|[dt][ae]n?|[iu]n[dt][ae]n?|n[ae]|[iu]m|ki|s[iu]n[ae]|s[iu]n[iu]n|l[iu]k|n[iu])?$/;

type Kind = 'university' | 'city' | 'department' | 'subject' | 'filler';

function stemIn(word: string, known: ReadonlySet<string>): string | undefined {
  for (let length = word.length; length >= 3; length--) {
    const stem = word.slice(0, length);
    if (known.has(stem) && ENDING.test(word.slice(length))) return stem;
  }
  return undefined;
}

function kindOf({ plain, typed }: Word, before: string): { kind: Kind; length: number } | undefined {
  if (FILLER.test(plain)) return { kind: 'filler', length: plain.length };
  // "bu tip sorular" does not mean medicine.
  if (typed.startsWith('tip') && /^(bu|soru|hangi|cok|her)/.test(before)) return undefined;
  if (SUBJECT_LIKE.test(plain)) return { kind: 'subject', length: plain.length };
  const city = stemIn(plain, CITIES);
  if (city) return { kind: 'city', length: city.length };
  const university = stemIn(plain, OWN_UNIVERSITIES);
  const department = stemIn(plain, DEPARTMENT_WORDS);
  if (department && (!university || department.length >= university.length))
    return { kind: 'department', length: department.length };
  return university ? { kind: 'university', length: university.length } : undefined;
}

/** Words that name a programme alone; of others two must be adjacent. */
const STRONG = new Set(
  `tip hukuk eczacilik mimarlik psikoloji pdr hemsirelik ebelik ilahiyat isletme iktisat sosyoloji veteriner veterinerlik veterinerligi odyoloji
  pilotaj besyo fizyoterapi arkeoloji ogretmenlik ogretmenligi muhendislik muhendisligi diyetetik mutercim rehabilitasyon hekimligi siyaset
  bogazici hacettepe bilkent sabanci cerrahpasa marmara ege gazi uludag akdeniz selcuk erciyes cukurova pamukkale baskent yeditepe medipol
  ozyegin bahcesehir`.split(/\s+/),
);

/** Universities named only by everyday words, such as a month or a number. */
const EVERYDAY_NAMES = [
  ['dokuz', 'eylul'],
  ['ondokuz', 'mayis'],
  ['on', 'dokuz', 'mayis'],
  ['yuzuncu', 'yil'],
  ['onsekiz', 'mart'],
  ['on', 'sekiz', 'mart'],
  ['istanbul', 'bilgi'],
];

function everydayName(words: readonly Word[], at: number): { from: number; length: number } | undefined {
  for (const name of EVERYDAY_NAMES)
    for (const [index, part] of name.entries()) {
      const from = at - index;
      const isHere = name.every((each, offset) => {
        const word = words[from + offset]?.plain ?? '';
        return word.startsWith(each) && ENDING.test(word.slice(each.length));
      });
      if (isHere) return { from, length: part.length };
    }
  return undefined;
}

/** A programme is a run of words from university and department names. */
export function programmeIn(words: readonly Word[]): { name: string; at: ReadonlySet<number> } | undefined {
  const everyday = words.map((_, at) => everydayName(words, at));
  const kinds = words.map((word, at) => {
    const name = everyday[at];
    return name
      ? { kind: 'university' as const, length: name.length }
      : kindOf(word, words[at - 1]?.plain ?? '');
  });
  let best: { from: number; to: number; worth: number } | undefined;
  for (let from = 0; from < words.length; from++) {
    if (!kinds[from] || kinds[from]!.kind === 'filler') continue;
    let to = from;
    while (to + 1 < words.length && kinds[to + 1]) to++;
    while (to > from && words[to]!.plain === 've') to--;
    const run = words.slice(from, to + 1).map((word, index) => ({ ...word, ...kinds[from + index]! }));
    const has = (kind: Kind) => run.some((word) => word.kind === kind);
    const strong = run.some(({ plain, length }) => {
      const stem = plain.slice(0, length);
      return STRONG.has(stem) || ABBREVIATIONS.has(stem);
    });
    const isEveryday = everyday.slice(from, to + 1).some(Boolean);
    const named = run.filter(({ kind }) => kind !== 'filler').length;
    const isSchool = has('university') || has('city') || run[0]!.plain === 'koc';
    const isOne =
      strong ||
      (isSchool &&
        (named > 1 && !(isEveryday && named === 2)
          ? has('department')
          : run.some(({ plain }) => /^uni/.test(plain))));
    const worth = isOne ? run.length + (has('university') ? 2 : 0) : 0;
    if (worth > (best?.worth ?? 0)) best = { from, to, worth };
    from = to;
  }
  if (!best) return undefined;
  const { from, to } = best;
  const at = new Set(Array.from({ length: to - from + 1 }, (_, index) => from + index));
  const name = words
    .slice(from, to + 1)
    .map(({ typed }, index) => (from + index === to ? typed.slice(0, kinds[to]!.length) : typed))
    .join(' ');
  return { name, at };
}

const BY_ALIAS = new Map(
  Object.entries(UNIVERSITY_ALIASES).flatMap(([name, aliases]) =>
    aliases.map((alias) => [tr.fold(alias), name] as const),
  ),
);

export const universityProgrammeQuery = (typed: string): string =>
  typed
    .split(' ')
    .map((word) => BY_ALIAS.get(tr.fold(word)) ?? (tr.fold(word) === 'pdr' ? 'Rehberlik' : word))
    .join(' ');
