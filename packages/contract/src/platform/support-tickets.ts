import { TICKET_STATUSES } from '@netlik/domain/platform/support-tickets/values';
import * as z from 'zod/mini';
import { admins, students } from '../access.ts';
import { endpoint } from '../endpoint.ts';
import { byId, instant, integerParam, multilineText, optionalSingleLineText, uuid } from '../fields.ts';

const MB = 1024 * 1024;

export const MAX_TICKET_TITLE = 120;
export const MAX_TICKET_DETAIL = 2000;
export const MAX_TICKET_CONTACT = 120;
export const MAX_STUDENT_REPLY = 1500;
export const MAX_ADMIN_REPLY = 2000;
export const MAX_ATTACHMENT_BYTES = 5 * MB;
export const MAX_ATTACHMENTS_BYTES = 20 * MB;
export const MAX_ATTACHMENTS = 10;
/** Open tickets per student. */
export const MAX_OPEN_TICKETS = 10;
export const MAX_TICKET_MESSAGES = 200;

export const TicketStatus = z.enum(TICKET_STATUSES, 'Durumu seç');
export type TicketStatus = z.infer<typeof TicketStatus>;

const summary = {
  id: uuid,
  title: z.string(),
  status: TicketStatus,
  lastMessageAt: instant,
  lastMessagePreview: z.string(),
  totalAttachments: z.int(),
  /** Deadline for the student's answer; null before support replies. */
  expiresAt: z.nullable(instant),
  createdAt: instant,
  studentName: z.string(),
  studentClass: z.nullable(z.string()),
};

export const TicketSummary = z.object(summary);
export type TicketSummary = z.infer<typeof TicketSummary>;

export const AdminTicket = z.object({ ...summary, contact: z.string() });
export type AdminTicket = z.infer<typeof AdminTicket>;

export const TicketMessage = z.object({
  id: uuid,
  sender: z.enum(['student', 'admin']),
  content: z.string(),
  createdAt: instant,
  attachments: z.array(z.object({ uid: uuid, name: z.string() })),
});
export type TicketMessage = z.infer<typeof TicketMessage>;

export const NewTicket = z.strictObject({
  title: z
    .string('Başlık zorunlu.')
    .check(
      z.trim(),
      z.minLength(1, { error: 'Başlık zorunlu.', abort: true }),
      z.maxLength(MAX_TICKET_TITLE, `Başlık en fazla ${MAX_TICKET_TITLE} karakter olabilir`),
      z.regex(/^[^\p{Cc}]*$/u, 'Başlık geçersiz karakter içeriyor'),
    ),
  description: multilineText('Detay', MAX_TICKET_DETAIL, 'Detay zorunlu.').check(
    z.regex(/^(?:\s*|[\s\S]{10,})$/, 'Lütfen daha fazla detay ekle.'),
  ),
  contact: z.optional(optionalSingleLineText('İletişim bilgisi', MAX_TICKET_CONTACT)),
  /** Accepted and ignored; the profile names the author. */
  studentName: z.optional(optionalSingleLineText('Ad', 120)),
  studentClass: z.optional(optionalSingleLineText('Sınıf', 120)),
});
export type NewTicket = z.infer<typeof NewTicket>;

export const StudentReply = z.strictObject({
  message: multilineText('Mesaj', MAX_STUDENT_REPLY, 'Mesaj boş olamaz.'),
});

export const AdminReply = z.strictObject({
  message: multilineText('Mesaj', MAX_ADMIN_REPLY, 'Mesaj zorunlu.'),
});

/** The ticket's student, and admins. */
const parties = { roles: ['student', 'admin'] } as const;

const upload = {
  field: 'attachments',
  maxBytes: MAX_ATTACHMENT_BYTES,
  maxFiles: MAX_ATTACHMENTS,
  maxTotalBytes: MAX_ATTACHMENTS_BYTES,
} as const;

const uploadErrors = [
  'upload.not_an_image',
  'upload.too_many_pixels',
  'upload.too_large',
  'upload.too_large_together',
  'upload.too_many',
  'upload.missing',
] as const;

const scope = z.optional(z.literal('student'));
const offset = z._default(
  z.pipe(
    z.union([
      z.string().check(z.regex(/^\d{1,6}$/, 'Tam sayı olmalı')),
      z.int().check(z.minimum(0), z.maximum(999_999)),
    ]),
    z.transform(Number),
  ),
  0,
);
const place = { limit: integerParam(1, 100, 50), offset };

export const supportTickets = {
  list: endpoint({
    method: 'GET',
    path: '/reports',
    access: students,
    shows: ['reports'],
    summary: 'One’s reports to support, the latest message first',
    query: z.strictObject({ scope, ...place }),
    list: 'total',
    reply: z.array(TicketSummary),
  }),
  create: endpoint({
    method: 'POST',
    path: '/reports',
    access: students,
    changes: ['reports'],
    summary: 'Write to support, with up to ten pictures of 5 MB and 20 MB together',
    body: NewTicket,
    upload,
    reply: TicketSummary,
    status: 201,
    idempotent: true,
    errors: [...uploadErrors, 'report.too_many'],
    rate: 'upload',
  }),
  messages: endpoint({
    method: 'GET',
    path: '/reports/:id/messages',
    access: parties,
    shows: ['reports'],
    summary: 'The messages of a report, oldest first',
    params: byId,
    query: z.strictObject({ scope }),
    reply: z.array(TicketMessage),
    errors: ['report.not_found'],
  }),
  reply: endpoint({
    method: 'POST',
    path: '/reports/:id/messages',
    access: students,
    changes: ['reports'],
    summary: 'Add a message to one’s report while it is open',
    params: byId,
    body: StudentReply,
    upload,
    reply: TicketMessage,
    status: 201,
    idempotent: true,
    errors: [...uploadErrors, 'report.not_found', 'report.closed'],
    rate: 'upload',
  }),
  attachment: endpoint({
    method: 'GET',
    path: '/reports/:id/attachments/:uid',
    access: parties,
    shows: [],
    summary: 'A picture of a report',
    params: z.strictObject({ id: uuid, uid: uuid }),
    reply: z.custom<Uint8Array>((value) => value instanceof Uint8Array),
    replyType: 'image/webp',
    errors: ['file.not_found'],
  }),
};

export const adminSupportTickets = {
  list: endpoint({
    method: 'GET',
    path: '/admin/reports',
    access: admins,
    shows: ['reports'],
    summary: 'Reports of all students, the latest message first, by status and words in title or name',
    query: z.strictObject({
      status: z.optional(TicketStatus),
      q: z.optional(z.string().check(z.trim(), z.maxLength(100, 'Arama en fazla 100 karakter olabilir'))),
      ...place,
      limit: integerParam(1, 100, 8),
    }),
    list: 'total',
    reply: z.array(AdminTicket),
  }),
  reply: endpoint({
    method: 'POST',
    path: '/admin/reports/:id/messages',
    access: admins,
    changes: ['reports'],
    summary: 'Answer a report; the student then has 24 hours to write back',
    params: byId,
    body: AdminReply,
    upload,
    reply: TicketMessage,
    status: 201,
    idempotent: true,
    errors: [...uploadErrors, 'report.not_found', 'report.closed'],
  }),
  setStatus: endpoint({
    method: 'PATCH',
    path: '/admin/reports/:id/status',
    access: admins,
    changes: ['reports'],
    summary: 'Set where a report stands',
    params: byId,
    body: z.strictObject({ status: TicketStatus }),
    reply: AdminTicket,
    errors: ['report.not_found'],
  }),
};
