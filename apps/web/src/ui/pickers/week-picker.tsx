import { parseStudyDay, type StudyDay, weekStart } from '@netlik/domain/study-day';
import { formatWeek } from '../../formats/days.ts';
import { asChangeEvent, type BoundText, type FieldLabels } from '../forms/bound-field.ts';
import { CalendarGrid } from './calendar-grid.tsx';
import { PickerField } from './picker-field.tsx';

type Props = BoundText<StudyDay> &
  FieldLabels & { min?: StudyDay; max?: StudyDay; disabled?: boolean; today?: StudyDay };

/** The value is the week's Monday as 'YYYY-MM-DD', or ''. */
export const WeekPicker = ({ value, onChange, min, max, today, ...field }: Props) => {
  const day = parseStudyDay(value);
  return (
    <PickerField {...field} shown={day && formatWeek(day)} placeholder="Hafta seç">
      {(close) => (
        <CalendarGrid
          value={day}
          min={min}
          max={max}
          today={today}
          weeks
          focused
          onPick={(chosen) => {
            onChange(asChangeEvent(weekStart(chosen)));
            close();
          }}
        />
      )}
    </PickerField>
  );
};
