import {
  type coachStudentSorts,
  coachStudents,
  MAX_LISTED_STUDENTS,
} from '@netlik/contract/coaching/coach-students';
import { read } from '../../data/calls/read.ts';

type Range = { from?: string; to?: string };

type ListQuery = {
  q?: string;
  coachId?: string;
  group?: string;
  sort?: (typeof coachStudentSorts)[number];
  order?: 'asc' | 'desc';
  page?: number;
  limit?: number;
};

export const coachStudentQueries = {
  list: (query: ListQuery) => read(coachStudents.list, { query }, { keepPrevious: true }),
  all: (coachId: string | null) =>
    read(coachStudents.list, { query: { limit: MAX_LISTED_STUDENTS, ...(coachId ? { coachId } : {}) } }),
  detail: (id: string) => read(coachStudents.get, { params: { id } }),
  found: (q: string) => read(coachStudents.search, { query: { q } }, { staleTime: 10_000 }),
  sessions: (studentId: string, range: Range, page: number, limit: number) =>
    read(coachStudents.sessions, { query: { studentId, ...range, page, limit } }, { keepPrevious: true }),
  exams: (id: string) => read(coachStudents.exams, { params: { id } }),
  summary: (studentId: string, range: Range) =>
    read(coachStudents.sessionsSummary, { query: { studentId, ...range } }, { keepPrevious: true }),
};
