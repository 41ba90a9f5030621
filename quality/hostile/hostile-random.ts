import { check } from '@netlik/contract/check';
import type { Endpoint } from '@netlik/contract/endpoint';
import fc from 'fast-check';
import { type Attack, REFUSED, word } from './hostile.ts';
import { bodyWith, withHeaders, withQuery } from './hostile-request.ts';
import { withBody } from './hostile-send.ts';
import { isDirty, isWellFormed } from './hostile-values.ts';
import { type Level, type Place, placesOf, takesType } from './schema-places.ts';

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

const holdsDirt = (value: unknown): boolean =>
  typeof value === 'string'
    ? isDirty(value)
    : typeof value === 'object' && value !== null
      ? Object.entries(value).some(([key, item]) => isDirty(key) || holdsDirt(item))
      : false;

const inBody = (place: Place): fc.Arbitrary<Attack> =>
  json.map((value) => ({
    label: `body ${word(place)} = ${JSON.stringify(value)?.slice(0, 60)}`,
    must:
      holdsDirt(value) || !takesType(place.schema, JSON.parse(JSON.stringify(value)) as unknown)
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
      label: `body ${word(level)}: unknown ${JSON.stringify(key).slice(0, 40)}`,
      must: REFUSED,
      build: (good, input) =>
        withBody(good, bodyWith(input.body, [...level.path, key], JSON.stringify(value))),
    }));

const wholeBody = (endpoint: Endpoint): fc.Arbitrary<Attack> =>
  fc.oneof(fc.json({ maxDepth: 4 }), fc.string({ unit: 'binary', maxLength: 200 })).map((body) => ({
    label: `body ${body.slice(0, 60)}`,
    // The contract may be asked here: what it refuses must be refused; strictness has attacks of its own.
    must: endpoint.body && !check(endpoint.body, parsed(body)).ok ? REFUSED : null,
    build: (good) => withBody(good, body),
  }));

const parsed = (body: string): unknown => {
  try {
    return JSON.parse(body) as unknown;
  } catch {
    return Symbol('unreadable');
  }
};

/** The good body with a few characters changed: mostly broken JSON, now and then another good request. */
const garbled: fc.Arbitrary<Attack> = fc
  .array(fc.tuple(fc.double({ min: 0, max: 1, noNaN: true, maxExcluded: true }), printable), {
    minLength: 1,
    maxLength: 3,
  })
  .map((edits) => ({
    label: `body garbled ${JSON.stringify(edits).slice(0, 60)}`,
    must: null,
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
    const name = place ? word(place) : `x${key}`;
    return {
      label: `query ${name} = ${JSON.stringify(value).slice(0, 60)}`,
      // The good request has the parameter already wherever the row gives it: twice is refused, once may be good.
      must: place && !value.includes('\0') ? null : REFUSED,
      build: (good) => withQuery(good, `${encodeURIComponent(name)}=${encodeURIComponent(value)}`),
    };
  });

const astray: fc.Arbitrary<Attack> = printable.map((more) => ({
  label: `path + ${more.slice(0, 60)}`,
  must: null,
  astray: true,
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
    must: null,
    build: (good) => withHeaders(good, { [name]: value }),
  }));

/** As many random attacks on the endpoint as asked for; the same seed gives the same. */
export const randomAttacks = (endpoint: Endpoint, count: number, seed: number): Attack[] => {
  const { places, levels } = placesOf(endpoint);
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
    astray,
  ];
  return count <= 0 ? [] : fc.sample(fc.oneof(...kinds), { numRuns: count, seed });
};
