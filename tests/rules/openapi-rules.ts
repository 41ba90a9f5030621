type Json = Record<string, unknown>;
type Operation = {
  operationId?: string;
  tags?: string[];
  summary?: string;
  security?: Record<string, unknown>[];
  responses?: Record<string, unknown>;
  parameters?: { name: string; in: string }[];
};
export type OpenapiDocument = {
  info: {
    title?: string;
    version?: string;
    description?: string;
    contact?: { name?: string };
    license?: { name?: string; url?: string; identifier?: string };
  };
  tags?: { name: string; description?: string }[];
  servers?: { url: string }[];
  security?: Record<string, unknown>[];
  paths: Record<string, Record<string, Operation>>;
  components?: { schemas?: Json; securitySchemes?: Json };
};

const operationsOf = ({ paths }: OpenapiDocument) =>
  Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ at: `${method} ${path}`, operation })),
  );

const infoProblems = ({ info, servers = [] }: OpenapiDocument): string[] => [
  ...(info.title && info.version ? [] : ['no title or version']),
  ...(info.license?.name && (info.license.url || info.license.identifier) ? [] : ['no licence']),
  ...(info.description && info.contact?.name ? [] : ['no description or contact']),
  ...(servers.length > 0 ? [] : ['no server']),
  ...servers
    .filter(({ url }) => url === '' || url.endsWith('/') || /example\.(?:com|org)|localhost/.test(url))
    .map(({ url }) => `not a server: ${url}`),
];

const operationProblems = (document: OpenapiDocument): string[] => {
  const schemes = Object.keys(document.components?.securitySchemes ?? {});
  const tags = (document.tags ?? []).filter(({ description }) => description).map(({ name }) => name);
  const seen = new Set<string>();
  return operationsOf(document).flatMap(({ at, operation }) => {
    const { operationId = '', summary = '', responses = {} } = operation;
    const security = operation.security ?? document.security;
    const statuses = Object.keys(responses);
    const parameters = (operation.parameters ?? []).map(({ name, in: place }) => `${place} ${name}`);
    const problems = [
      ...(/^[\w.~-]+$/.test(operationId) ? [] : ['an id that cannot stand in an address']),
      ...(operation.tags?.length && operation.tags.every((tag) => tags.includes(tag))
        ? []
        : ['no described tag']),
      ...(seen.has(operationId) ? ['an id twice'] : []),
      ...(summary.trim() ? [] : ['no summary']),
      ...(statuses.some((status) => /^2\d\d$/.test(status)) ? [] : ['no success']),
      ...(statuses.some((status) => /^4\d\d$/.test(status)) ? [] : ['no refusal']),
      ...(security?.every((one) => Object.keys(one).every((name) => schemes.includes(name)))
        ? []
        : ['no security']),
      ...(new Set(parameters).size === parameters.length ? [] : ['a parameter twice']),
    ];
    seen.add(operationId);
    return problems.map((problem) => `${at}: ${problem}`);
  });
};

const isParameter = (part: string) => /^\{.+\}$/.test(part);

const areAmbiguous = (one: string, other: string): boolean => {
  const [a, b] = [one.split('/'), other.split('/')];
  return (
    a.length === b.length &&
    a.filter(isParameter).length === b.filter(isParameter).length &&
    a.every((part, at) => part === b[at] || isParameter(part) || isParameter(b[at]!))
  );
};

/** The specification's daily plan paths overlap, but never with the same method. */
const shareMethod = (one: object, other: object) => Object.keys(one).some((method) => method in other);

const pathProblems = ({ paths }: OpenapiDocument): string[] => {
  const all = Object.keys(paths);
  return [
    ...all.filter((path) => path.length > 1 && path.endsWith('/')).map((path) => `${path} ends with a slash`),
    ...all.filter((path) => path.includes('?')).map((path) => `${path} holds a query`),
    ...all.flatMap((one, index) =>
      all
        .slice(index + 1)
        .filter((other) => areAmbiguous(one, other) && shareMethod(paths[one]!, paths[other]!))
        .map((other) => `${one} and ${other} match the same address`),
    ),
  ];
};

/** Keywords of drafts before 2020-12 that OpenAPI 3.1 forbids, and required fields that do not exist. */
const schemaProblems = (document: OpenapiDocument): string[] => {
  const problems: string[] = [];
  const look = (value: unknown, at: string): void => {
    if (value === null || typeof value !== 'object') return;
    const { items, definitions, required, properties, nullable } = value as Json;
    if (Array.isArray(items)) problems.push(`${at}: a list of items`);
    if (definitions !== undefined && !at.endsWith('/properties')) problems.push(`${at}: definitions`);
    if (typeof nullable === 'boolean') problems.push(`${at}: nullable`);
    if (Array.isArray(required) && properties !== null && typeof properties === 'object')
      for (const name of required)
        if (!(String(name) in properties)) problems.push(`${at}: ${name} is required and not there`);
    for (const [key, part] of Object.entries(value)) look(part, `${at}/${key}`);
  };
  look(document.paths, 'paths');
  look(document.components, 'components');
  return problems;
};

const SUCCESS = /^2\d\d$/;

/** Replies with only optional fields, which generated clients would read as `undefined` everywhere. */
const optionalReplies = (document: OpenapiDocument): string[] =>
  operationsOf(document).flatMap(({ at, operation }) =>
    Object.entries(operation.responses ?? {}).flatMap(([status, response]) => {
      const schema = (
        response as { content?: Record<string, { schema?: { properties?: Json; required?: string[] } }> }
      ).content?.['application/json']?.schema;
      const isSure =
        !schema?.properties ||
        Object.keys(schema.properties).every((name) => schema.required?.includes(name));
      return SUCCESS.test(status) && !isSure ? [`${at}: a reply without its data`] : [];
    }),
  );

const MAX_SHAPE = 2_000;

/** A large unnamed shape used in several places. */
const unnamedShapes = (document: OpenapiDocument): string[] => {
  const seen = new Map<string, string>();
  const problems: string[] = [];
  const look = (value: unknown, at: string): void => {
    if (value === null || typeof value !== 'object') return;
    const text = (value as Json).type === 'object' ? JSON.stringify(value) : '';
    if (text.length > MAX_SHAPE && seen.has(text)) problems.push(`${at}: the shape of ${seen.get(text)}`);
    if (text.length > MAX_SHAPE) seen.set(text, at);
    for (const [key, part] of Object.entries(value)) look(part, `${at}/${key}`);
  };
  look(document.paths, 'paths');
  look(document.components?.schemas, 'schemas');
  return problems;
};

const unusedComponents = (document: OpenapiDocument): string[] => {
  const text = JSON.stringify(document);
  return Object.keys(document.components?.schemas ?? {})
    .filter((name) => !text.includes(`"#/components/schemas/${name}"`))
    .map((name) => `nothing uses ${name}`);
};

/** Rules recommended by `redocly lint` that a generated document can break. */
export const openapiProblems = (document: OpenapiDocument): string[] => [
  ...infoProblems(document),
  ...pathProblems(document),
  ...operationProblems(document),
  ...schemaProblems(document),
  ...optionalReplies(document),
  ...unnamedShapes(document),
  ...unusedComponents(document),
];
