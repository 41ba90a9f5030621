import { timeText } from '@netlik/domain/study/time-text';
import { studyDay } from '@netlik/domain/study-day';
import type { Deps } from '../../deps.ts';
import { inBatches } from '../../jobs/batches.ts';
import { type Draft, notify } from '../../platform/notifications/notifications.service.ts';
import { claimDigest, findCoachesToTell, findStudentDays, type StudentDay } from './coach-digest.sql.ts';

const MAX_NAMES = 4;

/** „Ada, Bora ve 2 öğrenci daha” */
const namesOf = (students: readonly StudentDay[]): string => {
  const names = students.map(({ firstName }) => firstName || 'İsimsiz öğrenci');
  const rest = names.length - MAX_NAMES;
  return rest > 0 ? `${names.slice(0, MAX_NAMES).join(', ')} ve ${rest} öğrenci daha` : names.join(', ');
};

/** Null without any activity. */
const digestOf = (students: readonly StudentDay[]): Draft | null => {
  const studied = students.filter(({ seconds }) => seconds > 0);
  const finished = students.filter(({ hasFinished }) => hasFinished);
  const evaluated = students.filter(({ hasEvaluated }) => hasEvaluated);
  if (studied.length + finished.length + evaluated.length === 0) return null;
  const total = studied.reduce((sum, { seconds }) => sum + seconds, 0);
  return {
    title: 'Öğrencilerinin günü',
    body: [
      studied.length > 0 ? `${studied.length} öğrencin çalıştı, toplam ${timeText(total)}.` : '',
      finished.length > 0 ? `Programını bitiren: ${namesOf(finished)}.` : '',
      evaluated.length > 0 ? `Değerlendirmesi seni bekleyen: ${namesOf(evaluated)}.` : '',
    ]
      .filter(Boolean)
      .join(' '),
    category: 'coach',
    type: 'coach.digest',
    actionUrl: '/coach-dashboard',
    named: Object.fromEntries(
      [...finished, ...evaluated]
        .filter(({ firstName }) => firstName !== '')
        .map(({ id, firstName }) => [id, firstName]),
    ),
  };
};

export const sendCoachDigests = async (deps: Deps): Promise<void> => {
  const { db, clock } = deps;
  const now = clock.now();
  const today = studyDay(now);
  await inBatches(
    (after, limit) => findCoachesToTell(db, today, after, limit),
    ({ id }) =>
      db.transaction(async (tx) => {
        const draft = digestOf(await findStudentDays(tx, id, today, now));
        if (draft && (await claimDigest(tx, id, today, now)) === 1) await notify(deps, tx, id, draft);
      }),
  );
};

export const coachDigestJobs = (deps: Deps): void => {
  // At 21:00; later runs cover server outages and students who work late.
  deps.jobs.define('coach.digest', () => sendCoachDigests(deps), { cron: '*/15 21-22 * * *' });
};
