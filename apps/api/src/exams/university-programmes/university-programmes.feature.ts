import { universityProgrammes } from '@netlik/contract/exams/university-programmes';
import { feature } from '../../http/feature.ts';
import {
  listDepartments,
  listUniversityProgrammes,
  searchUniversityProgrammes,
} from './university-programmes.service.ts';

export const universityProgrammesFeature = feature(
  universityProgrammes,
  (deps) => ({
    list: ({ actor, query }) => listUniversityProgrammes(deps, actor, query),
    departments: ({ query }) => listDepartments(deps, query.university),
  }),
  { search: searchUniversityProgrammes },
);
