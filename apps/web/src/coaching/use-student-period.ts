import { studyDay } from '@netlik/domain/study-day';
import { useQuery } from '@tanstack/react-query';
import { useUrlParams } from '../ui/layout/use-url-params.ts';
import { coachMeetingQueries } from './meetings/meetings.queries.ts';
import { type PeriodDays, readPeriod } from './period.ts';

/** The server sorts planned meetings first, so the list needs room for past ones. */
const MEETINGS = 100;

/** The period may start at the student's last meeting. */
export const useStudentPeriod = (studentId: string | null): PeriodDays => {
  const [params] = useUrlParams();
  const today = studyDay(new Date());
  const isAsked = studentId !== null && params.get('period') === 'meeting';
  const { data, isLoading } = useQuery({
    ...coachMeetingQueries.ofStudent(studentId ?? '', MEETINGS),
    enabled: isAsked,
  });
  const last = isAsked ? data?.data.find(({ day }) => day <= today)?.day : undefined;
  return { ...readPeriod(params, 'all', today, last), isLoading };
};
