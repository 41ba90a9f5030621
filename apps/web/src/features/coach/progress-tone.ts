/** The specification's bands of a program's progress: 85, 70 and 50. */
export const progressTone = (percent: number): string => {
  if (percent >= 85) return 'var(--success)';
  if (percent >= 70) return 'var(--primary)';
  return percent >= 50 ? 'var(--warning-fill)' : 'var(--danger)';
};
