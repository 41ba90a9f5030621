import { estimates, type StudentEstimates } from '@netlik/contract/exams/estimates';
import {
  reachableChances,
  type UniversityProgramme,
  universityProgrammeOrders,
  universityProgrammes,
} from '@netlik/contract/exams/university-programmes';
import { account } from '@netlik/contract/identity/account';
import { MAX_GOALS } from '@netlik/contract/identity/goals';
import { users } from '@netlik/contract/identity/users';
import { PROGRAMME_KINDS, PROGRAMME_LEVELS } from '@netlik/domain/yks/programme-values';
import { SCORE_KEYS } from '@netlik/domain/yks/score-keys';
import { call } from '../../data/calls/call.ts';
import { read } from '../../data/calls/read.ts';
import type { Send } from '../../data/writes/use-write.ts';
import type { EstimateQuery } from '../estimates/estimate-basis.ts';

export const PAGE_SIZE = 20;

export type Filters = {
  q: string;
  university: string;
  city: string;
  level: (typeof PROGRAMME_LEVELS)[number] | '';
  kind: (typeof PROGRAMME_KINDS)[number] | '';
  scoreType: (typeof SCORE_KEYS)[number] | '';
  reach: (typeof reachableChances)[number] | '';
  sort: (typeof universityProgrammeOrders)[number];
  /** True if chosen by hand, because an empty URL means the student's score type and range. */
  own: '0' | '';
};

export const noFilters: Filters = {
  q: '',
  university: '',
  city: '',
  level: '',
  kind: '',
  scoreType: '',
  reach: '',
  sort: 'rank',
  own: '',
};

const oneOf = <T extends string>(choices: readonly T[], text: string | null): T | '' =>
  choices.find((choice) => choice === text) ?? '';

export const readFilters = (params: URLSearchParams): Filters => ({
  q: params.get('q') ?? '',
  university: params.get('university') ?? '',
  city: params.get('city') ?? '',
  level: oneOf(PROGRAMME_LEVELS, params.get('level')),
  kind: oneOf(PROGRAMME_KINDS, params.get('kind')),
  scoreType: oneOf(SCORE_KEYS, params.get('scoreType')),
  reach: oneOf(reachableChances, params.get('reach')),
  sort: oneOf(universityProgrammeOrders, params.get('sort')) || 'rank',
  own: oneOf(['0'], params.get('own')),
});

export const isBare = (params: URLSearchParams): boolean =>
  Object.keys(noFilters).every((name) => !params.has(name));

/** Filters by the student's score type and, with an estimate, by reachable programmes nearest first. */
export const ownFilters = ({ targetFieldType, estimates }: StudentEstimates): Filters => {
  // The field's score type comes first.
  const own = targetFieldType ? estimates[0] : undefined;
  if (!own || own.scoreType === 'TYT') return noFilters;
  const hasRange = 'rank' in own && own.rank !== null;
  return {
    ...noFilters,
    scoreType: own.scoreType,
    ...(hasRange && { reach: 'possible', sort: 'near' }),
  };
};

export const universityProgrammeQueries = {
  own: (basis: EstimateQuery) => read(estimates.get, { query: basis }),
  list: ({ own: _, ...filters }: Filters, basis: EstimateQuery, page: number) =>
    read(
      universityProgrammes.list,
      {
        query: {
          ...basis,
          ...Object.fromEntries(Object.entries(filters).filter(([, value]) => value !== '')),
          page,
          limit: PAGE_SIZE,
        },
      },
      { keepPrevious: true },
    ),
};

/** Adds the programme to the goals unless it is listed or the list is full. */
export const addGoal = async (
  programme: UniversityProgramme,
  send: Send,
): Promise<'added' | 'known' | 'full'> => {
  const profile = await call(account.profile, {});
  const goals = profile.targetUniversities;
  if (goals.some(({ programmeCode }) => programmeCode === programme.code)) return 'known';
  if (goals.length >= MAX_GOALS) return 'full';
  await send(users.update, {
    params: { id: profile._id },
    body: {
      targetUniversities: [
        ...goals.map(({ placement: _, ...goal }) => goal),
        {
          name: programme.university,
          department: programme.name.slice(0, 100),
          priority: Math.min(10, Math.max(0, ...goals.map(({ priority }) => priority)) + 1),
          programmeCode: programme.code,
        },
      ],
    },
  });
  return 'added';
};
