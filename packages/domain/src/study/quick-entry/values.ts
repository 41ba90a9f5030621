/** Reason for the chosen subject; all but `line` are shown to the student. */
export const DECIDERS = ['line', 'plan', 'recent', 'field', 'tap'] as const;
export type DecidedBy = (typeof DECIDERS)[number];

export const COUNTS = ['questions', 'right', 'wrong', 'blank'] as const;
export type CountName = (typeof COUNTS)[number];

/** A line with time becomes a study session, one with only questions a question entry. */
export const LINE_KINDS = ['questions', 'session'] as const;
export type LineKind = (typeof LINE_KINDS)[number];
