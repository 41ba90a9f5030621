/** The specification's thresholds for reports and sessions: 90, 70 and 50. */
export const completionLook = (percent: number): 'success' | 'primary' | 'warning' | 'muted' => {
  if (percent >= 90) return 'success';
  if (percent >= 70) return 'primary';
  return percent >= 50 ? 'warning' : 'muted';
};

/** The specification's thresholds for a program's progress: 85, 70 and 50. */
export const progressTone = (percent: number): string => {
  if (percent >= 85) return 'var(--good)';
  if (percent >= 70) return 'var(--primary)';
  return percent >= 50 ? 'var(--lamp-ink)' : 'var(--muted)';
};
