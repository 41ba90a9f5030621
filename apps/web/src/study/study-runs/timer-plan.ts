import type { QueryClient } from '@tanstack/react-query';
import type { ComponentType, ReactNode } from 'react';
import type { Face } from './prefs.ts';
import type { PlanPlace } from './start-address.ts';

/** Passed in by the frame, because plans belong to a domain above the timer. */
export type TimerPlan = {
  IdlePanel: ComponentType<{ face: Face; children: ReactNode }>;
  start: (queries: QueryClient, place: PlanPlace | null) => Promise<void>;
  useNextSubject: () => { subject: string; label: string } | null;
};
