import type { Streak } from '@netlik/contract/study/streaks';
import {
  frozenSince,
  isRestDay,
  keptUntil,
  type RestChoice,
  restWeekdayOn,
  streakWithFreezes,
} from '@netlik/domain/study/streak-with-freezes';
import { addDays, type StudyDay, studyDay, weekStart } from '@netlik/domain/study-day';
import type { Deps } from '../../deps.ts';
import type { Actor } from '../../http/auth-session.ts';
import { lockStudy, recountStreak } from '../study-days/study-days.service.ts';
import { saveStreak } from '../study-days/study-days.sql.ts';
import { findRestAndDays, saveRestChoices } from './streaks.sql.ts';

const present = (days: readonly StudyDay[], choices: readonly RestChoice[], today: StudyDay): Streak => {
  const streak = streakWithFreezes(days, choices);
  const until = keptUntil(streak, choices);
  const stands = until !== null && until >= today;
  const frozen = stands ? frozenSince(streak.end!, choices, today) : [];
  const restDay = restWeekdayOn(choices, today);
  const next = choices.find(({ from }) => from > today);
  return {
    current: stands ? streak.days : 0,
    longest: streak.longest,
    studiedToday: days.includes(today),
    freezes: stands ? streak.freezes - frozen.length : 0,
    keptUntil: stands ? until : null,
    isRestDay: isRestDay(choices, today),
    restDay,
    next: next && next.weekday !== restDay ? { restDay: next.weekday, from: next.from } : null,
    frozenDays: stands ? [...streak.frozen, ...frozen].toReversed() : [],
  };
};

export const getStreak = async ({ db, clock }: Deps, actor: Actor): Promise<Streak> => {
  const { restChoices, days } = await findRestAndDays(db, actor.id);
  return present(days, restChoices, studyDay(clock.now()));
};

/** From next Monday, so that no week has two rest days and no missed day is excused afterwards. */
export const setRestDay = ({ db, clock }: Deps, actor: Actor, weekday: number | null): Promise<Streak> =>
  db.transaction(async (tx) => {
    await lockStudy(tx, actor.id);
    const today = studyDay(clock.now());
    const from = addDays(weekStart(today), 7);
    const { restChoices, days } = await findRestAndDays(tx, actor.id);
    const kept = restChoices.filter((choice) => choice.from < from);
    const choices = restWeekdayOn(kept, from) === weekday ? kept : [...kept, { from, weekday }];
    await saveRestChoices(tx, actor.id, choices);
    await saveStreak(tx, actor.id, recountStreak(days, choices));
    return present(days, choices, today);
  });
