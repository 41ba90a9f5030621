import { check } from '@netlik/contract/check';
import {
  dailyPlans,
  MAX_FEEDBACK_TEXT,
  MIN_FEEDBACK_TEXT,
  StudentFeedback,
} from '@netlik/contract/planning/daily-plans/daily-plans';
import type { DailyPlan, PlanSubject } from '@netlik/contract/planning/daily-plans/plan';
import { useState } from 'react';
import { parseNumber } from '../../../formats/inputs.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { asChangeEvent, type BoundText } from '../../../ui/forms/bound-field.ts';
import { Chip } from '../../../ui/forms/chip.tsx';
import { TextAreaField } from '../../../ui/forms/field.tsx';
import { NumberField } from '../../../ui/forms/number-field.tsx';
import { Segmented } from '../../../ui/forms/segmented.tsx';
import { useContractForm } from '../../../ui/forms/use-contract-form.ts';
import { Grid } from '../../../ui/layout/grid.tsx';
import { Row } from '../../../ui/layout/row.tsx';
import { Stack } from '../../../ui/layout/stack.tsx';
import { Text } from '../../../ui/layout/text.tsx';
import { Modal } from '../../../ui/overlays/modal.tsx';
import { toast } from '../../../ui/overlays/toast.ts';
import { Notice } from '../../../ui/states/notice.tsx';
import { SubjectMark } from '../../../ui/subjects/subject-mark.tsx';
import { answersOf, hasChanged, readAnswers } from '../answer-values.ts';
import { motivationNames, evaluationTexts as texts } from '../daily-plans.texts.ts';
import styles from './evaluation.module.css';
import { addSuggestion } from './suggestions.ts';

const motivations = Object.entries(motivationNames).map(([value, label]) => ({ value, label }));

type DayFieldsProps = {
  text: BoundText;
  max: number;
  motivation: string;
  onMotivation: (score: string) => void;
};

const DayFields = ({ text, max, motivation, onMotivation }: DayFieldsProps) => (
  <>
    <Text tone="muted">{texts.lastLead}</Text>
    <Segmented label={texts.motivation} options={motivations} value={motivation} onChange={onMotivation} />
    <TextAreaField label={texts.text} max={max} rows={4} {...text} />
    <Row role="group" gap="2" wrap aria-label={texts.suggestions}>
      {texts.pills.map((pill) => (
        <Chip key={pill} onClick={() => text.onChange(asChangeEvent(addSuggestion(text.value, pill)))}>
          {pill}
        </Chip>
      ))}
    </Row>
  </>
);

type Props = {
  plan: DailyPlan;
  /** True as a step of closing the day. */
  canSkip?: boolean;
  onClose: () => void;
};

const noAnswers = { correctAnswers: '', wrongAnswers: '', blankAnswers: '' };

type StepProps = Props & {
  /** Null if every subject was skipped, so only the day is evaluated. */
  subject: PlanSubject | null;
  at: number;
  of: number;
  /** Keeps the day's text when the student goes back. */
  day: { feedbackText: string; motivationScore: string };
  onDay: (day: StepProps['day']) => void;
  onStep: (by: 1 | -1) => void;
};

const useStepForm = ({ plan, subject, at, of, day, onStep, onClose }: StepProps) => {
  const isLast = at >= of - 1;
  return useContractForm({
    initial: { ...(subject ? answersOf(subject) : noAnswers), ...day },
    read: (values) =>
      check(StudentFeedback, {
        finalize: isLast,
        ...(subject && {
          subjectIndex: plan.subjects.findIndex(({ _id }) => _id === subject._id),
          subjectId: subject._id,
          // Counted answers stay automatic unless the student changed them.
          ...(hasChanged(values, subject) && readAnswers(values, parseNumber)),
        }),
        ...(isLast && {
          feedbackText: values.feedbackText,
          motivationScore: Number(values.motivationScore),
        }),
      }),
    write: (body, { send }) => send(dailyPlans.studentFeedback, { params: { id: plan._id }, body }),
    onDone: () => {
      if (!isLast) return onStep(1);
      toast({ tone: 'success', text: texts.feedbackSubmitSuccess });
      onClose();
    },
  });
};

type StepForm = ReturnType<typeof useStepForm>;

const StepFooter = ({ form, at, of, canSkip, onDay, onStep, onClose }: StepProps & { form: StepForm }) => {
  const { feedbackText, motivationScore } = form.values;
  const isLast = at >= of - 1;
  const goBack = () => {
    onDay({ feedbackText, motivationScore });
    onStep(-1);
  };
  return (
    <>
      {of > 1 && (
        <Text tone="muted" numbers className={styles.step}>
          {texts.step(at + 1, of)}
        </Text>
      )}
      {canSkip && (
        <Button look="quiet" disabled={form.busy} onClick={onClose}>
          {texts.skip}
        </Button>
      )}
      {at > 0 && (
        <Button look="line" disabled={form.busy} onClick={goBack}>
          {texts.back}
        </Button>
      )}
      <Button
        type="submit"
        busy={form.busy}
        disabled={isLast && feedbackText.trim().length < MIN_FEEDBACK_TEXT}
      >
        {isLast ? texts.submit : texts.next}
      </Button>
    </>
  );
};

const Step = (props: StepProps) => {
  const { subject, at, of, onClose } = props;
  const form = useStepForm(props);
  return (
    <Modal
      title={texts.title}
      form={form.form}
      locked={form.busy}
      onClose={onClose}
      footer={<StepFooter {...props} form={form} />}
    >
      <Stack gap="4">
        {form.failure && (
          <Notice tone="danger">
            {texts.feedbackSubmitError} {form.failure.message}
          </Notice>
        )}
        {subject && (
          <>
            <Text as="h3" size="body">
              <SubjectMark subject={subject.subject} />
            </Text>
            <Text tone="muted">{texts.subjectLead}</Text>
            <Grid columns={3} gap="3">
              <NumberField label={texts.correct} min={0} max={1000} {...form.text('correctAnswers')} />
              <NumberField label={texts.wrong} min={0} max={1000} {...form.text('wrongAnswers')} />
              <NumberField label={texts.blank} min={0} max={1000} {...form.text('blankAnswers')} />
            </Grid>
          </>
        )}
        {at >= of - 1 && (
          <DayFields
            text={form.text('feedbackText')}
            max={MAX_FEEDBACK_TEXT}
            motivation={form.values.motivationScore}
            onMotivation={(score) => form.set('motivationScore', score)}
          />
        )}
      </Stack>
    </Modal>
  );
};

/** One step per subject; the last one also evaluates the day. */
export const EvaluationDialog = ({ plan, canSkip, onClose }: Props) => {
  const [at, setAt] = useState(0);
  const [day, setDay] = useState({ feedbackText: '', motivationScore: '5' });
  // Subjects that were not started have no answers.
  const asked = plan.subjects.filter(({ status }) => status !== 'skipped' && status !== 'not_started');
  return (
    <Step
      key={at}
      plan={plan}
      at={at}
      day={day}
      canSkip={canSkip}
      onClose={onClose}
      of={Math.max(1, asked.length)}
      subject={asked[at] ?? null}
      onDay={setDay}
      onStep={(by) => setAt(at + by)}
    />
  );
};
