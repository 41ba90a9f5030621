import { GRADES } from '@netlik/domain/identity/values';
import { FIELD_TYPES } from '@netlik/domain/yks/field-types';
import * as z from 'zod/mini';
import { students } from '../access.ts';
import { endpoint } from '../endpoint.ts';
import { Person } from './person.ts';

const minutesADay = z.optional(
  z
    .int('Süre dakika olarak yazılmalı')
    .check(z.minimum(0, 'Süre 0’dan az olamaz'), z.maximum(16 * 60, 'Bir günde en fazla 16 saat')),
);

export const FirstRunAnswers = z.strictObject({
  grade: z.optional(z.enum(GRADES)),
  targetFieldType: z.optional(z.enum(FIELD_TYPES)),
  targetYear: z.optional(
    z.int().check(z.minimum(2000, 'Hedef yıl geçersiz'), z.maximum(2200, 'Hedef yıl geçersiz')),
  ),
  weekdayMinutes: minutesADay,
  weekendMinutes: minutesADay,
});
export type FirstRunAnswers = z.infer<typeof FirstRunAnswers>;

export const firstRun = {
  finish: endpoint({
    method: 'POST',
    path: '/users/first-run',
    access: students,
    changes: ['account'],
    summary:
      'A new student answers or skips the questions of the first day; the weekly goal follows. Once: later calls change nothing',
    body: FirstRunAnswers,
    reply: Person,
  }),
};
