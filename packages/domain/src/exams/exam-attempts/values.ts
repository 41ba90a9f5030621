export const EXAM_RANGES = ['7d', '30d', '60d', '90d', 'all'] as const;
export type ExamRange = (typeof EXAM_RANGES)[number];

export const EXAM_BUCKETS = ['day', 'week', 'month'] as const;
export type ExamBucket = (typeof EXAM_BUCKETS)[number];
