import { universityProgrammes } from '@netlik/contract/exams/university-programmes';
import { feature } from '../../http/feature.ts';
import { listDepartments, listProgrammes, searchProgrammes } from './university-programmes.service.ts';

export const universityProgrammesFeature = feature(
  universityProgrammes,
  (deps) => ({
    list: ({ actor, query }) => listProgrammes(deps, actor, query),
    departments: ({ query }) => listDepartments(deps, query.university),
  }),
  { search: searchProgrammes },
);
