import * as z from 'zod/mini';
import { admins, everyone } from '../access.ts';
import { endpoint } from '../endpoint.ts';
import { day, ExamDates } from '../study-fields.ts';

export const examDates = {
  list: endpoint({
    method: 'GET',
    path: '/exam-dates',
    access: everyone,
    shows: ['exam-dates'],
    summary: 'The exam days of the target years to come',
    reply: z.array(ExamDates),
  }),
  save: endpoint({
    method: 'PUT',
    path: '/exam-dates/:year',
    access: admins,
    changes: ['exam-dates'],
    summary: 'Set a year’s exam days',
    params: z.strictObject({ year: z.string().check(z.regex(/^20\d{2}$/, 'Yıl geçersiz')) }),
    body: z.strictObject({ tyt: day, ayt: day, ydt: day, official: z.boolean() }),
    reply: ExamDates,
  }),
};
