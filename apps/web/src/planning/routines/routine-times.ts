import { blockMinutes, DAY_MINUTES, type RoutineBlock } from '@netlik/domain/planning/routines/blocks';
import { formatMinuteOfDay } from '../../formats/clock.ts';
import { formatDuration } from '../../formats/durations.ts';
import { minutesOf } from '../../ui/pickers/time-steps.ts';

type Times = Pick<RoutineBlock, 'startMinute' | 'endMinute'>;

/** „09:00–10:30”, or „07:00” for a moment. */
export const timesText = ({ startMinute, endMinute }: Times): string =>
  startMinute === endMinute
    ? formatMinuteOfDay(startMinute)
    : `${formatMinuteOfDay(startMinute)}–${formatMinuteOfDay(endMinute)}`;

/** „1 sa 30 dk”; empty for a moment. */
export const lengthText = (block: RoutineBlock): string => {
  const minutes = blockMinutes(block);
  return minutes === 0 ? '' : formatDuration(minutes);
};

/** A time field has no 24:00, so midnight as an end is 00:00. */
export const toField = (minute: number): string => formatMinuteOfDay(minute % DAY_MINUTES);

export const startFrom = (field: string): number | undefined => minutesOf(field) ?? undefined;

export const endFrom = (field: string, start: number | undefined): number | undefined => {
  const end = minutesOf(field);
  if (end === null) return undefined;
  return end === 0 && start !== undefined && start > 0 ? DAY_MINUTES : end;
};
