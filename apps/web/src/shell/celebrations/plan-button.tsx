import { weeklyPlans } from '@netlik/contract/planning/weekly-plans';
import { addDays, daysBetween, studyDay, weekStart } from '@netlik/domain/study-day';
import { useState } from 'react';
import { useWrite } from '../../data/writes/use-write.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { celebrationTexts as texts } from './celebrations.texts.ts';

type Props = { topic: string; subject: string };

const tomorrowsEntry = ({ topic, subject }: Props) => {
  const tomorrow = addDays(studyDay(new Date()), 1);
  const monday = weekStart(tomorrow);
  return {
    params: { weekStart: monday },
    body: { day: daysBetween(monday, tomorrow), subject, topic, type: 'soru_cozum' as const },
  };
};

export const PlanButton = (props: Props) => {
  const [planned, setPlanned] = useState(false);
  const { busy, send } = useWrite(weeklyPlans.addEntry, {
    failed: texts.planFailed,
    done: texts.planned(props.topic),
    onDone: () => setPlanned(true),
  });
  return (
    <Button
      small
      look="line"
      disabled={planned || busy}
      aria-label={`${texts.plan}: ${props.topic}`}
      onClick={() => void send(tomorrowsEntry(props))}
    >
      {planned ? texts.isPlanned : texts.plan}
    </Button>
  );
};
