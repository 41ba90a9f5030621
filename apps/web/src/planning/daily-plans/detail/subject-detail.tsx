import { check } from '@netlik/contract/check';
import {
  type PlanSubjectChange as Change,
  dailyPlans,
  PlanSubjectChange,
} from '@netlik/contract/planning/daily-plans/daily-plans';
import type { PlanSubject, PlanTopic } from '@netlik/contract/planning/daily-plans/plan';
import { videos } from '@netlik/contract/planning/videos';
import { useQuery } from '@tanstack/react-query';
import ClockIcon from 'lucide-react/icons/clock';
import { useState } from 'react';
import { read } from '../../../data/calls/read.ts';
import { parseNumber } from '../../../formats/inputs.ts';
import { TopicAsked } from '../../../study/topic-facts/topic-asked.tsx';
import { Button } from '../../../ui/buttons/button.tsx';
import { NumberField } from '../../../ui/forms/number-field.tsx';
import { useContractForm } from '../../../ui/forms/use-contract-form.ts';
import { Grid } from '../../../ui/layout/grid.tsx';
import { Row } from '../../../ui/layout/row.tsx';
import { Stack } from '../../../ui/layout/stack.tsx';
import { Text } from '../../../ui/layout/text.tsx';
import { Modal } from '../../../ui/overlays/modal.tsx';
import { UntilLoaded } from '../../../ui/states/until-loaded.tsx';
import { subjectName } from '../../../ui/subjects/subject-name.ts';
import { VideoList } from '../../videos/video-list.tsx';
import { type AnswerValues, answersOf, readAnswers } from '../answer-values.ts';
import { tableTexts, detailTexts as texts } from '../daily-plans.texts.ts';
import { StatusBadge } from '../table/status-select.tsx';
import styles from './subject-detail.module.css';

/** Requests the videos when the student opens the coach's playlist. */
const CoachPlaylist = ({ subject }: { subject: string }) => {
  const [open, setOpen] = useState(false);
  const preference = useQuery(read(dailyPlans.subjectPreferences, { query: { subject } }));
  const list = useQuery({
    ...read(videos.listOfSubject, { query: { subject } }),
    enabled: open,
    retry: false,
  });
  if (!preference.data?.playlistId) return null;
  return (
    <Stack as="section" gap="2" className={styles.part}>
      <h3>{texts.playlist}</h3>
      {!open && (
        <div>
          <Button look="line" small onClick={() => setOpen(true)}>
            {texts.showPlaylist}
          </Button>
        </div>
      )}
      {open && <UntilLoaded query={list} failed={texts.playlistFailed} compact />}
      {list.data && <VideoList videos={list.data.videos} />}
    </Stack>
  );
};

type AnswersFormProps = { subject: PlanSubject; onSave: (answers: Change) => Promise<unknown> };

/** Typed answers replace the sum over the sessions until they are cleared. */
const AnswersForm = ({ subject, onSave }: AnswersFormProps) => {
  const form = useContractForm<AnswerValues, Change>({
    initial: answersOf(subject),
    read: (values) => check(PlanSubjectChange, readAnswers(values, parseNumber)),
    write: onSave,
  });
  return (
    <Stack {...form.form} as="form" gap="2" className={styles.part}>
      <h3>{texts.answers}</h3>
      <Text tone="muted" size="small">
        {subject.answersTyped ? texts.typed : texts.counted}
      </Text>
      <Grid columns={3} gap="3">
        <NumberField label={texts.correct} min={0} max={1000} {...form.text('correctAnswers')} />
        <NumberField label={texts.wrong} min={0} max={1000} {...form.text('wrongAnswers')} />
        <NumberField label={texts.blank} min={0} max={1000} {...form.text('blankAnswers')} />
      </Grid>
      <Row gap="2" wrap>
        <Button type="submit" look="line" small busy={form.busy} disabled={!form.changed}>
          {texts.save}
        </Button>
        {subject.answersTyped && (
          <Button
            look="quiet"
            small
            onClick={() => void onSave({ correctAnswers: null, wrongAnswers: null, blankAnswers: null })}
          >
            {texts.clear}
          </Button>
        )}
      </Row>
    </Stack>
  );
};

type Props = {
  subject: PlanSubject;
  canTime: boolean;
  onTimer: () => void;
  onAnswers: (answers: PlanSubjectChange) => Promise<unknown>;
  onClose: () => void;
};

/** `solveQuestions` false means videos only. */
const toDo = ({ durationMinutes, solveQuestions, watchVideo, targetQuestions }: PlanTopic): string =>
  [
    durationMinutes && texts.minutes(durationMinutes),
    targetQuestions ? texts.solveCount(targetQuestions) : solveQuestions && texts.solve,
    watchVideo && (solveQuestions === false ? texts.watchOnly : texts.watch),
    !solveQuestions && !watchVideo && texts.readOnly,
  ]
    .filter(Boolean)
    .join(' · ');

const topicsOf = ({ topics, topicsDetailed }: PlanSubject): PlanTopic[] => [
  ...topicsDetailed,
  ...topics.filter((name) => !topicsDetailed.some(({ topic }) => topic === name)).map((topic) => ({ topic })),
];

export const SubjectDetail = ({ subject, canTime, onTimer, onAnswers, onClose }: Props) => {
  const topics = topicsOf(subject);
  return (
    <Modal
      title={subjectName(subject.subject)}
      onClose={onClose}
      footer={
        <>
          <Button look="line" onClick={onClose}>
            {texts.close}
          </Button>
          {canTime && (
            <Button onClick={onTimer}>
              <ClockIcon size={18} />
              {tableTexts.start}
            </Button>
          )}
        </>
      }
    >
      <Stack gap="5">
        <div>
          <StatusBadge status={subject.status} />
        </div>
        {subject.description && (
          <Stack as="section" gap="2" className={styles.part}>
            <h3>{texts.description}</h3>
            <p className={styles.text}>{subject.description}</p>
          </Stack>
        )}
        {topics.length > 0 && (
          <Stack as="section" gap="2" className={styles.part}>
            <h3>{texts.topics}</h3>
            <Stack as="ul" gap="3" divided>
              {topics.map((topic) => (
                <Row as="li" key={topic.topic} gap="1 3" between wrap>
                  <span>{topic.topic}</span>
                  <Text as="span" tone="muted" size="small">
                    {toDo(topic)}
                  </Text>
                  <TopicAsked subject={subject.subject} topic={topic.topic} />
                </Row>
              ))}
            </Stack>
          </Stack>
        )}
        {subject.videos.length > 0 && (
          <Stack as="section" gap="2" className={styles.part}>
            <h3>{texts.videos}</h3>
            <VideoList videos={subject.videos} />
          </Stack>
        )}
        <CoachPlaylist subject={subject.subject} />
        {/* Remounts the form when the sum over the sessions changes. */}
        <AnswersForm
          key={`${subject.correctAnswers} ${subject.wrongAnswers} ${subject.blankAnswers} ${subject.answersTyped}`}
          subject={subject}
          onSave={onAnswers}
        />
      </Stack>
    </Modal>
  );
};
