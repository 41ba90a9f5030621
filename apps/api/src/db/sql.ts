type Shape = { id: number; parts: readonly string[]; text: string; name: string | undefined };

// Source templates are few; the limit guards against generated ones.
const MAX_CACHED = 2000;
let made = 0;

const newShape = (parts: readonly string[]): Shape => {
  made += 1;
  const text = parts.reduce((before, part, at) => `${before}$${at}${part}`);
  return { id: made, parts, text, name: made <= MAX_CACHED ? `n${made}` : undefined };
};

/** SQL text with values; can be nested. */
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

const getOrCreate = <Key>(known: Map<Key, Shape>, key: Key, make: () => Shape): Shape => {
  const old = known.get(key);
  if (old) return old;
  const shape = make();
  if (shape.name) known.set(key, shape);
  return shape;
};

/** The text between values, with nested SQL inlined. */
const partsOf = (strings: readonly string[], given: readonly unknown[]): string[] => {
  const parts = [strings[0]!];
  const append = (text: string) => parts.push(parts.pop() + text);
  for (const [at, value] of given.entries()) {
    if (value instanceof Sql) {
      append(value.shape.parts[0]!);
      parts.push(...value.shape.parts.slice(1));
      append(strings[at + 1]!);
    } else parts.push(strings[at + 1]!);
  }
  return parts;
};

// Keyed by template, then by nested shapes.
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
    getOrCreate(shapes, nested, () => newShape(partsOf(strings, given))),
    values,
  );
};

/**
 * Disables preparation for searches with plans that depend on values, because PostgreSQL fixes a plan after
 * five runs.
 */
export const plannedEachTime = ({ shape, values }: Sql): Sql =>
  new Sql({ id: shape.id, parts: shape.parts, text: shape.text, name: undefined }, values);

/** Unescaped SQL for names from the catalogue, never for user input. */
export const raw = (text: string): Sql =>
  new Sql(
    getOrCreate(plain, text, () => newShape([text])),
    [],
  );
