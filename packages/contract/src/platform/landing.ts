import * as z from 'zod/mini';
import { admins } from '../access.ts';
import { endpoint } from '../endpoint.ts';
import { multilineText, optionalSingleLineText, singleLineText } from '../fields.ts';

export const MAX_STATS = 4;
export const MAX_TESTIMONIALS = 8;
export const MAX_QUESTIONS = 8;

const percent = (label: string, max: number) =>
  z
    .int(`${label} tam sayı olmalı`)
    .check(z.minimum(0, `${label} en az 0 olabilir`), z.maximum(max, `${label} en fazla ${max} olabilir`));

const Stat = z.strictObject({
  value: z
    .number('Bir sayı yaz')
    .check(z.minimum(0, 'Sayı en az 0 olabilir'), z.maximum(1_000_000_000, 'Sayı çok büyük')),
  /** Text after the number, such as "K+", "M" or "/5". */
  suffix: optionalSingleLineText('Ek', 8),
  label: singleLineText('Açıklama', 60),
});

const Testimonial = z.strictObject({
  quote: singleLineText('Söz', 300),
  name: singleLineText('Ad', 80),
  role: optionalSingleLineText('Kim', 80),
});

const Question = z.strictObject({
  question: singleLineText('Soru', 160),
  answer: multilineText('Yanıt', 600),
});

/** Promises on the landing page; empty or 0 hides one. */
export const LandingSettings = z.strictObject({
  stats: z.array(Stat).check(z.maxLength(MAX_STATS, `En fazla ${MAX_STATS} rakam olabilir`)),
  testimonials: z
    .array(Testimonial)
    .check(z.maxLength(MAX_TESTIMONIALS, `En fazla ${MAX_TESTIMONIALS} yorum olabilir`)),
  questions: z.array(Question).check(z.maxLength(MAX_QUESTIONS, `En fazla ${MAX_QUESTIONS} soru olabilir`)),
  /** Trial days without a card. */
  trialDays: percent('Deneme süresi', 90),
  launchDiscount: percent('İndirim', 90),
  proPrice: optionalSingleLineText('Fiyat', 40),
  /** `/` shows the landing page to signed-out visitors. */
  isPublic: z.boolean('Aç ya da kapat'),
});
export type LandingSettings = z.infer<typeof LandingSettings>;

export const landing = {
  published: endpoint({
    method: 'GET',
    path: '/landing',
    access: 'public',
    summary: 'What the public landing page shows; null while it is not public',
    reply: z.nullable(LandingSettings),
  }),
  settings: endpoint({
    method: 'GET',
    path: '/admin/landing',
    access: admins,
    shows: ['landing'],
    summary: 'Figures, voices and offers of the landing page',
    reply: LandingSettings,
  }),
  saveSettings: endpoint({
    method: 'PUT',
    path: '/admin/landing',
    access: admins,
    changes: ['landing'],
    summary: 'Replace what the landing page promises',
    body: LandingSettings,
    reply: LandingSettings,
  }),
};
