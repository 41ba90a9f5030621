import { wordsOf } from '../../words.ts';
import { EXAM_FACTS, type ExamFactRow } from './exam-facts.data.ts';

const LENGTHS = [3, 4, 5];

const piecesOf = (text: string) => {
  const pieces = new Set<string>();
  for (const { plain } of wordsOf(text)) {
    const framed = `<${plain}>`;
    for (const length of LENGTHS)
      for (let at = 0; at + length <= framed.length; at++) pieces.add(framed.slice(at, at + length));
  }
  return pieces;
};

/** A question that names one of these accepts no fact about another. */
const THINGS: readonly (readonly [string, RegExp])[] = [
  ['tyt', /^tyt/],
  ['ayt', /^ayt/],
  ['ydt', /^ydt/],
  ['tip', /^tip(a|i|ta|ca|in)?$/],
  ['dis', /^dis(e|i|ci|cilik)?$/],
  ['hukuk', /^hukuk/],
  ['eczacilik', /^ecza/],
  ['mimarlik', /^mimar/],
  ['muhendislik', /^muhen/],
  ['ogretmenlik', /^(ogretmen|pdr)/],
  ['paragraf', /^pa?ragraf/],
  ['problem', /^pro?blem/],
  ['turev', /^turev/],
  ['integral', /^integ?ral|^intgral/],
  ['trigonometri', /^trigo/],
  ['organik', /^organik/],
  ['divan', /^divan/],
  ['karmasik', /^karmasik/],
  ['geometri', /^geo/],
  ['matematik', /^(mat|mate?m\w*)$/],
  ['turkce', /^turkce/],
  ['fizik', /^fizi|^fizk/],
  ['kimya', /^kimya|^kmya/],
  ['biyoloji', /^bi?yol|^biyo$/],
  ['tarih', /^ta?rih(ten|te|ci)?$/],
  ['cografya', /^cog/],
  ['edebiyat', /^edeb/],
  ['felsefe', /^fels/],
  ['din', /^din(den|de)?$/],
  ['obp', /^(obp|diploma|okul|ortalama)/],
  ['mtok', /^mtok|^m\.?t\.?o\.?k/],
  ['kktc', /^kktc/],
  ['tercih', /^(tercih|yerlestirme)/],
  ['ek', /^ek$/],
  ['yetenek', /^(yetenek|besyo|konservatuvar|konservatuar)/],
  ['belge', /^(belge|kimlik|nufus|pasaport)/],
  ['sonuc', /^sonuc/],
  ['basvuru', /^ba?svur/],
  ['kayit', /^(kayit|kaydi|kayd)/],
  ['baska', /^(dgs|kpss|ales|msu|lgs|yokdil|yds|tus|yos|sat|ielts|toefl)/],
];
/** Dates other than the exam's own; one cannot answer for another. */
const DATED = ['tercih', 'ek', 'yetenek', 'sonuc', 'basvuru', 'kayit', 'baska', 'belge'];
/** "TYT sosyal" names its subjects and a kind of test its parts, so wider facts may answer. */
const EXAMS = ['tyt', 'ayt', 'ydt'];
const WIDE = new Set([...EXAMS, 'tercih', 'ek', 'obp']);

const KINDS: readonly (readonly [string, RegExp])[] = [
  [
    'when',
    /\bne ?z(a|m)?m?an|\bne ?zmn|\bnezaman|\bhangi (gun|ay|tarih)|\b(tarihi|tarihleri|takvimi|takvim)\b/,
  ],
  [
    'time',
    /\bkac ?(da?k|dakika|dkika|dakka|saat|sa\b|saniye|sanye)|\bsure|\bne kadar (vakit|sur|zaman)|\bkacta\b/,
  ],
  ['limit', /\bba?raj|\bsinir|\bsart|\bsiralama|\bkac bin|\bbin\b/],
  ['fee', /\bucret|\bkac (lira|tl|para)|\bpara\b/],
  ['count', /\bkac(ar)? ?(tane|soru|srou|sroru|sorru|sorü|adet)|\bkacar|\bsoru say|\bsayisi\b/],
];

const thingsIn = (text: string): Set<string> =>
  new Set(
    wordsOf(text.replace(/m\.t\.o\.k\.?/gi, 'mtok')).flatMap(({ plain }) =>
      THINGS.filter(([, pattern]) => pattern.test(plain)).map(([name]) => name),
    ),
  );

const kindsIn = (text: string): Set<string> => {
  const plain = wordsOf(text)
    .map((word) => word.plain)
    .join(' ');
  return new Set(KINDS.filter(([, pattern]) => pattern.test(plain)).map(([name]) => name));
};

type Weights = ReadonlyMap<string, number>;

const lengthOf = (pieces: ReadonlySet<string>, weights: Weights, unknown: number) =>
  Math.sqrt([...pieces].reduce((sum, piece) => sum + (weights.get(piece) ?? unknown * 0.5) ** 2, 0)) || 1;

type Asked = {
  fact: ExamFactRow;
  pieces: ReadonlySet<string>;
  things: ReadonlySet<string>;
  exams: readonly string[];
  kinds: ReadonlySet<string>;
};
type Indexed = Asked & { length: number };
let indexed: { rows: Indexed[]; weights: Weights; unknown: number } | undefined;

function buildIndex() {
  const asked = EXAM_FACTS.flatMap((fact) => {
    const kinds = kindsIn(fact.questions.join(' | '));
    const counts = new Map<string, number>();
    for (const question of fact.questions)
      for (const thing of thingsIn(question)) counts.set(thing, (counts.get(thing) ?? 0) + 1);
    // A thing that only one phrasing names is not what the fact is about.
    const things = new Set([...counts].filter(([, count]) => count > 1).map(([thing]) => thing));
    const exams = EXAMS.filter((exam) => counts.has(exam));
    return fact.questions.map(
      (question): Asked => ({ fact, pieces: piecesOf(question), things, exams, kinds }),
    );
  });
  const counts = new Map<string, number>();
  for (const { pieces } of asked) for (const piece of pieces) counts.set(piece, (counts.get(piece) ?? 0) + 1);
  const weights = new Map([...counts].map(([piece, count]) => [piece, Math.log(1 + asked.length / count)]));
  const unknown = Math.log(1 + asked.length);
  const rows = asked.map((row) => ({ ...row, length: lengthOf(row.pieces, weights, unknown) }));
  return { rows, weights, unknown };
}

/** Minimum likeness; less suffices when the named things fit. */
const LEAST_LIKENESS = 0.42;
const LEAST_OF_SAME_THING = 0.3;
/** A fact about something unnamed needs nearly the same words. */
const LEAST_OF_UNNAMED = 0.7;

const narrow = (things: ReadonlySet<string>) => [...things].filter((thing) => !WIDE.has(thing));

/** True if a fact covers what the question names and nothing narrower. */
function isAbout(named: ReadonlySet<string>, { things, exams }: Indexed): boolean {
  const asked = EXAMS.filter((exam) => named.has(exam));
  if (asked.length > 0 && exams.length > 0 && !asked.some((exam) => exams.includes(exam))) return false;
  if (named.has('ek') !== things.has('ek') && (named.has('ek') || named.has('tercih'))) return false;
  const own = narrow(named);
  const rows = narrow(things);
  return own.length === 0 || rows.length === 0 || own.some((thing) => things.has(thing));
}

interface Found {
  readonly fact: ExamFactRow;
  readonly likeness: number;
}

function best(text: string, kind: string | null): Found | null {
  indexed ??= buildIndex();
  const { rows, weights, unknown } = indexed;
  const pieces = piecesOf(text);
  const own = lengthOf(pieces, weights, unknown);
  const named = thingsIn(text);
  const isNamed = narrow(named).length > 0 || (named.size > 0 && kind !== null);
  let found: Found | null = null;
  for (const row of rows) {
    if (!isAbout(named, row)) continue;
    if (kind !== null && !row.kinds.has(kind)) continue;
    if (kind === 'when' && DATED.some((thing) => named.has(thing) !== row.things.has(thing))) continue;
    let shared = 0;
    for (const piece of pieces) if (row.pieces.has(piece)) shared += weights.get(piece)! ** 2;
    const likeness = shared / (own * row.length);
    const things = narrow(row.things);
    const isSame = things.some((thing) => named.has(thing));
    const isOfOther = !isSame && (things.length > 0 || narrow(named).length > 0);
    const least = isOfOther ? LEAST_OF_UNNAMED : isNamed ? LEAST_OF_SAME_THING : LEAST_LIKENESS;
    if (likeness >= least && (!found || likeness > found.likeness)) found = { fact: row.fact, likeness };
  }
  return found;
}

/** The most similar facts, one for each requested thing, none about another exam, subject or department. */
export function examFactsFor(text: string): ExamFactRow[] {
  const kinds = [...kindsIn(text)];
  const facts = (kinds.length > 0 ? kinds : [null]).flatMap((kind) => best(text, kind)?.fact ?? []);
  return [...new Set(facts)];
}
