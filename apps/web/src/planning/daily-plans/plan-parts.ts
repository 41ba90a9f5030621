import type { PlanSubject } from '@netlik/contract/planning/daily-plans/plan';
import type { ComponentType } from 'react';

/** The timer on a subject of a plan; the app gives it, since the timer is a feature of its own. */
export type PlanTimerProps = {
  planId: string;
  index: number;
  subject: PlanSubject;
  /** Asks first. True when the subject was skipped. */
  onSkip: () => Promise<boolean>;
  onClose: () => void;
};

/** Its code is loaded when it is first opened; must not change between renders. */
export type LoadTimer = () => Promise<ComponentType<PlanTimerProps>>;
