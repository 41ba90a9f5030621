/** `nets`: a test was not entered; `grade`: no diploma grade; `minimum`, `fieldMinimum`: below what ÖSYM scores. */
export const ESTIMATE_REFUSALS = ['nets', 'grade', 'minimum', 'fieldMinimum'] as const;
export type EstimateRefusal = (typeof ESTIMATE_REFUSALS)[number];
