import { tr } from '../../turkish.ts';
import { SUBJECTS } from '../../yks/subjects.ts';
import { answerRows, type ImportedExam } from './answer-rows.ts';

export type ColumnRole = string;

export const personRoles = ['number', 'email', 'name', 'surname'] as const;
export const examRoles = ['date', 'source'] as const;
export const measures = ['correct', 'wrong', 'blank'] as const;

/** Folded letters and digits of a header. */
export function headerKey(text: string): string {
  return tr
    .fold(text)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

const PLAIN: readonly (readonly [ColumnRole, RegExp])[] = [
  ['email', /^(?:ogrenci )?(?:e ?posta|e ?mail|mail)(?: adresi)?$/],
  ['number', /^(?:(?:ogrenci|ogr|okul|sira) )?(?:no|num|numara|numarasi)$/],
  ['surname', /^(?:soyad|soyadi|soyisim)$/],
  [
    'name',
    /^(?:(?:ogrenci|ogrencinin) )?(?:ad|adi|isim|ismi)(?: ?(?:ve )?(?:soyad|soyadi|soyisim))?$|^ogrenci$/,
  ],
  ['date', /^(?:(?:sinav|deneme) )?tarihi?$/],
  ['source', /^(?:yayin|yayinevi|yayin adi|kurum|(?:deneme|sinav)(?: adi)?)$/],
];

const MEASURES: Readonly<Record<string, string>> = {
  d: 'correct',
  ds: 'correct',
  dogru: 'correct',
  y: 'wrong',
  ys: 'wrong',
  yanlis: 'wrong',
  b: 'blank',
  bs: 'blank',
  bos: 'blank',
  n: 'net',
  net: 'net',
  puan: 'net',
  soru: 'net',
  ss: 'net',
};

/** Publishers' abbreviations. */
const WORDS: Readonly<Record<string, string>> = {
  tur: 'turkce',
  trk: 'turkce',
  turkce: 'turkce',
  sos: 'sosyal',
  sosyal: 'sosyal',
  'sosyal bilimler': 'sosyal',
  'sosyal bil': 'sosyal',
  mat: 'matematik',
  matematik: 'matematik',
  'temel matematik': 'matematik',
  'temel mat': 'matematik',
  geo: 'geometri',
  fen: 'fen',
  'fen bilimleri': 'fen',
  'fen bil': 'fen',
  fiz: 'fizik',
  kim: 'kimya',
  biy: 'biyoloji',
  biyo: 'biyoloji',
  tar: 'tarih',
  cog: 'cografya',
  fel: 'felsefe',
  'felsefe grubu': 'felsefe',
  din: 'din',
  dkab: 'din',
  'din kulturu': 'din',
  'din kulturu ve ahlak bilgisi': 'din',
  edb: 'edebiyat',
  ede: 'edebiyat',
  tde: 'edebiyat',
  'turk dili ve edebiyati': 'edebiyat',
  ing: 'ingilizce',
  dil: 'ingilizce',
  'yabanci dil': 'ingilizce',
  'tar 1': 'tarih 1',
  'tar 2': 'tarih 2',
  tarih1: 'tarih 1',
  tarih2: 'tarih 2',
  'cog 1': 'cografya 1',
  'cog 2': 'cografya 2',
  cografya1: 'cografya 1',
  cografya2: 'cografya 2',
  'sos 2': 'sosyal 2',
  'sosyal bilimler 2': 'sosyal 2',
  'edebiyat sosyal 1': 'edebiyat sosyal',
};

const KEYS: Readonly<Record<ImportedExam, Readonly<Record<string, string>>>> = {
  TYT: {
    turkce: 'tyt_turkce',
    sosyal: 'tyt_sosyal',
    matematik: 'tyt_matematik',
    fen: 'tyt_fen',
    din: 'din_kultur',
    tarih: 'tarih',
    cografya: 'cografya',
    felsefe: 'felsefe',
    geometri: 'geometri',
    fizik: 'fizik',
    kimya: 'kimya',
    biyoloji: 'biyoloji',
  },
  AYT: {
    'edebiyat sosyal': 'ayt_edebiyat_sosyal1',
    'sosyal 2': 'ayt_sosyal2',
    fen: 'ayt_fen',
    matematik: 'ayt_matematik',
    edebiyat: 'edebiyat',
    tarih: 'tarih_ayt',
    cografya: 'cografya_ayt',
    'tarih 1': 'tarih_ayt-1',
    'tarih 2': 'tarih_ayt-2',
    felsefe: 'felsefe_ayt',
    din: 'din_kultur_ayt',
    'cografya 1': 'cografya_ayt-1',
    'cografya 2': 'cografya_ayt-2',
    fizik: 'fizik_ayt',
    kimya: 'kimya_ayt',
    biyoloji: 'biyoloji_ayt',
  },
  YDT: {
    ingilizce: 'ingilizce',
    almanca: 'almanca',
    fransizca: 'fransizca',
    arapca: 'arapca',
    rusca: 'rusca',
  },
  BRANS: { din: 'din_kultur' },
};

const branchKey = (name: string, word: string, prefix: string): string | undefined => {
  const fits = SUBJECTS.filter(({ group }) => group !== 'OTHER').filter(({ label, shortLabel }) =>
    [headerKey(label), headerKey(shortLabel)].some((each) => each === name || each === word),
  );
  return (fits.find(({ group }) => group === prefix) ?? fits[0])?.key;
};

const EXAM_WORD = /^(?:tyt|ayt|ydt)$/;
const FILLER = /^(?:testi|test|testleri|dersi|ders|sayisi|sayi|toplami?)$/;

function guessRole(header: string, exam: ImportedExam): ColumnRole {
  const key = headerKey(header);
  const words = key.split(' ');
  const prefix = words.find((word) => EXAM_WORD.test(word))?.toUpperCase() ?? '';
  if (prefix !== '' && exam !== 'BRANS' && prefix !== exam) return '';
  const rest = words.filter((word) => !EXAM_WORD.test(word) && !FILLER.test(word));
  const end = MEASURES[rest.at(-1) ?? ''];
  const measure = end ?? MEASURES[rest[0] ?? ''];
  if (!measure) return PLAIN.find(([, pattern]) => pattern.test(key))?.[0] ?? '';
  const name = (end ? rest.slice(0, -1) : rest.slice(1)).join(' ');
  const word = WORDS[name] ?? name;
  const row = KEYS[exam][word] ?? (exam === 'BRANS' ? branchKey(name, word, prefix) : undefined);
  return row && measure !== 'net' ? `${row}.${measure}` : '';
}

/** No role is used twice. Subjects are preferred to their test, because both cannot count. */
export function guessColumns(headers: readonly string[], exam: ImportedExam): ColumnRole[] {
  let roles = headers.map((header) => guessRole(header, exam));
  // Beside geometry, mathematics is a subject; alone it is the test.
  if (roles.includes('geometri.correct'))
    roles = roles.map((role) => role.replace(/^tyt_matematik\./, 'matematik.'));
  const rows = answerRows(exam);
  const full = new Set(
    rows
      .filter(({ key }) => roles.includes(`${key}.correct`) && roles.includes(`${key}.wrong`))
      .filter(({ key, testKey }) => key !== testKey)
      .map(({ testKey }) => testKey),
  );
  const taken = new Set<string>();
  return roles.map((role) => {
    const isDoubled = exam !== 'BRANS' && full.has(role.split('.')[0]!);
    if (role === '' || isDoubled || taken.has(role)) return '';
    taken.add(role);
    return role;
  });
}
