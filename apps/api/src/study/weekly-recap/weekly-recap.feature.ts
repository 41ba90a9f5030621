import { stories } from '@netlik/contract/study/weekly-recap';
import { feature } from '../../http/feature.ts';
import { getWeekStory } from './weekly-recap.service.ts';

export const storiesFeature = feature(stories, (deps) => ({
  week: ({ actor }) => getWeekStory(deps, actor),
}));
