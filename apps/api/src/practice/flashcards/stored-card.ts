import type { Flashcard } from '@netlik/contract/practice/flashcards';
import { isLeech, type Memory } from '@netlik/domain/practice/repetition/schedule';
import { type StudyDay, startOfStudyDay } from '@netlik/domain/study-day';
import { tr } from '@netlik/domain/turkish';
import type { FileLinks } from '../../storage/file-links.ts';

export type CardContents = {
  subject: string;
  topic: string;
  question: string;
  answer: string;
  tags: string[];
  difficulty: number;
  images: string[];
  folded: string;
};

/** Changed by answers, which store it for undoing. */
export type CardSchedule = {
  timesShown: number;
  timesCorrect: number;
  memory: Memory | null;
  dueDay: StudyDay | null;
};

export type StoredCard = Omit<CardContents, 'folded'> &
  CardSchedule & { id: string; stability: number | null; lapses: number };

const OUR_IMAGE = /\/api\/files\/(cards\/[a-z0-9]{32}\.webp)(?:\?[\w=&.-]*)?/g;

/** Stored links have no signature, because it expires in two days and is added on display. */
const unsigned = (text: string) => text.replace(OUR_IMAGE, '/api/files/$1');
const signed = (text: string, links: FileLinks, now: Date) =>
  text.replace(OUR_IMAGE, (_, path: string) => links.url(path, now));
const imagesIn = (text: string) => [...text.matchAll(OUR_IMAGE)].map(([, path]) => path as string);

export const contentsOf = (card: Omit<CardContents, 'images' | 'folded'>): CardContents => {
  const [question, answer] = [unsigned(card.question), unsigned(card.answer)];
  return {
    ...card,
    question,
    answer,
    tags: [...new Set(card.tags)],
    images: [...new Set([...imagesIn(question), ...imagesIn(answer)])],
    folded: tr.fold([question, answer, card.topic, ...card.tags].join(' ')),
  };
};

export const presentCard = (card: StoredCard, links: FileLinks, now: Date): Flashcard => ({
  _id: card.id,
  subject: card.subject,
  topic: card.topic,
  question: card.images.length > 0 ? signed(card.question, links, now) : card.question,
  answer: card.images.length > 0 ? signed(card.answer, links, now) : card.answer,
  tags: card.tags,
  stats: {
    difficulty: card.difficulty,
    timesShown: card.timesShown,
    timesCorrect: card.timesCorrect,
    nextReviewAt: card.dueDay ? startOfStudyDay(card.dueDay).toISOString() : null,
  },
  successRate: card.timesShown > 0 ? Math.round((100 * card.timesCorrect) / card.timesShown) : null,
  isLeech: isLeech(card),
});
