import { addDays, type StudyDay } from '@netlik/domain/study-day';
import { Button } from '../../ui/buttons/button.tsx';
import { IconButton } from '../../ui/buttons/icon-button.tsx';
import { ChevronLeftIcon, ChevronRightIcon } from '../../ui/icons/glyphs.tsx';
import { Row } from '../../ui/layout/row.tsx';
import { Text } from '../../ui/layout/text.tsx';
import { WeekPicker } from '../../ui/pickers/week-picker.tsx';
import styles from './weekly-plans.module.css';
import { weeklyPlanTexts as texts } from './weekly-plans.texts.ts';

type Props = {
  weekStart: StudyDay;
  today: StudyDay;
  isThisWeek: boolean;
  progress: string | null;
  onWeek: (weekStart: StudyDay) => void;
  onThisWeek: () => void;
};

export const WeekHeader = ({ weekStart, today, isThisWeek, progress, onWeek, onThisWeek }: Props) => (
  <Row gap="2" align="end" wrap>
    <IconButton label={texts.previousWeek} onClick={() => onWeek(addDays(weekStart, -7))}>
      <ChevronLeftIcon />
    </IconButton>
    <WeekPicker
      label={texts.week}
      value={weekStart}
      today={today}
      onChange={(event) => onWeek(event.currentTarget.value)}
    />
    <IconButton label={texts.nextWeek} onClick={() => onWeek(addDays(weekStart, 7))}>
      <ChevronRightIcon />
    </IconButton>
    {!isThisWeek && (
      <Button look="quiet" small onClick={onThisWeek}>
        {texts.thisWeek}
      </Button>
    )}
    {progress && (
      <Text look="muted small" className={styles.progress}>
        {progress}
      </Text>
    )}
  </Row>
);
