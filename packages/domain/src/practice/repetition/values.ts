/** How well a card or a mistake was recalled. */
export const RECALL_GRADES = ['again', 'hard', 'good', 'easy'] as const;
export type Grade = (typeof RECALL_GRADES)[number];
