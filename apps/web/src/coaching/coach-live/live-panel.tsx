import type { LiveStudent } from '@netlik/contract/coaching/coach-live';
import type { CSSProperties } from 'react';
import { Link } from 'react-router';
import { formatDuration } from '../../formats/durations.ts';
import { formatTimeAgo } from '../../formats/time-ago.ts';
import { FillBar } from '../../ui/charts/fill-bar.tsx';
import { Avatar } from '../../ui/layout/avatar.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { Row } from '../../ui/layout/row.tsx';
import { Stack } from '../../ui/layout/stack.tsx';
import { Text } from '../../ui/layout/text.tsx';
import { EmptyState } from '../../ui/states/empty-state.tsx';
import { Tag } from '../../ui/states/tag.tsx';
import { SubjectMark } from '../../ui/subjects/subject-mark.tsx';
import { studentAddress } from '../program-address.ts';
import { progressTone } from '../progress-tone.ts';
import { runStateNames, liveTexts as texts } from './coach-live.texts.ts';
import styles from './live-panel.module.css';

const MAX_LIVE = 6;
const MAX_RECENT = 10;

const agoText = (instant: string) => formatTimeAgo(instant, new Date()) ?? texts.justNow;

const Progress = ({ student }: { student: LiveStudent }) => {
  const { totalProgress, completedSubjects, totalSubjects, totalStudyTime, targetTime } = student;
  if (totalProgress === null)
    return (
      <Text tone="muted" size="small">
        {texts.noPlan}
      </Text>
    );
  const percent = Math.min(100, Math.max(0, totalProgress));
  return (
    <Stack gap="1" style={{ '--bar': progressTone(percent) } as CSSProperties}>
      <FillBar fill={percent / 100} />
      <Row as="p" gap="1 3" wrap tone="muted" size="tiny" numbers>
        <Text as="span" tone="plain" weight="semibold">
          {texts.percent(percent)}
        </Text>
        <span>{texts.progress(completedSubjects, totalSubjects)}</span>
        <span>{texts.time(formatDuration(totalStudyTime), formatDuration(targetTime))}</span>
      </Row>
    </Stack>
  );
};

const LiveRow = ({ student }: { student: LiveStudent }) => (
  <Row as="li" gap="3" align="start">
    <Avatar person={{ firstName: student.studentName, avatar: student.avatar }} size={40} />
    <Stack gap="1" grow>
      <Row as="p" gap="1 2" align="center" wrap>
        <Text
          to={studentAddress(student.studentId)}
          as={Link}
          tone="plain"
          weight="semibold"
          className={styles.name!}
        >
          {student.studentName}
        </Text>
        {student.subject && <SubjectMark subject={student.subject} small />}
        {student.runState && student.runState !== 'running' && (
          <Tag tone={student.runState === 'completed' ? 'success' : 'warning'}>
            {runStateNames[student.runState]}
          </Tag>
        )}
      </Row>
      {student.planTitle && (
        <Text tone="muted" size="small">
          {student.planTitle}
        </Text>
      )}
      <Progress student={student} />
    </Stack>
  </Row>
);

export const LiveStudents = ({ students }: { students: readonly LiveStudent[] }) => {
  const more = students.length - MAX_LIVE;
  return (
    <Card title={texts.title} alive={students.length > 0}>
      {students.length === 0 ? (
        <EmptyState compact drawing="chart" title={texts.nobody} text={texts.nobodyText} />
      ) : (
        <Stack as="ul" gap="3" aria-live="polite">
          {students.slice(0, MAX_LIVE).map((student) => (
            <LiveRow key={student.studentId} student={student} />
          ))}
        </Stack>
      )}
      {more > 0 && (
        <Text tone="muted" size="small">
          {texts.more(more)}
        </Text>
      )}
    </Card>
  );
};

export const RecentActivity = ({ students }: { students: readonly LiveStudent[] }) => (
  <Card title={texts.recent}>
    {students.length === 0 ? (
      <Text tone="muted" size="small">
        {texts.noRecent}
      </Text>
    ) : (
      <Stack as="ul" gap="3">
        {students.slice(0, MAX_RECENT).map((student) => (
          <Row key={student.studentId} as="li" gap="3" align="start">
            <Avatar person={{ firstName: student.studentName, avatar: student.avatar }} size={28} />
            <Stack gap="1" grow>
              <Text
                to={studentAddress(student.studentId)}
                as={Link}
                tone="plain"
                weight="semibold"
                className={styles.name!}
              >
                {student.studentName}
              </Text>
              <Text tone="muted" size="small">
                {student.planTitle ?? texts.noPlan}
                {student.totalProgress !== null && ` · ${texts.percent(student.totalProgress)}`}
                {` · ${formatDuration(student.totalStudyTime)}`}
              </Text>
            </Stack>
            <Text dateTime={student.lastActivity} as="time" tone="muted" size="tiny" noShrink>
              {agoText(student.lastActivity)}
            </Text>
          </Row>
        ))}
      </Stack>
    )}
  </Card>
);
