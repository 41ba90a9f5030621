import { parseStudyDay, type StudyDay } from '@netlik/domain/study-day';
import { formatFullDay } from '../../formats/days.ts';
import { asChangeEvent, type BoundText, type FieldLabels } from '../forms/bound-field.ts';
import { CalendarGrid } from './calendar-grid.tsx';
import { PickerField } from './picker-field.tsx';

type Props = BoundText<StudyDay> &
  FieldLabels & { min?: StudyDay; max?: StudyDay; disabled?: boolean; today?: StudyDay };

/** The value is 'YYYY-MM-DD' or ''. */
export const DatePicker = ({ value, onChange, min, max, today, ...field }: Props) => {
  const day = parseStudyDay(value);
  return (
    <PickerField {...field} shown={day && formatFullDay(day)} placeholder="Gün seç">
      {(close) => (
        <CalendarGrid
          value={day}
          min={min}
          max={max}
          today={today}
          focused
          onPick={(chosen) => {
            onChange(asChangeEvent(chosen));
            close();
          }}
        />
      )}
    </PickerField>
  );
};
