import { assistant } from '@netlik/contract/assistant/assistant';
import { feature } from '../../http/feature.ts';
import { chat, eraseThread, listThread } from './assistant.service.ts';
import { type ChatService, createChatService } from './model/chat-service.ts';
import { getBudget, getSettings, setBudget, setConsent } from './spending.service.ts';

export const assistantFeature = feature(
  assistant,
  (deps, service: ChatService | null) => ({
    chat: ({ actor, body, clientAbortSignal }) =>
      chat(deps, service, actor, body.message, clientAbortSignal()),
    thread: ({ actor }) => listThread(deps, actor),
    eraseThread: ({ actor }) => eraseThread(deps, actor),
    settings: ({ actor }) => getSettings(deps, actor),
    setConsent: ({ actor, body }) => setConsent(deps, actor, body.allowed),
    budget: () => getBudget(deps),
    setBudget: ({ actor, body }) => setBudget(deps, actor, body),
  }),
  {
    keep: ({ config: { ai }, clock }) => (ai ? createChatService(ai, clock) : null),
    demo: async () => (await import('./assistant.demo.ts')).fillDemoAssistant,
  },
);
