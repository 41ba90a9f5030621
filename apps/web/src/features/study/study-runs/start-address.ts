export const TIMER_PAGE = '/study-tracker/timer';

/** The timer page starts at once: with the last setup, the next subject of today's plan, or the lengths of a room's block. */
export const START_PARAM = 'start';
export const START_ADDRESS = `${TIMER_PAGE}?${START_PARAM}=last`;
const PLAN_START = 'plan';
export const START_PLAN_ADDRESS = `${TIMER_PAGE}?${START_PARAM}=${PLAN_START}`;
export const isPlanStart = (asked: string | null): boolean => asked === PLAN_START;

export type BlockLengths = { focusMinutes: number; breakMinutes: number };

/** `?start=block&focus=50&break=10`: a room's shared block with its own lengths. */
export const readBlockStart = (params: URLSearchParams): BlockLengths | null =>
  params.get(START_PARAM) === 'block'
    ? { focusMinutes: Number(params.get('focus')), breakMinutes: Number(params.get('break')) }
    : null;
