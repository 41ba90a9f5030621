import { addDays, type StudyDay, weekStart } from '@netlik/domain/study-day';
import ChevronLeftIcon from 'lucide-react/icons/chevron-left';
import ChevronRightIcon from 'lucide-react/icons/chevron-right';
import { Button } from '../buttons/button.tsx';
import { IconButton } from '../buttons/icon-button.tsx';
import { Row } from '../layout/row.tsx';
import { WeekPicker } from '../pickers/week-picker.tsx';
import { weekBoardTexts as texts } from './week-board.texts.ts';

type Props = {
  monday: StudyDay;
  today: StudyDay;
  /** The first and last Monday that can be chosen. */
  min?: StudyDay;
  max?: StudyDay;
  onChange: (monday: StudyDay) => void;
};

export const WeekTurner = ({ monday, today, min, max, onChange }: Props) => {
  const current = weekStart(today);
  return (
    <Row gap="2" align="end" wrap>
      <IconButton
        label={texts.previous}
        disabled={min !== undefined && monday <= min}
        onClick={() => onChange(addDays(monday, -7))}
      >
        <ChevronLeftIcon />
      </IconButton>
      <WeekPicker
        label={texts.week}
        value={monday}
        today={today}
        min={min}
        max={max && addDays(max, 6)}
        onChange={({ currentTarget }) => onChange(currentTarget.value)}
      />
      <IconButton
        label={texts.next}
        disabled={max !== undefined && monday >= max}
        onClick={() => onChange(addDays(monday, 7))}
      >
        <ChevronRightIcon />
      </IconButton>
      {monday !== current && (
        <Button look="line" small onClick={() => onChange(current)}>
          {texts.thisWeek}
        </Button>
      )}
    </Row>
  );
};
