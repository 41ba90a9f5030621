const KNOWN = 0.8;
/** A single wrong answer may be a slip, so less mastery suffices. */
const KNOWN_AFTER_ONE = 0.5;

/** True if exams show wrong answers and other work does not show that the topic is known. */
export const needsTopic = (wrong: number, mastery: number | null): boolean =>
  wrong > 0 && (mastery ?? 0) < (wrong > 1 ? KNOWN : KNOWN_AFTER_ONE);
