import { sql } from '@netlik/api/db/database';
import type { NamedEndpoint } from '@netlik/contract/contract';
import { type AccessSetup, callerFor, createCell } from '../access/actors.ts';
import type { Input, Row } from '../access/row.ts';
import { takeWrittenTables } from '../access/written-tables.ts';
import type { Attack } from './attack.ts';
import { plannedAttacks } from './hostile.ts';
import { randomAttacks } from './hostile-random.ts';
import { findReplyProblems } from './hostile-reply.ts';
import { goodRequest } from './hostile-request.ts';
import { createSender, type RawRequest, runConcurrently } from './hostile-send.ts';
import { checkStoredTexts } from './stored-texts.ts';
import { checkStoredUsers, readUsersById } from './stored-users.ts';

type PreparedAttack = { attack: Attack; good: RawRequest; input: Input };

/** At least `count` attacks: every nth planned one, the rest random, at least a quarter of `count`. */
const attacksOn = ({ name, endpoint }: NamedEndpoint, { count, seed, everyNth = 1 }: Plan): Attack[] => {
  const planned = plannedAttacks(endpoint).filter((_, index) => (index + name.length) % everyNth === 0);
  return [
    ...planned,
    ...randomAttacks(endpoint, Math.max(count - planned.length, Math.ceil(count / 4)), seed),
  ];
};

/** `pick` selects attacks, for tests of the checks themselves. */
export type Plan = {
  count: number;
  seed: number;
  everyNth?: number;
  base?: string;
  pick?: (attack: Attack) => boolean;
};
export type AttackResult = { findings: string[]; sent: number; refused: number };

export const attackEndpoint = async (
  setup: AccessSetup,
  named: NamedEndpoint,
  row: Row,
  plan: Plan,
): Promise<AttackResult> => {
  const { name, endpoint } = named;
  const { base = setup.world.base, pick = () => true } = plan;
  const { db } = setup.world;
  const actor = callerFor(endpoint.access);
  const [first] = Object.values(row);
  const prepareRequest = async (): Promise<Omit<PreparedAttack, 'attack'>> => {
    const cell = await createCell(setup, actor);
    const input = await first!.input(cell);
    return { input, good: goodRequest(endpoint, input, cell.caller?.token) };
  };

  const attacks = attacksOn(named, plan).filter(pick);
  const result: AttackResult = { findings: [], sent: 0, refused: 0 };
  const { send, close } = createSender(base);
  const sendAttack = async ({ attack, good, input }: PreparedAttack) => {
    const raw = attack.build(good, input);
    result.sent += 1;
    try {
      const reply = await send(raw, attack.ownConnection ?? false);
      if (reply.status >= 400) result.refused += 1;
      for (const finding of findReplyProblems(
        attack.mayMissRoute ? null : endpoint,
        attack.expectedStatuses,
        reply,
      ))
        result.findings.push(`${name}, ${attack.label}: ${finding}`);
    } catch (error) {
      result.findings.push(`${name}, ${attack.label}: no reply, ${(error as Error).message}`);
    }
  };

  await db.run(sql`delete from throttles`);
  // If the unmodified request fails, every attack would be refused for the wrong reason.
  const good = await send((await prepareRequest()).good, false);
  if (good.status >= 300) result.findings.push(`${name}: the good request was answered ${good.status}`);

  const shared = await prepareRequest();
  await takeWrittenTables(db);
  await runConcurrently(
    attacks.filter(({ expectedStatuses }) => expectedStatuses),
    (attack) => sendAttack({ attack, ...shared }),
  );
  for (const table of await takeWrittenTables(db))
    result.findings.push(`${name}: a request that had to be refused wrote to ${table}`);

  // Successful attacks may end the session or account, so each gets separate people.
  const reads = endpoint.method === 'GET';
  const open: PreparedAttack[] = [];
  await runConcurrently(
    attacks.filter(({ expectedStatuses }) => !expectedStatuses),
    async (attack) => {
      open.push({ attack, ...(reads || attack.mayMissRoute ? shared : await prepareRequest()) });
    },
  );
  const people = await readUsersById(db);
  await runConcurrently(open, sendAttack);
  result.findings.push(
    ...(await checkStoredUsers(db, { call: name, before: people, byAdmin: actor === 'admin' })),
  );
  for (const finding of await checkStoredTexts(db, await takeWrittenTables(db)))
    result.findings.push(`${name}: ${finding}`);
  close();
  return result;
};
