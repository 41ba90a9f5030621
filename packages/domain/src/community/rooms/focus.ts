type Block = { startedAt: string; focusMinutes: number; breakMinutes: number };

export type FocusPhase = { phase: 'focus' | 'break' | 'over'; secondsLeft: number };

export const focusPhase = ({ startedAt, focusMinutes, breakMinutes }: Block, now: number): FocusPhase => {
  const passed = Math.floor((now - Date.parse(startedAt)) / 1000);
  const [focus, all] = [focusMinutes * 60, (focusMinutes + breakMinutes) * 60];
  if (passed < focus) return { phase: 'focus', secondsLeft: Math.min(focus, focus - passed) };
  if (passed < all) return { phase: 'break', secondsLeft: all - passed };
  return { phase: 'over', secondsLeft: 0 };
};
