import type { JsonSchema } from './schema-places.ts';
import { acceptsType, schemaTypes } from './schema-places.ts';

/** JSON text that a bounded schema must reject. */
export type BadValue = { label: string; json: string };

export const privilegedFields: Record<string, unknown> = {
  role: 'admin',
  roles: ['admin'],
  isAdmin: true,
  isActive: true,
  is_active: true,
  tier: 'premium',
  plan: { tier: 'premium' },
  coach_id: '01890000-0000-7000-8000-000000000000',
  coachId: '01890000-0000-7000-8000-000000000000',
  _id: '01890000-0000-7000-8000-000000000000',
  id: '01890000-0000-7000-8000-000000000000',
  userId: '01890000-0000-7000-8000-000000000000',
  user_id: '01890000-0000-7000-8000-000000000000',
  password_hash: '$argon2id$v=19$m=1,t=1,p=1$aaaa$aaaa',
  passwordHash: '$argon2id$v=19$m=1,t=1,p=1$aaaa$aaaa',
  emailVerified: true,
  email_verified_at: '2020-01-01T00:00:00Z',
  verifiedAt: '2020-01-01T00:00:00Z',
  googleSub: '1',
  guardianConfirmed: true,
  weeklyGoalMinutes: 1,
  discoverable: true,
  is_demo: true,
  consent: 'given',
  createdAt: '2000-01-01T00:00:00Z',
};

/** Keys that reach an object's prototype when assigned without a check. */
export const protoKeys = [
  '__proto__',
  'constructor',
  'prototype',
  'toString',
  'hasOwnProperty',
  '__defineGetter__',
];

export const snippets = [
  "'; drop table users; --",
  "' or '1'='1",
  '1; select pg_sleep(10)',
  "$1 $2 :id %s %% \\' \\0",
  '<script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  'javascript:alert(1)',
  '{{7*7}}<%= 7*7 %>',
  '=cmd|calc!A1',
  '../../../../etc/passwd',
  '\u202e\u2066gizli\u2069',
  'İıŞşĞğ\u0307',
  '👩‍👩‍👧‍👦'.repeat(20),
  '\ufeff',
  'null',
  'undefined',
  'true',
  '[]',
  '\r\nSet-Cookie: a=b',
];

/** Text that PostgreSQL refuses or alters, which must be rejected everywhere. */
const invalidTexts = ['\0', 'a\0b', '\ud800', 'x\udfff', '\udc00\ud800'];

export const HUGE_TEXT = 'a'.repeat(100_000);
const deep = (open: string, close: string) => open.repeat(10_000) + close.repeat(10_000);
export const deepJson = [deep('[', ']'), `${'{"a":'.repeat(10_000)}1${'}'.repeat(10_000)}`];

const samples: unknown[] = ['metin', 7, 1.5, true, null, [], {}, ['metin'], { a: 1 }];

const badTexts = (schema: JsonSchema): BadValue[] => {
  const bad: BadValue[] = invalidTexts.map((text) => ({
    label: `invalid text ${JSON.stringify(text)}`,
    json: JSON.stringify(text),
  }));
  const add = (label: string, text: string) => bad.push({ label, json: JSON.stringify(text) });
  if (schema.enum) {
    add('a value not in the list', 'listede-yok');
    add('the list in capitals', `${String(schema.enum[0]).toUpperCase()}X`);
  }
  if (schema.minLength) add('an empty text', '');
  if (schema.maxLength !== undefined) {
    add('one character too many', 'a'.repeat(schema.maxLength + 1));
    add('100 kB', HUGE_TEXT);
  }
  if (schema.format === 'uuid')
    for (const text of ['1', 'not-a-uuid', '0'.repeat(36), snippets[1]!]) add('a bad id', text);
  if (schema.format === 'email')
    for (const text of ['a', 'a@b', '@b.co', 'a b@c.co', 'a@b.co\n', snippets[4]!]) {
      // Fields are trimmed before the check, so a trailing line break is valid.
      if (text.trim() === text) add('a bad e-mail', text);
    }
  if (schema.format === 'date-time' || schema.format === 'date')
    for (const text of ['2026-02-30', '2026-13-01T00:00:00Z', 'dün', '0000-00-00', '+275760-09-13', '1'])
      add('a bad date', text);
  return bad;
};

const badNumbers = (schema: JsonSchema): BadValue[] => {
  const bad: BadValue[] = [
    { label: 'infinity', json: '1e400' },
    { label: 'minus infinity', json: '-1e400' },
  ];
  if (schemaTypes(schema).has('integer')) bad.push({ label: 'a fraction', json: '1.5' });
  if (schema.maximum !== undefined)
    bad.push(
      { label: '2^53 + 1', json: '9007199254740993' },
      { label: 'one too many', json: String(schema.maximum + 1) },
    );
  if (schema.minimum !== undefined) bad.push({ label: 'one too few', json: String(schema.minimum - 1) });
  if ((schema.minimum ?? 0) > 0) bad.push({ label: 'minus zero', json: '-0' });
  return bad;
};

/** JSON values this schema must reject. */
export const badJson = (schema: JsonSchema): BadValue[] => {
  const types = schemaTypes(schema);
  const bad: BadValue[] = samples
    .filter((value) => !acceptsType(schema, value))
    .map((value) => ({ label: `a wrong type, ${JSON.stringify(value)}`, json: JSON.stringify(value) }));
  if (types.size > 0 && !types.has('array')) bad.push({ label: '10,000 arrays deep', json: deepJson[0]! });
  if (types.has('string')) bad.push(...badTexts(schema));
  if (types.has('number') || types.has('integer')) bad.push(...badNumbers(schema));
  return bad;
};

const isInRange = ({ minimum = -Infinity, maximum = Infinity }: JsonSchema, value: number) =>
  minimum <= value && value <= maximum;

/** Invalid path and query values, which are strings. */
export const badStrings = (schema: JsonSchema): string[] => {
  const types = schemaTypes(schema);
  if (types.has('number') || types.has('integer'))
    return [
      'NaN',
      'abc',
      '1e400',
      '-Infinity',
      '9007199254740993',
      '1,5',
      '1 2',
      '\0',
      ...(types.has('integer') ? ['2.5'] : []),
      // An empty value is read as zero.
      ...(isInRange(schema, 0) ? [] : ['']),
      ...(isInRange(schema, -1) ? [] : ['-1']),
    ];
  if (types.has('boolean')) return ['belki', '2', '\0'];
  return badTexts(schema)
    .map(({ json }) => JSON.parse(json) as string)
    .filter((text) => isWellFormed(text) && text.length < 8_000);
};

export const isWellFormed = (text: string) =>
  !/[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/.test(text);
export const isInvalidText = (text: string) => text.includes('\0') || !isWellFormed(text);
