import type { FirstRunAnswers } from '@netlik/contract/identity/first-run';
import { FIRST_WEEKLY_GOAL_MINUTES, firstWeeklyGoal } from '@netlik/domain/identity/weekly-goal';
import { useState } from 'react';
import { Button } from '../../ui/buttons/button.tsx';
import { Stack } from '../../ui/layout/stack.tsx';
import { Text } from '../../ui/layout/text.tsx';
import { Choices } from './choices.tsx';
import { firstRunTexts as texts } from './first-run.texts.ts';

const choices = (hours: readonly number[]) =>
  hours.map((hour) => ({ value: hour * 60, label: texts.duration(hour * 60) }));
const weekdays = choices([1, 2, 3, 4, 5, 6, 7, 8]);
const weekends = choices([1, 2, 3, 4, 5, 6, 8, 10]);

type Props = { busy: boolean; onAnswer: (answer: FirstRunAnswers) => void };

export const HoursQuestion = ({ busy, onAnswer }: Props) => {
  const [weekday, setWeekday] = useState<number>();
  const [weekend, setWeekend] = useState<number>();
  const isOpen = weekday === undefined && weekend === undefined;
  return (
    <Stack gap="4">
      <Choices label={texts.weekday} columns={4} options={weekdays} value={weekday} onPick={setWeekday} />
      <Choices label={texts.weekend} columns={4} options={weekends} value={weekend} onPick={setWeekend} />
      <Text role="status" numbers tone={isOpen ? 'muted' : 'primary'} weight={isOpen ? undefined : 'medium'}>
        {isOpen ? texts.noGoal(FIRST_WEEKLY_GOAL_MINUTES) : texts.goal(firstWeeklyGoal(weekday, weekend))}
      </Text>
      <Button wide busy={busy} onClick={() => onAnswer({ weekdayMinutes: weekday, weekendMinutes: weekend })}>
        {texts.next}
      </Button>
    </Stack>
  );
};
