import { calendar } from '@netlik/contract/study/calendar';
import { feature } from '../../http/feature.ts';
import { listCalendarDays } from './calendar.service.ts';

export const calendarFeature = feature(calendar, (deps) => ({
  days: ({ actor, query }) => listCalendarDays(deps, actor, query),
}));
