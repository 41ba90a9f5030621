import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { email, instant, newPassword, opaqueToken, password, personName, uuid } from '../fields.ts';
import { Person, Profile } from './person.ts';

/** Change it with the notice's substance: everybody must then accept it again. */
export const NOTICE_VERSION = '2026-11.4';

export const tutorialPages = [
  'ai-assistant',
  'ai-suggestions',
  'dashboard',
  'coach',
  'report-centre',
  'study-room',
  'study-plan',
  'exam-tracker',
  'weekly-plan',
  'weekly-routine',
  'daily-routine',
  'flashcards',
  'habits',
  'timer',
  'sessions',
  'calendar',
  'duels',
  'topic-matrix',
  'badges',
  'messages',
  'calendar-question',
  'planner',
  'ui-showcase',
  // For coaches and admins.
  'coach-dashboard',
  'coach-student',
  'coach-program',
  'coach-reports',
  'coach-topic-map',
  'admin-dashboard',
  'admin-coaches',
  'admin-coach',
  'admin-assignments',
  'admin-statistics',
  'admin-feedback',
  'admin-reports',
  'admin-alerts',
  'daily-challenges',
  'moderation',
  'audit',
  'landing',
] as const;
export type TutorialPage = (typeof tutorialPages)[number];

export const ConsentRequest = z.strictObject({
  birthYear: z
    .int('Doğum yılını seç')
    .check(z.minimum(1900, 'Doğum yılını seç'), z.maximum(2100, 'Doğum yılını seç')),
  noticeVersion: z.string().check(z.minLength(1), z.maxLength(20)),
  guardian: z.optional(z.strictObject({ name: personName('Velinin adı', 100), email })),
});

export const account = {
  profile: endpoint({
    method: 'GET',
    path: '/users/profile',
    access: 'session',
    shows: ['account'],
    summary: 'The signed-in person',
    reply: Profile,
  }),
  consent: endpoint({
    method: 'POST',
    path: '/users/consents',
    access: 'session',
    changes: ['account'],
    summary: 'Accept the KVKK notice; a student under 18 names a guardian, who is asked by mail',
    body: ConsentRequest,
    reply: Person,
    rate: 'mail',
    errors: ['consent.notice_outdated', 'consent.guardian_needed', 'consent.guardian_self'],
  }),
  confirmGuardian: endpoint({
    method: 'POST',
    path: '/users/consents/guardian',
    access: 'public',
    summary: 'The guardian confirms with the mailed link',
    body: z.strictObject({ uid: uuid, token: opaqueToken }),
    reply: z.object({ studentFirstName: z.string() }),
    rate: 'credentials',
    errors: ['token.invalid'],
  }),
  logout: endpoint({
    method: 'POST',
    path: '/users/logout',
    access: 'session',
    changes: [],
    summary: 'Sign out this device, or all of them',
    body: z.strictObject({ all: z.optional(z.boolean()) }),
    reply: z.null(),
  }),
  changePassword: endpoint({
    method: 'POST',
    path: '/users/password',
    access: 'session',
    changes: ['account', 'auth-sessions'],
    stepUp: 'own',
    summary: 'Choose another password; every other device is signed out',
    body: z.strictObject({
      /** Omitted for an account without a password (created with Google). */
      currentPassword: z.optional(password),
      newPassword,
    }),
    reply: z.null(),
    rate: 'credentials',
    errors: ['password.wrong', 'password.common', 'password.personal', 'sign_in.throttled'],
  }),
  exportData: endpoint({
    method: 'GET',
    path: '/users/export',
    access: 'session',
    summary: 'Everything stored about the signed-in person',
    reply: z.object({
      generatedAt: instant,
      tables: z.record(z.string(), z.array(z.record(z.string(), z.unknown()))),
    }),
    rate: 'heavy',
  }),
  ticket: endpoint({
    method: 'POST',
    path: '/tickets',
    access: 'session',
    changes: [],
    summary: 'A single-use ticket of 30 seconds that opens a socket or an event stream',
    reply: z.object({ ticket: z.string() }),
    status: 201,
  }),
};
