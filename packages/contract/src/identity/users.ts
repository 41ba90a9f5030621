import { GRADES, SCHOOL_TYPES } from '@netlik/domain/identity/values';
import { FIELD_TYPES } from '@netlik/domain/yks/field-types';
import * as z from 'zod/mini';
import { admins, everyone, everyoneGuarded } from '../access.ts';
import { endpoint } from '../endpoint.ts';
import {
  byId,
  email,
  integerParam,
  listParam,
  newPassword,
  optionalMultilineText,
  optionalPersonName,
  optionalSingleLineText,
  password,
  personName,
  singleLineText,
  uuid,
} from '../fields.ts';
import { MB, uploadErrors } from '../platform/uploads.ts';
import { tutorialPages } from './account.ts';
import { GoalList } from './goals.ts';
import { AdminUser, Appearance, FoundPerson, PersonCard, Profile, Role, userStatuses } from './person.ts';

export const PersonalForm = z.strictObject({
  firstName: personName('Ad', 50),
  lastName: personName('Soyad', 50),
  phone: z
    .string()
    .check(
      z.trim(),
      z.maxLength(25, 'Telefon en fazla 25 karakter olabilir'),
      z.regex(/^[\d+\-\s()]*$/, 'Geçerli bir telefon numarası girin'),
    ),
  bio: optionalMultilineText('Hakkımda', 500),
});

export const EducationForm = z.strictObject({
  currentSchool: singleLineText('Okul', 100),
  schoolType: z.enum(SCHOOL_TYPES, 'Okul türü gereklidir'),
  grade: z.enum(GRADES, 'Sınıf gereklidir'),
  city: singleLineText('Şehir', 50),
  targetYear: z
    .int('Hedef yıl gereklidir')
    .check(z.minimum(2000, 'Hedef yıl geçersiz'), z.maximum(2200, 'Hedef yıl geçersiz')),
  targetFieldType: z.enum(FIELD_TYPES, 'Alan gereklidir'),
});

const educationFields = Object.keys(EducationForm.shape) as (keyof typeof EducationForm.shape)[];

/** Shared by the personal, education and appearance forms and by admins. */
export const UserChange = z
  .strictObject({
    ...z.partial(PersonalForm).shape,
    ...z.partial(EducationForm).shape,
    diplomaGrade: z.optional(
      z.nullable(
        z
          .number('Diploma notu sayı olmalı')
          .check(
            z.minimum(50, 'Diploma notu 50 ile 100 arasında olmalı'),
            z.maximum(100, 'Diploma notu 50 ile 100 arasında olmalı'),
            z.multipleOf(0.01, 'Diploma notunda en fazla iki ondalık olabilir'),
          ),
      ),
    ),
    targetUniversities: z.optional(GoalList),
    appearance: z.optional(Appearance),
    discoverable: z.optional(z.boolean()),
    email: z.optional(email),
    role: z.optional(Role),
    isActive: z.optional(z.boolean()),
  })
  .check(
    z.superRefine((change, context) => {
      if (Object.values(change).every((value) => value === undefined))
        context.addIssue({ code: 'custom', path: [], message: 'Değişecek bir alan gönderilmedi' });
      // The education card is saved as a whole, because suggestions need all of it.
      const given = educationFields.filter((field) => change[field] !== undefined);
      if (given.length > 0)
        for (const field of educationFields)
          if (change[field] === undefined)
            context.addIssue({ code: 'custom', path: [field], message: 'Bu alan gereklidir' });
    }),
  );
export type UserChange = z.infer<typeof UserChange>;

export const users = {
  list: endpoint({
    method: 'GET',
    path: '/users',
    access: admins,
    shows: ['users'],
    summary: 'People, newest first, by role, status or a part of the name or e-mail',
    query: z.strictObject({
      page: integerParam(1, 100_000, 1),
      limit: integerParam(1, 100, 20),
      role: z.optional(Role),
      status: z.optional(z.enum(userStatuses)),
      q: z.optional(optionalSingleLineText('Arama', 100)),
    }),
    reply: z.array(AdminUser),
    list: 'page',
  }),
  create: endpoint({
    method: 'POST',
    path: '/users',
    access: admins,
    changes: ['users'],
    stepUp: true,
    summary: 'Make an account whose e-mail needs no confirmation',
    body: z.strictObject({
      email,
      password: newPassword,
      role: z._default(Role, 'student'),
      firstName: z.optional(optionalPersonName('Ad', 50)),
      lastName: z.optional(optionalPersonName('Soyad', 50)),
    }),
    reply: AdminUser,
    status: 201,
    errors: ['user.email_taken', 'password.common', 'password.personal'],
  }),
  byEmail: endpoint({
    method: 'GET',
    path: '/users/by-email',
    access: everyoneGuarded,
    summary: 'The discoverable student with exactly this e-mail',
    query: z.strictObject({ email }),
    reply: FoundPerson,
    rate: 'lookup',
    errors: ['user.not_found'],
  }),
  search: endpoint({
    method: 'GET',
    path: '/users/search',
    access: everyoneGuarded,
    summary: 'People by name; students find only discoverable students',
    query: z.strictObject({
      q: singleLineText('Arama', 100).check(z.minLength(2, 'En az 2 karakter yaz')),
      limit: integerParam(1, 50, 10),
      for: z.optional(optionalSingleLineText('Amaç', 40)),
      roleExcludes: z.optional(listParam(Role, 3)),
      roleIncludes: z.optional(listParam(Role, 3)),
    }),
    reply: z.array(FoundPerson),
    rate: 'lookup',
  }),
  basic: endpoint({
    method: 'GET',
    path: '/users/basic',
    access: everyone,
    summary: 'Names and pictures of people one shares a coach, a room or a duel with; others are left out',
    query: z.strictObject({ ids: listParam(uuid, 100) }),
    reply: z.array(PersonCard),
  }),
  tutorialSeen: endpoint({
    method: 'POST',
    path: '/users/tutorial/seen',
    access: everyone,
    changes: [],
    summary: 'Remember that a page’s tour was seen, or with `seen: false` that it starts again',
    body: z.strictObject({ page: z.enum(tutorialPages), seen: z._default(z.boolean(), true) }),
    reply: z.object({ tutorialsSeen: z.array(z.string()) }),
  }),
  get: endpoint({
    method: 'GET',
    path: '/users/:id',
    access: everyone,
    shows: ['users'],
    summary: 'A profile: one’s own, a coach’s student, any for an admin',
    params: byId,
    reply: Profile,
    errors: ['user.not_found'],
  }),
  update: endpoint({
    method: 'PUT',
    path: '/users/:id',
    access: everyone,
    changes: ['account', 'users'],
    stepUp: 'own',
    summary: 'Save one’s own profile; admins anyone’s, with e-mail, role and suspension',
    params: byId,
    body: UserChange,
    reply: Profile,
    errors: [
      'user.not_found',
      'user.email_taken',
      'user.has_students',
      'user.last_admin',
      'user.self_change',
    ],
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/users/:id',
    access: 'session',
    changes: ['users'],
    stepUp: 'own',
    summary:
      'Erase an account with everything in it: one’s own (with the password, if it has one), any for an admin',
    params: byId,
    body: z.optional(z.strictObject({ password: z.optional(password) })),
    reply: z.null(),
    rate: 'credentials',
    errors: [
      'consent.required',
      'factor.required',
      'user.has_students',
      'user.not_found',
      'user.last_admin',
      'password.wrong',
      'sign_in.throttled',
    ],
  }),
  avatar: endpoint({
    method: 'POST',
    path: '/users/avatar',
    access: everyone,
    changes: ['account'],
    summary: 'The own picture: an image up to 1 MB, stored anew as WebP without its metadata',
    upload: { field: 'avatar', maxBytes: MB },
    reply: z.object({ avatar: z.string() }),
    errors: uploadErrors,
    rate: 'upload',
  }),
};
