import type { Dashboard } from '@netlik/contract/analytics';
import { Link } from 'react-router';
import { formatDay, formatFullDay } from '../../formats/days.ts';
import { ButtonLink } from '../../ui/buttons/button.tsx';
import { Card } from '../../ui/layout/card.tsx';
import styles from './dashboard.module.css';
import { examTexts as texts } from './exam.texts.ts';

type Exam = Dashboard['exam'];

const PROFILE = '/profile#targetYear';

const Dates = ({ exam }: { exam: Exam }) => (
  <dl className={styles.examDates}>
    <div>
      <dt>TYT</dt>
      <dd>{formatFullDay(exam.tyt)}</dd>
    </div>
    <div>
      <dt>{exam.ayt === exam.ydt ? 'AYT · YDT' : 'AYT'}</dt>
      <dd>{formatFullDay(exam.ayt)}</dd>
    </div>
    {exam.ayt !== exam.ydt && (
      <div>
        <dt>YDT</dt>
        <dd>{formatDay(exam.ydt)}</dd>
      </div>
    )}
  </dl>
);

const headline = (days: number, parts: Exam['parts']): string => {
  if (days > 1) return texts.days(days);
  return days === 1 ? texts.tomorrow(parts) : texts.today(parts);
};

/** Null until the last two days. */
const advice = (days: number, { parts }: Exam): string | null => {
  if (days > 1) return null;
  if (days === 1) return texts.eve;
  return parts.includes('TYT') ? texts.firstDay : texts.lastDay;
};

const Countdown = ({ exam, days }: { exam: Exam; days: number }) => {
  const words = advice(days, exam);
  return (
    <div className={styles.exam}>
      <p className={days > 1 ? styles.examDays : styles.examSoon}>{headline(days, exam.parts)}</p>
      {!exam.official && <span className={styles.tag}>{texts.estimated}</span>}
      {words && <p className={styles.examWords}>{words}</p>}
      <Dates exam={exam} />
      {!exam.chosen && (
        <p className={styles.examWords}>
          {texts.notChosen} <Link to={PROFILE}>{texts.addYear}</Link>
        </p>
      )}
    </div>
  );
};

const Over = ({ exam: { next } }: { exam: Exam }) => (
  <div className={styles.examOver}>
    <p className={styles.examSoon}>{texts.over}</p>
    <p className={styles.examWords}>
      {texts.overThanks} {next && texts.overNext(next.year, next.daysLeft, next.official)}
    </p>
    <ButtonLink look="quiet" small to={PROFILE}>
      {texts.changeYear}
    </ButtonLink>
  </div>
);

export const ExamCard = ({ figures }: { figures: Dashboard | undefined }) => {
  const exam = figures?.exam;
  const days = exam?.daysLeft ?? null;
  const counting = !exam || (days !== null && days > 1);
  return (
    <div className={styles.stretch} data-tour="dashboard-exam">
      <Card title={counting ? texts.title : texts.exam(exam.year)}>
        {!exam && <div className={styles.examRoom} />}
        {exam && (days === null ? <Over exam={exam} /> : <Countdown exam={exam} days={days} />)}
      </Card>
    </div>
  );
};
