const WRONG_PENALTY = 0.25;

/** Raw net as ÖSYM counts it: four wrong answers cost a right one, and the result may be negative. */
export function net(correct: number, wrong: number): number {
  return correct - wrong * WRONG_PENALTY;
}

/** For the views that never show a net below zero (sessions, plans). */
export function shownNet(correct: number, wrong: number): number {
  return Math.max(0, net(correct, wrong));
}

/** Share of right answers, 0 to 1. Null with no answers: nothing answered is not the same as all wrong. */
export function accuracy(correct: number, wrong: number): number | null {
  const answered = correct + wrong;
  return answered === 0 ? null : correct / answered;
}
