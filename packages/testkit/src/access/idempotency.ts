import { randomUUID } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import { check } from '@netlik/contract/check';
import type { NamedEndpoint } from '@netlik/contract/contract';
import type { Endpoint } from '@netlik/contract/endpoint';
import { goodRequest, withHeaders } from '../hostile/hostile-request.ts';
import { createSender } from '../hostile/hostile-send.ts';
import { type AccessSetup, callerFor, createCell } from './actors.ts';
import type { Input, Row } from './row.ts';
import { takeWrites } from './written-tables.ts';

const PARALLEL = 20;

const WEEK_MS = 7 * 86_400_000;

/** The same weekday a week earlier; null for text that is no day. */
const weekEarlier = (text: string) =>
  /^\d{4}-\d{2}-\d{2}$/.test(text) ? new Date(Date.parse(text) - WEEK_MS).toISOString().slice(0, 10) : null;

const isId = (text: string) => /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/.test(text);

const changedValue = (value: unknown): unknown => {
  if (typeof value === 'string') return isId(value) ? randomUUID() : (weekEarlier(value) ?? `${value} x`);
  if (typeof value === 'number') return value + 1;
  if (Array.isArray(value)) return value.slice(1);
  return typeof value === 'boolean' ? !value : null;
};

/** A day a week earlier, or another id. */
const otherParam = (value: string) => weekEarlier(value) ?? randomUUID();

/** Valid requests that differ in one field. */
const otherInputs = ({ body }: Endpoint, input: Input): Input[] => {
  const params = input.params ?? {};
  const fields = (input.body ?? {}) as Record<string, unknown>;
  const bodies = Object.entries(fields).map(([key, value]) => ({ ...fields, [key]: changedValue(value) }));
  return [
    ...bodies.filter((other) => body && check(body, other).ok).map((other) => ({ ...input, body: other })),
    ...Object.entries(params).map(([key, value]) => ({
      ...input,
      params: { ...params, [key]: otherParam(value) },
    })),
  ];
};

/** Problems with repeated idempotency keys, starting from the row's first case. */
export const findIdempotencyProblems = async (
  setup: AccessSetup,
  { endpoint }: NamedEndpoint,
  row: Row,
  base = setup.world.base,
): Promise<string[]> => {
  const { db } = setup.world;
  const [first] = Object.values(row);
  const { send, close } = createSender(base);
  const someone = async () => {
    const cell = await createCell(setup, callerFor(endpoint.access));
    const input = await first!.input(cell);
    await takeWrites(db);
    const call = (key: string, given = input) =>
      send(withHeaders(goodRequest(endpoint, given, cell.caller?.token), { 'idempotency-key': key }), false);
    return { call, input };
  };

  const findings: string[] = [];
  const key = randomUUID();
  const one = await someone();
  const answered = await one.call(key);
  if (answered.status >= 300) findings.push(`the first request was answered ${answered.status}`);
  const writes = await takeWrites(db);

  const repeated = await one.call(key);
  if (repeated.status !== answered.status || repeated.text !== answered.text)
    findings.push(`a repeat was answered ${repeated.status} ${repeated.text}, not ${answered.text}`);
  for (const table of Object.keys(await takeWrites(db))) findings.push(`a repeat wrote to ${table}`);

  const refusals = await Promise.all(otherInputs(endpoint, one.input).map((other) => one.call(key, other)));
  if (!refusals.some(({ text }) => text.includes('request.idempotency_reused')))
    findings.push('no other request with the key was refused for it');
  for (const { status } of refusals) if (status < 400) findings.push('another request with the key was done');
  for (const table of Object.keys(await takeWrites(db)))
    findings.push(`another request with the key wrote to ${table}`);

  const other = await someone();
  const theirs = await other.call(key);
  if (theirs.status !== answered.status)
    findings.push(`the key of another person was answered ${theirs.status}`);

  const many = await someone();
  const parallelKey = randomUUID();
  const replies = await Promise.all(Array.from({ length: PARALLEL }, () => many.call(parallelKey)));
  if (new Set(replies.map(({ status, text }) => `${status} ${text}`)).size !== 1)
    findings.push('parallel repeats were answered differently');
  const parallelWrites = await takeWrites(db);
  if (!isDeepStrictEqual(parallelWrites, writes))
    findings.push(
      `parallel repeats wrote ${JSON.stringify(parallelWrites)}, one request ${JSON.stringify(writes)}`,
    );
  close();
  return findings;
};
