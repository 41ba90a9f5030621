import { addDays, toStudyDay } from '@netlik/domain/study-day';
import { expect, it } from 'vitest';
import { daysHere } from '../identity/identity.demo.ts';
import { largeCoach, largeDemoPeople } from './large-people.ts';
import { demoPeople } from './people.ts';
import { habitOf } from './study/habits.ts';
import { yearOfSessions } from './study/year.ts';

it('adds one coach with forty students to the demo people, each with an address of their own', () => {
  expect(largeDemoPeople.filter(({ coach }) => coach === largeCoach)).toHaveLength(40);
  expect(largeDemoPeople.slice(0, demoPeople.length)).toEqual(demoPeople);
  expect(new Set(largeDemoPeople.map(({ email }) => email)).size).toBe(demoPeople.length + 41);
});

it('lets most of the forty study lately, and some fall behind', () => {
  const today = toStudyDay('2026-11-16');
  const now = new Date('2026-11-16T18:00:00Z');
  const lastDays = largeDemoPeople
    .filter(({ coach }) => coach === largeCoach)
    .map(({ email }) => {
      const learner = { email, field: null, graduate: false, habit: habitOf(email)! };
      const sessions = yearOfSessions({ since: addDays(today, -42), ...learner }, today, now);
      return sessions.at(-1)?.day ?? null;
    });
  expect(lastDays).not.toContain(null);
  const idle = lastDays.filter((day) => day! <= addDays(today, -3)).length;
  expect(idle).toBeGreaterThanOrEqual(4);
  expect(idle).toBeLessThanOrEqual(12);
});

it('has nobody who came after the six weeks of study that a class is given', () => {
  const days = largeDemoPeople.map((_person, index) => daysHere(index));
  expect(Math.min(...days)).toBeGreaterThan(90);
});
