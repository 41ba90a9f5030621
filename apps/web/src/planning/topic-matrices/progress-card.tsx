import type { MatrixOverview, MatrixProjection } from '@netlik/contract/planning/topic-matrices';
import { daysBetween } from '@netlik/domain/study-day';
import { useQuery } from '@tanstack/react-query';
import { formatDay } from '../../formats/days.ts';
import { FillBar } from '../../ui/charts/fill-bar.tsx';
import { ProgressRing } from '../../ui/charts/progress-ring.tsx';
import { Section } from '../../ui/layout/card.tsx';
import { Grid } from '../../ui/layout/grid.tsx';
import { Row } from '../../ui/layout/row.tsx';
import { Stack } from '../../ui/layout/stack.tsx';
import { Text } from '../../ui/layout/text.tsx';
import { UntilLoaded } from '../../ui/states/until-loaded.tsx';
import { subjectName } from '../../ui/subjects/subject-name.ts';
import styles from './progress-card.module.css';
import { matrixOverviewQuery } from './topic-matrices.queries.ts';
import { topicMatrixTexts as texts } from './topic-matrices.texts.ts';

type Progress = MatrixOverview['overall'];

const endText = ({ endsOn, examDay }: MatrixProjection): string => {
  const days = daysBetween(endsOn, examDay);
  const when = days > 0 ? texts.beforeExam(days) : days < 0 ? texts.afterExam(-days) : texts.onExam;
  return `${texts.endsOn(formatDay(endsOn))}, ${when}`;
};

/** Shows the projected end, or why there is none. */
const Projected = ({ topicCount, doneCount, projection }: Progress) => {
  if (doneCount === topicCount) return <Text tone="muted">{texts.allDone}</Text>;
  if (!projection) return <Text tone="muted">{texts.tooEarly}</Text>;
  const { days, done, left, beforeExam } = projection;
  return (
    <>
      <Text tone={beforeExam ? 'success' : 'plain'}>{endText(projection)}</Text>
      <Text tone="muted">{texts.pace(days, done, left)}</Text>
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
      <Section title={texts.progress} lead={texts.howDone}>
        <UntilLoaded query={query} failed={texts.progressFailed} compact />
        {overview && (
          <Stack gap="6" className={styles.parts}>
            <Row gap="6" align="center" className={styles.overall}>
              <ProgressRing
                value={overview.overall.doneCount / overview.overall.topicCount}
                label={texts.overall}
              />
              <Stack gap="1" size="small" shrink className={styles.words}>
                <Text as="h3" size="body">
                  {texts.overall}
                </Text>
                <p>{texts.doneOf(overview.overall.doneCount, overview.overall.topicCount)}</p>
                <Projected {...overview.overall} />
                {!overview.examIsOfficial && overview.overall.projection && (
                  <Text tone="muted">{texts.estimatedExam(overview.examYear)}</Text>
                )}
              </Stack>
            </Row>
            {current && (
              <Stack gap="1" size="small" shrink className={styles.words}>
                <Text as="h3" size="body">
                  {subjectName(subject)}
                </Text>
                <p>{texts.doneOf(current.doneCount, current.topicCount)}</p>
                <Projected {...current} />
              </Stack>
            )}
            <Grid as="ul" gap="1 4" className={styles.subjects}>
              {overview.subjects.map((one) => (
                <li key={one.subject}>
                  <Grid
                    type="button"
                    as="button"
                    gap="1 3"
                    size="small"
                    text="start"
                    full
                    minTouchTarget
                    className={styles.subject}
                    aria-current={one.subject === subject || undefined}
                    onClick={() => onSubject(one.subject)}
                  >
                    <span>{subjectName(one.subject)}</span>
                    <Text as="span" tone="muted" numbers>
                      {one.doneCount} / {one.topicCount}
                    </Text>
                    <FillBar fill={one.doneCount / one.topicCount} />
                  </Grid>
                </li>
              ))}
            </Grid>
          </Stack>
        )}
      </Section>
    </div>
  );
};
