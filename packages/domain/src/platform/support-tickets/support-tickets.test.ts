import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { attachmentName, previewOf, takesStudentMessage, ticketExpiry, timeLeft } from './support-tickets.ts';

const replied = new Date('2026-11-15T09:00:00Z');
const minutesLater = (minutes: number) => new Date(replied.getTime() + minutes * 60_000);

describe('takesStudentMessage', () => {
  it('ends 24 hours after the reply of support, and never before a reply', () => {
    const expiry = ticketExpiry(replied);
    expect(takesStudentMessage('waiting', expiry, minutesLater(24 * 60 - 1))).toBe(true);
    expect(takesStudentMessage('waiting', expiry, minutesLater(24 * 60))).toBe(false);
    expect(takesStudentMessage('pending', ticketExpiry(null), minutesLater(1_000_000))).toBe(true);
    expect(takesStudentMessage('resolved', null, replied)).toBe(false);
    expect(takesStudentMessage('canceled', expiry, replied)).toBe(false);
  });

  it('is open exactly while time is left', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 3000 * 60 }), (seconds) => {
        const now = new Date(replied.getTime() + seconds * 1000);
        const expiry = ticketExpiry(replied)!;
        const { hours, minutes } = timeLeft(expiry, now);
        expect(hours * 60 + minutes > 0).toBe(takesStudentMessage('waiting', expiry, now));
      }),
    );
  });
});

describe('texts', () => {
  it('keeps a preview and a name short, on one line and well formed', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 600 }), (text) => {
        expect(previewOf(text)).toMatch(/^\S?[^\n\r\t]*$/);
        expect(Array.from(previewOf(text)).length).toBeLessThanOrEqual(140);
        const name = attachmentName(text, 0);
        expect(name).toBe(name.trim());
        expect(name).toMatch(/^[^\p{Cc}\ufffd/\\]{1,120}$/u);
        expect(name).not.toMatch(/\p{Cs}/u);
      }),
    );
    expect(attachmentName('C:\\gizli\\ekran.png', 0)).toBe('ekran.png');
    expect(attachmentName('', 2)).toBe('resim-3');
  });
});
