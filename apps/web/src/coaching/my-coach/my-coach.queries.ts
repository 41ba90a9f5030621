import { myCoach } from '@netlik/contract/coaching/my-coach';
import { type Program, studentPrograms } from '@netlik/contract/planning/daily-plans/student-programs';
import { read } from '../../data/calls/read.ts';

type ProgramFilter = {
  status?: Program['shownStatus'];
  from?: string;
  to?: string;
  page: number;
  limit: number;
};

export const myCoachQueries = {
  coach: () => read(myCoach.get, {}),
  status: () => read(myCoach.feedbackStatus, {}),
  programs: (query: ProgramFilter) => read(studentPrograms.list, { query }, { keepPrevious: true }),
};
