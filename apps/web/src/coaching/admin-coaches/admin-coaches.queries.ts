import { adminCoaches, type coachSorts, MAX_PICKED_FROM } from '@netlik/contract/coaching/admin-coaches';
import { coachPrograms } from '@netlik/contract/coaching/coach-programs';
import { read } from '../../data/calls/read.ts';

type ListQuery = {
  q?: string;
  sort?: (typeof coachSorts)[number];
  order?: 'asc' | 'desc';
  page?: number;
  limit?: number;
};

type AssignmentQuery = {
  q?: string;
  coachId?: string;
  assignable?: 'true' | 'false';
  page?: number;
  limit?: number;
};

/** The maximum number of a picker's options. */
const ALL = MAX_PICKED_FROM;

export const adminCoachQueries = {
  list: (query: ListQuery) =>
    read(adminCoaches.list, { query: { work: 'true', ...query } }, { keepPrevious: true }),
  all: () => read(adminCoaches.list, { query: { limit: ALL } }),
  performance: (id: string) => read(adminCoaches.performance, { params: { id } }),
  students: (id: string, query: { status?: 'active' | 'inactive'; page?: number; limit?: number }) =>
    read(adminCoaches.students, { params: { id }, query }, { keepPrevious: true }),
  allStudents: (id: string) => read(adminCoaches.students, { params: { id }, query: { limit: ALL } }),
  assignments: (query: AssignmentQuery) =>
    read(adminCoaches.listAssignments, { query }, { keepPrevious: true }),
  programs: (studentId: string, from: string, to: string) =>
    read(
      coachPrograms.listOfStudent,
      { params: { id: studentId }, query: { from, to, limit: 200, source: 'coach' } },
      { keepPrevious: true },
    ),
};
