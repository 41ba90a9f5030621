import { rowName } from '@netlik/domain/exams/exam-attempts/exam-rows';
import type { TopicPick, WrongQuestion } from '@netlik/domain/exams/optical-forms/optical-form';
import type { SubjectKey } from '@netlik/domain/yks/subject-keys';
import { subjectOf } from '@netlik/domain/yks/subjects';
import { topicsOf } from '@netlik/domain/yks/topics';
import { useQueries } from '@tanstack/react-query';
import { useState } from 'react';
import { topicHistoryQuery } from '../../study/topic-facts/topic-history.queries.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { SelectField } from '../../ui/forms/field.tsx';
import { Row } from '../../ui/layout/row.tsx';
import { Stack } from '../../ui/layout/stack.tsx';
import { Text } from '../../ui/layout/text.tsx';
import { opticalTexts as texts } from './optical-forms.texts.ts';

const MAX_OFFERED = 6;

type Choice = { subject: SubjectKey; topic: string };

/** Sorts the topics of this form first, then the most frequent in past exams. */
const useOffered = (subjects: readonly SubjectKey[], picked: readonly TopicPick[]): Choice[] => {
  const histories = useQueries({ queries: subjects.map(topicHistoryQuery) });
  const choices = subjects.flatMap((subject, index) => {
    const asked = new Map(histories[index]?.data?.map(({ topic, recent }) => [topic, recent.questions]));
    return topicsOf(subject).map((topic) => ({
      subject,
      topic,
      here: picked.filter((pick) => pick.subject === subject && pick.topic === topic).length,
      asked: asked.get(topic) ?? 0,
    }));
  });
  return choices.sort((a, b) => b.here - a.here || b.asked - a.asked).slice(0, MAX_OFFERED);
};

type Props = {
  wrong: readonly WrongQuestion[];
  picked: readonly TopicPick[];
  onChange: (picked: readonly TopicPick[]) => void;
};

/** Each wrong question takes one tap or is skipped. */
export const TopicPicker = ({ wrong, picked, onChange }: Props) => {
  const [skipped, setSkipped] = useState<readonly string[]>([]);
  const idOf = ({ test, question }: { test: string; question: number }) => `${test} ${question}`;
  const named = new Set(picked.map(idOf));
  const open = wrong.find((each) => !named.has(idOf(each)) && !skipped.includes(idOf(each)));
  const offered = useOffered(open?.topicsOf ?? [], picked);
  const pick = (choice: Choice) =>
    open && onChange([...picked, { test: open.test, question: open.question, ...choice }]);
  const pickByName = (name: string) => {
    const [subject, topic] = name.split('|');
    if (topic) pick({ subject: subject as SubjectKey, topic });
  };
  return (
    <Stack gap="3">
      <Text tone="muted" size="small" numbers aria-live="polite">
        {texts.topicsLeft(picked.length, wrong.length)}
      </Text>
      {open ? (
        <Stack gap="3" box="well" style={{ padding: '12px 16px' }}>
          <Row gap="2" wrap align="baseline">
            <Text as="h3" size="body" weight="semibold" numbers>
              {texts.topicOf(rowName(open.test), open.question)}
            </Text>
            <Text tone="muted" size="small">
              {texts.given(open.given, open.right)}
            </Text>
          </Row>
          <Row gap="2" wrap>
            {offered.map(({ subject, topic }) => (
              <Button key={`${subject} ${topic}`} look="line" onClick={() => pick({ subject, topic })}>
                {topic}
              </Button>
            ))}
          </Row>
          <Row gap="2" wrap align="end" between>
            <SelectField
              label={texts.otherTopic}
              value=""
              onChange={({ currentTarget }) => pickByName(currentTarget.value)}
            >
              <option value="">{texts.choose}</option>
              {open.topicsOf.map((subject) => (
                <optgroup key={subject} label={subjectOf(subject).shortLabel}>
                  {topicsOf(subject).map((topic) => (
                    <option key={topic} value={`${subject}|${topic}`}>
                      {topic}
                    </option>
                  ))}
                </optgroup>
              ))}
            </SelectField>
            <Button look="quiet" onClick={() => setSkipped([...skipped, idOf(open)])}>
              {texts.skip}
            </Button>
          </Row>
        </Stack>
      ) : (
        <Row gap="2" align="center" wrap>
          <Text size="small">{texts.topicsDone}</Text>
          <Button
            look="quiet"
            small
            onClick={() => {
              setSkipped([]);
              onChange([]);
            }}
          >
            {texts.again}
          </Button>
        </Row>
      )}
    </Stack>
  );
};
