/** `nets`: a test is missing; `grade`: no diploma grade; `minimum`, `fieldMinimum`: below ÖSYM's minimum. */
export const ESTIMATE_REFUSALS = ['nets', 'grade', 'minimum', 'fieldMinimum'] as const;
export type EstimateRefusal = (typeof ESTIMATE_REFUSALS)[number];

export const FORECAST_REFUSALS = ['too_few_exams', 'too_short', 'exam_passed'] as const;
export type ForecastRefusal = (typeof FORECAST_REFUSALS)[number];
