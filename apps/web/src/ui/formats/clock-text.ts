import { startOfStudyDay, studyDay } from '@netlik/domain/study-day';

const twoDigits = (number: number) => String(number).padStart(2, '0');

/** „14:05” in Istanbul time, whatever the device's time zone. */
export const clockText = (instant: string): string => {
  const at = new Date(instant);
  const minutes = Math.floor((at.getTime() - startOfStudyDay(studyDay(at)).getTime()) / 60_000);
  return `${twoDigits(Math.floor(minutes / 60))}:${twoDigits(minutes % 60)}`;
};
