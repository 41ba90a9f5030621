/** The only source of time: services take `clock`, rules take `now`. */
export type Clock = { now(): Date };

export const systemClock: Clock = { now: () => new Date() };
