import type { PlanSubjectChange } from '@netlik/contract/planning/daily-plans/daily-plans';
import type { PlanSubject, PlanTopic } from '@netlik/contract/planning/daily-plans/plan';
import ClockIcon from 'lucide-react/icons/clock';
import { TopicAsked } from '../../../study/topic-facts/topic-asked.tsx';
import { Button } from '../../../ui/buttons/button.tsx';
import { Stack } from '../../../ui/layout/stack.tsx';
import { Text } from '../../../ui/layout/text.tsx';
import { Modal } from '../../../ui/overlays/modal.tsx';
import { subjectName } from '../../../ui/subjects/subject-name.ts';
import { VideoList } from '../../videos/video-list.tsx';
import { tableTexts, detailTexts as texts } from '../daily-plans.texts.ts';
import { StatusBadge } from '../table/status-select.tsx';
import { AnswersForm } from './answers-form.tsx';
import { CoachPlaylist } from './coach-playlist.tsx';
import styles from './subject-detail.module.css';

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
          <Button look="quiet" onClick={onClose}>
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
            <Stack as="ul" gap="2" className={styles.topics}>
              {topics.map((topic) => (
                <li key={topic.topic}>
                  <span>{topic.topic}</span>
                  <Text as="span" tone="muted" size="small">
                    {toDo(topic)}
                  </Text>
                  <TopicAsked subject={subject.subject} topic={topic.topic} />
                </li>
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
