import { check } from '@netlik/contract/check';
import { allEndpoints, type NamedEndpoint } from '@netlik/contract/contract';
import type { Endpoint } from '@netlik/contract/endpoint';
import { errorText, errorTexts } from '@netlik/contract/error-texts';
import { type ErrorCode, errorStatus } from '@netlik/contract/errors';
import { eventStreams } from '@netlik/contract/event-streams';
import { users } from '@netlik/contract/identity/users';
import { shownPersonProblems } from '@netlik/testkit/access/side-effects';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { openapiDocument } from '../../apps/api/src/http/openapi.ts';
import { endpointProblems, inputProblems, pathProblems, topicProblems } from './contract-rules.ts';

describe('every endpoint', () => {
  it('has a path that matches no other endpoint', () => {
    expect(pathProblems(allEndpoints)).toEqual([]);
  });
  it('that changes something changes what a read shows', () => {
    expect(topicProblems(allEndpoints)).toEqual([]);
  });
  it.each(allEndpoints)('$name is declared correctly', (named) => {
    expect([...endpointProblems(named), ...inputProblems(named), ...shownPersonProblems(named)]).toEqual([]);
  });
});

describe('the endpoint rules notice', () => {
  const get: Endpoint = users.get;
  const named = (endpoint: Partial<Endpoint>): NamedEndpoint => ({
    name: 'a.b',
    endpoint: { ...get, ...endpoint },
  });

  it('two endpoints on one path', () => {
    expect(pathProblems([named({}), named({ path: '/users/:userId' })]).join()).toContain('same path');
  });
  it('two names for one parameter', () => {
    expect(pathProblems([named({}), named({ path: '/users/:userId/goals' })]).join()).toContain(':userId');
  });
  it('a path segment that could match an id parameter', () => {
    const open = named({ params: z.strictObject({ id: z.string() }) });
    expect(
      pathProblems([open, named({ path: '/users/profile', params: undefined as never })]).join(),
    ).toContain("'profile'");
  });
  it('a call that shows other people to minors', () => {
    expect(shownPersonProblems(named({ reply: users.search.reply })).join()).toContain('not guarded');
    expect(shownPersonProblems(named(users.search))).toEqual([]);
  });
  it.each<[string, Partial<Endpoint>, string]>([
    ['a write that does not say what it changes', { method: 'PUT' }, 'without changes'],
    ['a read with changes', { changes: ['users'] }, 'read or public'],
    ['a public write with changes', { method: 'POST', access: 'public', changes: [] }, 'read or public'],
    [
      'a public write under a key',
      { method: 'POST', access: 'public', idempotent: true },
      'belongs to a person',
    ],
    ['a write that shows something', { method: 'POST', changes: [], shows: ['users'] }, 'shows something'],
  ])('%s', (_what, endpoint, problem) => {
    expect(endpointProblems(named(endpoint)).join()).toContain(problem);
  });
  it('a change that no read shows, and a topic that nothing changes', () => {
    const without = allEndpoints.map(({ name, endpoint: { shows: _, ...endpoint } }) => ({ name, endpoint }));
    expect(topicProblems(without)).toContain('no read shows reminders');
    const reads = allEndpoints.filter(({ endpoint }) => endpoint.method === 'GET');
    expect(topicProblems(reads)).toContain('no write changes reminders');
  });
  it('a parameter that is not declared, and one that is not in the path', () => {
    expect(endpointProblems(named({ path: '/users/:id/:day' })).join()).toContain(':day');
    expect(endpointProblems(named({ path: '/users' })).join()).toContain('id');
  });
  it.each([
    ['an open object', z.object({ a: z.boolean() }), 'accepts unknown fields'],
    [
      'an open object inside',
      z.strictObject({ a: z.optional(z.array(z.object({ b: z.boolean() })).check(z.maxLength(2))) }),
      'accepts unknown fields',
    ],
    ['unbounded text', z.strictObject({ a: z.string() }), 'unbounded text'],
    ['unbounded number', z.strictObject({ a: z.number() }), 'unbounded number'],
    ['unbounded list', z.strictObject({ a: z.array(z.boolean()) }), 'unbounded list'],
    ['anything', z.strictObject({ a: z.any() }), 'accepts anything'],
  ])('%s in a body', (_what, body, problem) => {
    expect(inputProblems(named({ method: 'POST', body })).join()).toContain(problem);
  });
});

describe('every error', () => {
  const codes = Object.keys(errorStatus) as ErrorCode[];

  it('has a text, and every text an error', () => {
    expect(Object.keys(errorTexts).sort()).toEqual([...codes].sort());
    expect(codes.filter((code) => errorText(code, { retryAfter: 90 }).trim().length < 10)).toEqual([]);
  });
  it('with a number in its text shows it', () => {
    expect(errorText('request.too_many', { retryAfter: 90 })).toContain('2 dakika');
    expect(errorText('request.too_many', { retryAfter: 9 })).toContain('9 saniye');
  });
  it('has a 4xx or 5xx status, and the text of a 403 never mentions a session', () => {
    expect(codes.filter((code) => errorStatus[code] < 400 || errorStatus[code] > 599)).toEqual([]);
    const refusals = codes.filter((code) => errorStatus[code] === 403).map((code) => errorText(code));
    expect(refusals.filter((text) => /token|oturum|jwt|süre(?:niz|si) dol/i.test(text))).toEqual([]);
  });
  it('is declared by an endpoint or belongs to the HTTP layer', () => {
    const declared = new Set(allEndpoints.flatMap(({ endpoint }) => endpoint.errors ?? []));
    // Files are served on a route outside the contract.
    const httpLayer = /^(?:request|route|server|session|access|consent|factor|step_up|file)\./;
    expect(codes.filter((code) => !declared.has(code) && !httpLayer.test(code))).toEqual([]);
  });
});

describe('the OpenAPI document', () => {
  type Operation = {
    operationId: string;
    summary: string;
    responses: Record<string, unknown>;
    parameters: { name: string; in: string; required?: boolean }[];
  };
  const document = JSON.parse(JSON.stringify(openapiDocument('1'))) as {
    openapi: string;
    paths: Record<string, Record<string, Operation>>;
  };
  const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.values(methods).map((operation) => ({ path, operation })),
  );

  it('has every endpoint once, with what it answers', () => {
    expect(document.openapi).toMatch(/^3\.1/);
    expect(operations.map(({ operation }) => operation.operationId).sort()).toEqual(
      [...allEndpoints, ...eventStreams].map(({ name }) => name).sort(),
    );
    for (const { operation } of operations) {
      expect(Object.keys(operation.responses).some((status) => status.startsWith('2'))).toBe(true);
      expect(Object.keys(operation.responses)).toContain('500');
      expect(operation.summary.length).toBeGreaterThan(5);
    }
  });
  it('declares every parameter of every path', () => {
    for (const { path, operation } of operations) {
      const inPath = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
      const declared = operation.parameters.filter((parameter) => parameter.in === 'path');
      expect(declared.map(({ name }) => name).sort()).toEqual(inPath.sort());
      expect(declared.every(({ required }) => required)).toBe(true);
    }
  });
  it('has no dangling references', () => {
    const references: string[] = [];
    JSON.stringify(document, (key, value: unknown) => {
      if (key === '$ref') references.push(String(value));
      return value;
    });
    expect(references.length).toBeGreaterThan(0);
    for (const reference of new Set(references)) {
      expect(reference.startsWith('#/')).toBe(true);
      const found = reference
        .slice(2)
        .split('/')
        .reduce<unknown>((at, key) => (at as Record<string, unknown> | undefined)?.[key], document);
      expect(found, reference).toBeDefined();
    }
  });
});

describe('check', () => {
  it('gives a Turkish message for every kind of invalid field', () => {
    const schema = z.strictObject({
      a: z.string().check(z.minLength(2), z.maxLength(3)),
      b: z.int().check(z.minimum(1), z.maximum(2)),
      c: z.enum(['x']),
      d: z.array(z.boolean()).check(z.minLength(1), z.maxLength(2)),
      e: z.uuid(),
      f: z.union([z.literal(1), z.literal(2)]),
    });
    const hostile: unknown[] = [
      null,
      {},
      { a: '', b: 0, c: 'y', d: [], e: '', f: 3, g: 1 },
      { a: 'abcd', b: 3, c: 1, d: [true, true, true], e: 1, f: null },
      { a: 1, b: 1.5, c: null, d: 'x', e: null, f: {} },
      { b: Number.NaN },
      { b: '1' },
    ];
    const messages = hostile.flatMap((value) => {
      const checked = check(schema, value);
      return checked.ok ? ['was accepted'] : checked.errors.map(({ message }) => message);
    });
    expect(messages.length).toBeGreaterThan(20);
    expect(
      messages.filter((text) => !/gereklidir|Geçersiz|karakter|öğe|olmalı|olabilir|Bilinmeyen/.test(text)),
    ).toEqual([]);
  });
});
