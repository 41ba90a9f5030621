import { type FirstRunAnswers, firstRun } from '@netlik/contract/identity/first-run';
import type { Person } from '@netlik/contract/identity/person';
import { GRADES } from '@netlik/domain/identity/values';
import { studyDay } from '@netlik/domain/study-day';
import { FIELD_TYPES } from '@netlik/domain/yks/field-types';
import { FIELDS } from '@netlik/domain/yks/fields';
import { firstTargetYears } from '@netlik/domain/yks/first-day';
import { hasNewCurriculum } from '@netlik/domain/yks/target-years';
import { useState } from 'react';
import { session } from '../../data/calls/session.ts';
import { usePerson } from '../../data/calls/use-person.ts';
import { useWrite } from '../../data/writes/use-write.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { Row } from '../../ui/layout/row.tsx';
import { Stack } from '../../ui/layout/stack.tsx';
import { Text } from '../../ui/layout/text.tsx';
import { StepPage } from '../step-page.tsx';
import { newCurriculumText } from '../users/target-year.texts.ts';
import { Choices } from './choices.tsx';
import { FirstMinutes } from './first-minutes.tsx';
import styles from './first-run.module.css';
import { firstRunTexts as texts } from './first-run.texts.ts';
import { HoursQuestion } from './hours-question.tsx';
import { useHeadingFocus } from './use-heading-focus.ts';

const steps = ['grade', 'field', 'year', 'hours'] as const;
type QuestionStep = (typeof steps)[number];

const years = firstTargetYears(studyDay(new Date())).map((year) => ({ value: year, label: String(year) }));
const grades = GRADES.map((grade) => ({ value: grade, label: texts.gradeName(grade) }));
const fields = FIELD_TYPES.map((field) => ({ value: field, label: FIELDS[field].label }));

type QuestionProps = {
  step: QuestionStep;
  answers: FirstRunAnswers;
  busy: boolean;
  /** Empty answers mean skipped. */
  onAnswer: (answer: FirstRunAnswers) => void;
  onBack: () => void;
  onSkipAll: () => void;
};

const Question = ({ step, answers, busy, onAnswer, onBack, onSkipAll }: QuestionProps) => {
  const heading = useHeadingFocus();
  const at = steps.indexOf(step);
  const { title, lead } = texts[step];
  const list = { label: title, quiet: true };
  return (
    <>
      <Stack gap="2">
        <Text tone="muted" size="small" numbers>
          {texts.progress(at + 1, steps.length)}
        </Text>
        <div className={styles.bar} aria-hidden="true">
          {steps.map((each, index) => (
            <span key={each} className={index <= at ? styles.done : undefined} />
          ))}
        </div>
      </Stack>
      <Stack gap="1">
        <h1 ref={heading} tabIndex={-1}>
          {title}
        </h1>
        <Text tone="muted">{lead}</Text>
      </Stack>
      {step === 'grade' && (
        <Choices
          {...list}
          columns={2}
          options={grades}
          value={answers.grade}
          onPick={(grade) => onAnswer({ grade })}
        />
      )}
      {step === 'field' && (
        <Choices
          {...list}
          columns={2}
          options={fields}
          value={answers.targetFieldType}
          onPick={(targetFieldType) => onAnswer({ targetFieldType })}
        />
      )}
      {step === 'year' && (
        <>
          <Choices
            {...list}
            columns={2}
            options={years}
            value={answers.targetYear}
            onPick={(targetYear) => onAnswer({ targetYear })}
          />
          {years.some(({ value }) => hasNewCurriculum(value)) && (
            <Text tone="muted" size="small">
              {newCurriculumText}
            </Text>
          )}
        </>
      )}
      {step === 'hours' && <HoursQuestion busy={busy} onAnswer={onAnswer} />}
      <Row gap="2" align="center" between>
        <Row gap="2">
          {at > 0 && (
            <Button look="quiet" onClick={onBack}>
              {texts.back}
            </Button>
          )}
          <Button look="line" busy={busy} onClick={() => onAnswer({})}>
            {texts.skip}
          </Button>
        </Row>
        {at < steps.length - 1 && (
          <Button look="quiet" busy={busy} onClick={onSkipAll}>
            {texts.skipAll}
          </Button>
        )}
      </Row>
    </>
  );
};

const Steps = ({ person }: { person: Person }) => {
  const [at, setAt] = useState(0);
  const [answers, setAnswers] = useState<FirstRunAnswers>({});
  const finish = useWrite(firstRun.finish, { failed: texts.saveFailed, onDone: session.updateUser });

  // A failed save asks again another day and does not block the start.
  const save = async (body: FirstRunAnswers) => {
    await finish.send({ body });
    setAt(steps.length);
  };
  const answer = (given: FirstRunAnswers) => {
    const all = { ...answers, ...given };
    setAnswers(all);
    if (at + 1 < steps.length) setAt(at + 1);
    else void save(all);
  };

  const step = steps[at];
  if (step === undefined)
    return <FirstMinutes field={answers.targetFieldType} isWaiting={person.consent === 'guardian'} />;
  return (
    <Question
      key={step}
      step={step}
      answers={answers}
      busy={finish.busy}
      onAnswer={answer}
      onBack={() => setAt(at - 1)}
      onSkipAll={() => void save(answers)}
    />
  );
};

/** Asks new students once; each question can be skipped. */
export const FirstRunPage = () => {
  const person = usePerson();
  return (
    <StepPage title={texts.page} gap="6">
      {person && <Steps person={person} />}
    </StepPage>
  );
};
