const formats = new Map<string, Intl.NumberFormat>();

// measured: creating a formatter costs a hundred times more than using one.
const numberFormat = (most: number, least: number, signDisplay: 'auto' | 'exceptZero') => {
  const key = `${most} ${least} ${signDisplay}`;
  const known = formats.get(key);
  if (known) return known;
  const made = new Intl.NumberFormat('tr', {
    maximumFractionDigits: most,
    minimumFractionDigits: least,
    signDisplay,
  });
  formats.set(key, made);
  return made;
};

/** „1.250,5”, with at most and at least so many decimals. */
export const formatDecimal = (value: number, most = 3, least = 0): string =>
  numberFormat(most, least, 'auto').format(value);

/** „850”, „12.265” */
export const formatCount = (count: number): string =>
  // A year view formats hundreds at once; small numbers need no grouping.
  Number.isInteger(count) && count >= 0 && count < 1000 ? String(count) : formatDecimal(count);

/** „12,5” */
export const formatNet = (net: number): string => formatDecimal(net, 2);

/** „12,50”: nets of exams stand below each other. */
export const formatExamNet = (net: number): string => formatDecimal(net, 2, 2);

/** „+1,5”, „-0,25”, „0” */
export const formatChange = (change: number, most = 2, least = 0): string =>
  numberFormat(most, least, 'exceptZero').format(change);

/** „%72”, „%12,5” */
export const formatPercent = (percent: number): string => `%${formatCount(percent)}`;

/** „%72” of a share from 0 to 1. */
export const formatShare = (share: number): string => formatPercent(Math.round(share * 100));
