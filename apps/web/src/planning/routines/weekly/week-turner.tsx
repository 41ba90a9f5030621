import { addDays, type StudyDay, weekStart } from '@netlik/domain/study-day';
import { Button } from '../../../ui/buttons/button.tsx';
import { IconButton } from '../../../ui/buttons/icon-button.tsx';
import { ChevronLeftIcon, ChevronRightIcon } from '../../../ui/icons/glyphs.tsx';
import { Row } from '../../../ui/layout/row.tsx';
import { WeekPicker } from '../../../ui/pickers/week-picker.tsx';
import styles from './weekly.module.css';
import { weeklyTexts as texts } from './weekly.texts.ts';

const YEAR_WEEKS = 52;

type Props = { monday: StudyDay; today: StudyDay; onChange: (monday: StudyDay) => void };

export const WeekTurner = ({ monday, today, onChange }: Props) => {
  const current = weekStart(today);
  const [min, max] = [addDays(current, -7 * YEAR_WEEKS), addDays(current, 7 * YEAR_WEEKS)];
  return (
    <Row gap="1" align="end" wrap className={styles.turner} data-tour="weekly-routine-week">
      <IconButton
        label={texts.previous}
        disabled={monday <= min}
        onClick={() => onChange(addDays(monday, -7))}
      >
        <ChevronLeftIcon />
      </IconButton>
      <div className={styles.picker}>
        <WeekPicker
          label={texts.week}
          value={monday}
          today={today}
          min={min}
          max={addDays(max, 6)}
          onChange={({ currentTarget }) => onChange(currentTarget.value)}
        />
      </div>
      <IconButton label={texts.next} disabled={monday >= max} onClick={() => onChange(addDays(monday, 7))}>
        <ChevronRightIcon />
      </IconButton>
      {monday !== current && (
        <Button look="plain" small onClick={() => onChange(current)}>
          {texts.thisWeek}
        </Button>
      )}
    </Row>
  );
};
