import { check } from '@netlik/contract/check';
import {
  type PlanSubjectChange as Change,
  PlanSubjectChange,
} from '@netlik/contract/planning/daily-plans/daily-plans';
import type { PlanSubject } from '@netlik/contract/planning/daily-plans/plan';
import { parseNumber } from '../../../formats/inputs.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { NumberField } from '../../../ui/forms/number-field.tsx';
import { useContractForm } from '../../../ui/forms/use-contract-form.ts';
import { Grid } from '../../../ui/layout/grid.tsx';
import { Row } from '../../../ui/layout/row.tsx';
import { Stack } from '../../../ui/layout/stack.tsx';
import { Text } from '../../../ui/layout/text.tsx';
import { type AnswerValues, answersOf, readAnswers } from '../answer-values.ts';
import { detailTexts as texts } from '../daily-plans.texts.ts';
import styles from './subject-detail.module.css';

type Props = { subject: PlanSubject; onSave: (answers: Change) => Promise<unknown> };

/** Typed answers replace the sum over the sessions until they are cleared. */
export const AnswersForm = ({ subject, onSave }: Props) => {
  const form = useContractForm<AnswerValues, Change>({
    initial: answersOf(subject),
    read: (values) => check(PlanSubjectChange, readAnswers(values, parseNumber)),
    write: onSave,
  });
  return (
    <Stack {...form.form} as="form" gap="2" className={styles.part}>
      <h3>{texts.answers}</h3>
      <Text tone="muted" size="small">
        {subject.answersTyped ? texts.typed : texts.counted}
      </Text>
      <Grid columns={3} gap="3">
        <NumberField label={texts.correct} min={0} max={1000} {...form.text('correctAnswers')} />
        <NumberField label={texts.wrong} min={0} max={1000} {...form.text('wrongAnswers')} />
        <NumberField label={texts.blank} min={0} max={1000} {...form.text('blankAnswers')} />
      </Grid>
      <Row gap="2" wrap>
        <Button type="submit" look="quiet" small busy={form.busy} disabled={!form.changed}>
          {texts.save}
        </Button>
        {subject.answersTyped && (
          <Button
            look="plain"
            small
            onClick={() => void onSave({ correctAnswers: null, wrongAnswers: null, blankAnswers: null })}
          >
            {texts.clear}
          </Button>
        )}
      </Row>
    </Stack>
  );
};
