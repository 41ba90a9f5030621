import { flashcards, PracticeCard } from '@netlik/contract/practice/flashcards';
import * as z from 'zod/mini';
import { browserStorage } from '../../../data/calls/browser-storage.ts';
import { call } from '../../../data/calls/call.ts';

const MAX_STORED = 60;
const Stored = z.object({ person: z.string(), cards: z.array(PracticeCard) });

// `data/query-client.ts` removes it at sign-out.
const KEY = 'netlik.flashcards';

const readStored = (person: string): PracticeCard[] => {
  try {
    const stored = z.safeParse(Stored, JSON.parse(browserStorage.read(KEY) ?? 'null'));
    return stored.success && stored.data.person === person ? stored.data.cards : [];
  } catch {
    return [];
  }
};

const write = (person: string, cards: readonly PracticeCard[]) =>
  browserStorage.write(KEY, JSON.stringify({ person, cards }));

/** Stores the next cards on the device for offline practice. */
export const storeNextCards = async (person: string): Promise<void> => {
  const cards = await call(flashcards.practice, { query: { limit: MAX_STORED } });
  write(person, cards);
};

type Wanted = { subject: string; topic: string; limit: number };

export const storedCards = (person: string, { subject, topic, limit }: Wanted): PracticeCard[] =>
  readStored(person)
    .filter((card) => (!subject || card.subject === subject) && (!topic || card.topic === topic))
    .slice(0, limit);

/** Keeps an answered card from being asked again offline. */
export const dropStoredCard = (person: string, id: string): void =>
  write(
    person,
    readStored(person).filter(({ _id }) => _id !== id),
  );
