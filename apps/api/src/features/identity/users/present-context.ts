import type { Deps } from '../../../deps.ts';

/** What presenting a person needs besides the row. */
export type PresentContext = { now: Date; fileUrl: (path: string | null) => string | null };

export const presentContext = ({ clock, fileLinks }: Pick<Deps, 'clock' | 'fileLinks'>): PresentContext => {
  const now = clock.now();
  return { now, fileUrl: (path) => (path ? fileLinks.url(path, now) : null) };
};
