import type { Attention, BoardRow, boardStates } from '@netlik/contract/coaching/coach-live';
import type { CoachProgram } from '@netlik/contract/coaching/coach-programs';
import { arrangeAttention, attentionOf } from '@netlik/domain/coaching/attention';
import type { AttentionReason } from '@netlik/domain/coaching/values';
import { addDays, type StudyDay, studyDay } from '@netlik/domain/study-day';
import { type ExamDates, examDates } from '@netlik/domain/yks/exam-dates';
import type { Deps } from '../../deps.ts';
import { listExamDates } from '../../exams/exam-dates/exam-dates.service.ts';
import { AppError } from '../../http/app-error.ts';
import type { Actor } from '../../http/auth-session.ts';
import { offsetOf, pageOf } from '../../http/pages.ts';
import { listProgramsOf } from '../coach-programs/programs.service.ts';
import { fullName } from '../coach-students/coach-students.service.ts';
import { countStudents, findStudents } from '../coach-students/coach-students.sql.ts';
import { type FactsRow, findFacts, saveDismissals } from './coach-live.sql.ts';

const factsOf = (row: FactsRow, exams: readonly ExamDates[]) => ({
  hasProgramTomorrow: row.hasProgramTomorrow,
  yesterday:
    row.yesterdayRate === null
      ? null
      : { completionRate: row.yesterdayRate, isCompleted: row.yesterdayCompleted === true },
  lastStudyDay: row.lastStudyDay,
  coachedSince: row.coachedSince,
  unreadEvaluations: row.unreadEvaluations,
  unreadDay: row.unreadDay,
  streakUntil: row.streakUntil,
  streakDays: row.streakDays,
  examDay: row.targetYear === null ? null : examDates(row.targetYear, exams).tyt,
  mockDay: row.mockDay,
  lastNets: row.lastNets,
});

export const listAttention = async (
  deps: Deps,
  actor: Actor,
  { coachId, group }: { coachId?: string | undefined; group?: string | undefined },
): Promise<Attention[]> => {
  const today = studyDay(deps.clock.now());
  const days = { today, yesterday: addDays(today, -1), tomorrow: addDays(today, 1) };
  const [rows, exams] = await Promise.all([
    findFacts(deps.db, actor, { coachId: coachId ?? null, group: group ?? null }, days),
    listExamDates(deps),
  ]);
  const all = rows.flatMap((row) =>
    attentionOf(factsOf(row, exams), today)
      .filter(({ reason }) => !row.dismissed.includes(reason))
      .map(({ reason, figures }) => ({
        studentId: row.id,
        studentName: fullName(row.firstName, row.lastName),
        avatar: row.avatar,
        reason,
        figures,
      })),
  );
  const { shared, students } = arrangeAttention(all);
  return [...students, ...shared].flatMap(({ items }) => items);
};

export const dismissAttention = async (
  { db, clock }: Deps,
  actor: Actor,
  { studentIds, reasons }: { studentIds: readonly string[]; reasons: readonly AttentionReason[] },
): Promise<null> => {
  const wanted = [...new Set(studentIds)];
  const saved = await saveDismissals(db, actor, wanted, [...new Set(reasons)], studyDay(clock.now()));
  if (saved === 0) throw new AppError('user.not_found');
  return null;
};

const BOARD_DAYS = 7;

const stateOf = (program: CoachProgram | undefined): (typeof boardStates)[number] => {
  if (!program || program.status === 'archived') return 'empty';
  if (program.status === 'draft') return 'draft';
  if (program.shownStatus === 'completed') return 'done';
  return program.seenAt ? 'seen' : 'written';
};

export const getBoard = async (
  deps: Deps,
  actor: Actor,
  query: {
    from: StudyDay;
    coachId?: string | undefined;
    group?: string | undefined;
    page: number;
    limit: number;
  },
) => {
  const { db, clock } = deps;
  const { from } = query;
  const today = studyDay(clock.now());
  const filter = { viewer: actor, coachId: query.coachId ?? null, group: query.group ?? null, folded: null };
  const page = {
    sort: 'name',
    order: 'asc',
    today,
    monday: today,
    limit: query.limit,
    offset: offsetOf(query),
  } as const;
  const [students, total] = await Promise.all([findStudents(db, filter, page), countStudents(db, filter)]);
  const ids = students.map(({ _id }) => _id);
  const programs = await listProgramsOf(deps, actor, ids, from, addDays(from, BOARD_DAYS - 1));
  const byPlace = new Map(programs.map((program) => [`${program.studentId} ${program.date}`, program]));
  const rows = students.map(
    ({ _id, firstName, lastName, avatar }): BoardRow => ({
      studentId: _id,
      studentName: fullName(firstName, lastName),
      avatar,
      days: Array.from({ length: BOARD_DAYS }, (_, at) => {
        const date = addDays(from, at);
        const program = byPlace.get(`${_id} ${date}`);
        return {
          date,
          state: stateOf(program),
          programId: program?._id ?? null,
          completionRate: program?.completionRate ?? null,
        };
      }),
    }),
  );
  return pageOf(query, rows, total);
};
