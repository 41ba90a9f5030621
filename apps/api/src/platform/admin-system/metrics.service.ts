import { randomUUID } from 'node:crypto';
import { availableParallelism, loadavg } from 'node:os';
import type { GrowthMonth, SystemMetrics } from '@netlik/contract/platform/admin-system';
import { addBuckets, growthPercent, percentile } from '@netlik/domain/platform/system/response-times';
import { addDays, monthStart, studyDay } from '@netlik/domain/study-day';
import type { Executor } from '../../db/database.ts';
import { findUnsafeSettings } from '../../db/durability.sql.ts';
import type { Deps } from '../../deps.ts';
import {
  countPeople,
  countPeopleBefore,
  countStudy,
  findGrowth,
  findMetrics,
  type PeopleCounts,
  type Sample,
  type StudyCounts,
  saveMetrics,
  saveSample,
  takeSamples,
} from './admin-system.sql.ts';
import { createResponseClock, type ResponseClock } from './response-clock.ts';

const COLLECT = 'metrics.collect';
const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;
const FRESH_MS = 3 * MINUTE_MS;
const GIGABYTE = 1024 ** 3;
const SLOWEST_SHARE = 0.95;

type Process = { id: string; responses: ResponseClock };
const processes = new WeakMap<Deps, Process>();

export const processOf = (deps: Deps): Process => {
  const known = processes.get(deps);
  if (known) return known;
  const made = {
    id: randomUUID(),
    responses: createResponseClock(() => deps.clock.now().getTime()),
  };
  processes.set(deps, made);
  return made;
};

const rounded = (value: number, digits: number) => Math.round(value * 10 ** digits) / 10 ** digits;
const loadPercent = () => rounded((loadavg()[0]! / availableParallelism()) * 100, 1);

const measureProcess = (deps: Deps) => {
  const { id, responses } = processOf(deps);
  const sample = { processId: id, loadPercent: loadPercent(), buckets: responses.buckets() };
  return saveSample(deps.db, sample, deps.clock.now());
};

/** Every process measures itself when the job's process asks. */
export const answerCollecting = (deps: Deps) => {
  deps.bus.subscribe(COLLECT, (askedBy) => {
    if (askedBy === processOf(deps).id) return;
    measureProcess(deps).catch((error: unknown) => deps.log.error({ err: error }, 'process not measured'));
  });
};

const figuresOf = (
  counts: PeopleCounts & StudyCounts,
  samples: readonly Pick<Sample, 'loadPercent' | 'buckets'>[],
): SystemMetrics => {
  const { databaseBytes, avgSessionSeconds, newUsers, newUsersBefore, ...people } = counts;
  const slowest = percentile(addBuckets(samples.map(({ buckets }) => buckets)), SLOWEST_SHARE);
  return {
    ...people,
    // Processes of one machine report the same load; across machines the busiest counts.
    systemLoad: Math.max(0, ...samples.map((sample) => rounded(sample.loadPercent, 1))),
    responseTime: slowest === null ? null : rounded(slowest, 1),
    databaseSize: rounded(databaseBytes / GIGABYTE, 3),
    avgSessionTime: avgSessionSeconds === null ? null : rounded(avgSessionSeconds / 60, 1),
    growthPercent: growthPercent(newUsers, newUsersBefore),
    processes: samples.length,
  };
};

/** For many students the study sum is computed only every tenth minute. */
export const isStudyCounted = (students: number, now: Date): boolean =>
  students < 100_000 || now.getUTCMinutes() % 10 === 0;

const studyOf = ({ totalSessions, totalQuestions, avgSessionTime }: SystemMetrics): StudyCounts => ({
  totalSessions,
  totalQuestions,
  avgSessionSeconds: avgSessionTime === null ? null : avgSessionTime * 60,
});

/** Sums the processes' measurements; a demo calls it in its own transaction. */
export const summarise = async (db: Executor, now: Date, reads = db) => {
  const samples = await takeSamples(db, new Date(now.getTime() - FRESH_MS));
  const ago = (days: number) => new Date(now.getTime() - days * DAY_MS);
  const people = await countPeople(reads, { day: ago(1), month: ago(30), twoMonths: ago(60) });
  const before = isStudyCounted(people.totalStudents, now) ? null : await findMetrics(db);
  const study = before ? studyOf(before.figures) : await countStudy(reads);
  await saveMetrics(db, figuresOf({ ...people, ...study }, samples), now);
};

/** Other processes are asked now and appear in the next minute's sum. */
export const measureSystem = async (deps: Deps) => {
  await measureProcess(deps);
  deps.bus.publish(COLLECT, processOf(deps).id);
  await summarise(deps.db, deps.clock.now(), deps.reads);
};

export const getMetrics = async ({ db }: Deps) => {
  const row = await findMetrics(db);
  return row && { unsafeSettings: await findUnsafeSettings(db), measuredAt: row.measuredAt, ...row.figures };
};

const MONTHS = 12;

export const getUserGrowth = async ({ reads, clock }: Deps): Promise<GrowthMonth[]> => {
  let first = monthStart(studyDay(clock.now()));
  const months = [first.slice(0, 7)];
  while (months.length < MONTHS) {
    first = monthStart(addDays(first, -1));
    months.unshift(first.slice(0, 7));
  }
  const [rows, before] = await Promise.all([findGrowth(reads, first), countPeopleBefore(reads, first)]);
  let totalUsers = before;
  return months.map((month) => {
    const { newUsers = 0, newStudents = 0 } = rows.find((row) => row.month === month) ?? {};
    totalUsers += newUsers;
    return { month, newUsers, newStudents, totalUsers };
  });
};
