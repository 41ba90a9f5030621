import type { NamedEndpoint } from '@netlik/contract/contract';
import type { callOver } from '../../apps/api/src/testing/call.ts';
import type { Case, Input, Row } from './access-rows.ts';
import {
  type ActorName,
  actorNames,
  type Cell,
  enter,
  type Outcome,
  refusalAtTheDoor,
  type Stage,
} from './actors.ts';
import { changedTables, fingerprint } from './fingerprint.ts';

type Call = ReturnType<typeof callOver>;
type Result = { outcome: Outcome; body: string };

const expectedOf = ({ endpoint }: NamedEndpoint, { outcome = {} }: Case, actor: ActorName): Outcome =>
  refusalAtTheDoor(endpoint.access, actor) ?? outcome[actor] ?? outcome.others ?? 'ok';

const emails = /[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g;

/** What stands in a reply of other people, against what may. */
const leaks = (cell: Cell, shows: string[], input: Input, body: string): string[] => {
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

/** The people of an actor's last call, as long as it can have changed nothing of them. */
const untouched = new WeakMap<Stage, Map<ActorName, Cell>>();

const runCell = async (
  stage: Stage,
  call: Call,
  named: NamedEndpoint,
  wanted: Case,
  actor: ActorName,
): Promise<string[]> => {
  const kept = untouched.get(stage) ?? new Map<ActorName, Cell>();
  untouched.set(stage, kept);
  const cell = kept.get(actor) ?? (await enter(stage, actor));
  kept.delete(actor);
  const input = await wanted.input(cell);
  const expected = expectedOf(named, wanted, actor);

  const before = await fingerprint(stage.world.db);
  const result = await send(call, named, input, cell.caller?.token).catch((error: Error) => error);
  const changed = changedTables(before, await fingerprint(stage.world.db));
  if (changed.length === 0) kept.set(actor, cell);

  if (result instanceof Error) return [result.message];
  if (result.outcome !== expected) return [`got ${result.outcome}, not ${expected}`];
  if (result.outcome === 'ok') return leaks(cell, wanted.shows?.(cell) ?? [], input, result.body);
  return changed.map((table) => `was refused and yet wrote to ${table}`);
};

const problemsOfRow = ({ name, endpoint }: NamedEndpoint, row: Row | undefined): string[] => {
  if (!row || Object.keys(row).length === 0) return [`${name} has no row in access-rows`];
  const needed = endpoint.path.includes(':') ? ['own', 'other', 'missing'] : [];
  return needed.filter((wanted) => !row[wanted]).map((wanted) => `${name} has no case '${wanted}'`);
};

/** Every actor through every case of an endpoint; what comes back is everything that is wrong. */
export const runMatrix = async (
  stage: Stage,
  call: Call,
  named: NamedEndpoint,
  row: Row | undefined,
): Promise<string[]> => {
  const findings = problemsOfRow(named, row);
  if (findings.length > 0) return findings;
  for (const [name, wanted] of Object.entries(row!))
    for (const actor of actorNames)
      for (const finding of await runCell(stage, call, named, wanted, actor))
        findings.push(`${named.name} (${name}) as ${actor}: ${finding}`);
  return findings;
};
