import { moderation } from '@netlik/contract/community/moderation';
import { roomSafety } from '@netlik/contract/community/rooms/room-safety';
import type { CallInput } from '@netlik/contract/endpoint';
import { read } from '../../data/calls/read.ts';

type Page = CallInput<typeof moderation.listPeople>['query'];

export const moderationQueries = {
  people: (query: Page) => read(moderation.listPeople, { query }, { keepPrevious: true }),
  messages: (query: Page) => read(moderation.listMessages, { query }, { keepPrevious: true }),
  words: () => read(roomSafety.words, {}),
};
