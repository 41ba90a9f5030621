export const MIN_PASSWORD = 6;
/** Bounds the work of one hash. */
export const MAX_PASSWORD = 128;
