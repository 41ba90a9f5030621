/** Time is an argument everywhere; this is where it comes in. */
export type Clock = { now(): Date };

export const systemClock: Clock = { now: () => new Date() };
