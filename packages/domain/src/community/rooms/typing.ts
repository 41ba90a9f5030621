export const TYPING_IDLE_MS = 1500;
export const TYPING_FADES_MS = 4500;
export const TYPING_SWEEP_MS = 1500;

export type Typing = ReadonlyMap<string, number>;

export const heardTyping = (typing: Typing, userId: string, state: boolean, now: number): Typing => {
  if (!state && !typing.has(userId)) return typing;
  const next = new Map(typing);
  if (state) next.set(userId, now);
  else next.delete(userId);
  return next;
};

export const sweepTyping = (typing: Typing, now: number): Typing => {
  const left = [...typing].filter(([, at]) => now - at < TYPING_FADES_MS);
  return left.length === typing.size ? typing : new Map(left);
};
