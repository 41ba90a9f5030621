import { gzipSync } from 'node:zlib';
import { check } from '@netlik/contract/check';
import type { Endpoint } from '@netlik/contract/endpoint';
import type { Attack } from './attack.ts';
import { headerAttacks, pathAttacks, UNROUTED } from './hostile-envelope.ts';
import { bodyWith, withoutField, withParam, withQuery } from './hostile-request.ts';
import { type RawRequest, withBody } from './hostile-send.ts';
import { formAttacks } from './hostile-texts.ts';
import { uploadAttacks } from './hostile-upload.ts';
import {
  badJson,
  badStrings,
  deepJson,
  HUGE_TEXT,
  privilegedFields,
  protoKeys,
  snippets,
} from './hostile-values.ts';
import { findSchemaPlaces, jsonSchema, type Level, type Place, schemaTypes } from './schema-places.ts';

export const REFUSED = [400, 413, 415, 422] as const;

export const fieldPath = (place: { path: string[] }) => place.path.join('.');
const encode = (text: string) => encodeURIComponent(text);

const bodyValueAttacks = (place: Place, index: number): Attack[] => {
  const attacks: Attack[] = badJson(place.schema).map(({ label, json }) => ({
    label: `body ${fieldPath(place)}: ${label}`,
    expectedStatuses: REFUSED,
    build: (good, input) => withBody(good, bodyWith(input.body, place.path, json)),
  }));
  if (place.required && place.path.at(-1) !== '0')
    attacks.push({
      label: `body ${fieldPath(place)}: missing`,
      expectedStatuses: REFUSED,
      build: (good, input) => {
        // A field of an optional object is only missing if the object is present.
        const whole = JSON.parse(bodyWith(input.body, place.path, '0')) as unknown;
        return withBody(good, JSON.stringify(withoutField(whole, place.path)));
      },
    });
  if (schemaTypes(place.schema).has('string'))
    // These may be stored; each field gets a quarter of them.
    for (const snippet of snippets.filter((_, at) => at % 4 === index % 4))
      attacks.push({
        label: `body ${fieldPath(place)}: ${snippet.slice(0, 20)}`,
        expectedStatuses: null,
        build: (good, input) => withBody(good, bodyWith(input.body, place.path, JSON.stringify(snippet))),
      });
  return attacks;
};

const unknownFields = (level: Level, values: Record<string, unknown>): Attack[] =>
  Object.entries(values)
    .filter(([key]) => !Object.hasOwn(level.schema.properties ?? {}, key))
    .map(([key, value]) => ({
      label: `${level.part} ${fieldPath(level)}: unknown field ${key}`,
      expectedStatuses: REFUSED,
      build: (good, input) =>
        level.part === 'query'
          ? withQuery(good, `${encode(key)}=${encode(String(value))}`)
          : withBody(good, bodyWith(input.body, [...level.path, key], JSON.stringify(value))),
    }));

const levelAttacks = (level: Level): Attack[] => [
  ...unknownFields(level, {
    zzz: 1,
    ...privilegedFields,
    ...Object.fromEntries(protoKeys.map((key) => [key, { admin: true }])),
  }),
  ...(level.part === 'query'
    ? []
    : unknownFields(level, { $where: '1', [HUGE_TEXT.slice(0, 5_000)]: 1, '': 1 })),
];

/** Privileged fields, with the stored rows checked afterwards. */
const declaredPrivileges = (level: Level): Attack[] =>
  Object.entries(privilegedFields)
    .filter(([key]) => level.part === 'body' && Object.hasOwn(level.schema.properties ?? {}, key))
    .map(([key, value]) => ({
      label: `body ${fieldPath(level)}: privileged ${key}`,
      expectedStatuses: null,
      build: (good, input) =>
        withBody(good, bodyWith(input.body, [...level.path, key], JSON.stringify(value))),
    }));

const queryAttacks = (place: Place): Attack[] => [
  ...badStrings(place.schema).map(
    (text): Attack => ({
      label: `query ${fieldPath(place)}: ${JSON.stringify(text.slice(0, 20))}`,
      expectedStatuses: REFUSED,
      build: (good, input) => {
        const path = good.path.split('?')[0]!;
        const { [place.path[0]!]: _, ...rest } = input.query ?? {};
        return withQuery(
          { ...good, path: `${path}?${new URLSearchParams(rest)}` },
          `${fieldPath(place)}=${encode(text)}`,
        );
      },
    }),
  ),
  {
    label: `query ${fieldPath(place)}: given twice`,
    expectedStatuses: REFUSED,
    build: (good) => withQuery(good, `${fieldPath(place)}=1&${fieldPath(place)}=2`),
  },
  ...(place.required
    ? [
        {
          label: `query ${fieldPath(place)}: missing`,
          expectedStatuses: REFUSED,
          build: (good: RawRequest) => ({ ...good, path: good.path.split('?')[0]! }),
        },
      ]
    : []),
];

const paramAttacks = (endpoint: Endpoint, place: Place): Attack[] => {
  const encoded = [
    ...badStrings(place.schema).map(encode),
    ...snippets.map(encode),
    ...protoKeys.map(encode),
    '%',
    '%zz',
    '%E0%A4%A',
    '%ff',
    '%00',
    '%ed%a0%80',
    '..%2f..%2f',
    'a'.repeat(300),
    'a'.repeat(5_000),
    '%20',
    '1?x=1',
  ];
  // "null" and "true" are possible room codes.
  const wellFormed = place.schema.pattern === undefined ? null : new RegExp(place.schema.pattern);
  return encoded
    .filter((text) => text !== '' && !wellFormed?.test(text))
    .map((text) => ({
      label: `path ${fieldPath(place)}: ${text.slice(0, 30)}`,
      expectedStatuses: UNROUTED,
      mayMissRoute: true,
      build: (good, input) => ({ ...good, path: withParam(endpoint, input, fieldPath(place), text) }),
    }));
};

const JSON_TYPE = 'application/json';

/** Replaces the whole body, for endpoints with one. */
const wholeBodyAttacks = (endpoint: Endpoint): Attack[] => {
  const needed = (value: unknown) => (check(endpoint.body!, value).ok ? null : REFUSED);
  const whole = (
    label: string,
    text: (good: string) => string | Buffer,
    expectedStatuses: Attack['expectedStatuses'] = REFUSED,
    type = JSON_TYPE,
  ): Attack => ({
    label: `body: ${label}`,
    expectedStatuses,
    build: (good) => withBody(good, text(String(good.body ?? '{}')), type),
  });
  return [
    whole(
      'an array',
      (good) => `[${good}]`,
      schemaTypes(jsonSchema(endpoint.body!)).has('array') ? null : REFUSED,
    ),
    whole('a text', () => '"metin"'),
    whole('a number', () => '42'),
    whole('null', () => 'null', needed(null)),
    whole('empty', () => ''),
    whole('cut short', (good) => good.slice(0, -1)),
    whole('with more behind', (good) => `${good}}`),
    whole('10,000 arrays deep', () => deepJson[0]!),
    whole('10,000 objects deep', () => deepJson[1]!),
    whole(
      'a deep unknown field',
      (good) => `{"zzz":${deepJson[1]}${good === '{}' ? '' : ','}${good.slice(1)}`,
    ),
    whole(
      'raw __proto__',
      (good) => `{"__proto__":{"role":"admin"}${good === '{}' ? '' : ','}${good.slice(1)}`,
    ),
    whole('escaped __proto__', () => '{"\\u005f_proto__":{"role":"admin"}}'),
    whole('constructor.prototype', () => '{"constructor":{"prototype":{"role":"admin"}}}'),
    whole('bytes that are no text', () => Buffer.from('{"\xff\xfe":1}', 'latin1')),
    whole('a NUL byte', (good) => `\0${good}`),
    whole('gzip', (good) => gzipSync(good)),
    whole('every key twice, the second time unknown types', (good) =>
      good.replace(/}$/, `,"zzz":1,"zzz":2}`).replace('{,', '{'),
    ),
    whole(
      'every key twice',
      (good) => (good === '{}' ? good : `${good.slice(0, -1)},${good.slice(1)}`),
      null,
    ),
    whole('as a form', () => 'a=1&b=2', [415], 'application/x-www-form-urlencoded'),
    whole(
      'as XML',
      () => '<!DOCTYPE a [<!ENTITY b SYSTEM "file:///etc/passwd">]><a>&b;</a>',
      [415],
      'application/xml',
    ),
    whole('as a multipart form', () => '--x\r\n\r\n--x--', [415], 'multipart/form-data; boundary=x'),
    whole('as text', (good) => good, [400, 415], 'text/plain'),
    whole('in an unknown charset', (good) => good, null, 'application/json; charset=utf-7'),
    whole('of a nonsense type', (good) => good, [415], 'application/json/json'),
    {
      label: 'body: none',
      expectedStatuses: needed({}),
      build: ({ body: _, ...good }) => ({ ...good, headers: { ...good.headers, 'content-type': '' } }),
    },
  ];
};

const overLimit: Attack = {
  label: 'body: 300 kB',
  expectedStatuses: [413],
  ownConnection: true,
  build: (good) => withBody(good, `${String(good.body ?? '{}')}${' '.repeat(300_000)}`),
};

/** Bodies for endpoints without one must be ignored or refused. */
const unexpectedBodies = (): Attack[] =>
  [deepJson[0]!, '{"role":"admin"}', '{"__proto__":{}}', '{', '"\\ud800"', 'null'].map((text) => ({
    label: `unexpected body ${text.slice(0, 20)}`,
    expectedStatuses: null,
    build: (good) => withBody(good, text),
  }));

/** All attacks derivable from the declaration. */
export const plannedAttacks = (endpoint: Endpoint): Attack[] => {
  const { places, levels } = findSchemaPlaces(endpoint);
  const of = (part: Place['part']) => places.filter((place) => place.part === part);
  const query: Level = { part: 'query', path: [], schema: {} };
  const writes = endpoint.method !== 'GET';
  const isForm = endpoint.upload !== undefined && endpoint.body !== undefined;
  return [
    ...(isForm ? formAttacks(endpoint, of('body')) : of('body').flatMap(bodyValueAttacks)),
    ...of('query').flatMap(queryAttacks),
    ...of('params').flatMap((place) => paramAttacks(endpoint, place)),
    ...levels
      .filter(({ part }) => part !== 'params' && !(isForm && part === 'body'))
      .flatMap((level) => [...levelAttacks(level), ...declaredPrivileges(level)]),
    ...(endpoint.query ? [] : levelAttacks(query)),
    ...(endpoint.body && !isForm ? wholeBodyAttacks(endpoint) : writes ? unexpectedBodies() : []),
    ...(endpoint.upload && !isForm ? uploadAttacks(endpoint) : []),
    ...(writes && !isForm ? [overLimit] : []),
    ...pathAttacks(),
    ...headerAttacks(endpoint),
  ];
};
