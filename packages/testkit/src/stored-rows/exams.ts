import { id, json, needed, now, stamps, today, userId } from './columns.ts';

/** What a row of each table holds where a test says nothing. */
export const examsTables = {
  exam_attempts: {
    id,
    userId,
    day: today,
    source: 'Deneme',
    examType: 'TYT' as string | null,
    subjects: json([{}]),
    topics: json([]),
    correct: 0,
    wrong: 0,
    blank: 0,
    ...stamps,
  },
  exam_dates: {
    year: needed<number>(),
    tyt: needed<string>(),
    ayt: needed<string>(),
    ydt: needed<string>(),
    official: true,
    updatedAt: now,
  },
  preference_comments: { id, userId, authorId: needed<string>(), list: 'A', body: 'x', createdAt: now },
};
