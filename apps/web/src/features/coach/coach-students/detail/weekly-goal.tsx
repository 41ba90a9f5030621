import { coachStudents } from '@netlik/contract/coach/coach-students';
import { type FormEvent, useState } from 'react';
import { ApiError, isAborted } from '../../../../api/api-error.ts';
import { call } from '../../../../api/call.ts';
import { Button } from '../../../../ui/buttons/button.tsx';
import { numberText, parseNumber } from '../../../../ui/formats/number-text.ts';
import { NumberField } from '../../../../ui/forms/number-field.tsx';
import { Stack } from '../../../../ui/layout/stack.tsx';
import { toast } from '../../../../ui/overlays/toast.ts';
import styles from './student-detail.module.css';
import { goalTexts as texts } from './student-detail.texts.ts';

const hoursText = (minutes: number) => (minutes > 0 ? numberText(Number((minutes / 60).toFixed(2))) : '');

type Props = { studentId: string; minutes: number };

/** In hours on the screen, in whole minutes on the wire. */
export const WeeklyGoal = ({ studentId, minutes }: Props) => {
  const [typed, setTyped] = useState(() => hoursText(minutes));
  const [error, setError] = useState<string>();
  const [busy, setBusy] = useState(false);

  const save = async (event: FormEvent) => {
    event.preventDefault();
    const hours = parseNumber(typed);
    if (hours === null || hours <= 0 || hours > 168) {
      setError(texts.invalid);
      toast({ tone: 'warning', text: texts.invalid });
      return;
    }
    setError(undefined);
    setBusy(true);
    try {
      const body = { minutes: Math.max(1, Math.round(hours * 60)) };
      await call(coachStudents.setWeeklyGoal, { params: { id: studentId }, body });
      toast({ tone: 'success', text: texts.saved });
    } catch (failure) {
      if (!isAborted(failure))
        toast({ tone: 'danger', text: failure instanceof ApiError ? failure.message : texts.failed });
    } finally {
      setBusy(false);
    }
  };

  return (
    <Stack as="form" gap="2" className={styles.goal} noValidate onSubmit={(event) => void save(event)}>
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
