import * as z from 'zod/mini';

/** A check constraint as PostgreSQL prints it. */
export type Constraint = { readonly table: string; readonly name: string; readonly definition: string };

/** Allowed values, or the length of a text or list. */
export type Facts = { readonly values?: readonly string[]; readonly min?: number; readonly max?: number };

type Found = { readonly column: string; readonly facts: Facts };

const strip = (text: string): string => (/^\(.*\)$/.test(text) ? text.slice(1, -1) : text);

const readEnumeration = (part: string): Found | null => {
  const [, column, list] = /^(\w+) = ANY \(ARRAY\[([^\]]*)\]\)$/.exec(part) ?? [];
  if (!column) return null;
  const values = list!.split(', ').map((value) => value.replace(/^'(.*)'::text$/, '$1'));
  return { column, facts: { values } };
};

const readLength = (part: string): Found | null => {
  const pattern = /^(?:length|char_length|jsonb_array_length)\((\w+)\) (>=|<=) (\d+)$/;
  const [, column, sign, limit] = pattern.exec(part) ?? [];
  if (!column) return null;
  return { column, facts: { [sign === '>=' ? 'min' : 'max']: Number(limit) } };
};

/** Enumerations and lengths of a constraint; `unread` for unsupported forms. */
const readConstraint = ({ definition }: Constraint): { found: Found[]; unread: boolean } => {
  const body = strip(strip(definition.replace(/^CHECK /, '')));
  const parts = body.split(' AND ').map(strip);
  const found = parts.flatMap((part) => readEnumeration(part) ?? readLength(part) ?? []);
  const rest = parts.filter((part) => !readEnumeration(part) && !readLength(part));
  return { found, unread: rest.some((part) => /= ANY \(ARRAY\[|length\(/.test(part)) };
};

const describe = ({ values, min, max }: Facts): string =>
  values ? [...values].sort().join(', ') : `${min ?? 0} to ${max ?? 'any'}`;

export const findDifferences = (
  constraints: readonly Constraint[],
  expected: Readonly<Record<string, Facts | 'server'>>,
  unreadable: readonly string[] = [],
): string[] => {
  const stored = new Map<string, Facts>();
  const problems: string[] = [];
  for (const constraint of constraints) {
    const { found, unread } = readConstraint(constraint);
    if (unread && !unreadable.includes(constraint.name)) problems.push(`${constraint.name} cannot be read`);
    for (const { column, facts } of found) {
      const key = `${constraint.table}.${column}`;
      stored.set(key, { ...stored.get(key), ...facts });
    }
  }
  for (const [key, facts] of stored) {
    const wanted = expected[key];
    if (!wanted) problems.push(`${key} has no row`);
    else if (wanted !== 'server' && describe(facts) !== describe(wanted))
      problems.push(`${key} allows ${describe(facts)}, the contract ${describe(wanted)}`);
  }
  const missing = Object.keys(expected).filter((key) => !stored.has(key));
  return [...problems, ...missing.map((key) => `${key} has no constraint`)];
};

type JsonSchema = {
  enum?: unknown[];
  const?: unknown;
  minLength?: number;
  maxLength?: number;
  maxItems?: number;
  anyOf?: JsonSchema[];
  allOf?: JsonSchema[];
  properties?: Record<string, JsonSchema>;
  items?: JsonSchema;
};

const layers = (schema: JsonSchema): JsonSchema[] => [
  schema,
  ...[...(schema.anyOf ?? []), ...(schema.allOf ?? [])].flatMap(layers),
];

/** Limits of a contract field; `[]` stands for a list's items. */
export const takes = (schema: z.core.$ZodType, ...path: readonly string[]): Facts => {
  let at = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as JsonSchema;
  for (const name of path) {
    const next = layers(at).flatMap(
      (layer) => (name === '[]' ? layer.items : layer.properties?.[name]) ?? [],
    );
    if (!next[0]) throw new Error(`No ${name} of ${path.join('.')}`);
    at = next[0];
  }
  const all = layers(at);
  const values = all.flatMap((layer) => layer.enum ?? (layer.const === undefined ? [] : [layer.const]));
  if (values.length) return { values: values.map(String) };
  const max = all.flatMap(({ maxLength, maxItems }) => maxLength ?? maxItems ?? []);
  if (!max.length) throw new Error(`No values and no length of ${path.join('.')}`);
  return { min: Math.max(0, ...all.map(({ minLength }) => minLength ?? 0)), max: Math.min(...max) };
};

/** A list without values the schema never stores. */
export const only = (list: readonly string[], ...without: readonly string[]): Facts => ({
  values: list.filter((value) => !without.includes(value)),
});
