import { aiSuggestions } from '@netlik/contract/assistant/ai-suggestions';
import { feature } from '../../http/feature.ts';
import {
  acceptSuggestion,
  dismissSuggestion,
  generateSuggestions,
  listSuggestions,
  undoDecision,
} from './ai-suggestions.service.ts';

export const aiSuggestionsFeature = feature(
  aiSuggestions,
  (deps) => ({
    list: ({ actor, query }) => listSuggestions(deps, actor, query),
    generate: ({ actor }) => generateSuggestions(deps, actor),
    dismiss: ({ actor, params }) => dismissSuggestion(deps, actor, params.id),
    accept: ({ actor, params, body }) => acceptSuggestion(deps, actor, params.id, body?.targetDay ?? null),
    undoAccept: ({ actor, params }) => undoDecision(deps, actor, params.id),
  }),
  { demo: async () => (await import('./ai-suggestions.demo.ts')).fillDemoSuggestions },
);
