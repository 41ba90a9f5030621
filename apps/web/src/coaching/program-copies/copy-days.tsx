import { addDays, type StudyDay } from '@netlik/domain/study-day';
import { formatFullDay, formatWeekday } from '../../formats/days.ts';
import { CheckboxField } from '../../ui/forms/field.tsx';
import { Row } from '../../ui/layout/row.tsx';
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
            label={`${formatWeekday(day)} ${Number(day.slice(8))}`}
            aria-label={formatFullDay(day)}
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
