export const TIMER_PAGE = '/study-tracker/timer';

/** The timer page starts at once: with the last setup, the next subject of today's plan, or the lengths of a room's block. */
export const START_PARAM = 'start';
export const START_ADDRESS = `${TIMER_PAGE}?${START_PARAM}=last`;
const PLAN_START = 'plan';
export const START_PLAN_ADDRESS = `${TIMER_PAGE}?${START_PARAM}=${PLAN_START}`;
export const isPlanStart = (asked: string | null): boolean => asked === PLAN_START;

export type PlanPlace = { planId: string; index: number };

/** `?start=plan&plan=…&at=2`: this subject instead of the next one. */
export const readPlanPlace = (params: URLSearchParams): PlanPlace | null => {
  const planId = params.get('plan');
  return planId ? { planId, index: Number(params.get('at')) } : null;
};

export type BlockLengths = {
  focusMinutes: number;
  breakMinutes: number;
  /** What was studied last, for a device that does not know it. */
  subject?: string | undefined;
  /** Chosen for this block: overrides the device's setup. */
  chosen?: string | undefined;
};

/** `?start=block&focus=50&break=10&subject=fizik`, or `chosen=fizik`: a room's shared block with its own lengths. */
export const readBlockStart = (params: URLSearchParams): BlockLengths | null =>
  params.get(START_PARAM) === 'block'
    ? {
        focusMinutes: Number(params.get('focus')),
        breakMinutes: Number(params.get('break')),
        subject: params.get('subject') ?? undefined,
        chosen: params.get('chosen') ?? undefined,
      }
    : null;
