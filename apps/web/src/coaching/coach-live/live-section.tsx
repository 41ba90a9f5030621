import { type LiveDashboard, type LiveStudent, liveRanges } from '@netlik/contract/coaching/coach-live';
import { useQuery } from '@tanstack/react-query';
import type { CSSProperties } from 'react';
import { formatDuration } from '../../formats/durations.ts';
import { formatTimeAgo } from '../../formats/time-ago.ts';
import { FillBar } from '../../ui/charts/fill-bar.tsx';
import { Spark } from '../../ui/charts/spark.tsx';
import { StatCard } from '../../ui/charts/stat-card.tsx';
import { Segmented } from '../../ui/forms/segmented.tsx';
import { Avatar } from '../../ui/layout/avatar.tsx';
import { Card, Section } from '../../ui/layout/card.tsx';
import { Grid } from '../../ui/layout/grid.tsx';
import { Cell, PageGrid } from '../../ui/layout/page-frame.tsx';
import { Row } from '../../ui/layout/row.tsx';
import { Stack } from '../../ui/layout/stack.tsx';
import { Text } from '../../ui/layout/text.tsx';
import { useUrlParams } from '../../ui/layout/use-url-params.ts';
import { EmptyState } from '../../ui/states/empty-state.tsx';
import { Tag } from '../../ui/states/tag.tsx';
import { UntilLoaded } from '../../ui/states/until-loaded.tsx';
import { SubjectMark } from '../../ui/subjects/subject-mark.tsx';
import { StudentSection } from '../coach-students/student-table.tsx';
import { progressTone } from '../progress-tone.ts';
import { StudentLink } from '../student-link.tsx';
import { coachLiveQueries, type LiveRange, type Whose } from './coach-live.queries.ts';
import { liveTexts, rangeNames, runStateNames, liveTexts as texts } from './coach-live.texts.ts';
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
    <Avatar
      person={{ firstName: student.studentName, avatar: student.avatar }}
      lit={student.runState === 'running'}
    />
    <Stack gap="1" grow>
      <Row as="p" gap="1 2" align="center" wrap>
        <StudentLink student={student} />
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

const LiveStudents = ({ students }: { students: readonly LiveStudent[] }) => {
  const more = students.length - MAX_LIVE;
  if (students.length === 0)
    return (
      <Section title={texts.title}>
        <EmptyState drawing="rooms" compact title={texts.nobody} text={texts.nobodyText} />
      </Section>
    );
  return (
    <Card title={texts.title} alive>
      <Stack as="ul" gap="3" divided aria-live="polite">
        {students.slice(0, MAX_LIVE).map((student) => (
          <LiveRow key={student.studentId} student={student} />
        ))}
      </Stack>
      {more > 0 && (
        <Text tone="muted" size="small">
          {texts.more(more)}
        </Text>
      )}
    </Card>
  );
};

const RecentActivity = ({ students }: { students: readonly LiveStudent[] }) => (
  <Section title={texts.recent}>
    {students.length === 0 ? (
      <Text tone="muted" size="small">
        {texts.noRecent}
      </Text>
    ) : (
      <Stack as="ul" gap="3" divided>
        {students.slice(0, MAX_RECENT).map((student) => (
          <Row key={student.studentId} as="li" gap="3" align="start">
            <Avatar person={{ firstName: student.studentName, avatar: student.avatar }} size={30} />
            <Stack gap="1" grow>
              <StudentLink student={student} />
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
  </Section>
);

const ranges = liveRanges.map((value) => ({ value, label: rangeNames[value] }));

type SparkProps = { values: readonly number[]; label: (values: string) => string; hint: string };

const SparkHint = ({ values, label, hint }: SparkProps) => (
  <Row as="span" gap="1 2" align="end" wrap>
    <Spark values={values} fromZero label={label(values.map((value) => Math.round(value)).join(', '))} />
    <span>{hint}</span>
  </Row>
);

type SummaryProps = {
  summary: LiveDashboard['summary'] | undefined;
  range: LiveRange;
  onRange: (range: LiveRange) => void;
};

const LiveSummary = ({ summary, range, onRange }: SummaryProps) => {
  const { cards, sparks, sparkHint } = texts;
  const loading = summary === undefined;
  const average = summary?.averageProgress ?? null;
  return (
    <Stack as="section" gap="3" aria-labelledby="coach-summary">
      <Row gap="2 4" align="center" between wrap>
        <h2 id="coach-summary">{texts.summary}</h2>
        <Segmented label={texts.range} quiet options={ranges} value={range} onChange={onRange} />
      </Row>
      <Grid columns={2} gap="3" className={styles.summary}>
        <StatCard
          label={cards.students}
          loading={loading}
          value={summary?.totalStudentsToday ?? null}
          hint={
            summary && <SparkHint values={summary.spark1} label={sparks.students} hint={sparkHint.days} />
          }
        />
        <StatCard
          label={cards.now}
          loading={loading}
          value={summary?.activeNow ?? null}
          hint={
            summary && <SparkHint values={summary.spark2} label={sparks.minutes} hint={sparkHint.minutes} />
          }
        />
        <StatCard
          label={cards.plans}
          loading={loading}
          value={summary?.totalCompletedPlans ?? null}
          hint={summary && <SparkHint values={summary.spark3} label={sparks.plans} hint={sparkHint.days} />}
        />
        <StatCard
          label={cards.progress}
          loading={loading}
          value={average === null ? null : texts.percent(average)}
          hint={
            summary && <SparkHint values={summary.spark4} label={sparks.progress} hint={sparkHint.days} />
          }
        />
      </Grid>
    </Stack>
  );
};

export const LiveSection = ({ coachId, group }: Whose) => {
  const [params, change] = useUrlParams();
  const range = liveRanges.find((one) => one === params.get('range')) ?? 'today';
  const live = useQuery(coachLiveQueries.dashboard(range, coachId));
  return (
    <Stack gap="6">
      <LiveSummary
        summary={live.data?.summary}
        range={range}
        onRange={(next) => change({ range: next === 'today' ? null : next })}
      />
      <UntilLoaded query={live} failed={liveTexts.failed} compact />
      {live.data && (
        <PageGrid>
          <Cell wide={6}>
            <LiveStudents students={live.data.liveStudents} />
          </Cell>
          <Cell wide={6}>
            <RecentActivity students={live.data.recentActivity} />
          </Cell>
        </PageGrid>
      )}
      <StudentSection coachId={coachId} group={group} />
    </Stack>
  );
};
