import { check } from '@netlik/contract/check';
import {
  CoachFeedbackForm,
  type EvaluationStatus,
  MAX_COACH_FEEDBACK,
  myCoach,
} from '@netlik/contract/coaching/my-coach';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useId, useState } from 'react';
import { formatDay } from '../../formats/days.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { asChangeEvent, type BoundText } from '../../ui/forms/bound-field.ts';
import { CheckboxField, FieldError, TextAreaField, TextField } from '../../ui/forms/field.tsx';
import { useContractForm } from '../../ui/forms/use-contract-form.ts';
import { Row } from '../../ui/layout/row.tsx';
import { Stack } from '../../ui/layout/stack.tsx';
import { Text } from '../../ui/layout/text.tsx';
import { Notice } from '../../ui/states/notice.tsx';
import { UntilLoaded } from '../../ui/states/until-loaded.tsx';
import styles from './my-coach.module.css';
import { myCoachQueries } from './my-coach.queries.ts';
import { evaluationTexts as texts } from './my-coach.texts.ts';

const STARS = [1, 2, 3, 4, 5];

const StarField = ({ label, name, value, error, onChange }: BoundText & { label: string }) => {
  const id = useId();
  return (
    <fieldset aria-describedby={error ? id : undefined}>
      <Text as="legend" size="small" weight="medium">
        {label}
      </Text>
      <Row>
        {STARS.map((star) => (
          <Stack
            key={star}
            as="label"
            center
            size="title"
            minTouchTarget
            className={styles.star}
            data-on={star <= Number(value) || undefined}
          >
            <input
              type="radio"
              className="visually-hidden"
              name={name}
              checked={String(star) === value}
              aria-label={texts.stars(star)}
              onChange={() => onChange(asChangeEvent(String(star)))}
            />
            <span aria-hidden="true">★</span>
          </Stack>
        ))}
      </Row>
      {error && <FieldError id={id}>{error}</FieldError>}
    </fieldset>
  );
};

const ratings = ['communication', 'programQuality', 'overallSatisfaction'] as const;
const issues = [
  'tooMuchPressure',
  'notEnoughSupport',
  'communicationProblems',
  'programNotSuitable',
] as const;

const initial = {
  communication: '',
  programQuality: '',
  overallSatisfaction: '',
  feedback: '',
  tooMuchPressure: false,
  notEnoughSupport: false,
  communicationProblems: false,
  programNotSuitable: false,
  other: '',
};

/** Maps the flat form to the nested request. */
const readForm = (coachId: string, values: typeof initial) => {
  const checked = check(CoachFeedbackForm, {
    coachId,
    categories: Object.fromEntries(ratings.map((name) => [name, Number(values[name])])),
    feedback: values.feedback,
    specificIssues: {
      ...Object.fromEntries(issues.map((name) => [name, values[name]])),
      other: values.other,
    },
  });
  if (checked.ok) return checked;
  const isRating = (name: string): boolean => ratings.some((one) => one === name);
  return {
    ok: false as const,
    errors: checked.errors.map(({ path, message }) => {
      const name = path.split('.').at(-1)!;
      return { path: name, message: isRating(name) ? texts.ratingMissing : message };
    }),
  };
};

const EvaluationForm = ({ coachId, onSent }: { coachId: string; onSent: () => void }) => {
  const form = useContractForm({
    initial,
    read: (values) => readForm(coachId, values),
    write: (body, { send }) => send(myCoach.sendFeedback, { body }),
    done: texts.sent,
    onDone: onSent,
  });
  return (
    <Stack {...form.form} as="form" gap="4" className={styles.form}>
      <Notice tone="info">{texts.who}</Notice>
      {form.failure && <Notice tone="danger">{form.failure.message}</Notice>}
      <Row gap="4 8" wrap>
        {ratings.map((name) => (
          <StarField key={name} label={texts.ratings[name]} {...form.text(name)} />
        ))}
      </Row>
      <TextAreaField label={texts.feedback} max={MAX_COACH_FEEDBACK} required {...form.text('feedback')} />
      <fieldset>
        <Text as="legend" size="small" weight="medium">
          {texts.issues}
        </Text>
        {issues.map((name) => (
          <CheckboxField key={name} label={texts.issueNames[name]} {...form.checkbox(name)} />
        ))}
      </fieldset>
      <TextField label={texts.other} optional maxLength={120} {...form.text('other')} />
      <div>
        <Button type="submit" look="soft" busy={form.busy}>
          {texts.send}
        </Button>
      </div>
    </Stack>
  );
};

const stateText = ({ dueThisMonth, countThisMonth }: EvaluationStatus) =>
  dueThisMonth ? texts.due : countThisMonth > 0 ? texts.given : texts.notDue;

/** Opens by itself when this month's evaluation is due, and collapses after sending. */
export const EvaluationPanel = ({ coachId }: { coachId: string }) => {
  const query = useQuery(myCoachQueries.status());
  const [open, setOpen] = useState(false);
  const due = query.data?.dueThisMonth;
  useEffect(() => {
    if (due) setOpen(true);
  }, [due]);
  return (
    <Text
      as="details"
      data-tour="coach-evaluation"
      open={open}
      onToggle={(event) => setOpen(event.currentTarget.open)}
    >
      <Row as="summary" gap="1 4" align="baseline" wrap minTouchTarget>
        <Text as="h2" size="body">
          {texts.title}
        </Text>
        <Text as="span" tone="muted" size="small">
          {query.data && stateText(query.data)}
        </Text>
      </Row>
      <UntilLoaded query={query} failed={texts.failed} compact />
      {query.data?.lastSubmittedAt && (
        <Text tone="muted" size="small">
          {texts.last(formatDay(query.data.lastSubmittedAt))}
        </Text>
      )}
      {due && <EvaluationForm coachId={coachId} onSent={() => setOpen(false)} />}
    </Text>
  );
};
