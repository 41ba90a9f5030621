/** Names that more than one feature goes by. What waits on a device is found by them, so they never change. */
export const TIMER_SESSION = 'study-session.timer';
