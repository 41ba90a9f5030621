import { subjectInOtherExam } from '@netlik/domain/yks/other-exam';
import type { SubjectKey } from '@netlik/domain/yks/subject-keys';
import ChevronDownIcon from 'lucide-react/icons/chevron-down';
import ChevronUpIcon from 'lucide-react/icons/chevron-up';
import PlusIcon from 'lucide-react/icons/plus';
import TrashIcon from 'lucide-react/icons/trash';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { StudentNextTest } from '../../practice/books/next-test.tsx';
import { Button } from '../../ui/buttons/button.tsx';
import { IconButton } from '../../ui/buttons/icon-button.tsx';
import { TextField } from '../../ui/forms/field.tsx';
import { NumberField } from '../../ui/forms/number-field.tsx';
import { Row } from '../../ui/layout/row.tsx';
import { Stack } from '../../ui/layout/stack.tsx';
import { Text } from '../../ui/layout/text.tsx';
import { SubjectMark } from '../../ui/subjects/subject-mark.tsx';
import { subjectName } from '../../ui/subjects/subject-name.ts';
import { programFormTexts as texts } from './coach-programs.texts.ts';
import { DurationField } from './duration-field.tsx';
import {
  addVideos,
  type DraftSubject,
  MAX_TARGET_QUESTIONS,
  questionsOf,
  readQuestions,
} from './program-draft.ts';
import styles from './program-form.module.css';
import { SubjectVideos } from './subject-videos.tsx';
import { TopicFields } from './topic-fields.tsx';
import { VideoPicker } from './video-picker.tsx';

const MAX_DESCRIPTION = 1000;

type Props = {
  subject: DraftSubject;
  studentId: string | null;
  errors: { description?: string; duration?: string; topics?: string };
  /** Set while the coach must choose TYT or AYT. */
  onExam: ((chosen: SubjectKey) => void) | null;
  topicInput: RefObject<HTMLInputElement | null>;
  onChange: (change: (subject: DraftSubject) => DraftSubject) => void;
  onMove: (by: -1 | 1) => void;
  onRemove: () => void;
  onDone: () => void;
};

type QuestionProps = { subject: SubjectKey; onExam: (chosen: SubjectKey) => void };

const ExamQuestion = ({ subject, onExam }: QuestionProps) => {
  const first = useRef<HTMLButtonElement>(null);
  useEffect(() => first.current?.focus(), []);
  const other = subjectInOtherExam(subject);
  return (
    <Row as="fieldset" gap="2" align="center" wrap className={styles.exam}>
      <legend>{texts.whichExam}</legend>
      {[subject, ...(other ? [other] : [])].map((key, index) => (
        <Button key={key} ref={index === 0 ? first : null} look="quiet" small onClick={() => onExam(key)}>
          {subjectName(key)}
        </Button>
      ))}
    </Row>
  );
};

export const SubjectCard = (props: Props) => {
  const { subject, studentId, errors, onExam, topicInput, onChange, onMove, onRemove, onDone } = props;
  const [picking, setPicking] = useState(false);
  const name = subjectName(subject.subject);
  const adding = useRef<HTMLDivElement>(null);
  return (
    <Stack as="li" gap="3" className={styles.subject}>
      <Row gap="2" align="center" between>
        <Text as="h3" size="body">
          <SubjectMark subject={subject.subject} />
        </Text>
        <Row as="span">
          <IconButton label={texts.up(name)} onClick={() => onMove(-1)}>
            <ChevronUpIcon size={18} />
          </IconButton>
          <IconButton label={texts.down(name)} onClick={() => onMove(1)}>
            <ChevronDownIcon size={18} />
          </IconButton>
          <IconButton label={texts.remove(name)} onClick={onRemove}>
            <TrashIcon size={18} />
          </IconButton>
        </Row>
      </Row>
      {onExam && <ExamQuestion subject={subject.subject as SubjectKey} onExam={onExam} />}
      <TopicFields
        subject={subject}
        error={errors.topics}
        inputRef={topicInput}
        onChange={onChange}
        onDone={onDone}
      />
      {studentId && (
        <StudentNextTest
          studentId={studentId}
          subject={subject.subject}
          topics={subject.topics.map(({ topic }) => topic)}
          onTake={(test) =>
            onChange((now) => ({
              ...now,
              description: [now.description, test].filter(Boolean).join(' · ').slice(0, MAX_DESCRIPTION),
              hasOwnDescription: true,
            }))
          }
        />
      )}
      <TextField
        label={texts.description}
        hint={subject.hasOwnDescription ? undefined : texts.descriptionHint}
        maxLength={MAX_DESCRIPTION}
        value={subject.description}
        error={errors.description}
        onChange={({ currentTarget: { value } }) =>
          onChange((now) => ({ ...now, description: value, hasOwnDescription: value.trim() !== '' }))
        }
      />
      <NumberField
        label={texts.questions}
        optional
        hint={texts.questionsHint(questionsOf({ topics: subject.topics }))}
        unit={texts.questionsUnit}
        min={1}
        max={MAX_TARGET_QUESTIONS}
        value={String(subject.targetQuestions ?? '')}
        onChange={({ currentTarget: { value } }) =>
          onChange((now) => ({ ...now, targetQuestions: readQuestions(value) }))
        }
      />
      <DurationField subject={subject} error={errors.duration} onChange={onChange} />
      <Stack ref={adding} gap="2" align="start">
        {subject.videos.length > 0 && <SubjectVideos videos={subject.videos} onChange={onChange} />}
        <Button look="plain" small onClick={() => setPicking(true)}>
          <PlusIcon size={18} />
          {texts.addVideo}
        </Button>
      </Stack>
      {picking && (
        <VideoPicker
          studentId={studentId}
          subject={subject.subject}
          onAdd={(videos) => onChange((now) => addVideos(now, videos))}
          onClose={() => setPicking(false)}
        />
      )}
    </Stack>
  );
};
