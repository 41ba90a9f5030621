import type { QueryOf } from '@netlik/contract/endpoint';
import type { CalendarDay, calendar } from '@netlik/contract/study/calendar';
import { minutesOf } from '@netlik/domain/totals';
import type { Deps } from '../../deps.ts';
import type { Actor } from '../../http/auth-session.ts';
import { refuseBadRange } from '../../http/rules.ts';
import { type CalendarRow, findCalendarDays } from './calendar.sql.ts';

const present = (row: CalendarRow): CalendarDay => ({
  date: row.date,
  totalTime: minutesOf(row.seconds),
  sessionCount: row.sessions,
  averageQuality: row.quality === null ? null : Math.round(row.quality * 10) / 10,
  averageEfficiency: row.efficiency === null ? null : Math.round(row.efficiency),
  correct: row.correct,
  wrong: row.wrong,
  blank: row.blank,
  reminders: row.reminders,
  openReminders: row.openReminders,
  exams: row.exams,
  meetings: row.meetings,
});

export const listCalendarDays = async ({ db }: Deps, actor: Actor, query: QueryOf<typeof calendar.days>) => {
  const { mode, from, to } = query;
  refuseBadRange(from, to);
  return (await findCalendarDays(db, actor.id, mode, { from, to }, actor.at)).map(present);
};
