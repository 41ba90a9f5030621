import type { QueryClient } from '@tanstack/react-query';
import type { ComponentType, ReactNode } from 'react';
import type { Face } from './prefs.ts';
import type { PlanPlace } from './start-address.ts';

/** What a plan of the day adds to the timer. Plans belong to a domain above, so the frame passes it in. */
export type TimerPlan = {
  /** Shown before a start, around the free timer. */
  IdlePanel: ComponentType<{ face: Face; children: ReactNode }>;
  /** Starts the subject at the place, or the next one of today. */
  start: (queries: QueryClient, place: PlanPlace | null) => Promise<void>;
  useNextSubject: () => { subject: string; label: string } | null;
};
