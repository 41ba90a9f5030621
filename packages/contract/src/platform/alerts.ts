import * as z from 'zod/mini';
import { admins, everyone } from '../access.ts';
import { endpoint } from '../endpoint.ts';
import {
  actionUrl,
  byId,
  clientInstant,
  instant,
  integerParam,
  optionalMultilineText,
  singleLineText,
  uuid,
} from '../fields.ts';

export const alertAudiences = ['all', 'students', 'students-free', 'students-premium', 'coaches'] as const;
export const alertSeverities = ['info', 'success', 'warning', 'error'] as const;
/** `live`: Yayında, `planned`: Planlandı, `over`: Süresi doldu, `off`: Pasif. */
export const alertStatuses = ['live', 'planned', 'over', 'off'] as const;

const AlertAudience = z.enum(alertAudiences, 'Hedef kitle gereklidir');
const AlertSeverity = z.enum(alertSeverities, 'Önem derecesi gereklidir');

export const Alert = z.object({
  id: uuid,
  title: z.string(),
  message: z.string(),
  severity: AlertSeverity,
  audience: AlertAudience,
  status: z.enum(alertStatuses),
  isActive: z.boolean(),
  startsAt: z.nullable(instant),
  endsAt: z.nullable(instant),
  ctaLabel: z.nullable(z.string()),
  ctaUrl: z.nullable(z.string()),
  createdAt: instant,
  updatedAt: instant,
  publishedAt: z.nullable(instant),
});
export type Alert = z.infer<typeof Alert>;

/** Forms send an empty field as '', which means null. */
const emptyIsNull = <T extends z.core.$ZodType<string, string>>(schema: T) =>
  z.optional(
    z.pipe(
      z.nullable(z.string().check(z.maxLength(1000))),
      z.pipe(
        z.transform((text: string | null) => (text?.trim() === '' ? null : text)),
        z.nullable(schema),
      ),
    ),
  );

const AlertForm = z.strictObject({
  title: singleLineText('Başlık', 120),
  message: optionalMultilineText('Mesaj', 800).check(z.minLength(1, 'Mesaj gereklidir')),
  severity: AlertSeverity,
  audience: AlertAudience,
  startsAt: z.optional(z.nullable(clientInstant)),
  endsAt: z.optional(z.nullable(clientInstant)),
  isActive: z.optional(z.boolean()),
  ctaLabel: emptyIsNull(singleLineText('Düğme metni', 64)),
  ctaUrl: emptyIsNull(actionUrl),
});

export const alerts = {
  active: endpoint({
    method: 'GET',
    path: '/alerts/active',
    access: everyone,
    shows: ['alerts'],
    summary: 'What is to be told now to people like the caller',
    query: z.strictObject({ audience: z.optional(AlertAudience) }),
    reply: z.array(Alert),
  }),
  list: endpoint({
    method: 'GET',
    path: '/alerts',
    access: admins,
    shows: ['alerts'],
    summary: 'All alerts, newest first',
    query: z.strictObject({
      status: z.optional(z.enum(alertStatuses)),
      audience: z.optional(AlertAudience),
      page: integerParam(1, 100_000, 1),
      limit: integerParam(1, 100, 20),
    }),
    reply: z.array(Alert),
    list: 'page',
  }),
  create: endpoint({
    method: 'POST',
    path: '/alerts',
    access: admins,
    changes: ['alerts'],
    summary: 'Write an alert',
    body: AlertForm,
    reply: Alert,
    status: 201,
  }),
  change: endpoint({
    method: 'PATCH',
    path: '/alerts/:id',
    access: admins,
    changes: ['alerts'],
    summary: 'Change an alert, or switch it on and off',
    params: byId,
    body: z.partial(AlertForm),
    reply: Alert,
    errors: ['alert.not_found'],
  }),
};
