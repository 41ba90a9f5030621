import { wholeMinutes } from '../totals.ts';

/** "2 sa 15 dk", the only duration format in the server's texts. */
export function timeText(seconds: number): string {
  const minutes = wholeMinutes(seconds);
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  if (hours === 0) return `${rest} dk`;
  return rest === 0 ? `${hours} sa` : `${hours} sa ${rest} dk`;
}
