const WRONG_PENALTY = 0.25;

/** Raw net as ÖSYM counts it: four wrong answers cost one right answer, so it may be negative. */
export function net(correct: number, wrong: number): number {
  return correct - wrong * WRONG_PENALTY;
}

/** Views of sessions and plans never show a net below zero. */
export function shownNet(correct: number, wrong: number): number {
  return Math.max(0, net(correct, wrong));
}

/** Share of right answers, 0 to 1; null without answers, which differs from all wrong. */
export function accuracy(correct: number, wrong: number): number | null {
  const answered = correct + wrong;
  return answered === 0 ? null : correct / answered;
}
