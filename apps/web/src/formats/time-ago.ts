const units = [
  ['year', 31_536_000],
  ['month', 2_592_000],
  ['week', 604_800],
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
] as const;

/** „3 saat önce”, „dün”; null for less than a minute. */
export const formatTimeAgo = (instant: string, now: Date): string | null => {
  const seconds = (now.getTime() - new Date(instant).getTime()) / 1000;
  const unit = units.find(([, length]) => seconds >= length);
  if (!unit) return null;
  return new Intl.RelativeTimeFormat('tr', { numeric: 'auto' }).format(
    -Math.floor(seconds / unit[1]),
    unit[0],
  );
};
