/** Counting stops here, because exact totals of long lists are slow; one more means "more". */
export const COUNTED_TO = 10_000;

/** "10.000+" above the counting limit. */
export const countedText = (total: number): string =>
  `${Math.min(total, COUNTED_TO).toLocaleString('tr')}${total > COUNTED_TO ? '+' : ''}`;
