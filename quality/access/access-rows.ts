import type { ActorName, Cell, Outcome } from './actors.ts';
import { accountRows } from './rows/account.rows.ts';
import { alertRows } from './rows/alerts.rows.ts';
import { analyticsRows } from './rows/analytics.rows.ts';
import { calendarRows } from './rows/calendar.rows.ts';
import { notificationRows } from './rows/notifications.rows.ts';
import { questionRows } from './rows/questions.rows.ts';
import { reminderRows } from './rows/reminders.rows.ts';
import { shellRows } from './rows/shell.rows.ts';
import { signInRows } from './rows/sign-in.rows.ts';
import { studyRows } from './rows/study.rows.ts';
import { systemRows } from './rows/system.rows.ts';
import { usersRows } from './rows/users.rows.ts';

export type Input = {
  params?: Record<string, string>;
  query?: Record<string, string>;
  body?: unknown;
  /** For upload endpoints. */
  file?: Buffer;
};

/** One valid request, and the outcome for callers whom the access declaration lets in. */
export type Case = {
  input: (cell: Cell) => Input | Promise<Input>;
  /** `ok` by default; `others` covers the actors not named. */
  outcome?: Partial<Record<ActorName | 'others', Outcome>>;
  /** Exactly what the reply shows of the subject, plus other e-mails it may show. Nothing by default. */
  shows?: (cell: Cell) => string[];
};

/** Cases by name. An endpoint with an id in its path needs `own`, `other` and `missing`. Hostile input starts from the first case. */
export type Row = Record<string, Case>;

/** One row per endpoint, by its name in the contract. A new feature adds its file here. */
export const accessRows: Record<string, Row> = {
  ...systemRows,
  ...signInRows,
  ...accountRows,
  ...usersRows,
  ...notificationRows,
  ...alertRows,
  ...shellRows,
  ...studyRows,
  ...questionRows,
  ...reminderRows,
  ...calendarRows,
  ...analyticsRows,
};
