import type { ParentWeek as Week } from '@netlik/contract/coaching/parent-links';
import { formatDay, formatFullDay } from '../../formats/days.ts';
import { formatDuration } from '../../formats/durations.ts';
import { PrintSheet } from '../../ui/layout/print-sheet.tsx';
import { Row } from '../../ui/layout/row.tsx';
import { Stack } from '../../ui/layout/stack.tsx';
import { Text } from '../../ui/layout/text.tsx';
import { subjectName } from '../../ui/subjects/subject-name.ts';
import styles from './parent-links.module.css';
import { parentPageTexts as texts } from './parent-links.texts.ts';

export const PrintedWeek = ({ week, onDone }: { week: Week; onDone: () => void }) => (
  <PrintSheet onDone={onDone}>
    <ParentWeek week={week} />
  </PrintSheet>
);

/** Used on screen, on paper and as a section of another page. */
export const ParentWeek = ({ week, isPart }: { week: Week; isPart?: boolean }) => {
  const total = week.days.reduce((sum, { minutes }) => sum + minutes, 0);
  const worked = week.days.filter(({ minutes }) => minutes > 0).length;
  const Heading = isPart ? 'h4' : 'h2';
  const title = texts.title(week.firstName, week.days.length);
  return (
    <Stack gap="6">
      {isPart ? <h3>{title}</h3> : <h1>{title}</h1>}
      <Text tone="muted" size="small">
        {texts.range(formatDay(week.from), formatDay(week.to))}
      </Text>
      <Text size="large" weight="semibold">
        {texts.worked(worked, week.days.length)} {worked > 0 && texts.total(formatDuration(total))}
      </Text>
      {(week.goalPercent !== null || week.completion !== null) && (
        <p>
          {week.goalPercent !== null && texts.goal(week.goalPercent)}{' '}
          {week.completion !== null && texts.completion(week.completion)}
        </p>
      )}
      <section className={styles.part} aria-label={texts.days}>
        <Heading>{texts.days}</Heading>
        <Stack as="ul" gap="3" divided>
          {week.days.map(({ date, minutes }) => (
            <Row key={date} as="li" gap="1 3" align="center" between wrap>
              <span>{formatFullDay(date)}</span>
              <span className="numbers">{minutes > 0 ? formatDuration(minutes) : texts.none}</span>
            </Row>
          ))}
        </Stack>
      </section>
      {week.subjects.length > 0 && (
        <section className={styles.part} aria-label={texts.subjects}>
          <Heading>{texts.subjects}</Heading>
          <Stack as="ul" gap="3" divided>
            {week.subjects.map(({ subject, minutes }) => (
              <Row key={subject} as="li" gap="1 3" align="center" between wrap>
                <span>{subjectName(subject)}</span>
                <span className="numbers">{formatDuration(minutes)}</span>
              </Row>
            ))}
          </Stack>
        </section>
      )}
      {week.nets.length > 0 && (
        <section className={styles.part} aria-label={texts.nets}>
          <Heading>{texts.nets}</Heading>
          {week.nets.length > 1 && (
            <p>{texts.netTrend(week.nets.at(-1)!.net - week.nets[0]!.net, week.nets.length)}</p>
          )}
          <Stack as="ul" gap="3" divided>
            {week.nets.map(({ date, net }, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: two exams may share day and net
              <Row key={at} as="li" gap="1 3" align="center" between wrap>
                <span>{formatDay(date)}</span>
                <span className="numbers">{texts.net(net)}</span>
              </Row>
            ))}
          </Stack>
        </section>
      )}
      {week.notes.length > 0 && (
        <section className={styles.part} aria-label={texts.notes}>
          <Heading>{texts.notes}</Heading>
          {week.notes.map(({ text, createdAt }) => (
            <div key={createdAt + text}>
              <Text tone="muted" size="small">
                {formatDay(createdAt)}
              </Text>
              <Text wrapAnywhere className={styles.text}>
                {text}
              </Text>
            </div>
          ))}
        </section>
      )}
    </Stack>
  );
};
