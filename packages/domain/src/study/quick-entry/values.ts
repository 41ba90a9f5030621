/** Why one of several subjects was taken: the line says so, or something the student should see. */
export const DECIDERS = ['line', 'plan', 'recent', 'field', 'tap'] as const;
export type DecidedBy = (typeof DECIDERS)[number];

export const COUNTS = ['questions', 'right', 'wrong', 'blank'] as const;
export type CountName = (typeof COUNTS)[number];

/** Time makes a line a study session, with its questions; questions alone are a question entry. */
export const LINE_KINDS = ['questions', 'session'] as const;
export type LineKind = (typeof LINE_KINDS)[number];
