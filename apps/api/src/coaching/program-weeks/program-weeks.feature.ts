import { programWeeks } from '@netlik/contract/coaching/program-weeks';
import { feature } from '../../http/feature.ts';
import { saveWeek } from './program-weeks.service.ts';

export const programWeeksFeature = feature(programWeeks, (deps) => ({
  save: async ({ actor, params, body, alsoNotify }) => {
    const programs = await saveWeek(deps, actor, params.id, body);
    alsoNotify(params.id);
    return programs;
  },
}));
