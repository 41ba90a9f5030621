type Check = { _zod: { def: { check?: string; maximum?: unknown } } };
type Inside = { _zod: { def: { innerType?: unknown; in?: unknown; checks?: readonly Check[] } } };

const isSchema = (value: unknown): value is Inside =>
  value !== null && typeof value === 'object' && '_zod' in value;

/** The maximum length of a contract schema, so that the counter and the API agree. */
export const maxLengthOf = (schema: unknown): number | undefined => {
  if (!isSchema(schema)) return undefined;
  const { checks = [], innerType, in: source } = schema._zod.def;
  const limit = checks.find(({ _zod }) => _zod.def.check === 'max_length')?._zod.def.maximum;
  return typeof limit === 'number' ? limit : maxLengthOf(innerType ?? source);
};
