import type { ReportSums } from '@netlik/contract/coaching/coach-live';
import type { CoachProgram } from '@netlik/contract/coaching/coach-programs';
import { shownNet } from '@netlik/domain/net';
import type { SHOWN_STATUSES } from '@netlik/domain/planning/daily-plans/values';
import { type StudyDay, studyDay } from '@netlik/domain/study-day';
import { minutesOf } from '@netlik/domain/totals';
import type { Executor } from '../../db/database.ts';
import type { Deps } from '../../deps.ts';
import type { Actor } from '../../http/auth-session.ts';
import { requireRow } from '../../http/owned-row.ts';
import { offsetOf, pageOf } from '../../http/pages.ts';
import { refuseBadRange } from '../../http/rules.ts';
import { getVisibleStudent } from '../../identity/users/students.service.ts';
import type { PlanRow } from '../../planning/daily-plans/plan-rows.service.ts';
import { presentProgram } from '../../planning/daily-plans/present-plan.service.ts';
import {
  countPrograms,
  findProgram,
  findPrograms,
  findUsedVideos,
  type ProgramFilter,
  saveEvaluationRead,
  sumPrograms,
} from './programs.sql.ts';

export const presentCoachProgram = (row: PlanRow, today: StudyDay): CoachProgram => ({
  ...presentProgram(row, today),
  studentId: row.userId,
  coachId: row.authorId,
});

export const ownProgram = async (db: Executor, actor: Actor, id: string) =>
  requireRow(await findProgram(db, actor, id), 'daily_plan.not_found');

export const getProgram = async ({ db, clock }: Pick<Deps, 'db' | 'clock'>, actor: Actor, id: string) =>
  presentCoachProgram(await ownProgram(db, actor, id), studyDay(clock.now()));

type ProgramQuery = {
  date?: StudyDay | undefined;
  from?: StudyDay | undefined;
  to?: StudyDay | undefined;
  status?: (typeof SHOWN_STATUSES)[number] | undefined;
  source: 'student' | 'coach';
  page: number;
  limit: number;
};

/** Shown statuses are computed, so filtering reads at most this many of the newest rows. */
const MAX_FILTERED = 500;

export const listPrograms = async (deps: Deps, actor: Actor, studentId: string, query: ProgramQuery) => {
  const { db, clock } = deps;
  const { date, status } = query;
  const [from, to] = [date ?? query.from ?? null, date ?? query.to ?? null];
  if (from && to) refuseBadRange(from, to);
  await getVisibleStudent(db, actor, studentId);
  const today = studyDay(clock.now());
  const filter: ProgramFilter = {
    userIds: [studentId],
    coachId: null,
    source: query.source,
    from,
    to,
    withDrafts: true,
    withArchived: date === undefined,
  };
  const offset = offsetOf(query);
  if (status) {
    const rows = await findPrograms(db, actor, filter, { limit: MAX_FILTERED, offset: 0 });
    const found = rows
      .map((row) => presentCoachProgram(row, today))
      .filter(({ shownStatus }) => shownStatus === status);
    return pageOf(query, found.slice(offset, offset + query.limit), found.length);
  }
  const [rows, total] = await Promise.all([
    findPrograms(db, actor, filter, { limit: query.limit, offset }),
    countPrograms(db, actor, filter),
  ]);
  return pageOf(
    query,
    rows.map((row) => presentCoachProgram(row, today)),
    total,
  );
};

const standing = {
  userIds: null,
  coachId: null,
  source: 'coach',
  from: null,
  to: null,
  withDrafts: false,
  withArchived: false,
} as const satisfies ProgramFilter;

export const listProgramsOf = async (
  { db, clock }: Deps,
  actor: Actor,
  userIds: readonly string[],
  from: StudyDay,
  to: StudyDay,
): Promise<CoachProgram[]> => {
  const filter = { ...standing, userIds, from, to, withDrafts: true };
  const rows = await findPrograms(db, actor, filter, { limit: MAX_FILTERED * 10, offset: 0 });
  const today = studyDay(clock.now());
  return rows.map((row) => presentCoachProgram(row, today));
};

type ReportQuery = {
  studentId?: string | undefined;
  date?: StudyDay | undefined;
  from?: StudyDay | undefined;
  to?: StudyDay | undefined;
  coachId?: string | undefined;
  limit: number;
  offset: number;
};

const reportFilter = (
  { studentId, date, from, to, coachId }: Omit<ReportQuery, 'limit' | 'offset'>,
  today: StudyDay,
): ProgramFilter => ({
  ...standing,
  userIds: studentId ? [studentId] : null,
  coachId: coachId ?? null,
  from: date ?? from ?? null,
  to: date ?? [to ?? today, today].sort()[0]!,
});

/** Past program days with work and evaluation, newest first. */
export const listReports = async (
  { db, clock }: Deps,
  actor: Actor,
  { limit, offset, ...query }: ReportQuery,
) => {
  const today = studyDay(clock.now());
  const filter = reportFilter(query, today);
  const [rows, total] = await Promise.all([
    findPrograms(db, actor, filter, { limit, offset }),
    countPrograms(db, actor, filter),
  ]);
  const data = rows.map((row) => ({ ...presentCoachProgram(row, today), studentName: row.studentName }));
  return { data, total };
};

/** Sums of the same days, with each day counted as its page shows it. */
export const sumReports = async (
  { db, clock }: Deps,
  actor: Actor,
  query: Omit<ReportQuery, 'limit' | 'offset'>,
): Promise<ReportSums> => {
  const { seconds, ...sums } = await sumPrograms(db, actor, reportFilter(query, studyDay(clock.now())));
  return { studyTime: minutesOf(seconds), net: shownNet(sums.correct, sums.wrong), ...sums };
};

export const listUsedVideos = async (
  { db, clock }: Deps,
  actor: Actor,
  { studentId, subject, since }: { studentId: string; subject: string; since: StudyDay },
) => {
  await getVisibleStudent(db, actor, studentId);
  return findUsedVideos(db, studentId, subject, { since, today: studyDay(clock.now()) });
};

export const markEvaluationRead = async ({ db, clock }: Deps, actor: Actor, id: string): Promise<null> => {
  await ownProgram(db, actor, id);
  await saveEvaluationRead(db, id, clock.now());
  return null;
};
