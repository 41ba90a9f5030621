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
  /** For an endpoint that takes one. */
  file?: Buffer;
};

/** One good request, and what those who pass the door get for it. */
export type Case = {
  input: (cell: Cell) => Input | Promise<Input>;
  /** `ok` for everyone unless told; `others` for those not named. */
  outcome?: Partial<Record<ActorName | 'others', Outcome>>;
  /** Exactly what the reply shows of the subject, and e-mails it may show besides. Nothing unless told. */
  shows?: (cell: Cell) => string[];
};

/** Cases by name. An endpoint with an id in its path has `own`, `other` and `missing`. The first is the one hostile input starts from. */
export type Row = Record<string, Case>;

/** A row an endpoint, by its name in the contract. A new feature adds its file here. */
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
