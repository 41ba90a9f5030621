import { type StudySession, studySessions } from '@netlik/contract/study/study-sessions';
import { distractionLevel } from '@netlik/domain/study/bands';
import { EFFICIENCY_EXPLANATION } from '@netlik/domain/study/efficiency';
import { useQuery } from '@tanstack/react-query';
import TrashIcon from 'lucide-react/icons/trash';
import type { ReactNode } from 'react';
import { PendingBadge } from '../../data/outbox/pending-badge.tsx';
import { useWrite } from '../../data/writes/use-write.ts';
import { formatDuration } from '../../formats/durations.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { Row } from '../../ui/layout/row.tsx';
import { Stack } from '../../ui/layout/stack.tsx';
import { Text } from '../../ui/layout/text.tsx';
import { Drawer } from '../../ui/overlays/drawer.tsx';
import { InfoTip } from '../../ui/overlays/info-tip.tsx';
import { Notice } from '../../ui/states/notice.tsx';
import { UntilLoaded } from '../../ui/states/until-loaded.tsx';
import { SubjectMark } from '../../ui/subjects/subject-mark.tsx';
import { feedbackTexts } from '../study-runs/timer.texts.ts';
import styles from './session-detail.module.css';
import { sessionFormat as format } from './session-format.ts';
import { Efficiency, ManualMark, Quality } from './session-marks.tsx';
import {
  type ShownSession,
  sessionRows,
  showSavedSession,
  studySessionQueries,
} from './study-sessions.queries.ts';
import { sessionTexts, sessionDetailTexts as texts } from './study-sessions.texts.ts';

const Fact = ({ name, info, children }: { name: string; info?: string; children: ReactNode }) => (
  <Row gap="4" align="center" between minTouchTarget>
    <Row as="dt" gap="1" align="center" tone="muted" size="small">
      {name}
      {info && <InfoTip about={name} text={info} />}
    </Row>
    <Text as="dd" weight="medium" text="end" numbers>
      {children}
    </Text>
  </Row>
);

const Count = ({ name, value, isNet }: { name: string; value: ReactNode; isNet?: boolean }) => (
  <Stack>
    <Text as="dt" tone="muted" size="tiny">
      {name}
    </Text>
    <Text as="dd" tone={isNet ? 'primary' : undefined} size="large" weight="semibold" numbers>
      {value}
    </Text>
  </Stack>
);

const Part = ({ title, children }: { title: string; children: ReactNode }) => (
  <Stack as="section" gap="2">
    <Text as="h3" size="small">
      {title}
    </Text>
    {children}
  </Stack>
);

const Questions = ({ session }: { session: StudySession }) => {
  const stats = session.questionStats;
  if (!stats)
    return (
      <Text tone="muted" size="small">
        {texts.noQuestions}
      </Text>
    );
  const counts = [
    [texts.correct, stats.correctAnswers],
    [texts.wrong, stats.wrongAnswers],
    [texts.blank, stats.blankAnswers],
    ...(stats.targetQuestions === null ? [] : [[texts.target, stats.targetQuestions] as const]),
  ] as const;
  return (
    <Row as="dl" gap="2 6" wrap>
      {counts.map(([name, count]) => (
        <Count key={name} name={name} value={count} />
      ))}
      <Count name={sessionTexts.columns.net} value={format.net(session)} isNet />
    </Row>
  );
};

const PlanFact = ({ session }: { session: ShownSession }) => {
  const unlink = useWrite(
    (_: undefined, { send }) => {
      const input = { params: { id: session._id }, body: { dailyPlanId: null } };
      return send(studySessions.update, input, sessionRows.offline.update(session));
    },
    { done: sessionTexts.saved, failed: sessionTexts.saveFailed, replied: showSavedSession },
  );
  return (
    <Fact name={texts.plan}>
      <Button look="quiet" small busy={unlink.busy} onClick={() => void unlink.send()}>
        {texts.unlink}
      </Button>
    </Fact>
  );
};

const Facts = ({ session }: { session: ShownSession }) => {
  const { columns } = sessionTexts;
  const unseen = session.duration - session.verifiedMinutes;
  const level = feedbackTexts.levels[distractionLevel(session.distractions)];
  return (
    <Stack gap="5">
      <Row gap="1 2" align="center" wrap>
        <SubjectMark subject={session.subject} />
        <ManualMark session={session} />
        <PendingBadge pendingState={session.pendingState} />
        <Text size="figure" weight="bold" numbers className={styles.duration}>
          {formatDuration(session.duration)}
        </Text>
        <Text as="time" tone="muted" size="small" dateTime={session.date}>
          {format.date(session)}
        </Text>
      </Row>
      {session.quality === null && <Notice tone="info">{texts.unjudged}</Notice>}
      {session.source === 'timer' && unseen >= 1 && (
        <Notice tone="info">{texts.unseen(formatDuration(unseen))}</Notice>
      )}
      <Stack as="dl" gap="1" divided>
        <Fact name={columns.efficiency} info={EFFICIENCY_EXPLANATION}>
          <Efficiency session={session} />
        </Fact>
        <Fact name={columns.quality}>
          <Quality session={session} />
        </Fact>
        <Fact name={columns.mood}>{format.mood(session)}</Fact>
        <Fact name={columns.technique}>{format.technique(session)}</Fact>
        <Fact name={columns.distractions}>
          {session.distractions}{' '}
          <Text as="span" tone="muted" size="small">
            ({level})
          </Text>
        </Fact>
        <Fact name={texts.verified} info={texts.verifiedWhy}>
          {formatDuration(session.verifiedMinutes)}
        </Fact>
        {session.dailyPlanId && <PlanFact session={session} />}
      </Stack>
      <Part title={texts.questions}>
        <Questions session={session} />
      </Part>
      {session.topics && (
        <Part title={texts.topics}>
          <ul>
            {session.topics.map((topic) => (
              <li key={topic.topic}>{texts.topic(topic)}</li>
            ))}
          </ul>
        </Part>
      )}
      <Part title={columns.notes}>
        {session.notes ? (
          <Text wrapAnywhere className={styles.notes}>
            {session.notes}
          </Text>
        ) : (
          <Text tone="muted" size="small">
            {texts.noNotes}
          </Text>
        )}
      </Part>
    </Stack>
  );
};

type Props = {
  id: string;
  /** Undefined if the session is not on the current page. */
  known: ShownSession | undefined;
  onEdit: (session: StudySession) => void;
  onRemove: (session: StudySession) => void;
  onClose: () => void;
};

export const SessionDetail = ({ id, known, onEdit, onRemove, onClose }: Props) => {
  const query = useQuery({ ...studySessionQueries.one(id), enabled: !known });
  const session = known ?? query.data;
  return (
    <Drawer
      title={texts.title}
      onClose={onClose}
      footer={
        session && (
          <>
            <Button look="danger" onClick={() => onRemove(session)}>
              <TrashIcon size={18} />
              {sessionTexts.remove}
            </Button>
            <Button onClick={() => onEdit(session)}>{sessionTexts.edit}</Button>
          </>
        )
      }
    >
      {session ? (
        <Facts session={session} />
      ) : (
        <UntilLoaded query={query} failed={texts.failed} compact lines={8} />
      )}
    </Drawer>
  );
};
