import type { BookWithTests } from '@netlik/contract/practice/books';
import type { Flashcard } from '@netlik/contract/practice/flashcards';
import type { Mistake } from '@netlik/contract/practice/mistakes';
import { newRowId, rowDay } from './defaults.ts';

export const aFlashcard = (part: Partial<Flashcard> = {}): Flashcard => ({
  _id: newRowId(),
  subject: 'kimya',
  topic: 'Karışımlar',
  question: 'Soru',
  answer: 'Cevap',
  tags: [],
  stats: { difficulty: 3, timesShown: 0, timesCorrect: 0, nextReviewAt: null },
  successRate: null,
  isLeech: false,
  ...part,
});

export const aMistake = (part: Partial<Mistake> = {}): Mistake => ({
  _id: newRowId(),
  date: rowDay,
  subject: 'fizik',
  topic: 'Optik',
  cause: 'dikkat',
  note: 'Not',
  solution: 'Çözüm',
  photo: null,
  stats: { timesShown: 0, timesCorrect: 0, nextReviewAt: null },
  ...part,
});

export const aBook = (part: Partial<BookWithTests> = {}): BookWithTests => ({
  _id: newRowId(),
  name: 'Paragrafın Ritmi',
  publisher: '3D',
  subject: 'turkce',
  year: 2026,
  isGiven: false,
  testCount: 0,
  doneCount: 0,
  correct: 0,
  wrong: 0,
  blank: 0,
  next: null,
  tests: [],
  ...part,
});
