import { stories } from '@netlik/contract/stories';
import { feature } from '../../http/feature.ts';
import { getWeekStory } from './stories.service.ts';

export const storiesFeature = feature(stories, (deps) => ({
  week: ({ actor }) => getWeekStory(deps, actor),
}));
