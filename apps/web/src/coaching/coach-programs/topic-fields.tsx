import { tr } from '@netlik/domain/turkish';
import { subjectOfOtherExam } from '@netlik/domain/yks/other-exam';
import { isSubjectKey } from '@netlik/domain/yks/subject-keys';
import { topicsOf } from '@netlik/domain/yks/topics';
import CloseIcon from 'lucide-react/icons/x';
import { type RefObject, useState } from 'react';
import { TopicAsked } from '../../study/topic-facts/topic-asked.tsx';
import { IconButton } from '../../ui/buttons/icon-button.tsx';
import { findSuggestions } from '../../ui/forms/combo-suggest.ts';
import field from '../../ui/forms/field.module.css';
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
  readQuestions,
  readTopic,
  removeTopic,
} from './program-draft.ts';
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

const TopicRow = ({ subject, topic: row, onChange, onRemove }: RowProps) => (
  <Row as="li" gap="1 4" align="center" wrap className={styles.topic}>
    <Stack wrapAnywhere shrink className={styles.topicName}>
      {row.topic}
      <TopicAsked subject={subject} topic={row.topic} />
    </Stack>
    <Row
      as="label"
      gap="2"
      align="center"
      inline
      tone="muted"
      size="small"
      minTouchTarget
      className={styles.tick}
    >
      <input
        type="checkbox"
        checked={row.solveQuestions}
        aria-label={texts.solveOf(row.topic)}
        onChange={(event) => onChange({ solveQuestions: event.currentTarget.checked })}
      />
      {texts.solve}
    </Row>
    <Row
      as="label"
      gap="2"
      align="center"
      inline
      tone="muted"
      size="small"
      minTouchTarget
      className={styles.tick}
    >
      <input
        type="checkbox"
        checked={row.watchVideo}
        aria-label={texts.watchOf(row.topic)}
        onChange={(event) => onChange({ watchVideo: event.currentTarget.checked })}
      />
      {texts.watch}
    </Row>
    <Row as="span" gap="2" align="center" inline tone="muted" size="small" className={styles.minutes}>
      <input
        type="number"
        className={field.input}
        min={1}
        max={MAX_TARGET_QUESTIONS}
        value={row.targetQuestions ?? ''}
        aria-label={texts.topicQuestions(row.topic)}
        onChange={({ currentTarget }) => onChange({ targetQuestions: readQuestions(currentTarget.value) })}
      />
      {texts.questionsUnit}
    </Row>
    <Row as="span" gap="2" align="center" inline tone="muted" size="small" className={styles.minutes}>
      <input
        type="number"
        className={field.input}
        min={0}
        max={600}
        step={STEP}
        value={row.durationMinutes ?? ''}
        aria-label={texts.topicMinutes(row.topic)}
        onChange={({ currentTarget }) =>
          onChange({
            durationMinutes:
              currentTarget.value === ''
                ? null
                : Math.min(600, Math.max(0, Math.round(Number(currentTarget.value)))),
          })
        }
      />
      dk
    </Row>
    <IconButton label={texts.removeTopic(row.topic)} onClick={onRemove}>
      <CloseIcon size={18} />
    </IconButton>
  </Row>
);

type Props = {
  subject: DraftSubject;
  error?: string;
  inputRef: RefObject<HTMLInputElement | null>;
  onChange: (change: (subject: DraftSubject) => DraftSubject) => void;
  onDone: () => void;
};

export const TopicFields = ({ subject, error, inputRef, onChange, onDone }: Props) => {
  const [refused, setRefused] = useState<string>();
  // The name comes from the suggestion, the minutes from the typed text.
  const add = (value: string) => {
    const { minutes } = readTopic(inputRef.current?.value ?? '');
    const other = isSubjectKey(subject.subject) ? subjectOfOtherExam(subject.subject, value) : null;
    if (other) setRefused(texts.topicOfOtherExam(value, subjectName(other)));
    else onChange((now) => addTopic(now, value, minutes));
  };
  return (
    <Stack gap="2" align="start" className={styles.topics}>
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
        inputRef={inputRef}
        error={refused ?? error}
        onType={() => setRefused(undefined)}
        suggest={(typed) => suggestTopics(subject, typed)}
        onAdd={({ value }) => add(value)}
        onEmptyEnter={onDone}
      />
    </Stack>
  );
};
