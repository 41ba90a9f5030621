import type { LiveStudent } from '@netlik/contract/coach/coach-live';
import type { CSSProperties } from 'react';
import { Link } from 'react-router';
import { formatDuration } from '../../../formats/durations.ts';
import { formatTimeAgo } from '../../../formats/time-ago.ts';
import { SubjectMark } from '../../../study/subject-mark.tsx';
import { FillBar } from '../../../ui/charts/fill-bar.tsx';
import { Avatar } from '../../../ui/layout/avatar.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { EmptyState } from '../../../ui/states/empty-state.tsx';
import { Tag } from '../../../ui/states/tag.tsx';
import { studentAddress } from '../program-address.ts';
import { progressTone } from '../progress-tone.ts';
import { runStateNames, liveTexts as texts } from './coach-live.texts.ts';
import styles from './live-panel.module.css';

const MAX_LIVE = 6;
const MAX_RECENT = 10;

const agoText = (instant: string) => formatTimeAgo(instant, new Date()) ?? texts.justNow;

const Progress = ({ student }: { student: LiveStudent }) => {
  const { totalProgress, completedSubjects, totalSubjects, totalStudyTime, targetTime } = student;
  if (totalProgress === null) return <p className={styles.quiet}>{texts.noPlan}</p>;
  const percent = Math.min(100, Math.max(0, totalProgress));
  return (
    <div className={styles.progress} style={{ '--bar': progressTone(percent) } as CSSProperties}>
      <FillBar fill={percent / 100} />
      <p className={styles.figures}>
        <span>{texts.percent(percent)}</span>
        <span>{texts.progress(completedSubjects, totalSubjects)}</span>
        <span>{texts.time(formatDuration(totalStudyTime), formatDuration(targetTime))}</span>
      </p>
    </div>
  );
};

const LiveRow = ({ student }: { student: LiveStudent }) => (
  <li className={styles.live}>
    <Avatar person={{ firstName: student.studentName, avatar: student.avatar }} size={40} />
    <div className={styles.words}>
      <p className={styles.top}>
        <Link to={studentAddress(student.studentId)} className={styles.name!}>
          {student.studentName}
        </Link>
        {student.subject && <SubjectMark subject={student.subject} small />}
        {student.runState && student.runState !== 'running' && (
          <Tag tone={student.runState === 'completed' ? 'success' : 'warning'}>
            {runStateNames[student.runState]}
          </Tag>
        )}
      </p>
      {student.planTitle && <p className={styles.quiet}>{student.planTitle}</p>}
      <Progress student={student} />
    </div>
  </li>
);

export const LiveStudents = ({ students }: { students: readonly LiveStudent[] }) => {
  const more = students.length - MAX_LIVE;
  return (
    <Card title={texts.title} alive={students.length > 0}>
      {students.length === 0 ? (
        <EmptyState compact drawing="chart" title={texts.nobody} text={texts.nobodyText} />
      ) : (
        <ul className={styles.rows} aria-live="polite">
          {students.slice(0, MAX_LIVE).map((student) => (
            <LiveRow key={student.studentId} student={student} />
          ))}
        </ul>
      )}
      {more > 0 && <p className={styles.more}>{texts.more(more)}</p>}
    </Card>
  );
};

export const RecentActivity = ({ students }: { students: readonly LiveStudent[] }) => (
  <Card title={texts.recent}>
    {students.length === 0 ? (
      <p className={styles.quiet}>{texts.noRecent}</p>
    ) : (
      <ul className={styles.rows}>
        {students.slice(0, MAX_RECENT).map((student) => (
          <li key={student.studentId} className={styles.recent}>
            <Avatar person={{ firstName: student.studentName, avatar: student.avatar }} size={28} />
            <div className={styles.words}>
              <Link to={studentAddress(student.studentId)} className={styles.name!}>
                {student.studentName}
              </Link>
              <p className={styles.quiet}>
                {student.planTitle ?? texts.noPlan}
                {student.totalProgress !== null && ` · ${texts.percent(student.totalProgress)}`}
                {` · ${formatDuration(student.totalStudyTime)}`}
              </p>
            </div>
            <time dateTime={student.lastActivity} className={styles.when}>
              {agoText(student.lastActivity)}
            </time>
          </li>
        ))}
      </ul>
    )}
  </Card>
);
