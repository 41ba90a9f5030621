export const MIN_PASSWORD = 6;
/** Limits the cost of hashing. */
export const MAX_PASSWORD = 128;
