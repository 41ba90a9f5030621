import { weekStart as mondayOf, parseStudyDay, type StudyDay, studyDay } from '@netlik/domain/study-day';
import { useUrlParams } from '../../ui/layout/use-url-params.ts';

/** Defaults to the current week and day. */
export const useWeekUrl = () => {
  const [params, change] = useUrlParams();
  const today = studyDay(new Date());
  const date = parseStudyDay(params.get('date') ?? '') ?? today;
  const weekStart = mondayOf(date);
  const open = (next: StudyDay) => change({ date: next === today ? null : next });
  return {
    today,
    weekStart,
    date,
    openDay: open,
    /** The current week opens on today, any other on its Monday. */
    openWeek: (next: StudyDay) => open(mondayOf(next) === mondayOf(today) ? today : mondayOf(next)),
  };
};
