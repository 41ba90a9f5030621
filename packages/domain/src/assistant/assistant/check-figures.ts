import { tr } from '../../turkish.ts';

/** A model writes `{{F1|label}}` and the server fills in the value. */
export interface Figure {
  readonly id: string;
  readonly label: string;
  readonly value: string;
}

const PLACEHOLDER = /\{\{\s*(\w+)\s*(?:\|([^{}]*))?\}\}/g;
const NUMBER = /\d+(?:[.,]\d+)*/g;
/** A model may write no links and no markup. */
const FORBIDDEN =
  /https?:|www\.|\]\(|<[a-z!/]|\{\{|\}\}|\S@\S|\p{L}\.(com|net|org|io|tr|edu|gov|app|me|co|info|ai|ly|gg|example)\b/iu;

/** "Bir" is an article and stays allowed. */
const NUMBER_WORD =
  /^(iki|uc|dort|bes|alti|yedi|sekiz|dokuz|on|onbir|oniki|yirmi|otuz|kirk|elli|altmis|yetmis|seksen|doksan|yuz|bin|milyon|milyar|bucuk|yarim|ceyrek|duzine|birinci|ucte|dortte)((i|u)?n?c[iu])?(ser|er)?(lik|luk)?$/;
const LETTERS = /[^\p{L}]+/u;

/** The unit of a figure, by a word of its label or the word after it. */
const UNITS = [
  'sure',
  'oturum',
  'dogru',
  'yanlis',
  'net',
  'gun',
  'kart',
  'hedef',
  'aliskanlik',
  'saat',
  'dakika',
  'dk',
];
const TIMES = ['sure', 'saat', 'dakika', 'dk'];
const PERIODS = ['bugun', 'bu hafta', 'gecen hafta', 'son dort hafta'];

const wordsIn = (text: string) => tr.fold(tr.lower(text)).split(LETTERS).filter(Boolean);
const unitOf = (words: readonly string[]): string | undefined => {
  const unit = words.map((word) => UNITS.find((each) => word.startsWith(each))).find(Boolean);
  return unit && TIMES.includes(unit) ? 'sure' : unit;
};

/** True if a sentence gives a figure another period, unit or label than its own. */
function isMisplaced({ label }: Figure, named: string | undefined, sentence: string, after: string): boolean {
  if (named !== undefined && wordsIn(named).join(' ') !== wordsIn(label).join(' ')) return true;
  const plain = wordsIn(sentence.replace(PLACEHOLDER, ' ')).join(' ');
  const told = PERIODS.filter((period) => plain.includes(period));
  const own = PERIODS.find((period) => wordsIn(label).join(' ').startsWith(period));
  if (own && told.length > 0 && !told.includes(own)) return true;
  const [written, counted] = [unitOf(wordsIn(after).slice(0, 1)), unitOf(wordsIn(label).toReversed())];
  return written !== undefined && counted !== undefined && written !== counted;
}

const numbersIn = (text: string): string[] => text.match(NUMBER) ?? [];

/** Numbers a model may write itself: those in the question, the labels and the values. */
export function allowedNumbers(question: string, figures: readonly Figure[]): Set<string> {
  return new Set([question, ...figures.flatMap(({ label, value }) => [label, value])].flatMap(numbersIn));
}

/**
 * Fills the placeholders; null if the text holds unknown figures, mislabelled ones, number words, addresses
 * or markup.
 */
export function fillFigures(text: string, figures: readonly Figure[], question: string): string | null {
  const known = new Map(figures.map((figure) => [figure.id, figure]));
  let isKnown = true;
  const bare = text.replace(PLACEHOLDER, '');
  const filled = text.replace(
    PLACEHOLDER,
    (all: string, id: string, named: string | undefined, at: number) => {
      const figure = known.get(id);
      const after = text.slice(at + all.length);
      if (!figure || isMisplaced(figure, named, text, after.split('{{')[0]!)) isKnown = false;
      return figure?.value ?? '';
    },
  );
  const ownWords = wordsIn(question);
  const isCounted = wordsIn(bare).some((word) => NUMBER_WORD.test(word) && !ownWords.includes(word));
  if (!isKnown || isCounted || FORBIDDEN.test(bare)) return null;
  const allowed = allowedNumbers(question, figures);
  return numbersIn(bare).every((number) => allowed.has(number)) ? filled : null;
}

export function splitSentences(text: string): { finished: string[]; rest: string } {
  const finished: string[] = [];
  let rest = text;
  for (;;) {
    const end = /[.!?…](?=\s)|\n/.exec(rest);
    if (!end) return { finished, rest };
    const at = end.index + end[0].length;
    finished.push(rest.slice(0, at));
    rest = rest.slice(at);
  }
}
