import { users } from '@netlik/contract/identity/users';
import { useState } from 'react';
import { formatInputNumber, parseNumber } from '../../formats/inputs.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { NumberField } from '../../ui/forms/number-field.tsx';
import { useContractForm } from '../../ui/forms/use-contract-form.ts';
import { Grid } from '../../ui/layout/grid.tsx';
import { diplomaGradeTexts as texts } from './diploma-grade.texts.ts';
import styles from './diploma-grade-form.module.css';

type Props = { personId: string; grade: number | null };

/** Has a separate form, because the education form requires all of its fields. */
export const DiplomaGradeForm = ({ personId, grade }: Props) => {
  const [initial] = useState(grade === null ? '' : formatInputNumber(grade));
  const form = useContractForm({
    initial: { diplomaGrade: initial },
    read: ({ diplomaGrade }) => {
      if (diplomaGrade.trim() === '') return { ok: true as const, data: null };
      const value = parseNumber(diplomaGrade);
      return value === null || value < 50 || value > 100
        ? { ok: false as const, errors: [{ path: 'diplomaGrade', message: texts.invalid }] }
        : { ok: true as const, data: Math.round(value * 100) / 100 };
    },
    write: (diplomaGrade, { send }) =>
      send(users.update, { params: { id: personId }, body: { diplomaGrade } }),
    done: (_, diplomaGrade) => (diplomaGrade === null ? texts.removed : texts.saved),
  });
  return (
    <Grid as="form" gap="2 3" align="start" className={styles.form} {...form.form}>
      <NumberField
        label={texts.label}
        hint={texts.hint}
        min={50}
        max={100}
        step={0.5}
        {...form.text('diplomaGrade')}
      />
      <Button type="submit" look="line" busy={form.busy}>
        {texts.save}
      </Button>
      {form.failure !== null && (
        <p className={styles.failed} role="alert">
          {texts.failed}
        </p>
      )}
    </Grid>
  );
};
