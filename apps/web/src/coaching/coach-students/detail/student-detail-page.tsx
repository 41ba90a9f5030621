import { coachStudents, type StudentDetail } from '@netlik/contract/coaching/coach-students';
import { parseStudyDay, studyDay } from '@netlik/domain/study-day';
import { useQuery } from '@tanstack/react-query';
import { type FormEvent, type ReactNode, Suspense, useState } from 'react';
import { useParams } from 'react-router';
import { usePerson } from '../../../data/calls/use-person.ts';
import { useWrite } from '../../../data/writes/use-write.ts';
import { formatDuration } from '../../../formats/durations.ts';
import { formatInputNumber, parseNumber } from '../../../formats/inputs.ts';
import { formatCount } from '../../../formats/numbers.ts';
import { formatTimeAgo } from '../../../formats/time-ago.ts';
import { Button, ButtonLink } from '../../../ui/buttons/button.tsx';
import { FlatStats } from '../../../ui/charts/flat-stats.tsx';
import { StatCard } from '../../../ui/charts/stat-card.tsx';
import { NumberField } from '../../../ui/forms/number-field.tsx';
import { Avatar } from '../../../ui/layout/avatar.tsx';
import { lazyNamed } from '../../../ui/layout/lazy-named.ts';
import { PageFrame } from '../../../ui/layout/page-frame.tsx';
import { Row } from '../../../ui/layout/row.tsx';
import { Stack } from '../../../ui/layout/stack.tsx';
import { Tabs } from '../../../ui/layout/tabs.tsx';
import { Text } from '../../../ui/layout/text.tsx';
import { useUrlParams } from '../../../ui/layout/use-url-params.ts';
import { toast } from '../../../ui/overlays/toast.ts';
import { UntilLoaded } from '../../../ui/states/until-loaded.tsx';
import { useTour } from '../../../ui/tutorial/tutorial.ts';
import { noteTexts } from '../../coach-notes/coach-notes.texts.ts';
import { NotesTab } from '../../coach-notes/notes-tab.tsx';
import { type Fact, FactItem } from '../../facts.tsx';
import { meetingTexts } from '../../meetings/meetings.texts.ts';
import { MeetingsTab } from '../../meetings/meetings-tab.tsx';
import { programAddress } from '../../program-address.ts';
import { coachStudentQueries } from '../coach-students.queries.ts';
import { gradeText } from '../coach-students.texts.ts';
import { examsTexts } from './exams-tab.texts.ts';
import { ExamsTab } from './exams-tab.tsx';
import { ProgramsTab } from './programs-tab.tsx';
import { SessionsTab } from './sessions-tab.tsx';
import styles from './student-detail.module.css';
import { goalTexts, detailTexts as texts } from './student-detail.texts.ts';

const hoursText = (minutes: number) =>
  minutes > 0 ? formatInputNumber(Number((minutes / 60).toFixed(2))) : '';

type GoalProps = { studentId: string; minutes: number };

/** Displayed in hours, sent in whole minutes. */
const WeeklyGoal = ({ studentId, minutes }: GoalProps) => {
  const [typed, setTyped] = useState(() => hoursText(minutes));
  const [error, setError] = useState<string>();
  const { send, busy } = useWrite(coachStudents.setWeeklyGoal, {
    done: goalTexts.saved,
    failed: goalTexts.failed,
  });

  const save = (event: FormEvent) => {
    event.preventDefault();
    const hours = parseNumber(typed);
    if (hours === null || hours <= 0 || hours > 168) {
      setError(goalTexts.invalid);
      toast({ tone: 'warning', text: goalTexts.invalid });
      return;
    }
    setError(undefined);
    void send({ params: { id: studentId }, body: { minutes: Math.max(1, Math.round(hours * 60)) } });
  };

  return (
    <Stack as="form" gap="2" className={styles.goal} noValidate onSubmit={save}>
      <NumberField
        label={goalTexts.label}
        hint={goalTexts.hint}
        value={typed}
        min={0}
        max={168}
        step={0.5}
        unit="sa"
        error={error}
        onChange={({ currentTarget }) => setTyped(currentTarget.value)}
      />
      <Button type="submit" look="line" busy={busy}>
        {goalTexts.save}
      </Button>
    </Stack>
  );
};

const ParentReportTab = lazyNamed(
  () => import('../../parent-reports/parent-report-tab.tsx'),
  'ParentReportTab',
);

const tabs = ['programs', 'sessions', 'exams', 'notes', 'meetings', 'parents', 'preferences'] as const;

const Stats = ({ stats }: Pick<StudentDetail, 'stats'>) => {
  const last = stats.lastActivity;
  return (
    <FlatStats>
      <StatCard
        label={texts.stats.time}
        value={formatDuration(stats.totalStudyTime)}
        hint={texts.thisWeek(formatDuration(stats.weekMinutes))}
      />
      <StatCard label={texts.stats.sessions} value={formatCount(stats.totalStudySessions)} />
      <StatCard label={texts.stats.streak} value={texts.days(stats.streak)} />
      <StatCard
        label={texts.stats.last}
        value={last === null ? null : (formatTimeAgo(last, new Date()) ?? texts.justNow)}
      />
    </FlatStats>
  );
};

const Head = ({ detail: { student, stats } }: { detail: StudentDetail }) => {
  const { facts } = texts;
  const { weeklyGoalMinutes: goal } = student.coachSettings;
  const shown: Fact[] = [
    [facts.email, student.email],
    [facts.grade, student.grade && gradeText(student.grade)],
    [facts.city, student.city || null],
    [facts.target, student.targetYear === null ? null : String(student.targetYear)],
    [facts.goal, goal > 0 ? formatDuration(goal) : null],
  ];
  return (
    <Row gap="4 8" align="start" wrap>
      <Stack gap="5" className={styles.facts}>
        {!student.isActive && (
          <Text tone="warning" size="small" weight="semibold">
            {texts.suspended}
          </Text>
        )}
        <Row as="dl" gap="3 8" wrap>
          {shown.map(([label, value]) => (
            <FactItem key={label} fact={[label, value ?? '–']} />
          ))}
        </Row>
        <Stats stats={stats} />
      </Stack>
      <WeeklyGoal key={goal} studentId={student._id} minutes={goal} />
    </Row>
  );
};

type Props = {
  /** Passed in, because choice lists are another feature; only coaches see them. */
  preferencesOf?: (studentId: string) => ReactNode;
};

export const StudentDetailPage = ({ preferencesOf }: Props) => {
  useTour('coach-student');
  const { id = '' } = useParams();
  const isCoach = usePerson()?.role === 'coach';
  const [params, change] = useUrlParams();
  const query = useQuery(coachStudentQueries.detail(id));
  const today = studyDay(new Date());
  const date = parseStudyDay(params.get('date') ?? '') ?? today;
  const tab = tabs.find((one) => one === params.get('tab')) ?? 'programs';
  const detail = query.data;
  const name = detail ? `${detail.student.firstName} ${detail.student.lastName}`.trim() : texts.fallbackTitle;
  return (
    <PageFrame
      title={name}
      before={detail && <Avatar person={detail.student} />}
      actions={
        detail && (
          <>
            {isCoach && (
              <ButtonLink look="line" to={`/messages/${id}`}>
                {texts.message}
              </ButtonLink>
            )}
            <ButtonLink to={programAddress({ studentId: id, ...(date >= today ? { date } : {}) })}>
              {texts.write}
            </ButtonLink>
          </>
        )
      }
    >
      <UntilLoaded query={query} failed={texts.failed} />
      {detail && (
        <>
          <div data-tour="coach-student-head">
            <Head detail={detail} />
          </div>
          <div data-tour="coach-student-tabs">
            <Tabs
              label={texts.tabs}
              tabs={[
                { id: 'programs', label: texts.programsTab },
                { id: 'sessions', label: texts.sessionsTab },
                { id: 'exams', label: examsTexts.tab },
                { id: 'notes', label: noteTexts.title },
                { id: 'meetings', label: meetingTexts.title },
                { id: 'parents', label: texts.parentsTab },
                ...(isCoach ? [{ id: 'preferences' as const, label: texts.preferencesTab }] : []),
              ]}
              value={tab}
              onChange={(next) => change({ tab: next === 'programs' ? null : next })}
            >
              {tab === 'programs' && (
                <ProgramsTab
                  studentId={id}
                  studentName={name}
                  coachId={detail.student.coachId}
                  date={date}
                  onDate={(next) => change({ date: next === today ? null : next })}
                />
              )}
              {tab === 'sessions' && <SessionsTab studentId={id} />}
              {tab === 'exams' && <ExamsTab studentId={id} />}
              {tab === 'notes' && <NotesTab studentId={id} />}
              {tab === 'meetings' && <MeetingsTab studentId={id} />}
              {tab === 'parents' && (
                <Suspense>
                  <ParentReportTab studentId={id} />
                </Suspense>
              )}
              {tab === 'preferences' && isCoach && preferencesOf?.(id)}
            </Tabs>
          </div>
        </>
      )}
    </PageFrame>
  );
};
