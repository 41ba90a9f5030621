import type { Duel } from '@netlik/contract/community/duels';
import type { EstimateBasis, GoalProgramme } from '@netlik/contract/exams/estimates';
import type {
  AssistantFacts,
  DuelFact,
  FactName,
  GoalGapFact,
  HabitFact,
  PlannerWeekFact,
  UniversityProgrammeFact,
} from '@netlik/domain/assistant/assistant/facts';
import { planDayOf } from '@netlik/domain/assistant/assistant/parts/period';
import { universityProgrammeQuery } from '@netlik/domain/assistant/assistant/parts/programme';
import { timeLeft } from '@netlik/domain/community/duels/duel';
import type { MoreNets } from '@netlik/domain/exams/estimates/shortest-way';
import { addDays, dayOfWeek, type StudyDay, studyDay, weekStart } from '@netlik/domain/study-day';
import { listActiveDuels } from '../../community/duels/duels.service.ts';
import type { Deps } from '../../deps.ts';
import { getEstimates, getGoalGaps } from '../../exams/estimates/estimates.service.ts';
import { listUniversityProgrammes } from '../../exams/university-programmes/university-programmes.service.ts';
import type { Actor } from '../../http/auth-session.ts';
import { planOrProposal } from '../../planning/planner/draft.service.ts';
import { listHabits } from '../../study/habits/habits.service.ts';
import { type AskedDays, loadFacts } from './facts.service.ts';

const BASIS: EstimateBasis = { basis: 'latest', placed: '0' };

const loadHabits = async (deps: Deps, actor: Actor): Promise<HabitFact[]> =>
  (await listHabits(deps, actor))
    .filter(({ status }) => status !== 'archived')
    .map(({ name, metrics, todayLog }) => ({
      name,
      streak: metrics.currentStreak,
      today: todayLog?.status ?? null,
    }));

const nameOf = (person: Duel['owner']) =>
  person ? `${person.firstName} ${person.initial}`.trim() : 'Eski üye';

const duelFact = (duel: Duel, userId: string, now: number): DuelFact => {
  const others = duel.scores.filter((score) => score.userId !== userId);
  const challenger = duel.ownerUserId === userId ? duel.opponent : duel.owner;
  return {
    left: duel.endAt ? timeLeft(Date.parse(duel.endAt), now) : null,
    minutes: duel.liveScores[userId] ?? 0,
    others:
      duel.status === 'active'
        ? others.map(({ person, minutes }) => ({ name: nameOf(person), minutes }))
        : [{ name: nameOf(challenger), minutes: 0 }],
    waitsFor: duel.status === 'active' ? null : duel.ownerUserId === userId ? 'other' : 'student',
  };
};

const loadDuels = async (deps: Deps, actor: Actor): Promise<DuelFact[]> =>
  (await listActiveDuels(deps, actor))
    .filter(({ status, liveScores }) => status === 'pending' || actor.id in liveScores)
    .map((duel) => duelFact(duel, actor.id, deps.clock.now().getTime()));

const gapFact = ({ name, city, scoreType, ranks, reach, way }: GoalProgramme): GoalGapFact => ({
  programme: `${name} (${city})`,
  scoreType,
  rank: ranks[0] ?? null,
  reach,
  way: way as MoreNets[] | null,
});

const loadGoalGap = async (deps: Deps, actor: Actor): Promise<GoalGapFact | null> => {
  const [programme] = (await getGoalGaps(deps, actor, BASIS))[0]?.programmes ?? [];
  return programme ? gapFact(programme) : null;
};

const MAX_PROGRAMMES = 5;

/** The hardest programmes matching a typed name; abbreviations mean their university. */
const loadUniversityProgrammes = async (
  deps: Deps,
  actor: Actor,
  typed: string,
): Promise<UniversityProgrammeFact[]> => {
  const { data } = await listUniversityProgrammes(deps, actor, {
    ...BASIS,
    q: universityProgrammeQuery(typed),
    sort: 'rank',
    page: 1,
    limit: MAX_PROGRAMMES,
  });
  return data.map(({ name, university, city, scoreType, quota, ranks, reach }) => ({
    name,
    university,
    city,
    scoreType,
    quota,
    ranks,
    reach,
  }));
};

/** Loaded only if the weekly and daily plans are empty, for this week and the next. */
const loadPlannerWeek = async (
  deps: Deps,
  actor: Actor,
  { plan, week }: AssistantFacts,
  planDay: StudyDay,
  today: StudyDay,
): Promise<PlannerWeekFact | null> => {
  const monday = weekStart(planDay);
  const isPlanned = plan !== null || week.some(({ day }) => day === dayOfWeek(planDay) - 1);
  if (isPlanned || monday < weekStart(today) || monday > addDays(weekStart(today), 7)) return null;
  const { planned, proposed } = await planOrProposal(deps, actor.id, monday);
  const weekday = (day: StudyDay) => dayOfWeek(day) - 1;
  return {
    planned: planned.map(({ day, subject, topic, title, done }) => ({
      day: weekday(day),
      subject,
      topic,
      title,
      isDone: done,
    })),
    proposed: proposed.map(({ day, subject, topic, minutes }) => ({
      day: weekday(day),
      subject,
      topic,
      minutes,
    })),
  };
};

/** All named facts, including those from other features' services. */
export const loadAllFacts = async (
  deps: Deps,
  actor: Actor,
  names: readonly FactName[],
  asked: AskedDays = {},
): Promise<AssistantFacts> => {
  const { parts = {} } = asked;
  const today = studyDay(deps.clock.now());
  const facts = await loadFacts(deps, actor.id, names, today, asked);
  const plannerWeek = names.includes('plannerWeek')
    ? await loadPlannerWeek(deps, actor, facts, planDayOf(parts, today), today)
    : null;
  return {
    ...facts,
    ...(plannerWeek && { plannerWeek }),
    ...(names.includes('habits') && { habits: await loadHabits(deps, actor) }),
    ...(names.includes('duels') && { duels: await loadDuels(deps, actor) }),
    ...(names.includes('estimates') && { estimates: (await getEstimates(deps, actor, BASIS)).estimates }),
    ...(names.includes('programmes') && {
      programmes: await loadUniversityProgrammes(deps, actor, parts.programme ?? ''),
    }),
    ...(names.includes('goalGap') && { goalGap: await loadGoalGap(deps, actor) }),
  };
};
