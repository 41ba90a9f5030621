import { startOfStudyDay, studyDay } from '@netlik/domain/study-day';

const two = (number: number) => String(number).padStart(2, '0');

/** „14:05” on the product's clock, whatever the device's is. */
export const clockText = (instant: string): string => {
  const at = new Date(instant);
  const minutes = Math.floor((at.getTime() - startOfStudyDay(studyDay(at)).getTime()) / 60_000);
  return `${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`;
};
