import { randomUUID } from 'node:crypto';
import { meetings } from '@netlik/contract/coaching/meetings';
import { addDays, studyDay } from '@netlik/domain/study-day';
import { accessSuite } from '@netlik/testkit/access/access-suite';
import type { Cell } from '@netlik/testkit/access/actors';
import type { Row } from '@netlik/testkit/access/row';
import { newId } from '../../ids.ts';
import { insertMeeting } from './meetings.sql.ts';

const onlyTheirs = { otherCoach: 'user.not_found' } as const;
const noStudent = { others: 'user.not_found' } as const;
const noMeeting = { others: 'coach.meeting_not_found' } as const;
const when = { day: '2026-11-20', time: '18:00' };
const change = { ...when, agreed: 'Her gün 20 paragraf.', next: { day: '2026-12-01', time: '19:00' } };

const planned = async ({ world }: Cell, studentId: string, coachId: string): Promise<string> => {
  const id = newId();
  const day = addDays(studyDay(world.clock.now()), -1);
  const row = { id, studentId, coachId, most: 99 };
  await insertMeeting(world.db, row, { day, time: '18:00', agreed: 'Düzenli tekrar' }, world.clock.now());
  return id;
};

const ofStudent = (body?: object): Row => ({
  own: { input: ({ subject }) => ({ params: { id: subject.id }, body }), outcome: onlyTheirs },
  other: { input: ({ account }) => ({ params: { id: account.id }, body }), outcome: noStudent },
  missing: { input: () => ({ params: { id: randomUUID() }, body }), outcome: noStudent },
});

const ofMeeting = (body?: object): Row => ({
  own: {
    input: async (cell) => ({ params: { id: await planned(cell, cell.subject.id, cell.account.id) }, body }),
    outcome: { otherCoach: 'coach.meeting_not_found' },
  },
  other: {
    input: async (cell) => {
      const coach = await cell.world.person({ role: 'coach' });
      const student = await cell.world.person({ tier: 'premium', coachId: coach.id });
      return { params: { id: await planned(cell, student.id, coach.id) }, body };
    },
    outcome: { admin: 'ok', others: 'coach.meeting_not_found' },
  },
  missing: { input: () => ({ params: { id: randomUUID() }, body }), outcome: noMeeting },
});

accessSuite('meetings', meetings, {
  list: ofStudent(),
  create: ofStudent(when),
  update: ofMeeting(change),
  remove: ofMeeting(),
  listOwn: {
    own: {
      input: async (cell) => {
        await planned(cell, cell.subject.id, cell.account.id);
        return { query: { from: '2026-11-01', to: '2026-12-01' } };
      },
      shows: ({ actor, subject }) =>
        actor === 'assignedCoach' ? [subject.id, subject.firstName, subject.lastName] : [],
    },
  },
});
