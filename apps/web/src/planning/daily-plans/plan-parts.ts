import type { PlanSubject } from '@netlik/contract/planning/daily-plans/plan';
import type { ComponentType } from 'react';

/** Passed in by the app, because the timer is a separate feature. */
export type PlanTimerProps = {
  planId: string;
  index: number;
  subject: PlanSubject;
  /** Asks for confirmation; resolves to true if the subject was skipped. */
  onSkip: () => Promise<boolean>;
  onClose: () => void;
};

/** Loads the code on first use; must be stable between renders. */
export type LoadTimer = () => Promise<ComponentType<PlanTimerProps>>;
