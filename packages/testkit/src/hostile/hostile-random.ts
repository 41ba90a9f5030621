import { check } from '@netlik/contract/check';
import type { Endpoint } from '@netlik/contract/endpoint';
import fc from 'fast-check';
import type { Attack } from './attack.ts';
import { fieldPath, REFUSED } from './hostile.ts';
import { bodyWith, withHeaders, withQuery } from './hostile-request.ts';
import { withBody } from './hostile-send.ts';
import { isInvalidText, isWellFormed } from './hostile-values.ts';
import { acceptsType, findSchemaPlaces, type Level, type Place } from './schema-places.ts';

const halfPairs = fc.integer({ min: 0xd800, max: 0xdfff }).map((code) => String.fromCharCode(code));
const text = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 60 }),
  fc.string({ unit: 'grapheme', maxLength: 300 }),
  fc.string({ unit: halfPairs, minLength: 1, maxLength: 3 }),
);
const json = fc.oneof(fc.jsonValue({ maxDepth: 3 }), text, fc.double(), fc.maxSafeInteger());
const printable = fc.string({
  unit: fc.integer({ min: 33, max: 126 }).map((code) => String.fromCharCode(code)),
  maxLength: 300,
});

const hasInvalidText = (value: unknown): boolean =>
  typeof value === 'string'
    ? isInvalidText(value)
    : typeof value === 'object' && value !== null
      ? Object.entries(value).some(([key, item]) => isInvalidText(key) || hasInvalidText(item))
      : false;

const inBody = (place: Place): fc.Arbitrary<Attack> =>
  json.map((value) => ({
    label: `body ${fieldPath(place)} = ${JSON.stringify(value)?.slice(0, 60)}`,
    expectedStatuses:
      hasInvalidText(value) || !acceptsType(place.schema, JSON.parse(JSON.stringify(value)) as unknown)
        ? REFUSED
        : null,
    build: (good, input) => withBody(good, bodyWith(input.body, place.path, JSON.stringify(value))),
  }));

const unknownInBody = (level: Level): fc.Arbitrary<Attack> =>
  fc
    .tuple(
      text.filter((key) => !Object.hasOwn(level.schema.properties ?? {}, key)),
      json,
    )
    .map(([key, value]) => ({
      label: `body ${fieldPath(level)}: unknown ${JSON.stringify(key).slice(0, 40)}`,
      expectedStatuses: REFUSED,
      build: (good, input) =>
        withBody(good, bodyWith(input.body, [...level.path, key], JSON.stringify(value))),
    }));

const wholeBody = (endpoint: Endpoint): fc.Arbitrary<Attack> =>
  fc.oneof(fc.json({ maxDepth: 4 }), fc.string({ unit: 'binary', maxLength: 200 })).map((body) => ({
    label: `body ${body.slice(0, 60)}`,
    // The contract decides about this body; other attacks test the contract's strictness.
    expectedStatuses: endpoint.body && !check(endpoint.body, parsed(body)).ok ? REFUSED : null,
    build: (good) => withBody(good, body),
  }));

const parsed = (body: string): unknown => {
  try {
    return JSON.parse(body) as unknown;
  } catch {
    return Symbol('unreadable');
  }
};

/** The valid body with a few changed characters: mostly invalid JSON, sometimes another valid request. */
const garbled: fc.Arbitrary<Attack> = fc
  .array(fc.tuple(fc.double({ min: 0, max: 1, noNaN: true, maxExcluded: true }), printable), {
    minLength: 1,
    maxLength: 3,
  })
  .map((edits) => ({
    label: `body garbled ${JSON.stringify(edits).slice(0, 60)}`,
    expectedStatuses: null,
    build: (good) => {
      let body = String(good.body ?? '{}');
      for (const [where, piece] of edits) {
        const at = Math.floor(where * body.length);
        body = body.slice(0, at) + piece.slice(0, 2) + body.slice(at + 1);
      }
      return withBody(good, body);
    },
  }));

const inQuery = (place: Place | null): fc.Arbitrary<Attack> =>
  fc.tuple(text.filter(isWellFormed), text.filter(isWellFormed)).map(([key, value]) => {
    const name = place ? fieldPath(place) : `x${key}`;
    return {
      label: `query ${name} = ${JSON.stringify(value).slice(0, 60)}`,
      // A repeated parameter is refused; a single one may be valid.
      expectedStatuses: place && !value.includes('\0') ? null : REFUSED,
      build: (good) => withQuery(good, `${encodeURIComponent(name)}=${encodeURIComponent(value)}`),
    };
  });

const unroutedPath: fc.Arbitrary<Attack> = printable.map((more) => ({
  label: `path + ${more.slice(0, 60)}`,
  expectedStatuses: null,
  mayMissRoute: true,
  build: (good) => ({ ...good, path: good.path.split('?')[0] + more.replaceAll('#', '%23') }),
}));

const inHeader: fc.Arbitrary<Attack> = fc
  .tuple(
    fc.constantFrom(
      'authorization',
      'idempotency-key',
      'content-type',
      'x-request-id',
      'origin',
      'referer',
      'range',
    ),
    printable,
  )
  .map(([name, value]) => ({
    label: `${name}: ${value.slice(0, 60)}`,
    expectedStatuses: null,
    build: (good) => withHeaders(good, { [name]: value }),
  }));

/** The same seed gives the same attacks. */
export const randomAttacks = (endpoint: Endpoint, count: number, seed: number): Attack[] => {
  const { places, levels } = findSchemaPlaces(endpoint);
  const body = places.filter(({ part }) => part === 'body');
  const query = places.filter(({ part }) => part === 'query');
  const writes = endpoint.method !== 'GET';
  const kinds: fc.Arbitrary<Attack>[] = [
    ...body.map(inBody),
    ...levels.filter(({ part }) => part === 'body').map(unknownInBody),
    ...(endpoint.body ? [wholeBody(endpoint), garbled] : []),
    ...(query.length > 0 ? query : [null]).map((place) => inQuery(place)),
    inQuery(null),
    ...(writes ? [] : [inHeader]),
    inHeader,
    unroutedPath,
  ];
  return count <= 0 ? [] : fc.sample(fc.oneof(...kinds), { numRuns: count, seed });
};
