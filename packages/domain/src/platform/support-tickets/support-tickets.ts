import type { TicketStatus } from './values.ts';

const HOUR_MS = 3_600_000;
export const TICKET_OPEN_HOURS = 24;

/** Null until support has replied, because tickets do not expire before. */
export const ticketExpiry = (lastReplyAt: Date | null): Date | null =>
  lastReplyAt && new Date(lastReplyAt.getTime() + TICKET_OPEN_HOURS * HOUR_MS);

export const isTicketExpired = (expiresAt: Date | null, now: Date): boolean =>
  expiresAt !== null && expiresAt <= now;

export const isTicketClosed = (status: TicketStatus): boolean =>
  status === 'resolved' || status === 'canceled';

/** Students write until the ticket expires, support until it is closed. */
export const takesStudentMessage = (status: TicketStatus, expiresAt: Date | null, now: Date): boolean =>
  !isTicketClosed(status) && !isTicketExpired(expiresAt, now);

/** Rounded up, so that the last minute is not shown as zero. */
export const timeLeft = (expiresAt: Date, now: Date): { hours: number; minutes: number } => {
  const minutes = Math.max(0, Math.ceil((expiresAt.getTime() - now.getTime()) / 60_000));
  return { hours: Math.floor(minutes / 60), minutes: minutes % 60 };
};

const PREVIEW_LENGTH = 140;

export const previewOf = (content: string): string => {
  const letters = Array.from(content.replace(/\s+/gu, ' ').trim());
  return letters.length <= PREVIEW_LENGTH
    ? letters.join('')
    : `${letters
        .slice(0, PREVIEW_LENGTH - 1)
        .join('')
        .trimEnd()}…`;
};

const NAME_LENGTH = 120;
/** Control characters and invalid bytes. */
const NO_TEXT = /[\p{Cc}\p{Cs}\ufffd]/gu;

/** The file name without folders, in at most 120 characters. */
export const attachmentName = (given: string | undefined, position: number): string => {
  const name = (given ?? '')
    .replace(/^.*[/\\]/s, '')
    .replace(NO_TEXT, '')
    .trim()
    .slice(0, NAME_LENGTH)
    .replace(NO_TEXT, '')
    .trim();
  return name || `resim-${position + 1}`;
};
