export interface RewardFacts {
  /** Verified minutes in total, and of the best day, week and session. */
  readonly verifiedMinutes: number;
  readonly bestDayMinutes: number;
  readonly bestSessionMinutes: number;
  /** Days with at least two verified hours. */
  readonly fullDays: number;
  readonly subjects: number;
  readonly longestStreak: number;
  readonly studyDays: number;
  readonly weekendDays: number;
  /** Verified sessions of 25 minutes or more that began between 05:00 and 08:00. */
  readonly earlySessions: number;
  readonly goalWeeks: number;
  readonly questions: number;
  readonly correctAnswers: number;
  readonly bestDayQuestions: number;
  readonly exams: number;
  readonly bestTytNet: number;
  readonly bestAytNet: number;
  readonly cards: number;
  readonly cardsReviewed: number;
  readonly reviewDays: number;
  readonly mistakes: number;
  readonly planEntriesDone: number;
  readonly plansCompleted: number;
  readonly topicsDone: number;
  readonly goalsSet: number;
  readonly habitsDone: number;
  readonly challengesDone: number;
  readonly duelsWon: number;
}
export type RewardFact = keyof RewardFacts;

export const NO_FACTS: RewardFacts = {
  verifiedMinutes: 0,
  bestDayMinutes: 0,
  bestSessionMinutes: 0,
  fullDays: 0,
  subjects: 0,
  longestStreak: 0,
  studyDays: 0,
  weekendDays: 0,
  earlySessions: 0,
  goalWeeks: 0,
  questions: 0,
  correctAnswers: 0,
  bestDayQuestions: 0,
  exams: 0,
  bestTytNet: 0,
  bestAytNet: 0,
  cards: 0,
  cardsReviewed: 0,
  reviewDays: 0,
  mistakes: 0,
  planEntriesDone: 0,
  plansCompleted: 0,
  topicsDone: 0,
  goalsSet: 0,
  habitsDone: 0,
  challengesDone: 0,
  duelsWon: 0,
};
