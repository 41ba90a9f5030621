import type { Executor } from '../../db/database.ts';
import type { Deps } from '../../deps.ts';
import { forgetEntryKeys } from './question-entries.sql.ts';

const KEPT_MS = 30 * 86_400_000;

export const forgetKeys = (db: Executor, now: Date) => forgetEntryKeys(db, new Date(now.getTime() - KEPT_MS));

export const questionJobs = ({ db, clock, jobs }: Deps) =>
  jobs.define(
    'questions.keys',
    async () => {
      await forgetKeys(db, clock.now());
    },
    { cron: '45 4 * * *' },
  );
