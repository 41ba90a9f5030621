export const TIMER_PAGE = '/study-tracker/timer';

/** The timer page starts with the last setup at once, or asks for one when there is none. */
export const START_PARAM = 'start';
export const START_ADDRESS = `${TIMER_PAGE}?${START_PARAM}=last`;
