import { id, json, optional, stamps, today, userId } from './columns.ts';

/** What a row of each table holds where a test says nothing. */
export const practiceTables = {
  flashcards: {
    id,
    userId,
    subject: 'kimya',
    topic: 'Kimyasal Hesaplamalar',
    question: 's',
    answer: 'c',
    tags: json([]),
    images: json([]),
    difficulty: 3,
    textFolded: 's',
    timesShown: optional<number>(),
    timesCorrect: optional<number>(),
    memory: optional<unknown>(),
    dueDay: optional<string>(),
    reviewedDay: optional<string>(),
    stability: optional<number>(),
    ...stamps,
  },
  mistakes: {
    id,
    userId,
    subject: 'fizik',
    topic: 'Optik',
    cause: 'bilgi',
    note: 'n',
    solution: '',
    textFolded: 'n',
    createdDay: today,
    ...stamps,
  },
};
