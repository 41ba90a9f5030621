/** Above this a topic is known although some of its questions went wrong. */
const KNOWN = 0.8;
/** One wrong answer alone may be a slip. */
const KNOWN_AFTER_ONE = 0.5;

/** Whether a student should work on a topic: wrong in exams, and the rest of the work does not say that it is known. */
export const needsTopic = (wrong: number, mastery: number | null): boolean =>
  wrong > 0 && (mastery ?? 0) < (wrong > 1 ? KNOWN : KNOWN_AFTER_ONE);
