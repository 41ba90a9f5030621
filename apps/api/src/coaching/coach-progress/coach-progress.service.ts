import type { coachProgress, StudentProgress } from '@netlik/contract/coaching/coach-progress';
import type { QueryOf } from '@netlik/contract/endpoint';
import { riskOf } from '@netlik/domain/coaching/risk';
import { addDays, daysBetween, type StudyDay, studyDay } from '@netlik/domain/study-day';
import { minutesOf } from '@netlik/domain/totals';
import { tr } from '@netlik/domain/turkish';
import type { Deps } from '../../deps.ts';
import type { Actor } from '../../http/auth-session.ts';
import { ruleBroken } from '../../http/rules.ts';
import { fullName } from '../coach-students/coach-students.service.ts';
import { findProgress, type ProgressRow } from './coach-progress.sql.ts';

const DEFAULT_DAYS = 14;
const MAX_DAYS = 366;

const present = (row: ProgressRow, days: number, today: StudyDay): StudentProgress => {
  const studyMinutes = minutesOf(row.seconds);
  const goal = (row.weeklyGoalMinutes * days) / 7;
  const goalPercent = goal > 0 ? Math.round((100 * studyMinutes) / goal) : 100;
  const { completion7, completion14, netChange } = row;
  return {
    studentId: row.id,
    studentName: fullName(row.firstName, row.lastName),
    avatar: row.avatar,
    lastStudy: row.lastStudy,
    completion7,
    completion14,
    studyMinutes,
    goalPercent,
    netChange,
    risk: riskOf({ goalPercent, ...row }, today),
  };
};

export const listProgress = async (
  { reads: db, clock }: Deps,
  actor: Actor,
  query: QueryOf<typeof coachProgress.list>,
): Promise<StudentProgress[]> => {
  const today = studyDay(clock.now());
  const to = query.to ?? today;
  const from = query.from ?? addDays(to, 1 - DEFAULT_DAYS);
  const days = daysBetween(from, to) + 1;
  if (days < 1 || days > MAX_DAYS) throw ruleBroken('from', 'Dönem en az bir gün, en fazla bir yıl olabilir');
  const yesterday = addDays(today, -1);
  const lastOver = [to, yesterday].sort()[0]!;
  const whose = { coachId: query.coachId ?? null, group: query.group ?? null };
  const rows = await findProgress(db, actor, whose, {
    today,
    from,
    to,
    lastOver,
    first7: addDays(lastOver, -6),
    first14: addDays(lastOver, -13),
  });
  return rows
    .map((row) => present(row, days, today))
    .sort((a, b) => b.risk.score - a.risk.score || tr.compare(a.studentName, b.studentName));
};
