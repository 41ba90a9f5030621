import type { BoardRow } from '@netlik/contract/coaching/coach-live';
import type { QueryClient } from '@tanstack/react-query';
import { coachProgramQueries } from './coach-programs.queries.ts';

type Place = { studentId: string; date: string; coachId: string | null };

/** Returns the next student without a program on that day, wrapping around; null if there is none. */
export const findNextStudent = async (
  queries: QueryClient,
  { studentId, date, coachId }: Place,
): Promise<BoardRow | null> => {
  const rows: BoardRow[] = [];
  for (let page = 1; ; page++) {
    const { data, pagination } = await queries.fetchQuery(
      coachProgramQueries.boardOfDay(date, page, coachId),
    );
    rows.push(...data);
    if (data.length === 0 || rows.length >= pagination.total) break;
  }
  const at = rows.findIndex((row) => row.studentId === studentId);
  const others = [...rows.slice(at + 1), ...rows.slice(0, Math.max(0, at))];
  return others.find(({ days }) => days[0]?.state === 'empty') ?? null;
};
