/** Milliseconds without a key until others are told that a user stopped typing. */
export const TYPING_IDLE_MS = 1500;
/** Milliseconds until "yazıyor" fades when nothing more is heard of it. */
export const TYPING_FADES_MS = 4500;
/** Milliseconds between two looks for what has faded. */
export const TYPING_SWEEP_MS = 1500;

/** People by the instant at which they were last heard typing. */
export type Typing = ReadonlyMap<string, number>;

export const heardTyping = (typing: Typing, userId: string, state: boolean, now: number): Typing => {
  if (!state && !typing.has(userId)) return typing;
  const next = new Map(typing);
  if (state) next.set(userId, now);
  else next.delete(userId);
  return next;
};

/** Without those who have faded; the same object when none has. */
export const sweepTyping = (typing: Typing, now: number): Typing => {
  const left = [...typing].filter(([, at]) => now - at < TYPING_FADES_MS);
  return left.length === typing.size ? typing : new Map(left);
};
