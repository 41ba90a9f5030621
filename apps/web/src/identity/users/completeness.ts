export type CompletenessBand = 'low' | 'middle' | 'high' | 'full';

export const completenessBand = (percent: number): CompletenessBand => {
  if (percent >= 100) return 'full';
  if (percent >= 80) return 'high';
  return percent < 50 ? 'low' : 'middle';
};
