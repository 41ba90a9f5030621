import type { Dashboard } from '@netlik/contract/study/analytics';
import { parseStudyDay } from '@netlik/domain/study-day';
import { ButtonLink } from '../../ui/button.tsx';
import { dayText, fullDayText } from '../../ui/calendar.ts';
import { Card } from '../../ui/card.tsx';
import styles from './dashboard.module.css';
import { dashboardTexts as texts } from './dashboard.texts.ts';

type Exam = NonNullable<Dashboard['exam']>;

const written = (day: string, text: typeof dayText) => {
  const parsed = parseStudyDay(day);
  return parsed ? text(parsed) : day;
};

const Countdown = ({ exam }: { exam: Exam }) => (
  <div className={styles.exam}>
    <p className={styles.examDays}>{exam.daysLeft > 0 ? texts.examDays(exam.daysLeft) : texts.examToday}</p>
    {!exam.official && <span className={styles.tag}>{texts.estimated}</span>}
    <dl className={styles.examDates}>
      <div>
        <dt>TYT</dt>
        <dd>{written(exam.tyt, fullDayText)}</dd>
      </div>
      <div>
        <dt>{exam.ayt === exam.ydt ? 'AYT · YDT' : 'AYT'}</dt>
        <dd>{written(exam.ayt, fullDayText)}</dd>
      </div>
      {exam.ayt !== exam.ydt && (
        <div>
          <dt>YDT</dt>
          <dd>{written(exam.ydt, dayText)}</dd>
        </div>
      )}
    </dl>
  </div>
);

/** The days left to the exam of the target year. */
export const ExamCard = ({ figures }: { figures: Dashboard | undefined }) => (
  <div className={styles.stretch} data-tour="dashboard-exam">
    <Card title={texts.exam}>
      {figures?.exam && <Countdown exam={figures.exam} />}
      {figures && !figures.exam && (
        <div className={styles.examNone}>
          <p className={styles.small}>{texts.noExamDate}</p>
          <ButtonLink look="quiet" small to="/profile#targetYear">
            {texts.addYear}
          </ButtonLink>
        </div>
      )}
      {!figures && <div className={styles.examRoom} />}
    </Card>
  </div>
);
