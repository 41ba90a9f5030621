import {
  type coachLive,
  type LiveDashboard,
  type LiveStudent,
  type liveRanges,
  runStates,
  type StudentReport,
} from '@netlik/contract/coaching/coach-live';
import type { QueryOf } from '@netlik/contract/endpoint';
import type { Program } from '@netlik/contract/planning/daily-plans/student-programs';
import { statsRange } from '@netlik/domain/study/analytics/range';
import { addDays, type StudyDay, studyDay } from '@netlik/domain/study-day';
import { minutesOf } from '@netlik/domain/totals';
import type { Deps } from '../../deps.ts';
import type { Actor } from '../../http/auth-session.ts';
import { refuseBadRange } from '../../http/rules.ts';
import { getVisibleStudent } from '../../identity/users/students.service.ts';
import { listProgramsOf, listReports, sumReports } from '../coach-programs/programs.service.ts';
import { fullName } from '../coach-students/coach-students.service.ts';
import { type DayFigures, findDayFigures, findWorking, type WorkingRow } from './coach-live.sql.ts';

const RECENT = 10;
const SPARK_DAYS = 7;
/** More than any coach has working at once. */
const MAX_WORKING = 300;

const ranges = { today: 'daily', week: 'weekly', month: 'monthly', all: 'all' } as const;

const runStateOf = ({ subject, runState }: WorkingRow): LiveStudent['runState'] =>
  subject === null ? null : (runStates.find((one) => one === runState) ?? 'running');

const presentStudent = (row: WorkingRow, program: Program | undefined): LiveStudent => ({
  studentId: row.id,
  studentName: fullName(row.firstName, row.lastName),
  avatar: row.avatar,
  planTitle: program?.title ?? null,
  subject: row.subject,
  runState: runStateOf(row),
  lastActivity: row.lastActivity,
  completedSubjects: program?.subjects.filter(({ status }) => status === 'completed').length ?? 0,
  totalSubjects: program?.subjects.length ?? 0,
  totalStudyTime: minutesOf(row.seconds),
  targetTime: program?.subjects.reduce((sum, { targetTime }) => sum + (targetTime ?? 0), 0) ?? 0,
  totalProgress: program?.completionRate ?? null,
});

const average = (progress: number, plans: number) => (plans === 0 ? null : Math.round(progress / plans));

const summarize = (
  figures: readonly DayFigures[],
  today: StudyDay,
  from: StudyDay | null,
): Omit<LiveDashboard['summary'], 'totalStudentsToday' | 'activeNow'> => {
  const inRange = figures.filter(({ day }) => from === null || day >= from);
  const total = (value: (day: DayFigures) => number) => inRange.reduce((sum, day) => sum + value(day), 0);
  const byDay = new Map(figures.map((day) => [day.day, day]));
  const spark = (value: (day: DayFigures) => number) =>
    Array.from({ length: SPARK_DAYS }, (_, at) => {
      const day = byDay.get(addDays(today, at + 1 - SPARK_DAYS));
      return day ? value(day) : 0;
    });
  return {
    totalCompletedPlans: total(({ completed }) => completed),
    averageProgress: average(
      total(({ progress }) => progress),
      total(({ plans }) => plans),
    ),
    spark1: spark(({ students }) => students),
    spark2: spark(({ seconds }) => Math.floor(seconds / 60)),
    spark3: spark(({ completed }) => completed),
    spark4: spark(({ progress, plans }) => average(progress, plans) ?? 0),
  };
};

export const getLiveDashboard = async (
  deps: Deps,
  actor: Actor,
  { range, coachId = null }: { range: (typeof liveRanges)[number]; coachId?: string | null | undefined },
): Promise<LiveDashboard> => {
  const { db, clock } = deps;
  const today = studyDay(clock.now());
  const from = statsRange(ranges[range], today)?.from ?? null;
  const firstSpark = addDays(today, 1 - SPARK_DAYS);
  const figuresFrom = from && [from, firstSpark].sort()[0]!;
  const [people, figures] = await Promise.all([
    findWorking(db, actor, coachId, { from, today, limit: MAX_WORKING }),
    findDayFigures(db, actor, coachId, figuresFrom, today),
  ]);
  const isPaused = (row: WorkingRow) => runStateOf(row) === 'paused';
  // Working students first, because the page shows six.
  const working = people
    .filter(({ subject }) => subject !== null)
    .toSorted((a, b) => Number(isPaused(a)) - Number(isPaused(b)));
  // Today's work decides, not presence.
  const active = people.filter(({ subject, seconds }) => subject !== null || seconds > 0);
  const recent = active.toSorted((a, b) => (a.lastActivity < b.lastActivity ? 1 : -1)).slice(0, RECENT);
  const ids = [...new Set([...working, ...recent].map(({ id }) => id))];
  const programs = await listProgramsOf(deps, actor, ids, today, today);
  const present = (row: WorkingRow) =>
    presentStudent(
      row,
      programs.find(({ studentId }) => studentId === row.id),
    );
  return {
    liveStudents: working.map(present),
    recentActivity: recent.map(present),
    summary: {
      totalStudentsToday: people[0]?.studied ?? 0,
      activeNow: working.filter((row) => !isPaused(row)).length,
      ...summarize(figures, today, from),
    },
  };
};

type ReportFilter = QueryOf<typeof coachLive.reportSums>;

const refuseHidden = async ({ db }: Deps, actor: Actor, { studentId, from, to }: ReportFilter) => {
  if (from && to) refuseBadRange(from, to);
  if (studentId) await getVisibleStudent(db, actor, studentId);
};

export const listStudentReports = async (
  deps: Deps,
  actor: Actor,
  query: QueryOf<typeof coachLive.reports>,
): Promise<{ data: StudentReport[]; total: number }> => {
  await refuseHidden(deps, actor, query);
  return listReports(deps, actor, query);
};

export const sumStudentReports = async (deps: Deps, actor: Actor, query: ReportFilter) => {
  await refuseHidden(deps, actor, query);
  return sumReports(deps, actor, query);
};
