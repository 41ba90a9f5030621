import { addDays, type StudyDay } from '../study-day.ts';
import type { CopyAction, CopySkip } from './values.ts';

export type CopyItem<Source> = {
  readonly studentId: string;
  readonly date: StudyDay;
  readonly source: Source;
  readonly action: CopyAction;
  /** Null if the day is written. */
  readonly reason: CopySkip | null;
};

export type Occupied = { readonly id: string; readonly hasWork: boolean; readonly isFull?: boolean };

/** The first source day goes to each of these days. */
export type CopyTarget = { readonly studentId: string; readonly dates: readonly StudyDay[] };

type Placed = {
  readonly id: string | null;
  readonly offset: number;
  /** True if the subjects are added to the existing program instead of replacing it. */
  readonly isAdded?: boolean;
};

type Copying<Source> = {
  /** Each source is placed a number of days after a target; an empty list clears the days. */
  readonly sources: readonly (Source & Placed)[];
  readonly targets: readonly CopyTarget[];
  readonly replaceDates: readonly string[];
  readonly occupiedBy: (studentId: string, date: StudyDay) => Occupied | undefined;
  readonly today: StudyDay;
};

type Decision = Pick<CopyItem<unknown>, 'action' | 'reason'>;
const skip = (reason: CopySkip): Decision => ({ action: 'skip', reason });

/** Past days and days with work are never changed. */
const decide = (
  source: Placed | null,
  date: StudyDay,
  there: Occupied | undefined,
  { replaceDates, today, sources }: Copying<unknown>,
): Decision => {
  const isClearing = sources.length === 0;
  if (date < today) return skip('past');
  if (!there) return isClearing ? skip('empty') : { action: 'create', reason: null };
  if (source?.id && there.id === source.id) return skip('same');
  if (there.hasWork) return skip('has_work');
  if (isClearing) return { action: 'clear', reason: null };
  if (source?.isAdded && !there.isFull) return { action: 'replace', reason: null };
  return replaceDates.includes(date) ? { action: 'replace', reason: null } : skip('occupied');
};

export const planCopies = <Source>(copying: Copying<Source>): CopyItem<Source | null>[] =>
  copying.targets.flatMap(({ studentId, dates }) =>
    dates.flatMap((to) =>
      (copying.sources.length > 0 ? copying.sources : [null]).map((source) => {
        const date = addDays(to, source?.offset ?? 0);
        const there = copying.occupiedBy(studentId, date);
        return { studentId, date, source, ...decide(source, date, there, copying) };
      }),
    ),
  );
