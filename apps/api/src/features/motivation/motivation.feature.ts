import { motivation } from '@netlik/contract/motivation';
import { feature } from '../../http/feature.ts';
import { getQuoteOfWeek } from './motivation.service.ts';

export const motivationFeature = feature(
  motivation,
  (deps) => ({
    current: () => getQuoteOfWeek(deps),
  }),
  { demo: async () => (await import('./motivation.demo.ts')).fillDemoMotivation },
);
