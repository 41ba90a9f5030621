import { sql } from '@netlik/api/db/database';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openWorld, type World } from '../world.ts';
import { columnOf, insertRow, insertRows } from './insert-row.ts';
import { type Tables, tables } from './tables.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

/** The columns of a table, and those that an insert has to fill. */
const columnsOf = async (table: string) => {
  const rows = await world.rows<{ name: string; required: boolean }>(sql`
    select attname as name, attnotnull and not atthasdef and attidentity = '' as required
    from pg_attribute where attrelid = ${table}::regclass and attnum > 0 and not attisdropped`);
  return {
    all: rows.map(({ name }) => name),
    required: rows.filter((row) => row.required).map(({ name }) => name),
  };
};

describe('the defaults of rows', () => {
  it.each(Object.keys(tables) as (keyof Tables)[])('fill %s as the schema wants it', async (table) => {
    const { all, required } = await columnsOf(table);
    const known = Object.keys(tables[table]).map(columnOf);
    expect(known.filter((name) => !all.includes(name))).toEqual([]);
    expect(required.filter((name) => !known.includes(name))).toEqual([]);
  });

  it('stay where a test gives a value', async () => {
    const person = await world.person();
    const { id, day } = await insertRow(world.db, 'reminders', { userId: person.id, text: 'Kitap' });
    expect(
      await world.rows(sql`select day, text, is_done as "isDone" from reminders where id = ${id}`),
    ).toEqual([{ day, text: 'Kitap', isDone: false }]);
  });

  it('are made for each of several rows', async () => {
    const person = await world.person();
    const rows = Array.from({ length: 3 }, () => ({
      userId: person.id,
      scopes: ['a', 'b'],
      messages: { c: 1 },
    }));
    await insertRows(world.db, 'ai_suggestions', rows);
    expect(
      await world.rows(sql`select scopes, messages from ai_suggestions where user_id = ${person.id}`),
    ).toEqual(rows.map(({ scopes, messages }) => ({ scopes, messages })));
  });
});
