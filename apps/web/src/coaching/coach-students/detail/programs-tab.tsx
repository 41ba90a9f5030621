import { addMonths } from '@netlik/domain/months';
import { addDays, monthStart, type StudyDay, studyDay } from '@netlik/domain/study-day';
import { useQuery } from '@tanstack/react-query';
import { formatFullDay } from '../../../formats/days.ts';
import { ButtonLink } from '../../../ui/buttons/button.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { Row } from '../../../ui/layout/row.tsx';
import { EmptyState } from '../../../ui/states/empty-state.tsx';
import { UntilLoaded } from '../../../ui/states/until-loaded.tsx';
import { coachProgramQueries } from '../../coach-programs/coach-programs.queries.ts';
import { programAddress, weekAddress } from '../../program-address.ts';
import { MonthStrip } from './month-strip.tsx';
import { ProgramCard } from './program-card.tsx';
import { detailTexts, dayTexts as texts } from './student-detail.texts.ts';
import { WeekMenu } from './week-menu.tsx';

type Props = {
  studentId: string;
  studentName: string;
  /** The coach an admin writes for. */
  coachId: string | null;
  date: StudyDay;
  onDate: (date: StudyDay) => void;
};

export const ProgramsTab = ({ studentId, studentName, coachId, date, onDate }: Props) => {
  const today = studyDay(new Date());
  const first = monthStart(date);
  const query = useQuery(coachProgramQueries.ofRange(studentId, first, addDays(addMonths(first, 1), -1)));
  const programs = query.data?.data;
  const ofDay = programs?.filter((program) => program.date === date) ?? [];
  return (
    <Card>
      <MonthStrip date={date} today={today} onDate={onDate} programs={programs ?? []} />
      <Row gap="2 4" align="center" between wrap>
        <h2>{formatFullDay(date)}</h2>
        <Row gap="2" align="center">
          <ButtonLink look="quiet" small to={weekAddress({ studentId, date: [date, today].sort()[1]! })}>
            {texts.week}
          </ButtonLink>
          <WeekMenu studentId={studentId} studentName={studentName} coachId={coachId} date={date} />
        </Row>
      </Row>
      <UntilLoaded query={query} failed={texts.failed} compact />
      {ofDay.map((program) => (
        <ProgramCard key={program._id} program={program} studentName={studentName} />
      ))}
      {programs && !query.isPlaceholderData && ofDay.length === 0 && (
        <EmptyState
          compact
          title={texts.empty}
          text={date < today ? texts.emptyPast : texts.emptyText}
          action={
            date >= today ? (
              <ButtonLink to={programAddress({ studentId, date })}>{detailTexts.write}</ButtonLink>
            ) : undefined
          }
        />
      )}
    </Card>
  );
};
