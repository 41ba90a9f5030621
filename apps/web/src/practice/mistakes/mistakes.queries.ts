import { type MistakeCause, mistakes } from '@netlik/contract/practice/mistakes';
import { call } from '../../data/calls/call.ts';
import { read } from '../../data/calls/read.ts';
import { useWrite } from '../../data/writes/use-write.ts';
import { redoTexts } from './mistakes.texts.ts';

export const PAGE_SIZE = 24;

/** The server's maximum page size. */
const MAX_PRINTED = 100;

export type MistakeFilters = { subject: string; topic: string; cause: MistakeCause | ''; search: string };

const filterQuery = ({ subject, topic, cause, search }: MistakeFilters) => ({
  ...(subject && { subject }),
  ...(topic && { topic }),
  ...(cause && { cause }),
  ...(search && { search }),
});

export const mistakeQueries = {
  overview: () => read(mistakes.overview, {}),
  list: (filters: MistakeFilters, page: number) =>
    read(
      mistakes.list,
      { query: { ...filterQuery(filters), page, limit: PAGE_SIZE } },
      { keepPrevious: true },
    ),
};

/** Loads the newest matching mistakes, not only the current page. */
export const loadPrinted = async (filters: MistakeFilters) =>
  (await call(mistakes.list, { query: { ...filterQuery(filters), limit: MAX_PRINTED } })).data;

export const loadDue = (filters: MistakeFilters) =>
  call(mistakes.due, { query: { ...filterQuery(filters), limit: 10 } });

/** Queued offline. */
export const useRedo = (topicOf: (id: string) => string) =>
  useWrite(mistakes.redo, {
    failed: redoTexts.saveError,
    offline: {
      name: 'mistakes.redo',
      label: ({ params }) => redoTexts.outboxLabel(topicOf(params.id)),
      stored: () => null,
    },
  });
