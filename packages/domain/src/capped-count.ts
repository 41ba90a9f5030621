/** Long lists are counted up to here, since an exact total of many rows costs more than it tells; one more means "more". */
export const COUNTED_TO = 10_000;

/** „10.000+” where there are more than were counted. */
export const countedText = (total: number): string =>
  `${Math.min(total, COUNTED_TO).toLocaleString('tr')}${total > COUNTED_TO ? '+' : ''}`;
