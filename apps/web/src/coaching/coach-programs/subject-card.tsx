import { MAX_PROGRAM_MINUTES, MIN_PROGRAM_MINUTES } from '@netlik/contract/coaching/coach-programs';
import { subjectInOtherExam } from '@netlik/domain/yks/other-exam';
import type { SubjectKey } from '@netlik/domain/yks/subject-keys';
import ChevronDownIcon from 'lucide-react/icons/chevron-down';
import ChevronUpIcon from 'lucide-react/icons/chevron-up';
import PlusIcon from 'lucide-react/icons/plus';
import TrashIcon from 'lucide-react/icons/trash';
import CloseIcon from 'lucide-react/icons/x';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { formatDuration, formatPlayTime } from '../../formats/durations.ts';
import { StudentNextTest } from '../../practice/books/next-test.tsx';
import { Button } from '../../ui/buttons/button.tsx';
import { IconButton } from '../../ui/buttons/icon-button.tsx';
import { TextField } from '../../ui/forms/field.tsx';
import { NumberField } from '../../ui/forms/number-field.tsx';
import { Segmented } from '../../ui/forms/segmented.tsx';
import { Row } from '../../ui/layout/row.tsx';
import { Stack } from '../../ui/layout/stack.tsx';
import { Text } from '../../ui/layout/text.tsx';
import { SubjectMark } from '../../ui/subjects/subject-mark.tsx';
import { subjectName } from '../../ui/subjects/subject-name.ts';
import { programFormTexts as texts } from './coach-programs.texts.ts';
import {
  addVideos,
  type DraftSubject,
  durationOfTopics,
  MAX_TARGET_QUESTIONS,
  moveVideo,
  questionsOf,
  readQuestions,
} from './draft-subject.ts';
import styles from './program-form.module.css';
import { TopicFields } from './topic-fields.tsx';
import { VideoPicker } from './video-picker.tsx';

const MAX_DESCRIPTION = 1000;
const PRESETS = [60, 90, 180, 240];
const CUSTOM = 'custom';

type FieldProps = {
  subject: DraftSubject;
  error?: string;
  onChange: (change: (subject: DraftSubject) => DraftSubject) => void;
};

type PlaceProps = {
  labels: { up: string; down: string; remove: string };
  /** Disables the directions without a place to go. */
  ends?: { isFirst: boolean; isLast: boolean };
  removeIcon: ReactNode;
  onMove: (by: -1 | 1) => void;
  onRemove: () => void;
};

const PlaceButtons = ({ labels, ends, removeIcon, onMove, onRemove }: PlaceProps) => (
  <Row as="span">
    <IconButton label={labels.up} disabled={ends?.isFirst} onClick={() => onMove(-1)}>
      <ChevronUpIcon size={18} />
    </IconButton>
    <IconButton label={labels.down} disabled={ends?.isLast} onClick={() => onMove(1)}>
      <ChevronDownIcon size={18} />
    </IconButton>
    <IconButton label={labels.remove} onClick={onRemove}>
      {removeIcon}
    </IconButton>
  </Row>
);

type QuestionProps = { subject: SubjectKey; onExam: (chosen: SubjectKey) => void };

const ExamQuestion = ({ subject, onExam }: QuestionProps) => {
  const first = useRef<HTMLButtonElement>(null);
  useEffect(() => first.current?.focus(), []);
  const other = subjectInOtherExam(subject);
  return (
    <Row as="fieldset" gap="2" align="center" wrap className={styles.exam}>
      <legend>{texts.whichExam}</legend>
      {[subject, ...(other ? [other] : [])].map((key, index) => (
        <Button key={key} ref={index === 0 ? first : null} look="line" small onClick={() => onExam(key)}>
          {subjectName(key)}
        </Button>
      ))}
    </Row>
  );
};

const DescriptionField = ({ subject, error, onChange }: FieldProps) => (
  <TextField
    label={texts.description}
    hint={subject.hasOwnDescription ? undefined : texts.descriptionHint}
    maxLength={MAX_DESCRIPTION}
    value={subject.description}
    error={error}
    onChange={({ currentTarget: { value } }) =>
      onChange((now) => ({ ...now, description: value, hasOwnDescription: value.trim() !== '' }))
    }
  />
);

const QuestionsField = ({ subject, onChange }: FieldProps) => (
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
);

const DurationField = ({ subject, error, onChange }: FieldProps) => {
  const { duration, isManual, topics } = subject;
  const [custom, setCustom] = useState(isManual && !PRESETS.includes(duration));
  const [typed, setTyped] = useState(String(duration));
  const set = (minutes: number) => onChange((now) => ({ ...now, duration: minutes, isManual: true }));
  // A topic sum that is not a preset can be edited directly.
  const value = custom || !PRESETS.includes(duration) ? CUSTOM : String(duration);
  return (
    <Stack gap="2" align="start">
      <Segmented
        label={`${texts.duration}: ${formatDuration(duration)}${isManual || topics.length === 0 ? '' : ` · ${texts.byTopics}`}`}
        options={[
          ...PRESETS.map((minutes) => ({ value: String(minutes), label: texts.preset(minutes) })),
          { value: CUSTOM, label: texts.custom },
        ]}
        value={value}
        onChange={(chosen) => {
          setCustom(chosen === CUSTOM);
          setTyped(String(duration));
          if (chosen === CUSTOM) onChange((now) => ({ ...now, isManual: true }));
          else set(Number(chosen));
        }}
      />
      {value === CUSTOM && (
        <NumberField
          label={texts.customDuration}
          value={isManual ? typed : String(duration)}
          min={MIN_PROGRAM_MINUTES}
          max={MAX_PROGRAM_MINUTES}
          step={MIN_PROGRAM_MINUTES}
          unit="dk"
          error={error}
          onChange={({ currentTarget }) => {
            setTyped(currentTarget.value);
            setCustom(true);
            set(/^\d+$/.test(currentTarget.value) ? Number(currentTarget.value) : 0);
          }}
        />
      )}
      {isManual && topics.length > 0 && (
        <Button
          look="quiet"
          small
          onClick={() => {
            setCustom(false);
            onChange((now) => ({ ...now, isManual: false, duration: durationOfTopics(now.topics) }));
          }}
        >
          {texts.useTopics}
        </Button>
      )}
    </Stack>
  );
};

/** The order is the student's watching order. */
const Videos = ({ subject: { videos }, onChange }: FieldProps) => (
  <Stack as="ol" full aria-label={texts.videos}>
    {videos.map(({ url, title, durationSeconds }, index) => {
      const name = title ?? url;
      return (
        <Row key={url} as="li" gap="1 4" align="center" wrap className={styles.line}>
          <Stack as="span" wrapAnywhere shrink className={styles.name}>
            {name}
          </Stack>
          {durationSeconds != null && <span className="numbers">{formatPlayTime(durationSeconds)}</span>}
          <PlaceButtons
            labels={{ up: texts.videoUp(name), down: texts.videoDown(name), remove: texts.removeVideo(name) }}
            ends={{ isFirst: index === 0, isLast: index === videos.length - 1 }}
            removeIcon={<CloseIcon size={18} />}
            onMove={(by) => onChange((now) => moveVideo(now, url, by))}
            onRemove={() =>
              onChange((now) => ({ ...now, videos: now.videos.filter((video) => video.url !== url) }))
            }
          />
        </Row>
      );
    })}
  </Stack>
);

/** A book's test goes into the description. */
const withTest = (now: DraftSubject, test: string): DraftSubject => ({
  ...now,
  description: [now.description, test].filter(Boolean).join(' · ').slice(0, MAX_DESCRIPTION),
  hasOwnDescription: true,
});

type Props = {
  subject: DraftSubject;
  studentId: string | null;
  errors: { description?: string; duration?: string; topics?: string | undefined };
  /** Set while the coach must choose TYT or AYT. */
  onExam: ((chosen: SubjectKey) => void) | null;
  onChange: FieldProps['onChange'];
  onMove: (by: -1 | 1) => void;
  onRemove: () => void;
  onDone: () => void;
};

export const SubjectCard = (props: Props) => {
  const { subject, studentId, errors, onExam, onChange, onMove, onRemove, onDone } = props;
  const [picking, setPicking] = useState(false);
  const name = subjectName(subject.subject);
  return (
    <Stack as="li" gap="3" data-subject={subject.key}>
      <Row gap="2" align="center" between>
        <Text as="h3" size="body">
          <SubjectMark subject={subject.subject} />
        </Text>
        <PlaceButtons
          labels={{ up: texts.up(name), down: texts.down(name), remove: texts.remove(name) }}
          removeIcon={<TrashIcon size={18} />}
          {...{ onMove, onRemove }}
        />
      </Row>
      {onExam && <ExamQuestion subject={subject.subject as SubjectKey} onExam={onExam} />}
      <TopicFields {...{ subject, onChange, onDone }} error={errors.topics} />
      {studentId && (
        <StudentNextTest
          studentId={studentId}
          subject={subject.subject}
          topics={subject.topics.map(({ topic }) => topic)}
          onTake={(test) => onChange((now) => withTest(now, test))}
        />
      )}
      <DescriptionField {...{ subject, onChange }} error={errors.description} />
      <QuestionsField {...{ subject, onChange }} />
      <DurationField {...{ subject, onChange }} error={errors.duration} />
      <Stack gap="2" align="start">
        {subject.videos.length > 0 && <Videos {...{ subject, onChange }} />}
        <Button look="quiet" small onClick={() => setPicking(true)}>
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
