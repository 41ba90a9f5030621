import type { Corrections } from '@netlik/domain/study/quick-entry/parsed-entry';
import { COUNTS } from '@netlik/domain/study/quick-entry/values';
import { addDays, type StudyDay, studyDay } from '@netlik/domain/study-day';
import { topicsOf } from '@netlik/domain/yks/topics';
import { useState } from 'react';
import { formatNearDay } from '../../formats/days.ts';
import { formatSeconds } from '../../formats/durations.ts';
import { Row } from '../../ui/layout/row.tsx';
import { Stack } from '../../ui/layout/stack.tsx';
import { subjectName } from '../../ui/subjects/subject-name.ts';
import { Chip } from './chip.tsx';
import type { Feedback } from './entry-body.ts';
import { PartEditor, type PartName } from './part-editor.tsx';
import type { ShownLine } from './quick-entry.queries.ts';
import { quickEntryTexts as texts } from './quick-entry.texts.ts';

type Part = { name: PartName; label: string; mark?: string; isOpen?: boolean };

const dayName = (day: StudyDay, today: StudyDay): string => {
  if (day === today) return texts.today;
  return day === addDays(today, -1) ? texts.yesterday : formatNearDay(day, today);
};

const topicPart = ({ subject, topic, topicChoices }: ShownLine): Part[] => {
  if (topic) return [{ name: 'topic', label: topic }];
  if (topicChoices.length > 1)
    return [{ name: 'topic', label: texts.chooseTopic(topicChoices.length), isOpen: true }];
  return subject && topicsOf(subject).length > 0 ? [{ name: 'topic', label: texts.addTopic }] : [];
};

/** Shows blank answers only if there are some. */
const countParts = (line: ShownLine): Part[] =>
  line.questions === null && line.blank === null
    ? []
    : COUNTS.filter((name) => name !== 'blank' || line.blank).map((name) => ({
        name,
        label: texts.counts[name](line[name]),
        isOpen: line[name] === null,
        mark: line.derived.includes(name) && name !== 'questions' ? texts.derived : undefined,
      }));

const partsOf = (line: ShownLine, feedback: Feedback, today: StudyDay): Part[] => {
  if (line.problems.some(({ code }) => code === 'nothing' || code === 'lineTooLong')) return [];
  const { subject, subjectDecidedBy: by, subjectChoices, seconds, date } = line;
  const decided = by === 'plan' || by === 'recent' || by === 'field' ? texts.decidedBy[by] : undefined;
  return [
    ...(subject ? [{ name: 'subject', label: subjectName(subject), mark: decided } as const] : []),
    ...(!subject && subjectChoices.length === 0
      ? [{ name: 'subject', label: texts.chooseSubject, isOpen: true } as const]
      : []),
    ...topicPart(line),
    ...countParts(line),
    ...(seconds === null ? [] : [{ name: 'seconds', label: formatSeconds(seconds) } as const]),
    { name: 'date', label: dayName(date, today) },
    ...(seconds === null
      ? []
      : [{ name: 'feedback', label: texts.feedback(feedback.quality, feedback.mood) } as const]),
  ];
};

type Props = {
  line: ShownLine;
  correct: (changed: Corrections) => void;
  isLinked: boolean;
  setLinked: (isLinked: boolean) => void;
  feedback: Feedback;
  setFeedback: (feedback: Feedback) => void;
};

export const LineParts = ({ line, correct, isLinked, setLinked, feedback, setFeedback }: Props) => {
  const [edited, setEdited] = useState<PartName | null>(null);
  const today = studyDay(new Date());
  const parts = partsOf(line, feedback, today);
  const open = parts.find(({ name }) => name === edited)?.name;
  // Ambiguous subjects are one tap away.
  const choices = line.subject ? [] : line.subjectChoices;
  return (
    <Stack gap="3" justify="start">
      <Row gap="2" wrap role="group" aria-label={texts.understood}>
        {choices.map((key) => (
          <Chip key={key} isOpen onClick={() => correct({ subject: key })}>
            {subjectName(key)}?
          </Chip>
        ))}
        {parts.map(({ name, label, mark, isOpen }) => (
          <Chip
            key={name}
            isOpen={isOpen}
            mark={mark}
            aria-expanded={name === open}
            onClick={() => setEdited(name === open ? null : name)}
          >
            {label}
          </Chip>
        ))}
        {line.planSubject && (
          <Chip aria-pressed={isLinked} onClick={() => setLinked(!isLinked)}>
            {isLinked ? texts.linked : texts.notLinked}
          </Chip>
        )}
      </Row>
      {open && (
        <PartEditor
          key={open}
          line={line}
          today={today}
          correct={correct}
          feedback={feedback}
          setFeedback={setFeedback}
          name={open}
          onDone={() => setEdited(null)}
        />
      )}
    </Stack>
  );
};
