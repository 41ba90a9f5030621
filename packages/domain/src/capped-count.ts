/** Counting stops here, because exact totals of long lists are slow; one more means "more". */
export const MAX_COUNT = 10_000;

/** "10.000+" above the counting limit. */
export const countedText = (total: number): string =>
  `${Math.min(total, MAX_COUNT).toLocaleString('tr')}${total > MAX_COUNT ? '+' : ''}`;
