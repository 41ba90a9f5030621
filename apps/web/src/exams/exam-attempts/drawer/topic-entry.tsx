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

type Props = {
  rows: readonly FilledRow[];
  topics: readonly WrongTopic[];
  error: string | undefined;
  onChange: (topics: readonly WrongTopic[]) => void;
};

/** Choosing the same topic again increments its count. */
export const TopicEntry = ({ rows, topics, error, onChange }: Props) => {
  const [typed, setTyped] = useState('');
  const wrongRows = rows.filter(({ wrong }) => wrong > 0).map(({ subject }) => subject);
  const subjects = [...new Set(wrongRows.flatMap(subjectsOfRow))].join(' ');
  const choices = useMemo(
    () =>
      new Map<string, { subject: string; topic: string }>(
        (subjects === '' ? [] : (subjects.split(' ') as ReturnType<typeof subjectsOfRow>)).flatMap(
          (subject) =>
            topicsOf(subject).map(
              (topic) => [`${topic} · ${subjectOf(subject).shortLabel}`, { subject, topic }] as const,
            ),
        ),
      ),
    [subjects],
  );
  const names = useMemo(() => [...choices.keys()], [choices]);

  const change = (wanted: { subject: string; topic: string }, by: number) => {
    const at = topics.findIndex(({ subject, topic }) => subject === wanted.subject && topic === wanted.topic);
    if (at === -1) return onChange([...topics, { ...wanted, wrong: 1 }]);
    onChange(
      topics.flatMap((each, index) => {
        if (index !== at) return [each];
        const wrong = each.wrong + by;
        return wrong < 1 ? [] : [{ ...each, wrong }];
      }),
    );
  };

  const setAsked = (wanted: WrongTopic, text: string) =>
    onChange(
      topics.map((each) => (each === wanted ? { ...each, asked: text === '' ? null : Number(text) } : each)),
    );

  const take = (name: string | undefined) => {
    const chosen = name === undefined ? undefined : choices.get(name);
    if (!chosen) return;
    change(chosen, 1);
    setTyped('');
  };

  return (
    <Stack gap="2">
      <ComboBox
        label={texts.topics}
        optional
        hint={names.length === 0 ? texts.noWrong : texts.topicHint}
        disabled={names.length === 0}
        enterPicks
        options={names}
        value={typed}
        {...(error !== undefined && { error })}
        onChange={({ currentTarget }) => {
          setTyped(currentTarget.value);
          take(currentTarget.value);
        }}
      />
      {topics.length > 0 && (
        <Stack as="ul" className={styles.chosen}>
          {topics.map((each) => (
            <li key={`${each.subject} ${each.topic}`}>
              <Row gap="1" align="center">
                <Text as="span" grow>
                  {each.topic}
                  <span className={styles.size}>{subjectName(each.subject)}</span>
                </Text>
                <IconButton label={texts.fewer(each.topic)} onClick={() => change(each, -1)}>
                  <span aria-hidden="true">−</span>
                </IconButton>
                <span className={styles.topicCount}>{each.wrong}</span>
                <IconButton label={texts.more(each.topic)} onClick={() => change(each, 1)}>
                  <span aria-hidden="true">+</span>
                </IconButton>
                <input
                  className={styles.asked}
                  value={each.asked ?? ''}
                  inputMode="numeric"
                  autoComplete="off"
                  placeholder={texts.askedShort}
                  title={texts.asked(each.topic)}
                  aria-label={texts.asked(each.topic)}
                  onChange={({ currentTarget }) => setAsked(each, onlyDigits(currentTarget.value))}
                />
                <IconButton
                  label={texts.removeTopic(each.topic)}
                  onClick={() => onChange(topics.filter((one) => one !== each))}
                >
                  <CloseIcon size={16} />
                </IconButton>
              </Row>
              <TopicAsked subject={each.subject} topic={each.topic} />
            </li>
          ))}
        </Stack>
      )}
    </Stack>
  );
};
