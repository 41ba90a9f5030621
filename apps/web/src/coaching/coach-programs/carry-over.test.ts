import { addDays } from '@netlik/domain/study-day';
import { expect, it } from 'vitest';
import { program, today } from '../coach.samples.ts';
import { undoneSubjects } from './carry-over.ts';

it('takes over what was left undone, with the time that is left', () => {
  const base = program(0);
  const subject = (name: string, part: object) => ({ ...base.subjects[0]!, subject: name, ...part });
  const day = (ago: number, subjects: ReturnType<typeof subject>[]) =>
    program(ago, { date: addDays(today, -ago), status: 'active', completionRate: 40, subjects });
  const found = undoneSubjects([
    day(2, [
      subject('fizik', { status: 'not_started', targetTime: 60, studyTime: 0 }),
      subject('kimya', { status: 'not_started', targetTime: 60, studyTime: 0 }),
    ]),
    day(1, [
      subject('matematik', { status: 'in_progress', targetTime: 90, studyTime: 50 }),
      subject('kimya', { status: 'completed', targetTime: 60, studyTime: 60 }),
      subject('tarih', { status: 'skipped', targetTime: 60, studyTime: 0 }),
    ]),
  ]);
  expect(found.map(({ subject: name, duration }) => [name, duration])).toEqual([
    ['matematik', 45],
    ['fizik', 60],
  ]);
});
