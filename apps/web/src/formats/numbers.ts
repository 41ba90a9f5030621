/**
 * Avoids `Intl.NumberFormat`: the first one of each kind costs a slow phone 60 ms. Rounds the decimal digits
 * („1,005” is 1,01) as `Intl` does, not the binary fraction.
 */
const decimalText = (size: number, most: number, least: number): string => {
  const rounded = size < 1e-6 ? 0 : Math.round(Number(`${size}e${most}`));
  const [whole, decimals = ''] = (rounded / 10 ** most).toFixed(most).split('.');
  const shown = decimals.slice(0, least) + decimals.slice(least).replace(/0+$/, '');
  return whole!.replace(/\B(?=(\d{3})+$)/g, '.') + (shown && `,${shown}`);
};

const isZero = (text: string) => !/[1-9]/.test(text);

/** „1.250,5”; `most` and `least` limit the number of decimals. */
export const formatDecimal = (value: number, most = 3, least = 0): string => {
  const text = decimalText(Math.abs(value), most, least);
  return value < 0 && !isZero(text) ? `-${text}` : text;
};

/** „850”, „12.265” */
export const formatCount = (count: number): string => formatDecimal(count);

/** „12,5” */
export const formatNet = (net: number): string => formatDecimal(net, 2);

/** „12,50”: fixed decimals align nets in a column. */
export const formatExamNet = (net: number): string => formatDecimal(net, 2, 2);

/** „+1,5”, „-0,25”, „0” */
export const formatChange = (change: number, most = 2, least = 0): string => {
  const text = formatDecimal(change, most, least);
  return change > 0 && !isZero(text) ? `+${text}` : text;
};

/** „%72”, „%12,5” */
export const formatPercent = (percent: number): string => `%${formatCount(percent)}`;

/** „%72” of a share from 0 to 1. */
export const formatShare = (share: number): string => formatPercent(Math.round(share * 100));
