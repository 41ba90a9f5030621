import { weeklyRecap } from '@netlik/contract/study/weekly-recap';
import { feature } from '../../http/feature.ts';
import { getWeeklyRecap } from './weekly-recap.service.ts';

export const weeklyRecapFeature = feature(weeklyRecap, (deps) => ({
  week: ({ actor }) => getWeeklyRecap(deps, actor),
}));
