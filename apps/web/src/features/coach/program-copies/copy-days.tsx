import { addDays, dayOfWeek, type StudyDay } from '@netlik/domain/study-day';
import { CheckboxField } from '../../../ui/forms/field.tsx';
import { Row } from '../../../ui/layout/row.tsx';
import { fullDayText, weekdayNames } from '../../../ui/pickers/calendar.ts';
import styles from './program-copies.module.css';
import { copyTexts as texts } from './program-copies.texts.ts';

const FOLLOWING = [1, 2, 3, 4, 5, 6];

type Props = {
  first: StudyDay;
  chosen: readonly StudyDay[];
  onChange: (days: readonly StudyDay[]) => void;
};

/** Which of the six days after the first get the copy as well. */
export const CopyDays = ({ first, chosen, onChange }: Props) => (
  <fieldset>
    <legend className={styles.label}>{texts.alsoTo}</legend>
    <Row gap="1 5" wrap>
      {FOLLOWING.map((count) => {
        const day = addDays(first, count);
        return (
          <CheckboxField
            key={day}
            label={`${weekdayNames[dayOfWeek(day) - 1]!.short} ${Number(day.slice(8))}`}
            aria-label={fullDayText(day)}
            checked={chosen.includes(day)}
            onChange={({ currentTarget }) =>
              onChange(currentTarget.checked ? [...chosen, day] : chosen.filter((one) => one !== day))
            }
          />
        );
      })}
    </Row>
  </fieldset>
);
