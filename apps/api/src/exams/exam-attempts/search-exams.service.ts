import { MAX_HITS } from '@netlik/contract/platform/search';
import type { SearchSource } from '../../http/search-source.ts';
import { searchAttempts } from './exam-attempts.sql.ts';

const NEWEST = 1000;
const BRANCH = 'Branş denemesi';

export const searchExams: SearchSource = async ({ db }, actor, folded) => {
  if (actor.role !== 'student') return [];
  const attempts = await searchAttempts(db, actor.id, { folded, newest: NEWEST, limit: MAX_HITS });
  return attempts.map(({ id, day, source, examType }) => ({
    kind: 'exam',
    id,
    title: source,
    detail: `${examType ?? BRANCH}, ${day.split('-').reverse().join('.')}`,
    path: `/exam-tracker?attempt=${id}`,
  }));
};
