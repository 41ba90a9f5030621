export type PriorityBand = 'high' | 'medium' | 'low';

/** 1 is the day's first subject. */
export function priorityBand(priority: number): PriorityBand {
  if (priority <= 3) return 'high';
  return priority <= 6 ? 'medium' : 'low';
}

export type NetBand = 'good' | 'fair' | 'poor';

export function netBand(net: number): NetBand {
  if (net >= 10) return 'good';
  return net >= 5 ? 'fair' : 'poor';
}
