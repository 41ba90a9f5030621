import type { Dashboard } from '@netlik/contract/study/analytics';
import { Link } from 'react-router';
import { formatDay, formatFullDay } from '../../formats/days.ts';
import { ButtonLink } from '../../ui/buttons/button.tsx';
import { Section } from '../../ui/layout/card.tsx';
import { Row } from '../../ui/layout/row.tsx';
import { Stack } from '../../ui/layout/stack.tsx';
import { Text } from '../../ui/layout/text.tsx';
import { Tag } from '../../ui/states/tag.tsx';
import styles from './dashboard.module.css';
import { examTexts as texts } from './exam.texts.ts';

type Exam = Dashboard['exam'];

const PROFILE = '/profile#targetYear';

const ExamDate = ({ name, date }: { name: string; date: string }) => (
  <Row gap="4" between>
    <Text as="dt" tone="muted">
      {name}
    </Text>
    <Text as="dd" text="end">
      {date}
    </Text>
  </Row>
);

const Dates = ({ exam }: { exam: Exam }) => (
  <Stack as="dl" gap="1" size="small" className={styles.examDates}>
    <ExamDate name="TYT" date={formatFullDay(exam.tyt)} />
    <ExamDate name={exam.ayt === exam.ydt ? 'AYT · YDT' : 'AYT'} date={formatFullDay(exam.ayt)} />
    {exam.ayt !== exam.ydt && <ExamDate name="YDT" date={formatDay(exam.ydt)} />}
  </Stack>
);

const headline = (days: number, parts: Exam['parts']): string => {
  if (days > 1) return texts.days(days);
  return days === 1 ? texts.tomorrow(parts) : texts.today(parts);
};

/** Returns null until the last two days before the exam. */
const advice = (days: number, { parts }: Exam): string | null => {
  if (days > 1) return null;
  if (days === 1) return texts.eve;
  return parts.includes('TYT') ? texts.firstDay : texts.lastDay;
};

const Countdown = ({ exam, days }: { exam: Exam; days: number }) => {
  const words = advice(days, exam);
  return (
    <Row gap="1 2" align="baseline" wrap>
      <Text size={days > 1 ? 'figure' : 'title'} weight="bold" numbers className={styles.figure}>
        {headline(days, exam.parts)}
      </Text>
      {!exam.official && <Tag>{texts.estimated}</Tag>}
      {words && (
        <Text tone="muted" size="small" className={styles.examWords}>
          {words}
        </Text>
      )}
      <Dates exam={exam} />
      {!exam.chosen && (
        <Text tone="muted" size="small" className={styles.examWords}>
          {texts.notChosen} <Link to={PROFILE}>{texts.addYear}</Link>
        </Text>
      )}
    </Row>
  );
};

const Over = ({ exam: { next } }: { exam: Exam }) => (
  <Stack gap="3" align="start">
    <Text size="title" weight="bold" className={styles.figure}>
      {texts.over}
    </Text>
    <Text tone="muted" size="small" className={styles.examWords}>
      {texts.overThanks} {next && texts.overNext(next.year, next.daysLeft, next.official)}
    </Text>
    <ButtonLink look="line" small to={PROFILE}>
      {texts.changeYear}
    </ButtonLink>
  </Stack>
);

export const ExamCard = ({ figures }: { figures: Dashboard | undefined }) => {
  const exam = figures?.exam;
  const days = exam?.daysLeft ?? null;
  const counting = !exam || (days !== null && days > 1);
  return (
    <Stack shrink data-tour="dashboard-exam">
      <Section title={counting ? texts.title : texts.exam(exam.year)}>
        {!exam && <div className={styles.examRoom} />}
        {exam && (days === null ? <Over exam={exam} /> : <Countdown exam={exam} days={days} />)}
      </Section>
    </Stack>
  );
};
