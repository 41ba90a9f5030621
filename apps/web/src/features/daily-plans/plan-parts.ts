import type { PlanSubject } from '@netlik/contract/daily-plans/plan';
import type { VideoItem } from '@netlik/contract/videos';
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

/** The player of one of a subject's videos, given by the app as well. */
export type PlanVideoProps = { videos: readonly VideoItem[]; start: number; onClose: () => void };

/** The code of both is loaded when it is first opened; the functions must not change between renders. */
export type PlanParts = {
  loadTimer: () => Promise<ComponentType<PlanTimerProps>>;
  loadVideo: () => Promise<ComponentType<PlanVideoProps>>;
};
