import { motivation } from '@netlik/contract/community/motivation';
import { feature } from '../../http/feature.ts';
import { getQuote, getQuoteOfWeek, updateQuote } from './motivation.service.ts';

export const motivationFeature = feature(
  motivation,
  (deps) => ({
    current: () => getQuoteOfWeek(deps),
    get: ({ query }) => getQuote(deps, query),
    save: ({ actor, query, body }) => updateQuote(deps, actor, query, body),
  }),
  { demo: async () => (await import('./motivation.demo.ts')).fillDemoMotivation },
);
