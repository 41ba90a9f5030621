export const SUGGESTION_SCOPES = ['weekly_plan', 'exam_tracker', 'dashboard'] as const;
export type SuggestionScope = (typeof SUGGESTION_SCOPES)[number];

export const SUGGESTION_TYPES = [
  'weak_topic',
  'neglected_subject',
  'overdue_cards',
  'unbalanced_week',
  'exam_near',
] as const;
export type SuggestionType = (typeof SUGGESTION_TYPES)[number];
