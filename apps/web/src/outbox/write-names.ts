/** Write names used by more than one feature. They are stored on devices, so they never change. */
export const TIMER_SESSION = 'study-session.timer';
