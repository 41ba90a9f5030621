import { MAX_MEETINGS } from '@netlik/contract/coaching/meetings';
import { addDays, studyDay } from '@netlik/domain/study-day';
import type { Executor } from '../../db/database.ts';
import type { Demo } from '../../demo/demo.ts';
import { newId } from '../../ids.ts';
import { insertMeeting } from './meetings.sql.ts';

const meetings = [
  {
    email: 'ogrenci@netlik.demo',
    days: -12,
    time: '18:00',
    agreed:
      'Geometriye haftada iki kısa test. Paragraf her sabah 20 soru. Denemeden sonra yanlışlar deftere.',
  },
  { email: 'ogrenci@netlik.demo', days: 2, time: '18:00', agreed: '' },
  { email: 'elif@netlik.demo', days: 4, time: '19:30', agreed: '' },
];

export const fillDemoMeetings = async (tx: Executor, { users, now, idOf }: Demo): Promise<void> => {
  for (const { email, days, time, agreed } of meetings) {
    const user = users.find(({ person }) => person.email === email);
    if (!user?.person.coach) continue;
    const row = { id: newId(), studentId: user.id, coachId: idOf(user.person.coach), most: MAX_MEETINGS };
    await insertMeeting(tx, row, { day: addDays(studyDay(now), days), time, agreed }, now);
  }
};
