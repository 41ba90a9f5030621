import type { CallInput } from '@netlik/contract/endpoint';
import { moderation } from '@netlik/contract/endpoints/moderation';
import { roomSafety } from '@netlik/contract/endpoints/rooms/room-safety';
import { read } from '../../api/read.ts';

type Page = CallInput<typeof moderation.listPeople>['query'];

export const moderationQueries = {
  people: (query: Page) => read(moderation.listPeople, { query }, { keepPrevious: true }),
  messages: (query: Page) => read(moderation.listMessages, { query }, { keepPrevious: true }),
  words: () => read(roomSafety.words, {}),
};
