import * as z from 'zod/mini';
import { students } from '../access.ts';
import { endpoint } from '../endpoint.ts';
import { clientInstant, instant, uuid } from '../fields.ts';
import { integer, subject, Technique } from '../study-fields.ts';
import { Feedback, Gain, StudySession } from './study-sessions.ts';

/** The device's timer record, for showing the same clock on other devices; untrusted, so validate it before use. */
const metadata = z
  .record(z.string().check(z.maxLength(60)), z.unknown())
  .check(z.refine((value) => JSON.stringify(value).length <= 4000, 'Zamanlayıcı kaydı çok büyük'));

/** A timer verified by the server, at most one per person. */
export const StudyRun = z.object({
  id: uuid,
  subject: z.string(),
  technique: Technique,
  startedAt: instant,
  accumulatedSeconds: z.int(),
  verifiedSeconds: z.int(),
  plannedSeconds: z.int(),
  lastTickAt: instant,
  /** The server's time, so that a device can correct its clock. */
  serverNow: instant,
  dailyPlanId: z.nullable(uuid),
  subjectIndex: z.nullable(z.int()),
  metadata: z.record(z.string(), z.unknown()),
  /** The requesting device owns the run. */
  mine: z.boolean(),
});
export type StudyRun = z.infer<typeof StudyRun>;

export const leftReasons = ['left-open', 'awaits-feedback'] as const;

/** A run that ended without feedback; its time is saved as a session that the student may correct. */
export const LeftRun = z.object({
  runId: uuid,
  /** `left-open`: closed automatically; `awaits-feedback`: stopped by the student. */
  reason: z.enum(leftReasons),
  closedAt: instant,
  session: StudySession,
  /** Upper limit of a correction, from the plan and the clock. */
  mostSeconds: z.int(),
});
export type LeftRun = z.infer<typeof LeftRun>;

/** Payload of the live message `study.run`; receivers refetch the active run. */
export const runEvents = ['started', 'changed', 'taken', 'stopped', 'discarded', 'closed'] as const;
export const RunNews = z.object({ event: z.enum(runEvents), runId: uuid });
export type RunNews = z.infer<typeof RunNews>;

const seconds = integer(0, 200_000);

export const studyRuns = {
  active: endpoint({
    method: 'GET',
    path: '/study-sessions/run/active',
    access: students,
    shows: ['study-runs'],
    summary: 'The running timer, and one of the last 24 hours that ended without feedback',
    reply: z.object({ run: z.nullable(StudyRun), left: z.nullable(LeftRun) }),
  }),
  start: endpoint({
    method: 'POST',
    path: '/study-sessions/run/start',
    access: students,
    changes: [],
    summary: 'Start a run the server watches; refused while another one runs',
    body: z.strictObject({
      /** Default: the plan's subject, the one in `metadata`, or `diger`. */
      subject: z.optional(subject),
      technique: Technique,
      startedAt: z.optional(clientInstant),
      accumulatedSeconds: z.optional(seconds),
      /** Study and breaks together. */
      plannedSeconds: z.optional(seconds),
      dailyPlanId: z.optional(z.nullable(uuid)),
      subjectIndex: z.optional(z.nullable(integer(0, 100))),
      metadata: z.optional(metadata),
    }),
    reply: StudyRun,
    status: 201,
    idempotent: 'own',
    errors: ['study_run.running'],
  }),
  tick: endpoint({
    method: 'POST',
    path: '/study-sessions/run/tick',
    access: students,
    changes: [],
    summary: 'Report progress: the seconds so far, or those since the last tick',
    body: z.strictObject({
      runId: uuid,
      accumulatedSeconds: z.optional(seconds),
      deltaSeconds: z.optional(seconds),
      lastTickAt: z.optional(clientInstant),
      /** Sent on pause, resume or change, so that other pages are notified. */
      metadata: z.optional(metadata),
    }),
    reply: StudyRun,
    errors: ['study_run.not_found', 'study_run.elsewhere', 'study_run.ended'],
  }),
  takeover: endpoint({
    method: 'POST',
    path: '/study-sessions/run/takeover',
    access: students,
    changes: [],
    summary: 'Go on with the run on this device; the other one is told',
    body: z.strictObject({ runId: uuid }),
    reply: StudyRun,
    errors: ['study_run.not_found', 'study_run.ended'],
  }),
  stop: endpoint({
    method: 'POST',
    path: '/study-sessions/run/stop',
    access: students,
    changes: ['study-sessions'],
    summary:
      'End a run: kept as a session with the student’s feedback, or discarded. Also answers for a run that was closed by itself',
    body: z.strictObject({
      runId: uuid,
      discard: z.optional(z.boolean()),
      /** Stopped; feedback follows with another stop. */
      awaitsFeedback: z.optional(z.boolean()),
      reportedSeconds: z.optional(seconds),
      /** Correction of an automatically closed run; may be less than the verified time. */
      correctedSeconds: z.optional(integer(5, 200_000)),
      endedAt: z.optional(clientInstant),
      session: z.optional(Feedback),
      technique: z.optional(Technique),
      /** Planned study minutes, without breaks. */
      plannedMinutes: z.optional(z.nullable(integer(1, 1800))),
      dailyPlanId: z.optional(z.nullable(uuid)),
      subjectIndex: z.optional(z.nullable(integer(0, 100))),
      metadata: z.optional(metadata),
    }),
    /** Null if discarded or too short for a session. */
    reply: z.object({ session: z.nullable(StudySession), gain: z.nullable(Gain) }),
    idempotent: 'own',
    errors: ['study_run.not_found', 'study_run.elsewhere', 'study_run.ended'],
  }),
};
