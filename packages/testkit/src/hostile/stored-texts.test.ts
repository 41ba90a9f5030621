import { sql } from '@netlik/api/db/database';
import { questionEntries } from '@netlik/contract/study/question-entries';
import { studySessions } from '@netlik/contract/study/study-sessions';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openWorld, type World } from '../world.ts';
import { checkStoredTexts } from './stored-texts.ts';
import { outdatedRules, textColumns } from './text-columns.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
  await world.db.raw('create table planted (id int, note text, tags text[], extra jsonb)', []);
  const person = await world.person();
  const date = '2026-11-15';
  await person.call(questionEntries.create, { body: { date, subject: 'fizik', correct: 1, wrong: 0 } });
  await person.call(studySessions.create, {
    body: { subject: 'fizik', duration: 45, date: `${date}T08:00:00Z`, quality: 4, mood: 'Mutlu' },
  });
});
afterAll(() => world.close());

describe('stored texts', () => {
  it('are valid', async () => {
    expect(await checkStoredTexts(world.db)).toEqual([]);
  });

  it('have no rule for a column that is gone', async () => {
    expect(outdatedRules(await textColumns(world.db))).toEqual([]);
  });

  it.each([
    [
      'a control character in a note',
      sql`update study_sessions set notes = ${'a\u0007'}`,
      'study_sessions.notes',
    ],
    [
      'spaces around a topic',
      sql`update question_entries set topic = ' Vektörler'`,
      'question_entries.topic',
    ],
    ['a line break in one line', sql`update users set city = ${'a\nb'}`, 'users.city'],
    ['half a character', sql`update users set bio = ${'\ufffd'}`, 'users.bio'],
    ['a text of a new table', sql`insert into planted (note) values (' a')`, 'planted.note is not trimmed'],
    ['one in a list', sql`insert into planted (tags) values ('{a, "b "}')`, 'planted.tags is not trimmed'],
    [
      'one inside JSON',
      sql`insert into planted (extra) values ('{"a": ["b "]}')`,
      'planted.extra is not trimmed',
    ],
  ])('are refused: %s', async (_what, plant, finding) => {
    const undo = new Error('undone');
    const findings = world.db.transaction(async (tx) => {
      await tx.run(plant);
      throw Object.assign(undo, { findings: await checkStoredTexts(tx) });
    });
    await expect(findings).rejects.toBe(undo);
    expect((undo as Error & { findings?: string[] }).findings?.join('\n')).toContain(finding);
  });
});
