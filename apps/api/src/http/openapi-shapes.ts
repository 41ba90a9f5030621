type Json = Record<string, unknown>;

const isJson = (value: unknown): value is Json =>
  value !== null && typeof value === 'object' && !Array.isArray(value);

const MIN_TEXT = 120;

const isShape = (value: unknown): value is Json =>
  isJson(value) && ((value.type === 'object' && isJson(value.properties)) || Array.isArray(value.enum));

/** `daily-plans` and `dailyPlans` become `DailyPlan`. */
const nameOf = (key: string): string => {
  const one = key
    .replace(/ies$/, 'y')
    .replace(/ices$/, 'ix')
    .replace(/(ch|sh|x)es$|([^su])s$/, '$1$2');
  return one.replace(/(?:^|[^a-zA-Z0-9]+)([a-zA-Z0-9])/g, (_, first: string) => first.toUpperCase());
};

const collectTexts = (value: unknown, counts: Map<string, number>): void => {
  if (Array.isArray(value)) for (const part of value) collectTexts(part, counts);
  if (!isJson(value)) return;
  if (isShape(value)) {
    const text = JSON.stringify(value);
    if (text.length >= MIN_TEXT) counts.set(text, (counts.get(text) ?? 0) + 1);
  }
  for (const part of Object.values(value)) collectTexts(part, counts);
};

/** Moves shapes used in several places to named components, called after their property or feature. */
export const nameSharedShapes = (
  operations: readonly { group: string; schema: Json }[],
  components: Json,
): Json[] => {
  const counts = new Map<string, number>();
  for (const { schema } of operations) collectTexts(schema, counts);
  const names = new Map<string, string>();

  const freeName = (wanted: string, around: string): string => {
    const taken = (name: string) => name in components;
    if (!taken(wanted)) return wanted;
    const longer = wanted.startsWith(around) ? wanted : around + wanted;
    if (!taken(longer)) return longer;
    let number = 2;
    while (taken(longer + number)) number++;
    return longer + number;
  };

  /** `times` counts the enclosing shape; only shapes that occur more often get a name. */
  const refer = (value: unknown, name: string, around: string, times: number): unknown => {
    if (Array.isArray(value)) return value.map((part) => refer(part, name, around, times));
    if (!isJson(value)) return value;
    const text = isShape(value) ? JSON.stringify(value) : '';
    const count = counts.get(text) ?? 0;
    if (count <= times) return referInside(value, name, around, times);
    let known = names.get(text);
    if (!known) {
      const isReply = isJson(value.properties) && 'data' in value.properties;
      known = freeName(isReply ? `${name}Reply` : name, around);
      names.set(text, known);
      // Reserved before nested shapes look for names.
      components[known] = {};
      components[known] = referInside(value, isReply ? name : known, isReply ? name : known, count);
    }
    return { $ref: `#/components/schemas/${known}` };
  };

  const referProperties = (properties: Json, name: string, around: string, times: number): Json =>
    Object.fromEntries(
      Object.entries(properties).map(([key, part]) => [
        key,
        refer(part, key === 'data' ? name : nameOf(key), around, times),
      ]),
    );

  const referInside = (value: Json, name: string, around: string, times: number): Json =>
    Object.fromEntries(
      Object.entries(value).map(([key, part]) => [
        key,
        key === 'properties' && isJson(part)
          ? referProperties(part, name, around, times)
          : refer(part, key === 'requestBody' ? `${name}Input` : name, around, times),
      ]),
    );

  return operations.map(({ group, schema }) => refer(schema, nameOf(group), nameOf(group), 1) as Json);
};
