import {
  type EstimateBasis,
  type GoalGap,
  MAX_CHOSEN_ATTEMPTS,
  type StudentEstimates,
} from '@netlik/contract/exams/estimates';
import { meanNets, netsOfAttempt } from '@netlik/domain/exams/estimates/attempt-nets';
import {
  estimate,
  isEstimate,
  netKeysOf,
  refusalOf,
  type Student,
} from '@netlik/domain/exams/estimates/estimate';
import { bestGains, missingNets, shortestWay } from '@netlik/domain/exams/estimates/shortest-way';
import { attemptNet } from '@netlik/domain/exams/exam-attempts/attempt';
import { admissionChance } from '@netlik/domain/exams/university-programmes/admission-chance';
import { FIELDS } from '@netlik/domain/yks/fields';
import { CATALOGUE_YEAR, latestRank, type UniversityProgramme } from '@netlik/domain/yks/programmes';
import { SCORE_KEYS, type ScoreKey } from '@netlik/domain/yks/score-keys';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../http/app-error.ts';
import type { Actor } from '../../http/auth-session.ts';
import { type ChosenAttempt, type EstimateFacts, findEstimateFacts } from './estimates.sql.ts';

const AVERAGED = 3;
const MAX_VARIANTS = 6;
const MAX_GAINS = 2;

const examTypes = ['TYT', 'AYT', 'YDT'] as const;

type Facts = EstimateFacts & { used: ChosenAttempt[] };

type Reading = {
  /** Number of attempts to fetch; more than are used. */
  offered?: number;
  variants?: number;
  /** Uses the latest attempts if chosen ones are missing, as in a shared link. */
  lenient?: boolean;
};

const readFacts = async (
  { db }: Deps,
  actor: Pick<Actor, 'id'>,
  { basis, tyt = [], ayt = [], ydt = [] }: EstimateBasis,
  { offered = 0, variants = 0, lenient = false }: Reading = {},
): Promise<Facts> => {
  const ids = { TYT: tyt, AYT: ayt, YDT: ydt };
  const counted = basis === 'average' ? AVERAGED : 1;
  const facts = await findEstimateFacts(db, actor.id, { ids, most: Math.max(counted, offered), variants });
  const used = examTypes.flatMap((examType) => {
    const ofExam = facts.attempts.filter((attempt) => attempt.examType === examType);
    const wanted = new Set(ids[examType]);
    const chosen = ofExam.filter(({ id }) => wanted.has(id));
    if (chosen.length < wanted.size && !lenient) throw new AppError('exam_attempt.not_found');
    return chosen.length > 0 ? chosen : ofExam.slice(0, counted);
  });
  return { ...facts, used };
};

const netsOf = ({ used }: Facts) => {
  const byExam = examTypes.map((examType) =>
    meanNets(
      used
        .filter((attempt) => attempt.examType === examType)
        .map(({ subjects }) => netsOfAttempt(examType, subjects)),
    ),
  );
  return {
    nets: Object.assign({}, ...byExam.map(({ nets }) => nets)) as Student['nets'],
    divided: byExam.some(({ divided }) => divided),
  };
};

const studentOf = (facts: Facts, { placed }: EstimateBasis): Student => ({
  nets: netsOf(facts).nets,
  diplomaGrade: facts.diplomaGrade,
  placedLastYear: placed === '1',
});

/** The field's own score first; TYT always, because two-year programmes need it. */
const scoreTypesOf = ({ targetFieldType }: EstimateFacts): ScoreKey[] => {
  const own = targetFieldType ? FIELDS[targetFieldType].scoreType : null;
  return own ? [own, 'TYT'] : [...SCORE_KEYS];
};

const hundredth = (value: number) => Math.round(value * 100) / 100;

export const getEstimates = async (
  deps: Deps,
  actor: Actor,
  basis: EstimateBasis,
): Promise<StudentEstimates> => {
  const facts = await readFacts(deps, actor, basis, { offered: MAX_CHOSEN_ATTEMPTS });
  const student = studentOf(facts, basis);
  return {
    attempts: facts.attempts.map((attempt) => ({
      _id: attempt.id,
      examType: attempt.examType,
      date: attempt.date,
      source: attempt.source,
      net: attemptNet(attempt.subjects),
      used: facts.used.includes(attempt),
    })),
    nets: Object.fromEntries(Object.entries(student.nets).map(([key, value]) => [key, hundredth(value)])),
    divided: netsOf(facts).divided,
    diplomaGrade: facts.diplomaGrade,
    targetFieldType: facts.targetFieldType,
    estimates: scoreTypesOf(facts).map((type) => {
      const result = estimate(type, student);
      if (!isEstimate(result)) return result;
      const { low, middle, high } = result.score;
      return {
        ...result,
        years: [...result.years],
        score: { low: hundredth(low), middle: hundredth(middle), high: hundredth(high) },
      };
    }),
  };
};

const rankOf = (type: ScoreKey, student: Student) => {
  const result = estimate(type, student);
  return isEstimate(result) ? result.rank : null;
};

const rangesOf = (student: Student) =>
  Object.fromEntries(SCORE_KEYS.map((type) => [type, rankOf(type, student)])) as Record<
    ScoreKey,
    ReturnType<typeof rankOf>
  >;

export const readRanges = async (deps: Deps, person: Pick<Actor, 'id'>, basis: EstimateBasis) =>
  rangesOf(studentOf(await readFacts(deps, person, basis, { lenient: true }), basis));

const wayTo = (programme: UniversityProgramme, student: Student) => {
  const rank = latestRank(programme);
  if (!Number.isFinite(rank) || refusalOf(programme.scoreType, student)) return null;
  return shortestWay(programme.scoreType, student, rank);
};

/** Facts without the newest attempt; null if it was the first of its kind. */
const factsBefore = (facts: Facts): Facts | null => {
  const newest = facts.used.toSorted(
    (one, other) => other.date.localeCompare(one.date) || other.id.localeCompare(one.id),
  )[0];
  const earlier = facts.attempts.find(
    (attempt) => attempt.examType === newest?.examType && !facts.used.includes(attempt),
  );
  if (!earlier) return null;
  return { ...facts, used: facts.used.map((attempt) => (attempt === newest ? earlier : attempt)) };
};

/** A code chosen in an earlier year may have changed or ended. */
const codeChangeOf = (code: string | null, [programme]: readonly UniversityProgramme[]) => {
  if (code === null || !programme) return null;
  if (programme.code !== code) return 'renumbered';
  return programme.quotaYear < CATALOGUE_YEAR ? 'absent' : null;
};

export const getGoalGaps = async (deps: Deps, actor: Actor, basis: EstimateBasis): Promise<GoalGap[]> => {
  const facts = await readFacts(deps, actor, basis, { variants: MAX_VARIANTS, offered: 2 });
  const student = studentOf(facts, basis);
  const ranges = rangesOf(student);
  const earlier = factsBefore(facts);
  const before = earlier && studentOf(earlier, basis);
  return facts.goals.map(({ id, university, department, programmeCode, programmes }) => ({
    goalId: id,
    university,
    department,
    codeChange: codeChangeOf(programmeCode, programmes),
    programmes: programmes.map((programme) => {
      const { code, name, city, scoreType, quota, quotaYear, rankLimit } = programme;
      const way = wayTo(programme, student);
      const wayBefore = before && wayTo(programme, before);
      const now = netKeysOf(scoreType).reduce((sum, key) => sum + (student.nets[key] ?? 0), 0);
      return {
        code,
        name,
        city,
        scoreType,
        quota,
        quotaYear,
        rankLimit,
        way,
        conditions: [...programme.conditions],
        ranks: [...programme.ranks],
        reach: admissionChance(programme, ranges),
        range: ranges[scoreType],
        nets: way && { now: hundredth(now), missing: hundredth(missingNets(way)) },
        missingBefore: wayBefore && hundredth(missingNets(wayBefore)),
        gains: refusalOf(scoreType, student)
          ? []
          : bestGains(scoreType, student.nets, MAX_GAINS).map(({ key, points }) => ({
              key,
              points: hundredth(points),
            })),
      };
    }),
  }));
};
