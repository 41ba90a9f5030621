export const MOODS = ['Enerjik', 'Mutlu', 'Normal', 'Yorgun', 'Stresli', 'Motivasyonsuz'] as const;
export type Mood = (typeof MOODS)[number];

/** The mode's name is also the `technique` a session is stored with. */
export const TIMER_MODES = ['Pomodoro', 'Timeblock', 'Stopwatch', 'Freeform'] as const;
export type TimerMode = (typeof TIMER_MODES)[number];
