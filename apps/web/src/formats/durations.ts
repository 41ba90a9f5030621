import { formatCount } from './numbers.ts';

/** „1 sa 25 dk”, „45 dk”, „1.179 sa”, and „12 sn” below a minute; always rounded down. */
export const formatSeconds = (seconds: number): string => {
  if (seconds > 0 && seconds < 60) return `${Math.floor(seconds)} sn`;
  const minutes = Math.floor(seconds / 60);
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  if (hours === 0) return `${rest} dk`;
  return rest === 0 ? `${formatCount(hours)} sa` : `${formatCount(hours)} sa ${rest} dk`;
};

/** The same for minutes, rounded to whole seconds. */
export const formatDuration = (minutes: number): string => formatSeconds(Math.round(minutes * 60));

const twoDigits = (number: number) => String(number).padStart(2, '0');

/** „05:00”, „90:00”: the remaining time of a block. */
export const formatCountdown = (seconds: number): string =>
  `${twoDigits(Math.floor(seconds / 60))}:${twoDigits(seconds % 60)}`;

/** „12:05”, „1:02:03”: the length of a video. */
export const formatPlayTime = (seconds: number): string => {
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60];
  const end = twoDigits(Math.floor(seconds) % 60);
  return hours > 0 ? `${hours}:${twoDigits(minutes)}:${end}` : `${minutes}:${end}`;
};
