import type { Alert } from '@netlik/contract/platform/alerts';
import type { Notification } from '@netlik/contract/platform/notifications';
import type { AdminTicket, TicketMessage } from '@netlik/contract/platform/support-tickets';
import { newRowId, rowTime } from './defaults.ts';

export const aNotification = (part: Partial<Notification> = {}): Notification => ({
  id: newRowId(),
  title: 'Haber',
  body: '',
  category: 'coach',
  type: 'test.sample',
  createdAt: rowTime,
  readAt: null,
  actionUrl: null,
  meta: { audience: null },
  ...part,
});

export const anAlert = (part: Partial<Alert> = {}): Alert => ({
  id: newRowId(),
  title: 'Bakım var',
  message: 'Kısa bir ara.',
  severity: 'info',
  audience: 'all',
  status: 'live',
  isActive: true,
  startsAt: null,
  endsAt: null,
  ctaLabel: null,
  ctaUrl: null,
  createdAt: rowTime,
  updatedAt: rowTime,
  publishedAt: null,
  ...part,
});

/** As admins see it; a student's has no `contact`. */
export const aTicket = (part: Partial<AdminTicket> = {}): AdminTicket => ({
  id: newRowId(),
  title: 'Netim yanlış',
  status: 'waiting',
  lastMessageAt: rowTime,
  lastMessagePreview: 'Hangi gün?',
  totalAttachments: 0,
  expiresAt: null,
  createdAt: rowTime,
  studentName: 'Ayşe Yılmaz',
  studentClass: '12',
  contact: 'ayse@ornek.example',
  ...part,
});

export const aTicketMessage = (part: Partial<TicketMessage> = {}): TicketMessage => ({
  id: newRowId(),
  sender: 'admin',
  content: 'Hangi gün girdin?',
  createdAt: rowTime,
  attachments: [],
  ...part,
});
