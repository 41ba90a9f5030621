import { SHOWN_STATUSES } from '@netlik/domain/planning/daily-plans/values';
import * as z from 'zod/mini';
import { admins, staff } from '../access.ts';
import { endpoint } from '../endpoint.ts';
import {
  byId,
  integerParam,
  multilineText,
  optionalMultilineText,
  optionalSingleLineText,
  uuid,
} from '../fields.ts';
import { PlanSource, planTopics, planVideos } from '../planning/daily-plans/plan.ts';
import { Program } from '../planning/daily-plans/student-programs.ts';
import { day, integer, subject } from '../study-fields.ts';

export const MIN_PROGRAM_MINUTES = 15;
export const MAX_PROGRAM_MINUTES = 480;
export const MAX_PROGRAM_SUBJECTS = 30;
export const USED_VIDEO_DAYS = 120;

const minutes = integer(MIN_PROGRAM_MINUTES, MAX_PROGRAM_MINUTES).check(
  z.refine((value) => value % MIN_PROGRAM_MINUTES === 0, 'Süre 15 dakikanın katı olmalı'),
);

/** A program with its student and coach. */
export const CoachProgram = z.extend(Program, { studentId: uuid, coachId: z.nullable(uuid) });
export type CoachProgram = z.infer<typeof CoachProgram>;

export const ProgramSubject = z.strictObject({
  subject,
  description: multilineText('Açıklama', 1000),
  /** Minutes. */
  duration: minutes,
  targetTime: z.optional(z.nullable(minutes)),
  targetQuestions: z.optional(z.nullable(integer(1, 500))),
  topicsDetailed: z.optional(planTopics),
  videos: z.optional(planVideos),
});
export type ProgramSubject = z.infer<typeof ProgramSubject>;

/** A subject already in the program keeps the student's work if its id is sent. */
export const ChangedProgramSubject = z.extend(ProgramSubject, { _id: z.optional(uuid) });

const subjectList = <S extends z.core.$ZodType>(item: S) =>
  z
    .array(item, 'En az bir ders ekle')
    .check(
      z.minLength(1, 'En az bir ders ekle'),
      z.maxLength(MAX_PROGRAM_SUBJECTS, `En fazla ${MAX_PROGRAM_SUBJECTS} ders olabilir`),
    );

export const NewProgram = z.strictObject({
  studentId: uuid,
  date: day,
  title: z.optional(optionalSingleLineText('Başlık', 120)),
  motivationNote: z.optional(optionalMultilineText('Motivasyon notu', 500)),
  subjects: subjectList(ProgramSubject),
  /** Drafts are hidden from the student. */
  status: z.optional(z.enum(['draft', 'active', 'archived'])),
  /** For admins: the coach to write as. */
  coachId: z.optional(uuid),
});
export type NewProgram = z.infer<typeof NewProgram>;

export const ProgramForm = z.extend(NewProgram, {
  subjects: subjectList(ChangedProgramSubject),
  /** The version the edit is based on. */
  version: z.optional(integer(0, 1_000_000)),
});
export type ProgramForm = z.infer<typeof ProgramForm>;

const playlistId = z
  .string('Oynatma listesi gereklidir')
  .check(z.regex(/^[A-Za-z0-9_-]{10,64}$/, 'Geçerli bir oynatma listesi değil'));

const ofSubject = { studentId: uuid, subject };
const shows = ['daily-plans', 'coach-students'] as const;
const changes = ['daily-plans', 'coach-students'] as const;
const missing = ['user.not_found', 'daily_plan.not_found'] as const;

const filters = {
  date: z.optional(day),
  from: z.optional(day),
  to: z.optional(day),
  status: z.optional(z.enum(SHOWN_STATUSES)),
  source: z._default(PlanSource, 'coach'),
  page: integerParam(1, 1000, 1),
};

export const coachPrograms = {
  list: endpoint({
    method: 'GET',
    path: '/coach/programs',
    access: staff,
    shows,
    summary: 'The programs of a student, newest first',
    query: z.strictObject({
      studentId: uuid,
      coachId: z.optional(uuid),
      ...filters,
      limit: integerParam(1, 200, 20),
    }),
    reply: z.array(CoachProgram),
    list: 'page',
    errors: ['user.not_found'],
  }),
  get: endpoint({
    method: 'GET',
    path: '/coach/programs/:id',
    access: staff,
    shows,
    summary: 'One program',
    params: byId,
    reply: CoachProgram,
    errors: ['daily_plan.not_found'],
  }),
  create: endpoint({
    method: 'POST',
    path: '/coach/programs',
    access: staff,
    changes,
    summary: 'Write the program of a student’s day',
    body: NewProgram,
    reply: CoachProgram,
    status: 201,
    idempotent: true,
    errors: ['user.not_found', 'daily_plan.exists', 'coach.not_named', 'coach.topic_of_other_exam'],
  }),
  update: endpoint({
    method: 'PUT',
    path: '/coach/programs/:id',
    access: staff,
    changes,
    summary: 'Change a program; what the student did stays',
    params: byId,
    body: ProgramForm,
    reply: CoachProgram,
    errors: [
      ...missing,
      'daily_plan.exists',
      'daily_plan.changed',
      'daily_plan.subject_has_work',
      'daily_plan.past',
      'coach.not_named',
      'coach.topic_of_other_exam',
    ],
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/coach/programs/:id',
    access: staff,
    changes,
    summary: 'Delete a program; the sessions stay with the student',
    params: byId,
    reply: z.null(),
    errors: ['daily_plan.not_found', 'daily_plan.past'],
  }),
  updateVideos: endpoint({
    method: 'PATCH',
    path: '/coach/programs/:id/subjects/:subject/videos',
    access: staff,
    changes,
    summary: 'Set the videos of a subject of a program',
    params: z.strictObject({ id: uuid, subject: uuid }),
    body: z.strictObject({ videos: planVideos }),
    reply: CoachProgram,
    errors: ['daily_plan.not_found', 'daily_plan.past'],
  }),
  usedVideos: endpoint({
    method: 'GET',
    path: '/coach/used-videos',
    access: staff,
    shows,
    summary: 'Videos of a subject that were in a student’s programs lately',
    query: z.strictObject({ ...ofSubject, days: integerParam(1, 400, USED_VIDEO_DAYS) }),
    reply: z.array(z.object({ videoId: z.string(), lastUsed: z.string() })),
    errors: ['user.not_found'],
  }),
  getPreference: endpoint({
    method: 'GET',
    path: '/coach/subject-preferences',
    access: staff,
    shows,
    summary: 'The playlist saved for a student’s subject',
    query: z.strictObject(ofSubject),
    reply: z.object({ ...ofSubject, subject: z.string(), playlistId: z.nullable(z.string()) }),
    errors: ['user.not_found'],
  }),
  savePreference: endpoint({
    method: 'PUT',
    path: '/coach/subject-preferences',
    access: staff,
    changes,
    summary: 'Save the playlist of a student’s subject',
    body: z.strictObject({ ...ofSubject, playlistId }),
    reply: z.object({ ...ofSubject, subject: z.string(), playlistId: z.nullable(z.string()) }),
    errors: ['user.not_found'],
  }),
  listOfStudent: endpoint({
    method: 'GET',
    path: '/admin/students/:id/programs',
    access: admins,
    shows,
    summary: 'The programs of a student, for the calendar of an admin',
    params: byId,
    query: z.strictObject({ ...filters, limit: integerParam(1, 200, 200) }),
    reply: z.array(CoachProgram),
    list: 'page',
    errors: ['user.not_found'],
  }),
};
