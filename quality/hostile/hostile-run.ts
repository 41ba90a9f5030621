import type { Access } from '@netlik/contract/access';
import type { NamedEndpoint } from '@netlik/contract/contract';
import { sql } from '../../apps/api/src/db/database.ts';
import type { Input, Row } from '../access/access-rows.ts';
import { type ActorName, enter, type Stage } from '../access/actors.ts';
import { changedTables, fingerprint } from '../access/fingerprint.ts';
import { type Attack, plannedAttacks } from './hostile.ts';
import { judge } from './hostile-judge.ts';
import { randomAttacks } from './hostile-random.ts';
import { goodRequest } from './hostile-request.ts';
import { eightAtATime, type Raw, sender } from './hostile-send.ts';
import { readPeople, storedFindings } from './stored.ts';
import { textFindings } from './stored-texts.ts';

/** Somebody whom the endpoint lets in, with as few rights as that takes. */
const callerFor = (access: Access): ActorName => {
  if (access === 'public') return 'anonymous';
  if (access === 'session' || access.roles.includes('student')) return 'premium';
  return access.roles.includes('coach') ? 'assignedCoach' : 'admin';
};

type Ready = { attack: Attack; good: Raw; input: Input };

/** At least `count` attacks: all that are planned, and a quarter or more random ones. */
const attacksOn = ({ endpoint }: NamedEndpoint, count: number, seed: number): Attack[] => {
  const planned = plannedAttacks(endpoint);
  return [
    ...planned,
    ...randomAttacks(endpoint, Math.max(count - planned.length, Math.ceil(count / 4)), seed),
  ];
};

/** `pick` leaves attacks out, where the check itself is checked. */
export type Plan = { count: number; seed: number; base?: string; pick?: (attack: Attack) => boolean };
export type Hostilities = { findings: string[]; sent: number; refused: number };

export const attackEndpoint = async (
  stage: Stage,
  named: NamedEndpoint,
  row: Row,
  { count, seed, base = stage.world.base, pick = () => true }: Plan,
): Promise<Hostilities> => {
  const { name, endpoint } = named;
  const { db } = stage.world;
  const actor = callerFor(endpoint.access);
  const [first] = Object.values(row);
  const ready = async (): Promise<Omit<Ready, 'attack'>> => {
    const cell = await enter(stage, actor);
    const input = await first!.input(cell);
    return { input, good: goodRequest(endpoint, input, cell.caller?.token) };
  };

  const attacks = attacksOn(named, count, seed).filter(pick);
  const result: Hostilities = { findings: [], sent: 0, refused: 0 };
  const { send, close } = sender(base);
  const strike = async ({ attack, good, input }: Ready) => {
    const raw = attack.build(good, input);
    result.sent += 1;
    try {
      const reply = await send(raw, attack.alone ?? false);
      if (reply.status >= 400) result.refused += 1;
      for (const finding of judge(attack.astray ? null : endpoint, attack.must, reply))
        result.findings.push(`${name}, ${attack.label}: ${finding}`);
    } catch (error) {
      result.findings.push(`${name}, ${attack.label}: no reply, ${(error as Error).message}`);
    }
  };

  await db.run(sql`delete from throttles`);
  // What is made bad must have been good, or everything below would be refused for the wrong reason.
  const good = await send((await ready()).good, false);
  if (good.status >= 300) result.findings.push(`${name}: the good request was answered ${good.status}`);

  const shared = await ready();
  const before = await fingerprint(db);
  await eightAtATime(
    attacks.filter(({ must }) => must),
    (attack) => strike({ attack, ...shared }),
  );
  for (const table of changedTables(before, await fingerprint(db)))
    result.findings.push(`${name}: what had to be refused wrote to ${table}`);

  // These may succeed, and then end the session or the account: each has people of its own.
  const reads = endpoint.method === 'GET';
  const open: Ready[] = [];
  await eightAtATime(
    attacks.filter(({ must }) => !must),
    async (attack) => {
      open.push({ attack, ...(reads || attack.astray ? shared : await ready()) });
    },
  );
  const people = await readPeople(db);
  await eightAtATime(open, strike);
  result.findings.push(
    ...(await storedFindings(db, { call: name, before: people, byAdmin: actor === 'admin' })),
  );
  for (const finding of await textFindings(db)) result.findings.push(`${name}: ${finding}`);
  close();
  return result;
};
