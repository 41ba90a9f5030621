/** A figure that a model may use: it writes `{{F1}}`, we write the value. */
export interface Figure {
  readonly id: string;
  readonly label: string;
  readonly value: string;
}

const PLACEHOLDER = /\{\{\s*(\w+)\s*\}\}/g;
const NUMBER = /\d+(?:[.,]\d+)*/g;
/** Nothing a model writes may lead out of the product or bring markup. */
const FORBIDDEN = /https?:|www\.|\]\(|<[a-z!/]|\{\{|\}\}/i;

const numbersIn = (text: string): string[] => text.match(NUMBER) ?? [];

/** Numbers a model may write itself: those of the question, of the labels and of the values. */
export function allowedNumbers(question: string, figures: readonly Figure[]): Set<string> {
  return new Set([question, ...figures.flatMap(({ label, value }) => [label, value])].flatMap(numbersIn));
}

/** The text with its placeholders filled, or null when it holds a figure that is not ours, a link or markup. */
export function fillFigures(text: string, figures: readonly Figure[], question: string): string | null {
  const values = new Map(figures.map(({ id, value }) => [id, value]));
  let isKnown = true;
  const bare = text.replace(PLACEHOLDER, '');
  const filled = text.replace(PLACEHOLDER, (_, id: string) => {
    const value = values.get(id);
    if (value === undefined) isKnown = false;
    return value ?? '';
  });
  if (!isKnown || FORBIDDEN.test(bare)) return null;
  const allowed = allowedNumbers(question, figures);
  return numbersIn(bare).every((number) => allowed.has(number)) ? filled : null;
}

/** The finished sentences at the beginning of a text that is still growing, and the rest. */
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
