import type { MatrixOverview, MatrixProjection } from '@netlik/contract/topic-matrices';
import { daysBetween } from '@netlik/domain/study-day';
import { useQuery } from '@tanstack/react-query';
import { formatDay } from '../../formats/days.ts';
import { subjectName } from '../../study/subject-name.ts';
import { FillBar } from '../../ui/charts/fill-bar.tsx';
import { ProgressRing } from '../../ui/charts/progress-ring.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { UntilLoaded } from '../../ui/states/until-loaded.tsx';
import styles from './progress-card.module.css';
import { matrixOverviewQuery } from './topic-matrices.queries.ts';
import { topicMatrixTexts as texts } from './topic-matrices.texts.ts';

type Progress = MatrixOverview['overall'];

const endText = ({ endsOn, examDay }: MatrixProjection): string => {
  const days = daysBetween(endsOn, examDay);
  const when = days > 0 ? texts.beforeExam(days) : days < 0 ? texts.afterExam(-days) : texts.onExam;
  return `${texts.endsOn(formatDay(endsOn))}, ${when}`;
};

/** When it ends and the figures behind it, or why nothing can be said yet. */
const Projected = ({ topicCount, doneCount, projection }: Progress) => {
  if (doneCount === topicCount) return <p className={styles.muted}>{texts.allDone}</p>;
  if (!projection) return <p className={styles.muted}>{texts.tooEarly}</p>;
  const { days, done, left, beforeExam } = projection;
  return (
    <>
      <p className={beforeExam ? styles.before : styles.after}>{endText(projection)}</p>
      <p className={styles.muted}>{texts.pace(days, done, left)}</p>
    </>
  );
};

type Props = { userId: string; subject: string; onSubject: (subject: string) => void };

export const ProgressCard = ({ userId, subject, onSubject }: Props) => {
  const query = useQuery(matrixOverviewQuery(userId));
  const overview = query.data;
  const current = overview?.subjects.find((one) => one.subject === subject);
  return (
    <div data-tour="topic-matrix-progress">
      <Card title={texts.progress} lead={texts.howDone}>
        <UntilLoaded query={query} failed={texts.progressFailed} compact />
        {overview && (
          <div className={styles.parts}>
            <div className={styles.overall}>
              <ProgressRing
                value={overview.overall.doneCount / overview.overall.topicCount}
                label={texts.overall}
              />
              <div className={styles.words}>
                <h3>{texts.overall}</h3>
                <p>{texts.doneOf(overview.overall.doneCount, overview.overall.topicCount)}</p>
                <Projected {...overview.overall} />
                {!overview.examIsOfficial && overview.overall.projection && (
                  <p className={styles.muted}>{texts.estimatedExam(overview.examYear)}</p>
                )}
              </div>
            </div>
            {current && (
              <div className={styles.words}>
                <h3>{subjectName(subject)}</h3>
                <p>{texts.doneOf(current.doneCount, current.topicCount)}</p>
                <Projected {...current} />
              </div>
            )}
            <ul className={styles.subjects}>
              {overview.subjects.map((one) => (
                <li key={one.subject}>
                  <button
                    type="button"
                    className={styles.subject}
                    aria-current={one.subject === subject || undefined}
                    onClick={() => onSubject(one.subject)}
                  >
                    <span>{subjectName(one.subject)}</span>
                    <span className={styles.figure}>
                      {one.doneCount} / {one.topicCount}
                    </span>
                    <FillBar fill={one.doneCount / one.topicCount} />
                  </button>
                </li>
              ))}
            </ul>
          </div>
        )}
      </Card>
    </div>
  );
};
