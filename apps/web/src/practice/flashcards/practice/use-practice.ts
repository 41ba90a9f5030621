import { flashcards, type Grade, type PracticeCard } from '@netlik/contract/practice/flashcards';
import { useRef, useState } from 'react';
import { call } from '../../../data/calls/call.ts';
import { usePerson } from '../../../data/calls/use-person.ts';
import { failureOf } from '../../../data/writes/failure.ts';
import { toastFailure } from '../../../data/writes/toast-failure.ts';
import { useWrite } from '../../../data/writes/use-write.ts';
import { toast } from '../../../ui/overlays/toast.ts';
import { type SentAnswer, sendAnswer, undoAnswer } from '../flashcards.queries.ts';
import { practiceTexts as texts } from '../flashcards.texts.ts';
import { dropStoredCard, storedCards } from './stored-cards.ts';

type Answered = { grade: Grade; sent: Promise<SentAnswer | null> };

export type Session = { cards: PracticeCard[]; answers: Answered[]; offline: boolean };

export type Wanted = { subject: string; topic: string; limit: number; scope: 'today' | 'any' };

/** Sends answers in the background, so that the next card is shown at once. */
export const usePractice = () => {
  const person = usePerson()?._id ?? '';
  const [session, setShown] = useState<Session | null>(null);
  // A ref, because two quick keys would both answer the card that is still shown.
  const latest = useRef<Session | null>(null);
  const setSession = (next: Session | null) => {
    latest.current = next;
    setShown(next);
  };

  const load = async ({ subject, topic, limit, scope }: Wanted) => {
    try {
      const query = { ...(subject && { subject }), ...(topic && { topic }), limit, scope };
      return { cards: await call(flashcards.practice, { query }), offline: false };
    } catch (error) {
      if (failureOf(error)?.status !== 0) throw error;
      return { cards: storedCards(person, { subject, topic, limit }), offline: true };
    }
  };

  const { send: start, busy: starting } = useWrite(load, {
    failed: texts.startError,
    onDone: ({ cards, offline }) => {
      if (cards.length === 0) toast({ tone: 'info', text: texts.noCards });
      else setSession({ cards, answers: [], offline });
    },
  });

  const answer = (grade: Grade) => {
    const now = latest.current;
    const card = now?.cards[now.answers.length];
    if (!now || !card) return;
    dropStoredCard(person, card._id);
    setSession({ ...now, answers: [...now.answers, { grade, sent: deliver(card, grade) }] });
  };

  const undo = async () => {
    const now = latest.current;
    const last = now?.answers.at(-1);
    if (!now || !last) return;
    setSession({ ...now, answers: now.answers.slice(0, -1) });
    try {
      const sent = await last.sent;
      if (sent) await undoAnswer(sent);
    } catch (error) {
      toastFailure(texts.undoError, error);
    }
  };

  return { session, starting, start, answer, undo, end: () => setSession(null) };
};

/** Resolves to null if the server refused; the failure is already shown. */
const deliver = (card: PracticeCard, grade: Grade): Promise<SentAnswer | null> =>
  sendAnswer(card, grade).catch((error: unknown) => {
    toastFailure(texts.answerError, error);
    return null;
  });
