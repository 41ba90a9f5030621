import type { NamedEndpoint } from '@netlik/contract/contract';
import type { callOver } from '../call.ts';
import { tier } from '../tier.ts';
import {
  type AccessSetup,
  type ActorName,
  actorNames,
  type Cell,
  createCell,
  expectedRefusal,
  type Outcome,
} from './actors.ts';
import { findAuditProblems } from './audit.ts';
import type { Case, Input, Row } from './row.ts';
import { findSideEffectProblems } from './side-effects.ts';
import { takeWrittenRows } from './written-tables.ts';

type Call = ReturnType<typeof callOver>;
type Result = { outcome: Outcome; body: string };

const expectedOutcome = ({ endpoint }: NamedEndpoint, { outcome = {} }: Case, actor: ActorName): Outcome =>
  expectedRefusal(endpoint.access, actor) ?? outcome[actor] ?? outcome.others ?? 'ok';

const emails = /[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g;

/** Compares other people's data in a reply with what the case allows. */
const findLeaks = (cell: Cell, shows: string[], input: Input, body: string): string[] => {
  const { id, email, firstName, lastName } = cell.subject;
  const findings: string[] = [];
  for (const [what, word] of Object.entries({ id, email, firstName, lastName })) {
    if (body.includes(word) && !shows.includes(word)) findings.push(`shows the other person's ${what}`);
    if (!body.includes(word) && shows.includes(word)) findings.push(`hides the other person's ${what}`);
  }
  const given = JSON.stringify(input);
  for (const found of new Set(body.match(emails) ?? []))
    if (found !== cell.account.email && found !== email && !shows.includes(found) && !given.includes(found))
      findings.push(`shows the e-mail ${found}`);
  return findings;
};

const send = async (
  call: Call,
  { endpoint }: NamedEndpoint,
  input: Input,
  token?: string,
): Promise<Result> => {
  const answer = await call(endpoint, input as never, token);
  return { outcome: answer.code ?? 'ok', body: answer.code ? '' : JSON.stringify(answer) };
};

/** An actor's people are reused while calls change nothing, because creating them is slow. */
const reusableCells = new WeakMap<AccessSetup, Map<ActorName, Cell>>();

const runCell = async (
  setup: AccessSetup,
  call: Call,
  named: NamedEndpoint,
  [caseName, testCase]: [string, Case],
  actor: ActorName,
): Promise<string[]> => {
  const cells = reusableCells.get(setup) ?? new Map<ActorName, Cell>();
  reusableCells.set(setup, cells);
  const cell = cells.get(actor) ?? (await createCell(setup, actor));
  cells.delete(actor);
  const input = await testCase.input(cell);
  const expected = expectedOutcome(named, testCase, actor);

  await takeWrittenRows(setup.world.db);
  const sentBefore = setup.sentOut();
  const result = await send(call, named, input, cell.caller?.token).catch((error: Error) => error);
  const rows = await takeWrittenRows(setup.world.db);
  const written = [...new Set(rows.map(({ table }) => table))];
  if (written.length === 0) cells.set(actor, cell);

  if (result instanceof Error) return [result.message];
  if (result.outcome !== expected) return [`got ${result.outcome}, not ${expected}`];
  if (result.outcome === 'ok')
    return [
      ...findLeaks(cell, testCase.shows?.(cell) ?? [], input, result.body),
      ...findAuditProblems(named, caseName, actor, written),
      ...(await findSideEffectProblems(named, cell, {
        sentOut: setup.sentOut() - sentBefore,
        body: result.body,
        rows,
      })),
    ];
  return written.map((table) => `was refused and yet wrote to ${table}`);
};

const findRowProblems = ({ name, endpoint }: NamedEndpoint, row: Row): string[] => {
  if (Object.keys(row).length === 0) return [`${name} has no row`];
  // A day in a path has no owner; an id has one.
  const needed = /:\w*(?:id|Id)\b/.test(endpoint.path) ? ['own', 'other', 'missing'] : [];
  return needed.filter((testCase) => !row[testCase]).map((testCase) => `${name} has no case '${testCase}'`);
};

/** `npm test` skips what the first case already shows. */
const everyCell = tier !== 'main';

/** Every case of an endpoint with every actor that can reach it. */
export const cellsOf = ({ endpoint }: NamedEndpoint, row: Row): [[string, Case], ActorName][] =>
  Object.entries(row).flatMap((entry, index) =>
    actorNames
      // Refused before the request is read, so its contents do not matter.
      .filter((actor) => everyCell || index === 0 || !expectedRefusal(endpoint.access, actor))
      .map((actor): [[string, Case], ActorName] => [entry, actor]),
  );

/** Runs every case of an endpoint as every actor and returns the problems. */
export const runMatrix = async (
  setup: AccessSetup,
  call: Call,
  named: NamedEndpoint,
  row: Row,
): Promise<string[]> => {
  const findings = findRowProblems(named, row);
  if (findings.length > 0) return findings;
  for (const [entry, actor] of cellsOf(named, row))
    for (const finding of await runCell(setup, call, named, entry, actor))
      findings.push(`${named.name} (${entry[0]}) as ${actor}: ${finding}`);
  return findings;
};
