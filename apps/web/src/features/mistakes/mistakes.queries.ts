import { type Mistake, type MistakeCause, mistakes } from '@netlik/contract/mistakes';
import { call, newIdempotencyKey } from '../../api/call.ts';
import { read } from '../../api/read.ts';
import { enqueue } from '../../outbox/outbox.ts';
import { sendOrEnqueue } from '../../outbox/send-or-enqueue.ts';
import { redoTexts } from './mistakes.texts.ts';

export const PAGE_SIZE = 24;

export type MistakeFilters = { subject: string; topic: string; cause: MistakeCause | '' };

const filterQuery = ({ subject, topic, cause }: MistakeFilters) => ({
  ...(subject && { subject }),
  ...(topic && { topic }),
  ...(cause && { cause }),
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

export const loadDue = (filters: MistakeFilters) =>
  call(mistakes.due, { query: { ...filterQuery(filters), limit: 10 } });

/** Kept on the device while there is no connection. */
export const sendRedo = ({ _id: id, topic }: Mistake, correct: boolean) => {
  const key = newIdempotencyKey();
  const input = { params: { id }, body: { correct, answeredAt: new Date().toISOString() } };
  return sendOrEnqueue({
    rowId: id,
    send: (signal) => call(mistakes.redo, input, signal, { idempotencyKey: key }),
    enqueue: () =>
      enqueue('mistakes.redo', input, { idempotencyKey: key, label: redoTexts.outboxLabel(topic) }),
  });
};
