import { assistant } from '@netlik/contract/assistant/assistant';
import { examAttempts } from '@netlik/contract/exams/exam-attempts';
import { users } from '@netlik/contract/identity/users';
import { planner } from '@netlik/contract/planning/planner/planner';
import { weeklyPlans } from '@netlik/contract/planning/weekly-plans';
import { habits } from '@netlik/contract/study/habits';
import { challenge, moveDuelBack, startedDuel } from '@netlik/testkit/duel';
import { insertRow } from '@netlik/testkit/stored-rows/insert-row';
import { insertStudied } from '@netlik/testkit/studied';
import { openWorld, type TestPerson, type World } from '@netlik/testkit/world';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sql } from '../../db/database.ts';
import { rebuildStudy } from '../../study/study-days/rebuild.service.ts';

let world: World;
let student: TestPerson;
beforeAll(async () => {
  // A Sunday.
  world = await openWorld({ catalogue: true, now: '2026-11-22T09:00:00Z' });
  student = await world.person({ tier: 'premium' });
});
afterAll(() => world.close());

const ask = async (message: string, person = student) =>
  (await person.call(assistant.chat, { body: { message } })).data;
const statementsOf = (message: string) => world.statements(() => ask(message));

describe('answers from the figures of other pages', () => {
  it('habits: what is done, what waits, and the best streak', async () => {
    expect((await ask('bugünkü alışkanlıklarımı yaptım mı')).response).toContain('Henüz alışkanlığın yok');
    const add = async (name: string, recurrence: 'daily' | 'weekdays') =>
      (await student.call(habits.create, { body: { name, schedule: { timeStart: '21:00', recurrence } } }))
        .data.id;
    const read = await add('20 paragraf', 'daily');
    await add('Kelime tekrarı', 'daily');
    await add('Erken kalk', 'weekdays');
    await student.call(habits.log, { params: { id: read }, body: { action: 'done' } });
    const { response, sources } = await ask('alışkanlıklardan hangisini işaretlemedim bugün');
    expect(response).toContain('Bugünkü 2 alışkanlığın **1 tanesi tamam**, 1 tanesi bekliyor');
    expect(response).toContain('✓ 20 paragraf');
    expect(response).toContain('○ Kelime tekrarı');
    expect(response).not.toContain('Erken kalk');
    expect(response).toContain('**20 paragraf**: 1 kez üst üste');
    expect(sources).toEqual(['Alışkanlıklar|/habits']);
    expect(await statementsOf('bugünkü alışkanlıklarımı yaptım mı')).toBeLessThanOrEqual(4);
  });

  it('the plan: without rows what the planner would plan, then what stands in its week', async () => {
    const person = await world.person({ tier: 'premium' });
    await world.db.run(sql`
      update users set target_year = 2027, target_field_type = 'sayisal' where id = ${person.id}`);
    const next = { weekStart: '2026-11-23' };
    const { data: proposal } = await person.call(planner.preview, { body: next });
    const topic = proposal.entries.find((entry) => entry.topic !== null)!.topic!;
    const week = await ask('gelecek hafta planım ne', person);
    expect(week.response).toContain('Planlayıcı haftanı şöyle kurardı');
    expect(week.response).toContain(topic);
    expect(week.sources).toEqual(['Haftamı planla|/planner']);
    expect((await ask('yarın planımda ne var', person)).response).toContain('Planlayıcı şunları önerirdi');
    expect((await ask('bugün ne çalışsam', person)).response).toContain('Planlayıcının bugün için önerisi');
    expect(await world.statements(() => ask('gelecek hafta planım ne', person))).toBeLessThanOrEqual(7);
    const entries = proposal.entries.map(
      ({ key: _key, position: _position, start: _start, atBestHour: _best, why: _why, ...entry }) => entry,
    );
    await person.call(planner.apply, { body: { ...next, version: 0, entries } });
    const applied = await ask('gelecek hafta planım ne', person);
    expect(applied.response).toContain(`planında ${proposal.entries.length} iş var`);
  });

  it('duels: the score, the rival and the time left', async () => {
    expect((await ask('düellom nasıl gidiyor')).response).toContain('süren bir düellon yok');
    const rival = await world.person({ firstName: 'Rakip' });
    await moveDuelBack(world.db, await startedDuel(student, rival), 1);
    await challenge(await world.person({ firstName: 'Yeni' }), student);
    await insertStudied(world.db, {
      userId: student.id,
      startedAt: '2026-11-22T08:10:00Z',
      seconds: 1800,
    });
    const { response, sources } = await ask('düelloda önde miyim');
    expect(response).toContain('**30 dk öndesin**');
    expect(response).toContain('Bitmesine 23 sa var');
    expect(response).toMatch(/Rakip [^:]*: 0 dk/);
    expect(response).toMatch(/Yeni .* seni düelloya çağırdı/);
    expect(sources).toEqual(['Düellolar|/duels']);
    expect(await statementsOf('düelloda önde miyim')).toBeLessThanOrEqual(4);
  });

  it('badges: what was won, and what is near', async () => {
    await world.db.transaction(rebuildStudy);
    await insertRow(world.db, 'user_achievements', {
      userId: student.id,
      achievementId: 'goals-set-1',
      unlockedAt: '2026-11-20T10:00:00Z',
    });
    const { response, sources } = await ask('hangi rozetlerim var');
    expect(response).toMatch(/rozetin \*\*1 tanesi senin\*\*/);
    expect(response).toContain('20 Kasım');
    expect(response).toContain('En yakın olanlar');
    expect(sources).toEqual(['Rozetlerim|/motivation/badges']);
    expect(await statementsOf('hangi rozetlerim var')).toBeLessThanOrEqual(4);
  });

  it('the estimate and the way to the goal, in the ranges their pages show', async () => {
    const answers = (subject: string, correct: number) => ({ subject, correct, wrong: 0, blank: 0 });
    const add = (examType: 'TYT' | 'AYT', subjects: ReturnType<typeof answers>[]) =>
      student.call(examAttempts.create, {
        body: { date: '2026-11-01', source: 'Deneme', examType, subjects },
      });
    await add('TYT', [
      answers('tyt_turkce', 30),
      answers('tyt_sosyal', 12),
      answers('tyt_matematik', 25),
      answers('tyt_fen', 10),
    ]);
    expect((await ask('bu netlerle kaç puan alırım')).response).toContain('gerekli');
    await add('AYT', [answers('ayt_matematik', 24), answers('ayt_fen', 20)]);
    await student.call(users.update, {
      params: { id: student.id },
      body: {
        diplomaGrade: 80,
        targetUniversities: [
          { name: 'Boğaziçi Üniversitesi', department: 'Bilgisayar Mühendisliği', priority: 1 },
        ],
      } as never,
    });
    const estimate = await ask('bu netlerle kaç puan alırım');
    expect(estimate.response).toMatch(/SAY: başarı sırası \*\*[\d.]+ – [\d.]+\*\*/);
    expect(estimate.sources).toEqual(['Neredeyim?|/estimates', 'Denemelerim|/exam-tracker']);
    const gap = await ask('hedefime ne kadar kaldı');
    expect(gap.response).toMatch(/\*\*[\d,]+ net\*\* daha/);
    expect(gap.response).toContain('AYT Matematik: +');
    expect(await statementsOf('hedefime ne kadar kaldı')).toBeLessThanOrEqual(4);
    expect(await statementsOf('bu netlerle kaç puan alırım')).toBeLessThanOrEqual(4);
  });

  it('today’s plan is today’s, also on a Sunday', async () => {
    await student.call(weeklyPlans.addEntry, {
      params: { weekStart: '2026-11-16' },
      body: { day: 6, subject: 'fizik', type: 'soru_cozum' },
    });
    expect((await ask('bugünkü planımda ne var')).response).toContain('Fizik');
  });
});
