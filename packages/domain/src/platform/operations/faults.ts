const HOUR_MS = 3_600_000;
/** Backups run nightly, so two hours of delay count as late. */
const BACKUP_LATE_HOURS = 26;
const LOW_MEGABYTES = 1024;

type Job = { queue: string; lastDoneAt: string | null; lastFailure: { at: string } | null };

export const isFailing = ({ lastDoneAt, lastFailure }: Omit<Job, 'queue'>): boolean =>
  lastFailure !== null && (lastDoneAt === null || lastDoneAt < lastFailure.at);

export const isLate = (newestAt: string | null, now: Date): boolean =>
  newestAt === null || now.getTime() - new Date(newestAt).getTime() > BACKUP_LATE_HOURS * HOUR_MS;

export type Fault<Part extends string = string> =
  | { kind: 'part'; part: Part }
  | { kind: 'disk-low'; megabytes: number }
  | { kind: 'mails'; count: number }
  | { kind: 'job'; queue: string }
  | { kind: 'backup-late'; newestAt: string | null }
  | { kind: 'backup-open' };

/** Loaded parts; undefined is unknown, which is no fault. */
export type Known<Part extends string = string> = {
  state?:
    | {
        parts: readonly { name: Part; ok: boolean }[];
        freeMegabytes: number;
        mails: { failed: number };
      }
    | undefined;
  jobs?: readonly Job[] | undefined;
  backups?: { newest: readonly { createdAt: string; isEncrypted: boolean }[] } | undefined;
};

/** Problems an admin should look at, the most urgent first. */
export const findFaults = <Part extends string>(
  { state, jobs = [], backups }: Known<Part>,
  now: Date,
): Fault<Part>[] => {
  const faults: Fault<Part>[] = [];
  for (const { name, ok } of state?.parts ?? []) if (!ok) faults.push({ kind: 'part', part: name });
  if (backups) {
    const [newest] = backups.newest;
    if (isLate(newest?.createdAt ?? null, now))
      faults.push({ kind: 'backup-late', newestAt: newest?.createdAt ?? null });
  }
  for (const job of jobs) if (isFailing(job)) faults.push({ kind: 'job', queue: job.queue });
  if (state && state.mails.failed > 0) faults.push({ kind: 'mails', count: state.mails.failed });
  // A full disk also fails its health part.
  const isDiskWell = state?.parts.every(({ name, ok }) => name !== 'disk' || ok);
  if (state && isDiskWell && state.freeMegabytes < LOW_MEGABYTES)
    faults.push({ kind: 'disk-low', megabytes: state.freeMegabytes });
  if (backups?.newest[0]?.isEncrypted === false) faults.push({ kind: 'backup-open' });
  return faults;
};
