import { type Flashcard, flashcards, type Grade } from '@netlik/contract/practice/flashcards';
import { call, newIdempotencyKey } from '../../data/calls/call.ts';
import { read } from '../../data/calls/read.ts';
import { pendingWrites, removeWrite, sendOrEnqueue } from '../../data/outbox/outbox.ts';
import { practiceTexts } from './flashcards.texts.ts';

export const PAGE_SIZE = 24;

export type CardFilters = {
  subject: string;
  topic: string;
  search: string;
  state: '' | 'due' | 'new' | 'leech';
};

const filterQuery = ({ subject, topic, search }: CardFilters) => ({
  ...(subject && { subject }),
  ...(topic && { topic }),
  ...(search && { search }),
});

export const flashcardQueries = {
  overview: () => read(flashcards.overview, {}),
  list: (filters: CardFilters, page: number) =>
    read(
      flashcards.list,
      {
        query: {
          ...filterQuery(filters),
          ...(filters.state && { state: filters.state }),
          page,
          limit: PAGE_SIZE,
        },
      },
      { keepPrevious: true },
    ),
};

export const exportCards = (filters: CardFilters) => call(flashcards.export, { query: filterQuery(filters) });

export type SentAnswer = { card: Flashcard; key: string };

const WRITE = 'flashcards.answer';

/** Queued offline; the server schedules the card by the time of the answer. */
export const sendAnswer = async (card: Flashcard, grade: Grade): Promise<SentAnswer> => {
  const key = newIdempotencyKey();
  const input = {
    params: { id: card._id },
    body: { correct: grade !== 'again', grade, answeredAt: new Date().toISOString() },
  };
  const label = practiceTexts.outboxLabel(card.question);
  await sendOrEnqueue({ write: WRITE, input, idempotencyKey: key, label }, (signal) =>
    call(flashcards.answer, input, signal, { idempotencyKey: key }),
  );
  return { card, key };
};

/** Removes a queued answer from the outbox; the server undoes one that was sent. */
export const undoAnswer = async ({ card, key }: SentAnswer): Promise<void> => {
  const waiting = pendingWrites().find((entry) => entry.key === key);
  if (waiting) await removeWrite(waiting.seq);
  else await call(flashcards.undo, { params: { id: card._id } });
};
