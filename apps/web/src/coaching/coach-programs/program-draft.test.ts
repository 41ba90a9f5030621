import { addDays, type StudyDay, weekStart } from '@netlik/domain/study-day';
import { describe, expect, it } from 'vitest';
import { planSubject, program, today } from '../coach.samples.ts';
import { type EntryLine, newSubject, questionsOf } from './draft-subject.ts';
import {
  carryOver,
  daysToSave,
  hasChanges,
  openDay,
  openWeek,
  type ProgramDraft,
  reduceDraft,
  sumsBySubject,
} from './program-draft.ts';

const monday = addDays(weekStart(today), 7);
const dayAt = (at: number) => addDays(monday, at);
const open = { status: 'not_started', studyTime: 0, completedQuestions: 0 } as const;
const math = planSubject(0, open);
const physics = planSubject(1, { ...open, subject: 'fizik' });
const week = () => openWeek(monday, [program(0, { date: monday, subjects: [math, physics] })]);
const moveEntry = (draft: ProgramDraft, key: string, date: StudyDay, index: number) =>
  reduceDraft(draft, { type: 'move', key, date, index });
const removeEntry = (draft: ProgramDraft, key: string) => reduceDraft(draft, { type: 'remove', key });
const addEntry = (draft: ProgramDraft, date: StudyDay, line: EntryLine) =>
  reduceDraft(draft, { type: 'write', date, lines: [line] });
const sent = (now: ReturnType<typeof week>) => daysToSave(now, 'active', today).map((one) => one.sent);

describe('a day', () => {
  const [first, second] = [newSubject('matematik'), newSubject('kimya')];
  const day = reduceDraft([openDay(monday, null)], {
    type: 'add',
    date: monday,
    subjects: [first, second],
  });

  it('has subjects that change places and stay where they are at the ends', () => {
    const [moved] = moveEntry(day, first.key, monday, 1);
    expect(moved!.subjects.map(({ subject }) => subject)).toEqual(['kimya', 'matematik']);
    expect(moveEntry(day, first.key, monday, -1)).toEqual(day);
    expect(moveEntry(day, second.key, monday, 2)).toEqual(day);
  });

  it('changes one subject and its title', () => {
    const titled = reduceDraft(day, { type: 'title', title: 'Deneme günü' });
    const change = (subject: typeof first) => ({ ...subject, duration: 90 });
    const [changed] = reduceDraft(titled, { type: 'change', key: second.key, change });
    expect(changed!.title).toBe('Deneme günü');
    expect(changed!.subjects.map(({ duration }) => duration)).toEqual([60, 90]);
  });
});

describe('a week', () => {
  it('sends only days that changed, and a moved entry as a new one of its day', () => {
    expect(hasChanges(week())).toBe(false);
    const [first, second, ...rest] = sent(moveEntry(week(), math._id, dayAt(2), 0));
    expect(rest).toEqual([]);
    expect(first).toMatchObject({ date: monday, version: 1, subjects: [{ _id: physics._id }] });
    expect(second).toMatchObject({ date: dayAt(2), subjects: [{ subject: 'matematik', duration: 90 }] });
    expect(second!.subjects[0]).not.toHaveProperty('_id');
    expect(second!.subjects[0]).toMatchObject({ description: math.description, topicsDetailed: [{}] });
  });

  it('has no change after an entry was moved there and back', () => {
    const there = moveEntry(week(), math._id, dayAt(2), 0);
    expect(hasChanges(moveEntry(there, math._id, monday, 0))).toBe(false);
  });

  it('keeps what was worked on in its day, but lets it change its place', () => {
    const worked = openWeek(monday, [program(0, { date: monday, subjects: [planSubject(0), physics] })]);
    expect(hasChanges(moveEntry(worked, planSubject(0)._id, dayAt(1), 0))).toBe(false);
    expect(sent(moveEntry(worked, planSubject(0)._id, monday, 1))[0]!.subjects).toHaveLength(2);
  });

  it('sends a day without entries, so that its program goes', () => {
    const empty = removeEntry(removeEntry(week(), math._id), physics._id);
    expect(sent(empty)).toMatchObject([{ date: monday, programId: program(0)._id, subjects: [] }]);
  });

  it('sends unchanged drafts only when they are to be shown', () => {
    const drafts = openWeek(monday, [program(0, { date: monday, status: 'draft' })]);
    expect(sent(drafts)).toHaveLength(1);
    expect(daysToSave(drafts, 'draft', today)).toEqual([]);
  });

  it('counts questions of topics and subjects over the week', () => {
    const line = { subject: 'matematik', topic: 'Limit', questions: 30, minutes: null } as const;
    const written = addEntry(addEntry(openWeek(monday, []), monday, line), dayAt(3), {
      subject: 'matematik',
      topic: null,
      questions: 20,
      minutes: null,
    });
    const joined = addEntry(written, monday, { ...line, topic: 'Türev', questions: 10 });
    expect(joined[0]!.subjects).toHaveLength(1);
    expect(sumsBySubject(joined)).toEqual([{ subject: 'matematik', minutes: 120, questions: 60 }]);
    const more = addEntry(joined, dayAt(3), { ...line, topic: 'Türev', questions: 15 });
    expect(sumsBySubject(more)).toMatchObject([{ questions: 75 }]);
  });

  it('gives a line an entry of its own where joining another would change an amount of either', () => {
    const line = { subject: 'matematik', topic: 'Limit', questions: 300, minutes: 240 } as const;
    const add = (...lines: readonly EntryLine[]) =>
      lines.reduce((now, one) => addEntry(now, monday, one), openWeek(monday, []))[0]!.subjects;
    const amounts = (...lines: readonly EntryLine[]) =>
      add(...lines).map((entry) => [entry.duration, questionsOf(entry)]);
    const other = { ...line, topic: 'Türev' };
    expect(amounts(line, { ...other, questions: 200 })).toEqual([[480, 500]]);
    expect(amounts(line, { ...other, questions: 201 })).toEqual([
      [240, 300],
      [240, 201],
    ]);
    expect(amounts(line, { ...other, questions: null, minutes: 255 })).toHaveLength(2);
    expect(amounts(line, { ...line, questions: 20 })).toEqual([
      [240, 300],
      [240, 20],
    ]);
    expect(amounts({ ...line, topic: null, minutes: 45 }, { ...other, questions: 20, minutes: 30 })).toEqual([
      [75, 320],
    ]);
  });

  it('keeps what is new below what was stored meanwhile', () => {
    const written = addEntry(week(), monday, {
      subject: 'kimya',
      topic: null,
      questions: null,
      minutes: null,
    });
    const stored = openWeek(monday, [program(0, { date: monday, version: 2, subjects: [physics] })]);
    const [day] = carryOver(stored, written);
    expect(day!.subjects.map(({ subject }) => subject)).toEqual(['fizik', 'kimya']);
    expect(day!.program?.version).toBe(2);
  });
});
