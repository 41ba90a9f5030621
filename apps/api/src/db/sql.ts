/** A statement's text without its values: worked out when it is first asked for, and known from then on. */
type Shape = { id: number; parts: readonly string[]; text: string; name: string | undefined };

// Statements come from templates in the source, so there are only so many; the cap guards against one that is built.
const MOST_KEPT = 2000;
let made = 0;

const newShape = (parts: readonly string[]): Shape => {
  made += 1;
  const text = parts.reduce((before, part, at) => `${before}$${at}${part}`);
  return { id: made, parts, text, name: made <= MOST_KEPT ? `n${made}` : undefined };
};

/** SQL with its values apart; one may stand inside another. */
export class Sql {
  readonly shape: Shape;
  readonly values: readonly unknown[];

  constructor(shape: Shape, values: readonly unknown[]) {
    this.shape = shape;
    this.values = values;
  }

  get text(): string {
    return this.shape.text;
  }
}

const keep = <Key>(known: Map<Key, Shape>, key: Key, make: () => Shape): Shape => {
  const old = known.get(key);
  if (old) return old;
  const shape = make();
  if (shape.name) known.set(key, shape);
  return shape;
};

/** The text between the values, what stands inside opened up. */
const partsOf = (strings: readonly string[], given: readonly unknown[]): string[] => {
  const parts = [strings[0]!];
  const goOn = (text: string) => parts.push(parts.pop() + text);
  for (const [at, value] of given.entries()) {
    if (value instanceof Sql) {
      goOn(value.shape.parts[0]!);
      parts.push(...value.shape.parts.slice(1));
      goOn(strings[at + 1]!);
    } else parts.push(strings[at + 1]!);
  }
  return parts;
};

// By the template in the source, then by what stands inside it.
const templates = new WeakMap<TemplateStringsArray, Map<string, Shape>>();
const plain = new Map<string, Shape>();

export const sql = (strings: TemplateStringsArray, ...given: unknown[]): Sql => {
  const values: unknown[] = [];
  let nested = '';
  for (let at = 0; at < given.length; at++) {
    const value = given[at];
    if (value instanceof Sql) {
      nested += `${at}:${value.shape.id} `;
      for (const inner of value.values) values.push(inner);
    } else values.push(value);
  }
  let shapes = templates.get(strings);
  if (!shapes) {
    shapes = new Map();
    templates.set(strings, shapes);
  }
  return new Sql(
    keep(shapes, nested, () => newShape(partsOf(strings, given))),
    values,
  );
};

/** Text as it is: names from the catalogue, never what a caller wrote. */
export const raw = (text: string): Sql =>
  new Sql(
    keep(plain, text, () => newShape([text])),
    [],
  );
