import { createPeople, signIn } from './people.mjs';
import { serveProduct, withDataFolder } from './processes.mjs';
import { atMost, median } from './report.mjs';
import { seedStudent, withClient } from './study-seed.mjs';

const HEAVY = 20_000;
const WITHIN = 100;
const CROWD = 20;
const DAYS = 2;
const WARM = 100;
const REQUESTS = 1000;

/** A weekly duel of these people that began two days ago. */
const CREATE = `
  with made as (
    insert into duels (id, owner_id, type, status, link_code, created_at, start_at, end_at)
    values (gen_random_uuid(), $1, 'weekly', 'active', 'olcum', now(), now() - interval '60 hours', now() + interval '108 hours')
    returning id),
  joined as (
    insert into duel_participants (id, duel_id, user_id, joined_at)
    select gen_random_uuid(), made.id, person, now() from made, unnest($2::uuid[]) person)
  select id from made`;

const createDuel = (dataDir, people) =>
  withClient(dataDir, async (client) => {
    const ids = people.map(({ id }) => id);
    return (await client.query(CREATE, [ids[0], ids])).rows[0].id;
  });

/** Sessions of earlier months, outside every duel. */
const seedHistory = async (dataDir, { id }, count) => {
  await seedStudent(dataDir, id, count, 365);
  await withClient(dataDir, (client) =>
    client.query(`update study_sessions set started_at = started_at - interval '9 days' where user_id = $1`, [
      id,
    ]),
  );
};

const timed = async ({ base, token, id }) => {
  const startedAt = performance.now();
  const response = await fetch(`${base}/api/duels/v2/${id}/scoreboard`, {
    headers: { authorization: `Bearer ${token}` },
  });
  const text = await response.text();
  if (!response.ok) throw new Error(text);
  return { milliseconds: performance.now() - startedAt, scores: JSON.parse(text).data.scores };
};

/** Alternates sequential requests, so that other load affects all. */
const compare = async (boards, log) => {
  const times = Object.fromEntries(Object.keys(boards).map((name) => [name, []]));
  for (let number = 0; number < WARM + REQUESTS; number++)
    for (const [name, board] of Object.entries(boards)) {
      const { milliseconds, scores } = await timed(board);
      if (scores.length !== board.people || scores[0].minutes === 0) throw new Error(`${name}: no scores`);
      if (number >= WARM) times[name].push(milliseconds);
    }
  const medians = Object.fromEntries(Object.entries(times).map(([name, all]) => [name, median(all)]));
  for (const [name, ms] of Object.entries(medians)) log(`${name}: median ${ms.toFixed(2)} ms`);
  return medians;
};

export const measureDuels = (log) =>
  withDataFolder(async (dataDir) => {
    const server = await serveProduct(dataDir);
    try {
      const people = await createPeople(server.base, CROWD + 1);
      const [heavy, light, other] = people;
      await seedHistory(dataDir, heavy, HEAVY - WITHIN);
      for (const { id } of people) await seedStudent(dataDir, id, WITHIN, DAYS);
      await withClient(dataDir, (client) => client.query('vacuum analyze'));
      const board = async (number, members) => ({
        base: server.base,
        token: await signIn(server.base, number),
        id: await createDuel(dataDir, members),
        people: members.length,
      });
      const { many, few, crowd } = await compare(
        {
          many: await board(0, [heavy, other]),
          few: await board(1, [light, other]),
          crowd: await board(1, people.slice(1)),
        },
        log,
      );
      const figure = (name, one, limit) =>
        atMost(
          `scoreboard, ${name}`,
          one / few,
          { limit: limit, unit: ' ×', digits: 2 },
          `${one.toFixed(2)} ms of ${few.toFixed(2)} ms`,
        );
      return [
        figure(`${HEAVY} sessions of history against ${WITHIN}`, many, 1.2),
        figure(`${CROWD} participants against 2`, crowd, 2),
      ];
    } finally {
      await server.stop();
    }
  });
