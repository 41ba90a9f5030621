import { coachStudents } from '@netlik/contract/coaching/coach-students';
import { type FormEvent, useState } from 'react';
import { useWrite } from '../../../data/writes/use-write.ts';
import { formatInputNumber, parseNumber } from '../../../formats/inputs.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { NumberField } from '../../../ui/forms/number-field.tsx';
import { Stack } from '../../../ui/layout/stack.tsx';
import { toast } from '../../../ui/overlays/toast.ts';
import styles from './student-detail.module.css';
import { goalTexts as texts } from './student-detail.texts.ts';

const hoursText = (minutes: number) =>
  minutes > 0 ? formatInputNumber(Number((minutes / 60).toFixed(2))) : '';

type Props = { studentId: string; minutes: number };

/** Displayed in hours, sent in whole minutes. */
export const WeeklyGoal = ({ studentId, minutes }: Props) => {
  const [typed, setTyped] = useState(() => hoursText(minutes));
  const [error, setError] = useState<string>();
  const { send, busy } = useWrite(coachStudents.setWeeklyGoal, { done: texts.saved, failed: texts.failed });

  const save = (event: FormEvent) => {
    event.preventDefault();
    const hours = parseNumber(typed);
    if (hours === null || hours <= 0 || hours > 168) {
      setError(texts.invalid);
      toast({ tone: 'warning', text: texts.invalid });
      return;
    }
    setError(undefined);
    void send({ params: { id: studentId }, body: { minutes: Math.max(1, Math.round(hours * 60)) } });
  };

  return (
    <Stack as="form" gap="2" className={styles.goal} noValidate onSubmit={save}>
      <NumberField
        label={texts.label}
        hint={texts.hint}
        value={typed}
        min={0}
        max={168}
        step={0.5}
        unit="sa"
        error={error}
        onChange={({ currentTarget }) => setTyped(currentTarget.value)}
      />
      <Button type="submit" look="quiet" busy={busy}>
        {texts.save}
      </Button>
    </Stack>
  );
};
