export const TIMER_PAGE = '/study-tracker/timer';

/** Starts the timer at once with the last setup, the next plan subject or a room block's lengths. */
export const START_PARAM = 'start';
export const START_ADDRESS = `${TIMER_PAGE}?${START_PARAM}=last`;
const PLAN_START = 'plan';
export const START_PLAN_ADDRESS = `${TIMER_PAGE}?${START_PARAM}=${PLAN_START}`;
export const isPlanStart = (asked: string | null): boolean => asked === PLAN_START;

export type PlanPlace = { planId: string; index: number };

/** `?start=plan&plan=…&at=2` starts this subject instead of the next one. */
export const readPlanPlace = (params: URLSearchParams): PlanPlace | null => {
  const planId = params.get('plan');
  return planId ? { planId, index: Number(params.get('at')) } : null;
};

export type BlockLengths = {
  focusMinutes: number;
  breakMinutes: number;
  /** The last studied subject, for a device without a setup. */
  subject?: string | undefined;
  /** Overrides the device's setup. */
  chosen?: string | undefined;
};

/** `?start=block&focus=50&break=10&subject=fizik` (or `chosen=fizik`) starts a room's shared block. */
export const readBlockStart = (params: URLSearchParams): BlockLengths | null =>
  params.get(START_PARAM) === 'block'
    ? {
        focusMinutes: Number(params.get('focus')),
        breakMinutes: Number(params.get('break')),
        subject: params.get('subject') ?? undefined,
        chosen: params.get('chosen') ?? undefined,
      }
    : null;
