import type { WrongTopic } from '@netlik/domain/exams/exam-attempts/attempt';
import { subjectsOfRow } from '@netlik/domain/exams/exam-attempts/exam-rows';
import { subjectOf } from '@netlik/domain/yks/subjects';
import { topicsOf } from '@netlik/domain/yks/topics';
import CloseIcon from 'lucide-react/icons/x';
import { useMemo, useState } from 'react';
import { TopicAsked } from '../../../study/topic-facts/topic-asked.tsx';
import { IconButton } from '../../../ui/buttons/icon-button.tsx';
import { ComboBox } from '../../../ui/forms/combo-box.tsx';
import { Row } from '../../../ui/layout/row.tsx';
import { Stack } from '../../../ui/layout/stack.tsx';
import { Text } from '../../../ui/layout/text.tsx';
import { subjectName } from '../../../ui/subjects/subject-name.ts';
import { type FilledRow, onlyDigits } from './draft.ts';
import styles from './drawer.module.css';
import { drawerTexts as texts } from './drawer.texts.ts';

type Topic = { subject: string; topic: string };

/** The topics of the subjects with wrong answers, by the label that the combo box offers. */
const useTopicsByLabel = (rows: readonly FilledRow[]) => {
  const wrongRows = rows.filter(({ wrong }) => wrong > 0).map(({ subject }) => subject);
  const subjects = [...new Set(wrongRows.flatMap(subjectsOfRow))].join(' ');
  return useMemo(
    () =>
      new Map<string, Topic>(
        (subjects.split(' ') as ReturnType<typeof subjectsOfRow>).flatMap((subject) =>
          (subjects === '' ? [] : topicsOf(subject)).map(
            (topic) => [`${topic} · ${subjectOf(subject).shortLabel}`, { subject, topic }] as const,
          ),
        ),
      ),
    [subjects],
  );
};

/** Removes the topic when its count falls below one. */
const changeCount = (topics: readonly WrongTopic[], wanted: Topic, by: number): readonly WrongTopic[] => {
  const at = topics.findIndex(({ subject, topic }) => subject === wanted.subject && topic === wanted.topic);
  if (at === -1) return [...topics, { ...wanted, wrong: 1 }];
  return topics.flatMap((each, index) => {
    if (index !== at) return [each];
    const wrong = each.wrong + by;
    return wrong < 1 ? [] : [{ ...each, wrong }];
  });
};

type ChosenProps = {
  chosen: WrongTopic;
  onCount: (by: number) => void;
  onTimesInExam: (count: number | null) => void;
  onRemove: () => void;
};

const ChosenTopic = ({ chosen, onCount, onTimesInExam, onRemove }: ChosenProps) => {
  const { subject, topic, wrong, asked } = chosen;
  return (
    <li>
      <Row gap="1" align="center">
        <Stack as="span" grow size="small">
          {topic}
          <Text as="span" tone="muted" size="tiny">
            {subjectName(subject)}
          </Text>
        </Stack>
        <IconButton label={texts.fewer(topic)} onClick={() => onCount(-1)}>
          <span aria-hidden="true">−</span>
        </IconButton>
        <Text as="span" weight="semibold" text="center" numbers className={styles.topicCount}>
          {wrong}
        </Text>
        <IconButton label={texts.more(topic)} onClick={() => onCount(1)}>
          <span aria-hidden="true">+</span>
        </IconButton>
        <input
          className={`${styles.count} ${styles.asked}`}
          value={asked ?? ''}
          inputMode="numeric"
          autoComplete="off"
          placeholder={texts.askedShort}
          title={texts.asked(topic)}
          aria-label={texts.asked(topic)}
          onChange={({ currentTarget }) => {
            const digits = onlyDigits(currentTarget.value);
            onTimesInExam(digits === '' ? null : Number(digits));
          }}
        />
        <IconButton label={texts.removeTopic(topic)} onClick={onRemove}>
          <CloseIcon size={16} />
        </IconButton>
      </Row>
      <TopicAsked subject={subject} topic={topic} />
    </li>
  );
};

type Props = {
  rows: readonly FilledRow[];
  topics: readonly WrongTopic[];
  error: string | undefined;
  onChange: (topics: readonly WrongTopic[]) => void;
};

/** Choosing the same topic again increments its count. */
export const TopicEntry = ({ rows, topics, error, onChange }: Props) => {
  const [typed, setTyped] = useState('');
  const byLabel = useTopicsByLabel(rows);
  const labels = useMemo(() => [...byLabel.keys()], [byLabel]);
  const type = (text: string) => {
    const topic = byLabel.get(text);
    setTyped(topic ? '' : text);
    if (topic) onChange(changeCount(topics, topic, 1));
  };
  return (
    <Stack gap="2">
      <ComboBox
        label={texts.topics}
        optional
        hint={labels.length === 0 ? texts.noWrong : texts.topicHint}
        disabled={labels.length === 0}
        enterPicks
        options={labels}
        value={typed}
        {...(error !== undefined && { error })}
        onChange={({ currentTarget }) => type(currentTarget.value)}
      />
      {topics.length > 0 && (
        <Stack as="ul" gap="3" divided>
          {topics.map((each) => (
            <ChosenTopic
              key={`${each.subject} ${each.topic}`}
              chosen={each}
              onCount={(by) => onChange(changeCount(topics, each, by))}
              onTimesInExam={(asked) =>
                onChange(topics.map((one) => (one === each ? { ...one, asked } : one)))
              }
              onRemove={() => onChange(topics.filter((one) => one !== each))}
            />
          ))}
        </Stack>
      )}
    </Stack>
  );
};
