import type { BodyOf } from '@netlik/contract/endpoint';
import type { DayClosing, LeftChoice, Today, TodayItem, today } from '@netlik/contract/planning/today';
import { canCloseDay, nextOfDay, orderDay } from '@netlik/domain/planning/today/order';
import { minuteOfDay } from '@netlik/domain/study/habits/schedule';
import { addDays, type StudyDay, studyDay, weekStart } from '@netlik/domain/study-day';
import { getTodaysChallenges } from '../../community/daily-challenges/daily-challenges.service.ts';
import type { Executor } from '../../db/database.ts';
import { lockOwner } from '../../db/owner.sql.ts';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../http/app-error.ts';
import type { Actor } from '../../http/auth-session.ts';
import { getOverview } from '../../practice/flashcards/flashcards.service.ts';
import { activeHabitsOfUser, type HabitRow, presentHabit } from '../../study/habits/habits.service.ts';
import { carrySubjects, skipSubjects } from '../daily-plans/carry-subjects.service.ts';
import { type PlanRow, plansOfUserToday } from '../daily-plans/plan-rows.service.ts';
import { presentPlan } from '../daily-plans/present-plan.service.ts';
import { plannerOfUserToday } from '../planner/notice.service.ts';
import { moveOrRemoveEntries } from '../weekly-plans/weekly-plans.service.ts';
import { findToday, insertClosing, type TodayRow } from './today.sql.ts';

const planItems = (row: PlanRow): TodayItem[] => {
  const { _id: planId, source, subjects } = presentPlan(row);
  return subjects.map(({ _id: id, status, subject, topics, ...work }, index) => ({
    id,
    kind: 'plan',
    planId,
    index,
    source,
    subject,
    topics,
    done: status === 'completed' || status === 'skipped',
    skipped: status === 'skipped',
    targetTime: work.targetTime,
    studyTime: work.studyTime,
    targetQuestions: work.targetQuestions,
    completedQuestions: work.completedQuestions,
    answersTyped: work.answersTyped,
  }));
};

const habitItems = (row: HabitRow, day: StudyDay): TodayItem[] => {
  const { id, name, schedule, auto, metrics, todayLog } = presentHabit(row, day);
  if (!todayLog) return [];
  return [
    {
      id,
      kind: 'habit',
      name,
      time: schedule.timeStart,
      done: todayLog.status !== 'pending',
      skipped: todayLog.status === 'skipped',
      isAuto: auto !== null,
      streak: metrics.currentStreak,
    },
  ];
};

const coachItems = (row: TodayRow['coach']): TodayItem[] => {
  if (!row) return [];
  const { unread, title, ...rest } = row;
  return [
    {
      kind: 'coach',
      done: false,
      title: unread > 1 ? `Koçundan ${unread} yeni mesaj` : title,
      ...rest,
    },
  ];
};

const itemsOf = (row: TodayRow, actor: Actor, day: StudyDay): TodayItem[] => [
  ...row.habits.flatMap((habit) => habitItems(habit, day)),
  // Plans that can no longer change are left out.
  ...(actor.tier === 'premium' ? row.plans.flatMap(planItems) : []),
  ...row.weekly.map(
    ({ isCompleted, ...entry }): TodayItem => ({
      ...entry,
      kind: 'weekly',
      weekStart: weekStart(day),
      done: isCompleted,
    }),
  ),
  ...(row.mistakesDue > 0
    ? [{ id: 'mistakes', kind: 'mistakes', due: row.mistakesDue, done: false } as const]
    : []),
  ...coachItems(row.coach),
];

const readToday = (db: Executor, actor: Actor, day: StudyDay) =>
  findToday(db, actor.id, {
    day,
    plans: plansOfUserToday,
    habits: activeHabitsOfUser,
    planner: plannerOfUserToday,
  });

const streakOf = ({ streakDays, streakUntil }: TodayRow, day: StudyDay) =>
  streakUntil !== null && streakUntil >= day ? (streakDays ?? 0) : 0;

export const getToday = async (deps: Deps, actor: Actor): Promise<Today> => {
  const now = deps.clock.now();
  const day = studyDay(now);
  const [row, cards, { challenges }] = await Promise.all([
    readToday(deps.db, actor, day),
    getOverview(deps, actor),
    getTodaysChallenges(deps, actor),
  ]);
  const { due, fresh } = cards.today;
  const items = orderDay<TodayItem>([
    ...itemsOf(row, actor, day),
    ...(due + fresh > 0 || cards.answeredToday > 0
      ? [{ id: 'cards', kind: 'cards', due, fresh, done: due + fresh === 0 } as const]
      : []),
    ...challenges.map(
      ({ key, title, current, target, xpReward, isCompleted }): TodayItem => ({
        id: key,
        kind: 'challenge',
        title,
        current,
        target,
        xpReward,
        done: isCompleted,
      }),
    ),
  ]);
  const minute = minuteOfDay(now);
  const { seconds, questions, lastSubject, closedAt, planner } = row;
  return {
    day,
    seconds,
    questions,
    lastSubject,
    closedAt,
    planner,
    items,
    nextId: nextOfDay(items, minute)?.id ?? null,
    streak: { days: streakOf(row, day), studiedToday: row.sessions > 0 },
    canClose: closedAt === null && canCloseDay(items, minute),
  };
};

export const closeDay = (
  deps: Deps,
  actor: Actor,
  { day, left }: BodyOf<typeof today.close>,
): Promise<DayClosing> =>
  deps.db.transaction(async (tx) => {
    await lockOwner(tx, actor.id);
    const now = deps.clock.now();
    if (studyDay(now) !== day) throw new AppError('today.item_gone');
    const row = await readToday(tx, actor, day);
    const items = itemsOf(row, actor, day);
    const chosen = new Map<string, LeftChoice>();
    for (const { kind, id, to } of left) {
      if (!items.some((item) => item.kind === kind && item.id === id)) throw new AppError('today.item_gone');
      chosen.set(id, to);
    }
    const open = items.filter(({ done }) => !done);
    const idsOf = (kind: TodayItem['kind'], to: LeftChoice) =>
      open.filter((item) => item.kind === kind && chosen.get(item.id) === to).map(({ id }) => id);
    const plan = { tomorrow: idsOf('plan', 'tomorrow'), away: idsOf('plan', 'away') };
    const weekly = { tomorrow: idsOf('weekly', 'tomorrow'), away: idsOf('weekly', 'away') };
    const place = { actor, from: day, to: addDays(day, 1), now };
    await carrySubjects(tx, place, row.plans, plan.tomorrow);
    await skipSubjects(tx, row.plans, plan.away);
    await moveOrRemoveEntries(tx, place, weekly);
    await insertClosing(tx, actor.id, day, now);
    return {
      day,
      closedAt: row.closedAt ?? now.toISOString(),
      seconds: row.seconds,
      questions: row.questions,
      streak: streakOf(row, day),
      done: items.length - open.length,
      moved: plan.tomorrow.length + weekly.tomorrow.length,
      dropped: plan.away.length + weekly.away.length,
    };
  });
