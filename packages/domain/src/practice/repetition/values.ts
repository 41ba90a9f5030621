export const RECALL_GRADES = ['again', 'hard', 'good', 'easy'] as const;
export type Grade = (typeof RECALL_GRADES)[number];
