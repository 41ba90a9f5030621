export const TIMER_PAGE = '/study-tracker/timer';

/** The timer page starts at once: with the last setup, or with the next subject of today's plan. */
export const START_PARAM = 'start';
export const START_ADDRESS = `${TIMER_PAGE}?${START_PARAM}=last`;
const PLAN_START = 'plan';
export const START_PLAN_ADDRESS = `${TIMER_PAGE}?${START_PARAM}=${PLAN_START}`;
export const isPlanStart = (asked: string | null): boolean => asked === PLAN_START;
