import { tr } from '@netlik/domain/turkish';
import { subjectOfOtherExam } from '@netlik/domain/yks/other-exam';
import { isSubjectKey } from '@netlik/domain/yks/subject-keys';
import { topicsOf } from '@netlik/domain/yks/topics';
import CloseIcon from 'lucide-react/icons/x';
import { type ComponentProps, useRef, useState } from 'react';
import { TopicAsked } from '../../study/topic-facts/topic-asked.tsx';
import { IconButton } from '../../ui/buttons/icon-button.tsx';
import { findSuggestions } from '../../ui/forms/combo-suggest.ts';
import field from '../../ui/forms/field.module.css';
import { CheckboxField } from '../../ui/forms/field.tsx';
import { Row } from '../../ui/layout/row.tsx';
import { Stack } from '../../ui/layout/stack.tsx';
import { subjectName } from '../../ui/subjects/subject-name.ts';
import { programFormTexts as texts } from './coach-programs.texts.ts';
import {
  addTopic,
  changeTopic,
  type DraftSubject,
  type DraftTopic,
  MAX_TARGET_QUESTIONS,
  MAX_TOPIC_MINUTES,
  readQuestions,
  readTopic,
  removeTopic,
} from './draft-subject.ts';
import styles from './program-form.module.css';
import { SuggestAdder } from './suggest-adder.tsx';

const MAX_SUGGESTED = 6;
const MAX_TOPIC_NAME = 120;
const STEP = 15;

/** Suggests unused topics of the catalogue, and always the typed text. */
const suggestTopics = (subject: DraftSubject, typed: string) => {
  const { topic } = readTopic(typed);
  const has = (name: string) => subject.topics.some((one) => tr.lower(one.topic) === tr.lower(name));
  const known = isSubjectKey(subject.subject) ? topicsOf(subject.subject) : [];
  const found = findSuggestions(
    known.filter((name) => !has(name)),
    topic,
  )
    .slice(0, MAX_SUGGESTED)
    .map((name) => ({ value: name, label: name }));
  const isNew = topic !== '' && !found.some(({ value }) => tr.lower(value) === tr.lower(topic));
  return isNew && !has(topic) ? [...found, { value: topic, label: texts.asTyped(topic) }] : found;
};

type RowProps = {
  subject: string;
  topic: DraftTopic;
  onChange: (part: Partial<DraftTopic>) => void;
  onRemove: () => void;
};

type AmountProps = Pick<ComponentProps<'input'>, 'min' | 'max' | 'step'> & {
  label: string;
  unit: string;
  value: number | null | undefined;
  onType: (typed: string) => void;
};

const Amount = ({ label, unit, value, onType, ...limits }: AmountProps) => (
  <Row as="span" gap="2" align="center" inline tone="muted" size="small" numbers className={styles.amount}>
    <input
      type="number"
      className={field.input}
      {...limits}
      value={value ?? ''}
      aria-label={label}
      onChange={({ currentTarget }) => onType(currentTarget.value)}
    />
    {unit}
  </Row>
);

const readMinutes = (typed: string) =>
  typed === '' ? null : Math.min(MAX_TOPIC_MINUTES, Math.max(0, Math.round(Number(typed))));

const TopicRow = ({ subject, topic: row, onChange, onRemove }: RowProps) => (
  <Row as="li" gap="1 4" align="center" wrap className={styles.line}>
    <Stack wrapAnywhere shrink className={styles.name}>
      {row.topic}
      <TopicAsked subject={subject} topic={row.topic} />
    </Stack>
    <CheckboxField
      label={texts.solve}
      aria-label={texts.solveOf(row.topic)}
      checked={row.solveQuestions}
      onChange={({ currentTarget }) => onChange({ solveQuestions: currentTarget.checked })}
    />
    <CheckboxField
      label={texts.watch}
      aria-label={texts.watchOf(row.topic)}
      checked={row.watchVideo}
      onChange={({ currentTarget }) => onChange({ watchVideo: currentTarget.checked })}
    />
    <Amount
      label={texts.topicQuestions(row.topic)}
      unit={texts.questionsUnit}
      min={1}
      max={MAX_TARGET_QUESTIONS}
      value={row.targetQuestions}
      onType={(typed) => onChange({ targetQuestions: readQuestions(typed) })}
    />
    <Amount
      label={texts.topicMinutes(row.topic)}
      unit="dk"
      min={0}
      max={MAX_TOPIC_MINUTES}
      step={STEP}
      value={row.durationMinutes}
      onType={(typed) => onChange({ durationMinutes: readMinutes(typed) })}
    />
    <IconButton label={texts.removeTopic(row.topic)} onClick={onRemove}>
      <CloseIcon size={18} />
    </IconButton>
  </Row>
);

type Props = {
  subject: DraftSubject;
  error?: string;
  onChange: (change: (subject: DraftSubject) => DraftSubject) => void;
  onDone: () => void;
};

export const TopicFields = ({ subject, error, onChange, onDone }: Props) => {
  const input = useRef<HTMLInputElement>(null);
  const [refused, setRefused] = useState<string>();
  // The name comes from the suggestion, the minutes from the typed text.
  const add = (value: string) => {
    const { minutes } = readTopic(input.current?.value ?? '');
    const other = isSubjectKey(subject.subject) ? subjectOfOtherExam(subject.subject, value) : null;
    if (other) setRefused(texts.topicOfOtherExam(value, subjectName(other)));
    else onChange((now) => addTopic(now, value, minutes));
  };
  return (
    <Stack gap="2">
      {subject.topics.length > 0 && (
        <Stack as="ul" full aria-label={texts.topics}>
          {subject.topics.map((topic) => (
            <TopicRow
              key={topic.topic}
              subject={subject.subject}
              topic={topic}
              onChange={(part) => onChange((now) => changeTopic(now, topic.topic, part))}
              onRemove={() => onChange((now) => removeTopic(now, topic.topic))}
            />
          ))}
        </Stack>
      )}
      <SuggestAdder
        label={texts.addTopic(subjectName(subject.subject))}
        placeholder={texts.addTopicHint}
        maxLength={MAX_TOPIC_NAME}
        inputRef={input}
        error={refused ?? error}
        onType={() => setRefused(undefined)}
        suggest={(typed) => suggestTopics(subject, typed)}
        onAdd={({ value }) => add(value)}
        onEmptyEnter={onDone}
      />
    </Stack>
  );
};
