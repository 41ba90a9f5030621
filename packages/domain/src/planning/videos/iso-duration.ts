/**
 * Seconds of an ISO 8601 duration such as `PT1H2M3S`; null without a length, as for a live stream (`P0D`).
 */
export const isoDurationSeconds = (text: string): number | null => {
  const found = /^P(?:(\d+)D)?(?:T(?:(\d+)H)?(?:(\d+)M)?(?:(\d+)S)?)?$/.exec(text);
  if (!found) return null;
  const [days = 0, hours = 0, minutes = 0, seconds = 0] = found.slice(1).map((part) => Number(part ?? 0));
  const total = ((days * 24 + hours) * 60 + minutes) * 60 + seconds;
  return total > 0 && Number.isSafeInteger(total) ? total : null;
};
