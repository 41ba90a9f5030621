import { MANUAL_SECONDS } from '@netlik/domain/study/manual-session';
import type { Corrections } from '@netlik/domain/study/quick-entry/parsed-entry';
import { MAX_QUESTIONS } from '@netlik/domain/study/quick-entry/quick-entry';
import type { CountName } from '@netlik/domain/study/quick-entry/values';
import type { StudyDay } from '@netlik/domain/study-day';
import { MOODS } from '@netlik/domain/study-values';
import { isSubjectKey } from '@netlik/domain/yks/subject-keys';
import { type KeyboardEvent, useState } from 'react';
import { parseNumber } from '../../formats/inputs.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { NumberField } from '../../ui/forms/number-field.tsx';
import { Select } from '../../ui/forms/select.tsx';
import { Grid } from '../../ui/layout/grid.tsx';
import { Row } from '../../ui/layout/row.tsx';
import { Stack } from '../../ui/layout/stack.tsx';
import { DatePicker } from '../../ui/pickers/date-picker.tsx';
import { SubjectSelect } from '../../ui/subjects/subject-select.tsx';
import { TopicSelect } from '../topic-facts/topic-select.tsx';
import { Chip } from './chip.tsx';
import type { Feedback } from './entry-body.ts';
import type { ShownLine } from './quick-entry.queries.ts';
import { quickEntryTexts as texts } from './quick-entry.texts.ts';

export type PartName = CountName | 'subject' | 'topic' | 'seconds' | 'date' | 'feedback';

type Props = {
  name: PartName;
  line: ShownLine;
  today: StudyDay;
  correct: (changed: Corrections) => void;
  feedback: Feedback;
  setFeedback: (feedback: Feedback) => void;
  onDone: () => void;
};

const QUALITIES = [1, 2, 3, 4, 5].map((quality) => ({ value: String(quality), label: `${quality}/5` }));
const MOOD_OPTIONS = MOODS.map((mood) => ({ value: mood, label: mood }));

type NumberProps = {
  label: string;
  value: number | null;
  min: number;
  max: number;
  unit?: string;
  onChange: (value: number) => void;
};

/** Accepts the value once it is a valid integer. */
const NumberEditor = ({ value, onChange, min, max, ...field }: NumberProps) => {
  const [typed, setTyped] = useState(value === null ? '' : String(value));
  return (
    <NumberField
      {...field}
      min={min}
      max={max}
      value={typed}
      onChange={({ currentTarget }) => {
        setTyped(currentTarget.value);
        const number = parseNumber(currentTarget.value);
        if (number !== null && Number.isInteger(number) && number >= min && number <= max) onChange(number);
      }}
    />
  );
};

type TopicProps = { line: ShownLine; onPick: (topic: string | null) => void };

const TopicEditor = ({ line, onPick }: TopicProps) => (
  <>
    {line.topicChoices.length > 1 && (
      <Row gap="2" wrap>
        {line.topicChoices.map((topic) => (
          <Chip key={topic} onClick={() => onPick(topic)}>
            {topic}
          </Chip>
        ))}
      </Row>
    )}
    <TopicSelect
      label={texts.topic}
      subject={line.subject ?? ''}
      placeholder={texts.noTopic}
      value={line.topic ?? ''}
      onChange={({ currentTarget: { value } }) => onPick(value || null)}
    />
  </>
);

const FeedbackEditor = ({ feedback, setFeedback }: Pick<Props, 'feedback' | 'setFeedback'>) => (
  <Grid columns={2} gap="3">
    <Select
      label={texts.quality}
      options={QUALITIES}
      value={String(feedback.quality)}
      onChange={({ currentTarget }) => setFeedback({ ...feedback, quality: Number(currentTarget.value) })}
    />
    <Select
      label={texts.mood}
      options={MOOD_OPTIONS}
      value={feedback.mood}
      onChange={({ currentTarget }) =>
        setFeedback({ ...feedback, mood: currentTarget.value as Feedback['mood'] })
      }
    />
  </Grid>
);

const Editor = ({ name, line, today, correct, feedback, setFeedback, onDone }: Props) => {
  const pick = (changed: Corrections) => {
    correct(changed);
    onDone();
  };
  switch (name) {
    case 'subject':
      return (
        <SubjectSelect
          label={texts.subject}
          placeholder={texts.chooseSubject}
          value={line.subject ?? ''}
          onChange={({ currentTarget: { value } }) => isSubjectKey(value) && pick({ subject: value })}
        />
      );
    case 'topic':
      return <TopicEditor line={line} onPick={(topic) => pick({ topic })} />;
    case 'seconds':
      return (
        <NumberEditor
          label={texts.duration}
          unit={texts.minutes}
          value={line.seconds === null ? null : Math.floor(line.seconds / 60)}
          min={1}
          max={MANUAL_SECONDS.max / 60}
          onChange={(minutes) => correct({ seconds: minutes * 60 })}
        />
      );
    case 'date':
      return (
        <DatePicker
          label={texts.date}
          value={line.date}
          max={today}
          today={today}
          onChange={({ currentTarget }) => pick({ date: currentTarget.value })}
        />
      );
    case 'feedback':
      return <FeedbackEditor {...{ feedback, setFeedback }} />;
    default:
      return (
        <NumberEditor
          label={texts.countLabels[name]}
          value={line[name]}
          min={0}
          max={MAX_QUESTIONS}
          onChange={(count) => correct({ [name]: count })}
        />
      );
  }
};

/** Enter closes the editor without saving the line. */
export const PartEditor = (props: Props) => {
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.target instanceof HTMLInputElement)) return;
    event.preventDefault();
    props.onDone();
  };
  return (
    <Stack gap="3" justify="start" onKeyDown={onKeyDown}>
      <Editor {...props} />
      <Row justify="end">
        <Button look="line" small onClick={props.onDone}>
          {texts.done}
        </Button>
      </Row>
    </Stack>
  );
};
