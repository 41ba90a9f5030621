import { tr } from '../../turkish.ts';
import { markdownOfHtml } from './card-html.ts';
import { parseDelimited } from './delimited.ts';

export type FileCard = {
  line: number;
  question: string;
  answer: string;
  tags: string[];
  subject: string;
  topic: string;
  difficulty: number | null;
};

export type RefusedLine = { line: number; reason: string };
export type CardFile = { cards: FileCard[]; refused: RefusedLine[] };

export type CardLimits = { question: number; answer: number; tags: number; tag: number };

const COLUMNS = ['Soru', 'Cevap', 'Etiketler', 'Ders', 'Konu', 'Zorluk'] as const;
type Column = 'question' | 'answer' | 'tags' | 'subject' | 'topic' | 'difficulty';

const columnNames: Record<string, Column> = {
  soru: 'question',
  question: 'question',
  front: 'question',
  'on yuz': 'question',
  cevap: 'answer',
  answer: 'answer',
  back: 'answer',
  'arka yuz': 'answer',
  etiketler: 'tags',
  etiket: 'tags',
  tags: 'tags',
  ders: 'subject',
  konu: 'topic',
  zorluk: 'difficulty',
};

const separators: Record<string, string> = {
  tab: '\t',
  comma: ',',
  semicolon: ';',
  pipe: '|',
  colon: ':',
  space: ' ',
};

/** Reads Anki's text export, CSV files and our own export. */
export function readCardFile(text: string, limits: CardLimits): CardFile {
  const lines = text
    .replace(/^\uFEFF/, '')
    .replace(/\r\n?/g, '\n')
    .split('\n');
  const headers = new Map<string, string>();
  let first = 0;
  for (; lines[first]?.startsWith('#'); first += 1) {
    const [name = '', ...value] = (lines[first] ?? '').slice(1).split(':');
    headers.set(name.trim().toLowerCase(), value.join(':').replace(/^ /, ''));
  }
  const body = lines.slice(first).join('\n');
  const separator = separatorOf(headers.get('separator'), body);
  const rows = parseDelimited(body, separator, first + 1);
  const named = columnsByName(headers.get('columns')?.split(separator)) ?? columnsByName(rows[0]?.cells);
  const hasTitleRow = named !== null && !headers.has('columns');
  const columns = named ?? columnsByPlace(headers, rows[0]?.cells.length ?? 0);
  const isHtml = headers.get('html')?.trim() === 'true';

  const file: CardFile = { cards: [], refused: [] };
  for (const { line, cells, unclosed } of hasTitleRow ? rows.slice(1) : rows) {
    const cell = (column: Column) => {
      const place = columns.indexOf(column);
      return place < 0 ? '' : unneutralised(cells[place] ?? '').trim();
    };
    const prose = (column: Column) => (isHtml ? markdownOfHtml(cell(column)) : cell(column));
    const difficulty = Number(cell('difficulty'));
    const card: FileCard = {
      line,
      question: prose('question'),
      answer: prose('answer'),
      tags: tagsOf(cell('tags'), limits),
      subject: cell('subject'),
      topic: cell('topic'),
      difficulty: [1, 2, 3, 4, 5].includes(difficulty) ? difficulty : null,
    };
    const reason = unclosed ? 'Tırnak işareti kapanmamış' : faultOf(card, limits);
    if (reason) file.refused.push({ line, reason });
    else file.cards.push(card);
  }
  return file;
}

function faultOf({ question, answer }: FileCard, limits: CardLimits): string | null {
  if (question === '') return 'Soru boş';
  if (answer === '') return 'Cevap boş';
  if (question.length > limits.question) return `Soru ${limits.question} karakterden uzun`;
  if (answer.length > limits.answer) return `Cevap ${limits.answer} karakterden uzun`;
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
  if (/[\u0000-\u0008\u000b-\u001f\u007f-\u009f]/.test(question + answer)) return 'Geçersiz karakter var';
  return null;
}

function separatorOf(named: string | undefined, body: string): string {
  const given = named?.trim().toLowerCase();
  if (named !== undefined && given !== undefined) {
    if (separators[given]) return separators[given];
    if (named.length === 1) return named;
  }
  const [line = ''] = body.split('\n').filter((each) => each.trim() !== '');
  if (line.includes('\t')) return '\t';
  return line.split(';').length > line.split(',').length ? ';' : ',';
}

function columnsByName(cells: readonly string[] | undefined): (Column | null)[] | null {
  const columns = cells?.map((cell) => columnNames[tr.fold(cell.trim())] ?? null);
  return columns?.includes('question') && columns.includes('answer') ? columns : null;
}

/** Anki's headers name the special columns; the first two others are question and answer. */
function columnsByPlace(headers: ReadonlyMap<string, string>, width: number): (Column | null)[] {
  const place = (name: string) => Number(headers.get(`${name} column`)) - 1;
  const tags = place('tags');
  const other = [place('guid'), place('notetype'), place('deck'), tags];
  const columns = new Array<Column | null>(width).fill(null);
  const [question = 0, answer = 1, third] = columns
    .map((_, index) => index)
    .filter((index) => !other.includes(index));
  columns[question] = 'question';
  columns[answer] = 'answer';
  if (tags >= 0) columns[tags] = 'tags';
  else if (third !== undefined) columns[third] = 'tags';
  return columns;
}

/** Anki separates tags by spaces, but commas take precedence. */
function tagsOf(text: string, limits: CardLimits): string[] {
  const parts = text
    .split(text.includes(',') ? ',' : /\s+/)
    .map((part) => part.trim().slice(0, limits.tag).trim());
  return [...new Set(parts.filter((part) => part !== '' && !/\p{Cc}/u.test(part)))].slice(0, limits.tags);
}

/** Prevents spreadsheets from running such cells as formulas. */
const neutralised = (text: string) => (/^'*[=+\-@]/.test(text) ? `'${text}` : text);
const unneutralised = (text: string) => (/^'+[=+\-@]/.test(text) ? text.slice(1) : text);

const quoted = (text: string) => `"${neutralised(text).replaceAll('"', '""')}"`;

/** Tab-separated text that Anki and `readCardFile` read. */
export function writeCardFile(cards: readonly Omit<FileCard, 'line'>[]): string {
  const head = ['#separator:tab', '#html:false', '#tags column:3', `#columns:${COLUMNS.join('\t')}`];
  const rows = cards.map(({ question, answer, tags, subject, topic, difficulty }) =>
    [
      question,
      answer,
      tags.map((tag) => tag.replaceAll(' ', '_')).join(' '),
      subject,
      topic,
      String(difficulty ?? ''),
    ]
      .map(quoted)
      .join('\t'),
  );
  return `${[...head, ...rows].join('\n')}\n`;
}
