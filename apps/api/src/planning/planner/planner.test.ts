import { dailyPlans } from '@netlik/contract/planning/daily-plans/daily-plans';
import { type PlannerPreview, planner, type WantedEntry } from '@netlik/contract/planning/planner/planner';
import { today } from '@netlik/contract/planning/today';
import { topicMatrices } from '@netlik/contract/planning/topic-matrices';
import { weeklyPlans } from '@netlik/contract/planning/weekly-plans';
import { topicsOf } from '@netlik/domain/yks/topics';
import { countStatuses, inParallel } from '@netlik/testkit/parallel';
import { storePlan } from '@netlik/testkit/stored-plan';
import { insertRow } from '@netlik/testkit/stored-rows/insert-row';
import { insertStudied } from '@netlik/testkit/studied';
import { openWorld, type PersonOptions, type TestPerson, type World } from '@netlik/testkit/world';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { sql } from '../../db/database.ts';
import { busTopics } from '../../realtime/bus.ts';
import { replanNight } from './notice.service.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld({ catalogue: true });
});
afterAll(() => world.close());
// A Monday, early in the morning in Istanbul.
const weekStart = '2026-11-16';
const monday = '2026-11-16T04:00:00Z';
const wednesday = '2026-11-17T21:30:00Z';
beforeEach(() => world.clock.set(monday));

const settings = {
  hours: [180, 180, 180, 180, 180, 240, 0],
  restDay: 7,
  examsPerWeek: { tyt: 1, ayt: 0 },
  emphasis: {},
  auto: true,
} as const;

/** Renews the token, because the clock passes days and a token lives ten minutes. */
const student = async (
  options: PersonOptions = {},
  field: string | null = 'sayisal',
): Promise<TestPerson> => {
  const signedIn = await world.person(options);
  const { sub, sid } = JSON.parse(Buffer.from(signedIn.token.split('.')[1]!, 'base64url').toString());
  const person: TestPerson = {
    ...signedIn,
    call: (endpoint, input) => world.call(endpoint, input, world.deps.tokens.sign({ sub, sid })),
  };
  await world.db.run(
    sql`update users set target_year = 2027, target_field_type = ${field} where id = ${person.id}`,
  );
  return person;
};
const saveSettings = (person: TestPerson, part: object = {}) =>
  person.call(planner.saveSettings, { body: { ...settings, hours: [...settings.hours], ...part } });
const preview = async (person: TestPerson, part: object = {}) =>
  (await person.call(planner.preview, { body: { weekStart, ...part } })).data;
const wanted = ({ entries }: Pick<PlannerPreview, 'entries'>): WantedEntry[] =>
  entries.map(({ day, kind, subject, topic, minutes, questions, exam, locked }) => ({
    day,
    kind,
    subject,
    topic,
    minutes,
    questions,
    exam,
    locked,
  }));
const apply = (person: TestPerson, proposal: PlannerPreview, part: object = {}) =>
  person.call(planner.apply, {
    body: { weekStart, version: proposal.version, entries: wanted(proposal), ...part },
  });
const applied = async (options: PersonOptions = {}, part: object = {}) => {
  const person = await student(options);
  await saveSettings(person, part);
  const proposal = await preview(person);
  const { data: week } = await apply(person, proposal);
  return { person, proposal, week };
};
const readWeek = async (person: TestPerson) =>
  (await person.call(planner.week, { query: { weekStart } })).data;
const weekly = async (person: TestPerson) =>
  (await person.call(weeklyPlans.get, { query: { date: weekStart } })).data.entries;
const keys = (entries: readonly { key: string }[]) => entries.map(({ key }) => key).sort();

describe('GET and PUT /planner/settings', () => {
  it('are the usual ones until they are saved, from the weekly goal and then from the routine', async () => {
    const person = await student();
    await world.db.run(sql`update users set weekly_goal_minutes = 1050 where id = ${person.id}`);
    const usual = (await person.call(planner.settings, {})).data;
    expect(usual).toMatchObject({
      saved: false,
      hoursFrom: 'first_run',
      secondExam: 'AYT',
      examDay: '2027-06-19',
    });
    expect(usual.settings.hours).toEqual([150, 150, 150, 150, 150, 150, 150]);
    const blocks = [{ startMinute: 960, endMinute: 1140, kind: 'study', label: '' }];
    await insertRow(world.db, 'routine_templates', { userId: person.id, blocks });
    expect((await person.call(planner.settings, {})).data).toMatchObject({
      hoursFrom: 'routine',
      settings: { hours: [180, 180, 180, 180, 180, 180, 180] },
    });
    await saveSettings(person);
    expect((await person.call(planner.settings, {})).data).toMatchObject({ saved: true, settings });
  });

  it('refuse an unknown subject and a day of 25 hours', async () => {
    const person = await student();
    expect(await saveSettings(person, { emphasis: { simya: 1 } })).toMatchObject({ status: 422 });
    expect(await saveSettings(person, { hours: [1500, 0, 0, 0, 0, 0, 0] })).toMatchObject({ status: 400 });
  });
});

describe('POST /planner/preview', () => {
  it('fills the hours, keeps the rest day free, says why and writes nothing', async () => {
    const person = await student();
    await saveSettings(person);
    const proposal = await preview(person);
    expect(proposal).toMatchObject({ status: 'planned', version: 0, target: 'week' });
    expect(proposal.entries.length).toBeGreaterThan(5);
    expect(proposal.entries.every(({ why }) => why.length >= 1 && why.length <= 3)).toBe(true);
    expect(proposal.entries.filter(({ day }) => day === '2026-11-22')).toEqual([]);
    expect(proposal.entries.filter(({ kind }) => kind === 'exam')).toHaveLength(1);
    expect(await weekly(person)).toEqual([]);
    expect((await readWeek(person)).version).toBe(0);
  });

  it('takes at most six statements', async () => {
    const { person } = await applied();
    expect(await world.statements(() => preview(person))).toBeLessThanOrEqual(6);
  });

  it('plans around what is kept, leaves out what is excluded and has other good weeks, each always the same', async () => {
    const person = await student();
    await saveSettings(person);
    const first = await preview(person);
    const [one, other] = first.entries.filter(({ kind }) => kind === 'learn') as [never, never];
    const { subject, topic } = other as { subject: string; topic: string };
    const keep = wanted({ entries: [one] }).map((entry) => ({ ...entry, day: '2026-11-20' }));
    const again = await preview(person, { keep, exclude: [{ kind: 'learn', subject, topic }] });
    expect(again.entries.filter(({ locked }) => locked)).toMatchObject([
      { day: '2026-11-20', topic: keep[0]!.topic, locked: true },
    ]);
    expect(again.entries.some((entry) => entry.kind === 'learn' && entry.topic === topic)).toBe(false);
    const allKept = await preview(person, { keep: wanted(first).slice(1) });
    expect(new Set(keys(allKept.entries)).size).toBe(allKept.entries.length);
    const second = await preview(person, { variant: 2 });
    expect(keys(second.entries)).not.toEqual(keys(first.entries));
    expect(keys((await preview(person, { variant: 2 })).entries)).toEqual(keys(second.entries));
  });

  it('leaves a coach’s program and what was made by hand as they are', async () => {
    const person = await student({ tier: 'premium' });
    await saveSettings(person);
    await storePlan(world.db, person.id, {
      date: '2026-11-17',
      source: 'coach',
      subjects: [{ targetMinutes: 180 }],
    });
    await storePlan(world.db, person.id, { date: '2026-11-18', subjects: [{ targetMinutes: 100 }] });
    const { entries, fixed, target } = await preview(person);
    expect([target, fixed.map(({ day, source, minutes }) => [day, source, minutes])]).toEqual([
      'days',
      [
        ['2026-11-17', 'coach', 180],
        ['2026-11-18', 'own', 100],
      ],
    ]);
    expect(entries.filter(({ day }) => day === '2026-11-17')).toEqual([]);
    const onWednesday = entries.filter(({ day }) => day === '2026-11-18');
    expect(onWednesday.reduce((sum, { minutes }) => sum + minutes, 0)).toBeLessThanOrEqual(80);
  });

  it.each([
    ['no hours', { hours: [0, 0, 0, 0, 0, 0, 0] }, 'no_hours'],
    ['24 hours a day', { hours: [1440, 1440, 1440, 1440, 1440, 1440, 1440] }, 'planned'],
  ])('of %s says so or stays possible', async (_, part, status) => {
    const person = await student();
    await saveSettings(person, part);
    const proposal = await preview(person);
    expect(proposal.status).toBe(status);
    const minutesOn = (date: string) =>
      proposal.entries.reduce((sum, { day, minutes }) => sum + (day === date ? minutes : 0), 0);
    expect(Math.max(0, ...proposal.entries.map(({ day }) => minutesOn(day)))).toBeLessThanOrEqual(720);
  });

  it('plans nothing from the exam on, and says when it has passed', async () => {
    world.clock.set('2027-06-18T04:00:00Z');
    const person = await student();
    await saveSettings(person, { examsPerWeek: { tyt: 0, ayt: 0 } });
    const tomorrow = await person.call(planner.preview, { body: { weekStart: '2027-06-14' } });
    expect(new Set(tomorrow.data.entries.map(({ day }) => day))).toEqual(new Set(['2027-06-18']));
    await world.db.run(sql`update users set target_year = 2026 where id = ${person.id}`);
    const passed = await person.call(planner.preview, { body: { weekStart: '2027-06-14' } });
    expect(passed.data).toMatchObject({ status: 'exam_passed', entries: [] });
    expect(
      await person.call(planner.apply, { body: { weekStart: '2027-06-14', version: 0, entries: [] } }),
    ).toMatchObject({ status: 409, code: 'planner.exam_passed' });
  });

  it('plans a week of TYT for somebody of whom nothing is known', async () => {
    const person = await student({}, null);
    await world.db.run(sql`update users set target_year = null where id = ${person.id}`);
    const proposal = await preview(person);
    expect(proposal.status).toBe('planned');
    expect(proposal.entries.every(({ why }) => why.length > 0)).toBe(true);
  });

  it('has nothing left for a student who has done everything', async () => {
    const person = await student({ tier: 'premium' }, null);
    await saveSettings(person, { examsPerWeek: { tyt: 0, ayt: 0 } });
    const { subjects } = (await person.call(planner.settings, {})).data;
    for (const subject of subjects) {
      const topics = [...topicsOf(subject as 'fizik')];
      const topicColors = Object.fromEntries(topics.map((_topic, row) => [row, 'gray']));
      await person.call(topicMatrices.save, {
        body: {
          userId: person.id,
          subject,
          topics,
          cellColors: {},
          columnColors: {},
          topicColors: topicColors as never,
        },
      });
    }
    expect(await preview(person)).toMatchObject({ status: 'nothing_left', entries: [] });
  });

  it('puts hard first studies into the hours in which the student works best', async () => {
    const person = await student();
    await saveSettings(person);
    const blocks = [{ startMinute: 600, endMinute: 1260, kind: 'study', label: '' }];
    await insertRow(world.db, 'routine_templates', { userId: person.id, blocks });
    for (let index = 0; index < 24; index += 1)
      await insertStudied(world.db, {
        userId: person.id,
        startedAt: `2026-11-${10 + (index % 4)}T${index % 2 ? '08' : '15'}:00:00Z`,
        seconds: 1800,
        quality: index % 2 ? 5 : 2,
      });
    expect((await person.call(planner.settings, {})).data).toMatchObject({
      bestHours: [11, 18],
      sessions: 24,
    });
    const { entries } = await preview(person);
    const hard = entries.filter(({ kind, minutes }) => kind === 'learn' && minutes >= 45);
    expect(hard.length).toBeGreaterThan(0);
    expect(hard.filter(({ atBestHour }) => atBestHour).length).toBeGreaterThan(hard.length / 2);
  });
});

describe('POST /planner/apply', () => {
  it('writes the weekly plan of a free student and undo brings back what was there', async () => {
    const person = await student();
    await saveSettings(person);
    const own = { day: 2, subject: 'fizik', type: 'soru_cozum', customTitle: 'Elle' } as const;
    await person.call(weeklyPlans.addEntry, { params: { weekStart }, body: own });
    const proposal = await preview(person);
    const { data: week } = await apply(person, proposal);
    expect(keys(week.entries)).toEqual(keys(proposal.entries));
    expect(week).toMatchObject({ version: 1, missed: 0, undo: { reason: 'apply' } });
    expect(week.entries.every(({ written, done }) => written && !done)).toBe(true);
    const rows = await weekly(person);
    expect(rows).toHaveLength(proposal.entries.length + 1);
    expect(rows.filter(({ day }) => day === 2)[0]).toMatchObject({ customTitle: 'Elle', order: 0 });
    const learnt = rows.find(({ type }) => type === 'konu_anlatim')!;
    expect(learnt.suggestion).toMatch(/^Konu çalışması · \d+ dk · /);
    await person.call(planner.undo, { body: { weekStart } });
    expect((await weekly(person)).map(({ customTitle }) => customTitle)).toEqual(['Elle']);
    expect(await person.call(planner.undo, { body: { weekStart } })).toMatchObject({
      status: 409,
      code: 'planner.nothing_to_undo',
    });
  });

  it('writes day plans of a premium student as far as the limit allows, and the night the rest', async () => {
    const person = await student({ tier: 'premium' });
    await saveSettings(person);
    const proposal = await preview(person);
    expect(proposal.writtenUntil).toBe('2026-11-20');
    const { data: week } = await apply(person, proposal);
    expect(week.entries.filter(({ written }) => !written).every(({ day }) => day === '2026-11-21')).toBe(
      true,
    );
    const plans = async () =>
      (await person.call(dailyPlans.list, { query: { from: weekStart, to: '2026-11-22' } })).data;
    expect((await plans()).map(({ date }) => date)).toEqual([
      ...['2026-11-16', '2026-11-17', '2026-11-18', '2026-11-19', '2026-11-20'],
    ]);
    // Skips all of Monday, so that the night has nothing to move.
    const [first] = await plans();
    for (const index of first!.subjects.keys())
      await person.call(dailyPlans.updateSubject, {
        params: { id: first!._id, index: `${index}` },
        body: { status: 'skipped' },
      });
    world.clock.set('2026-11-16T21:30:00Z');
    await replanNight(world.deps);
    expect((await plans()).map(({ date }) => date)).toContain('2026-11-21');
    expect((await readWeek(person)).entries.every(({ written }) => written)).toBe(true);
    await person.call(planner.undo, { body: { weekStart } });
    expect((await plans()).map(({ date }) => date)).toEqual([weekStart]);
  });

  it('lets one of two devices win; the other sees it, and the same week twice is one change', async () => {
    const { person, proposal } = await applied();
    expect(await apply(person, proposal)).toMatchObject({ status: 200, data: { version: 1 } });
    const fewer = wanted(proposal).slice(1);
    expect(await apply(person, proposal, { entries: fewer })).toMatchObject({
      status: 409,
      code: 'planner.week_changed',
    });
    expect((await readWeek(person)).entries).toHaveLength(proposal.entries.length);
  });

  it('holds under 50 parallel calls with other weeks: one is written, whole', async () => {
    const person = await student();
    await saveSettings(person);
    const proposal = await preview(person);
    const entries = wanted(proposal);
    const answers = await inParallel(50, (index) =>
      apply(person, proposal, { entries: entries.map((entry) => ({ ...entry, minutes: 30 + index })) }),
    );
    expect(countStatuses(answers)).toEqual({ 200: 1, 409: 49 });
    const { version, entries: stored } = await readWeek(person);
    expect([version, new Set(stored.map(({ minutes }) => minutes)).size]).toEqual([1, 1]);
    expect(await weekly(person)).toHaveLength(entries.length);
  });

  it.each([
    ['a past day', { day: '2026-11-15' }, 'Bu gün bu haftada değil'],
    ['a topic that left the catalogue', { topic: 'Eski Konu' }, 'artık konu listende yok'],
    ['an unknown subject', { subject: 'simya' }, 'Böyle bir ders yok'],
  ])('refuses %s and writes nothing', async (_, part, message) => {
    const person = await student();
    await saveSettings(person);
    const entries = wanted(await preview(person)).filter(({ kind }) => kind === 'learn');
    const answer = await person.call(planner.apply, {
      body: { weekStart, version: 0, entries: [entries[0]!, { ...entries[1]!, ...part }] },
    });
    expect(answer).toMatchObject({ status: 422 });
    expect(JSON.stringify(answer.errors)).toContain(message);
    expect(await weekly(person)).toEqual([]);
  });

  it('leaves finished entries, and forgets those deleted by hand', async () => {
    const { person, week } = await applied();
    const [done, deleted] = await weekly(person);
    const ofEntry = (id: string) => ({ params: { weekStart, id } });
    await person.call(weeklyPlans.toggleStatus, { ...ofEntry(done!._id), body: null });
    await person.call(weeklyPlans.removeEntry, ofEntry(deleted!._id));
    const now = await readWeek(person);
    expect(now.entries).toHaveLength(week.entries.length - 1);
    const proposal = await preview(person);
    await person.call(planner.apply, { body: { weekStart, version: 1, entries: [] } });
    expect(proposal.version).toBe(1);
    expect((await weekly(person)).map(({ _id, status }) => [_id, status])).toEqual([
      [done!._id, 'completed'],
    ]);
  });
});

describe('POST /planner/replan and /planner/lighten', () => {
  it('moves what was missed to later days; undo brings it back', async () => {
    const { person } = await applied();
    world.clock.set(wednesday);
    const before = await readWeek(person);
    expect(before.missed).toBeGreaterThan(0);
    const { data } = await person.call(planner.replan, { body: { weekStart } });
    expect(data.moved.length + data.dropped.length).toBeGreaterThan(0);
    expect(data.moved.every(({ entry, from }) => entry.day >= '2026-11-18' && from <= entry.day)).toBe(true);
    expect(data.week).toMatchObject({ missed: 0, undo: { reason: 'replan' } });
    const ids = (await weekly(person)).map(({ _id }) => _id);
    expect(new Set(ids).size).toBe(ids.length);
    const back = (await person.call(planner.undo, { body: { weekStart } })).data;
    expect(keys(back.entries)).toEqual(keys(before.entries));
    expect((await weekly(person)).length).toBe(before.entries.length);
  });

  it('copies what a premium student missed and leaves the past day as it was', async () => {
    const { person } = await applied({ tier: 'premium' });
    const dayOf = async (date: string) =>
      (await person.call(dailyPlans.list, { query: { from: date, to: date } })).data[0]?.subjects ?? [];
    const missed = await dayOf('2026-11-16');
    world.clock.set('2026-11-16T21:30:00Z');
    const { data } = await person.call(planner.replan, { body: { weekStart } });
    const ofMonday = [
      ...data.moved.filter(({ from }) => from === weekStart).map(({ entry }) => entry),
      ...data.dropped.map(({ entry }) => entry).filter(({ day }) => day === weekStart),
    ];
    expect(new Set(ofMonday.map(({ kind, topic }) => `${kind} ${topic}`)).size).toBe(missed.length);
    expect(await dayOf('2026-11-16')).toEqual(missed);
    expect(data.week.missed).toBe(0);
    const [{ entry }] = data.moved as [(typeof data.moved)[0]];
    expect((await dayOf(entry.day)).some(({ topics }) => topics[0] === entry.topic)).toBe(true);
  });

  it('lets what is worth least fall away by name, and only shows it when asked so', async () => {
    const { person, week } = await applied();
    const shown = await person.call(planner.lighten, { body: { weekStart, preview: true } });
    expect(shown.data.dropped.some(({ reason }) => reason === 'lighter_week')).toBe(true);
    expect(shown.data.week.version).toBe(1);
    const { data } = await person.call(planner.lighten, { body: { weekStart } });
    const minutes = (entries: readonly { minutes: number }[]) =>
      entries.reduce((sum, each) => sum + each.minutes, 0);
    expect(minutes(data.week.entries)).toBeLessThan(minutes(week.entries));
    expect(await weekly(person)).toHaveLength(data.week.entries.length);
  });

  it('name a topic that was renamed away in the catalogue, and go on with the rest', async () => {
    const { person, week } = await applied();
    const [first, second] = week.entries.filter(({ day, topic }) => day === weekStart && topic !== null);
    const rename = (from: string, to: string) =>
      world.db.run(sql`
        with rows as (update weekly_entries set topic = ${to} where user_id = ${person.id} and topic = ${from})
        update planner_weeks set entries = (
          select jsonb_agg(case when e ->> 'topic' = ${from} then jsonb_set(e, '{topic}', to_jsonb(${to}::text)) else e end)
          from jsonb_array_elements(entries) e) where user_id = ${person.id}`);
    await rename(first!.topic!, 'Eski Konu');
    // Another spelling is the same topic.
    await rename(second!.topic!, second!.topic!.toLocaleUpperCase('tr'));
    world.clock.set(wednesday);
    const { data } = await person.call(planner.replan, { body: { weekStart } });
    const dropped = data.dropped.filter(({ reason }) => reason === 'unknown_topic');
    expect(new Set(dropped.map(({ entry }) => entry.topic))).toEqual(new Set(['Eski Konu']));
    const names = [...data.moved, ...data.dropped].map(({ entry }) => entry.key);
    expect(names).toContainEqual(expect.stringContaining(second!.topic!));
    expect((await preview(person)).status).toBe('planned');
  });

  it('needs a planned week', async () => {
    const person = await student();
    expect(await person.call(planner.replan, { body: { weekStart } })).toMatchObject({
      status: 409,
      code: 'planner.nothing_planned',
    });
  });
});

describe('GET /planner/year', () => {
  it('says what will be finished when, what will not, and what more minutes change', async () => {
    const person = await student();
    await saveSettings(person, { hours: [60, 60, 60, 60, 60, 60, 60] });
    const { data } = await person.call(planner.year, { query: {} });
    expect(data).toMatchObject({ status: 'planned', examDay: '2027-06-19', effect: { minutesPerDay: 30 } });
    expect(data.weeks.length).toBeGreaterThan(25);
    expect(data.finished + data.unfinished.length).toBeLessThanOrEqual(data.total);
    const more = (await person.call(planner.year, { query: { extraMinutes: 60 } })).data;
    expect(more.finished - data.finished).toBe(more.effect.topics);
    expect(more.effect.topics).toBeGreaterThan(0);
  });
});

describe('the night', () => {
  it('moves what was missed once, tells of it and open pages, and refusing brings it back', async () => {
    const flag = async (of: TestPerson) => (await of.call(today.get, {})).data.planner;
    expect(await flag(await student())).toBe('none');
    const { person, week } = await applied();
    expect(await flag(person)).toBe('week');
    world.clock.set(wednesday);
    const news: unknown[] = [];
    const subscription = world.deps.bus.subscribe(busTopics.live(person.id), (one) => news.push(one));
    await subscription.ready;
    await replanNight(world.deps);
    await expect
      .poll(() => news)
      .toContainEqual({ type: 'changed', data: expect.arrayContaining(['planner', 'daily-plans']) });
    subscription.end();
    expect(await flag(person)).toBe('notice');
    expect(await world.statements(() => person.call(today.get, {}))).toBeLessThanOrEqual(3);
    await replanNight(world.deps);
    const { data: notice } = await person.call(planner.notice, {});
    expect(notice).toMatchObject({ kind: 'moved', day: '2026-11-18', weekStart });
    expect(notice!.moved.length + notice!.dropped.length).toBeGreaterThan(0);
    expect((await readWeek(person)).version).toBe(2);
    const params = { id: notice!._id };
    await person.call(planner.answerNotice, { params, body: { answer: 'refuse' } });
    expect(keys((await readWeek(person)).entries)).toEqual(keys(week.entries));
    expect((await person.call(planner.notice, {})).data).toBeNull();
    expect(await flag(person)).toBe('week');
    expect(await person.call(planner.answerNotice, { params, body: { answer: 'keep' } })).toMatchObject({
      status: 404,
      code: 'planner.notice_not_found',
    });
  });

  it('only proposes when the student wants so, and taking it moves', async () => {
    const { person, week } = await applied({}, { auto: false });
    world.clock.set(wednesday);
    await replanNight(world.deps);
    const { data: notice } = await person.call(planner.notice, {});
    expect(notice).toMatchObject({ kind: 'proposed' });
    expect(keys((await readWeek(person)).entries)).toEqual(keys(week.entries));
    await person.call(planner.answerNotice, { params: { id: notice!._id }, body: { answer: 'keep' } });
    expect(await readWeek(person)).toMatchObject({ missed: 0, undo: { reason: 'night' } });
  });
});
