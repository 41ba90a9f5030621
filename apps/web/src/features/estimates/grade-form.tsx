import type { Person } from '@netlik/contract/identity/person';
import { useState } from 'react';
import { Button } from '../../ui/buttons/button.tsx';
import { numberText, parseNumber } from '../../ui/formats/number-text.ts';
import { NumberField } from '../../ui/forms/number-field.tsx';
import { useContractForm } from '../../ui/forms/use-contract-form.ts';
import { toast } from '../../ui/overlays/toast.ts';
import styles from './estimates.module.css';
import { saveDiplomaGrade } from './estimates.queries.ts';
import { estimateTexts as texts } from './estimates.texts.ts';

type Props = { person: Person; grade: number | null };

export const GradeForm = ({ person, grade }: Props) => {
  const [initial] = useState(grade === null ? '' : numberText(grade));
  const form = useContractForm({
    initial: { diplomaGrade: initial },
    read: ({ diplomaGrade }) => {
      const value = parseNumber(diplomaGrade);
      return value === null || value < 50 || value > 100
        ? { ok: false as const, errors: [{ path: 'diplomaGrade', message: texts.gradeInvalid }] }
        : { ok: true as const, data: Math.round(value * 100) / 100 };
    },
    send: async (value) => {
      await saveDiplomaGrade(person._id, value);
      toast({ text: texts.gradeSaved, tone: 'success' });
    },
  });
  return (
    <form className={styles.grade} {...form.form}>
      <NumberField
        label={texts.grade}
        hint={texts.gradeHint}
        min={50}
        max={100}
        step={0.5}
        {...form.text('diplomaGrade')}
      />
      <Button type="submit" look="quiet" busy={form.busy}>
        {texts.gradeSave}
      </Button>
      {form.failure !== null && <p className={styles.quiet}>{texts.gradeFailed}</p>}
    </form>
  );
};
