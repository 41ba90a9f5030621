import { addDays, daysBetween, type StudyDay } from '../study-day.ts';

export const copySkips = ['past', 'same', 'has_work', 'occupied'] as const;
export type CopySkip = (typeof copySkips)[number];

export type CopyItem<Source> = {
  readonly studentId: string;
  readonly date: StudyDay;
  readonly source: Source;
  readonly action: 'create' | 'replace' | 'skip';
  /** Why it is skipped. */
  readonly reason: CopySkip | null;
};

export type Occupied = { readonly id: string; readonly hasWork: boolean };

type Copying<Source> = {
  readonly sources: readonly (Source & { readonly id: string; readonly date: StudyDay })[];
  readonly from: StudyDay;
  /** The days that get what stands on `from`. */
  readonly targets: readonly StudyDay[];
  readonly studentIds: readonly string[];
  /** Days whose programs may be replaced. */
  readonly replaceDates: readonly string[];
  readonly occupiedBy: (studentId: string, date: StudyDay) => Occupied | undefined;
  readonly today: StudyDay;
};

/** What happens to each day of each student; a day that is gone or on which somebody worked is never touched. */
export const planCopies = <Source>(copying: Copying<Source>): CopyItem<Source & { id: string }>[] =>
  copying.studentIds.flatMap((studentId) =>
    copying.targets.flatMap((to) =>
      copying.sources.map((source) => {
        const date = addDays(to, daysBetween(copying.from, source.date));
        const there = copying.occupiedBy(studentId, date);
        const skip = (reason: CopySkip) => ({ studentId, date, source, action: 'skip' as const, reason });
        if (date < copying.today) return skip('past');
        if (!there) return { studentId, date, source, action: 'create' as const, reason: null };
        if (there.id === source.id) return skip('same');
        if (there.hasWork) return skip('has_work');
        if (!copying.replaceDates.includes(date)) return skip('occupied');
        return { studentId, date, source, action: 'replace' as const, reason: null };
      }),
    ),
  );
