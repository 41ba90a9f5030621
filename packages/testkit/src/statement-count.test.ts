import { sql } from '@netlik/api/db/database';
import { reminders } from '@netlik/contract/study/reminders';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openWorld, type World } from './world.ts';

let world: World;

beforeAll(async () => {
  world = await openWorld();
});

afterAll(() => world.close());

it('counts what a call sends before and after its body was read, and what work sends itself', async () => {
  const person = await world.person();
  const body = { date: '2026-11-15', text: 'Denemeyi bitir' };
  const write = await world.statements(() => person.call(reminders.create, { body }));
  expect(write).toBeGreaterThanOrEqual(2);
  expect(await world.statements(() => world.rows(sql`select 1 as one`))).toBe(1);
});

it('does not count what a timer of an earlier call sends meanwhile', async () => {
  const late = new Promise((done) => {
    setTimeout(() => void world.rows(sql`select 1 as one`).then(done), 20);
  });
  expect(await world.statements(() => late)).toBe(0);
});
