import fc from 'fast-check';
import ICAL from 'ical.js';
import { describe, expect, it } from 'vitest';
import { toStudyDay } from '../../study-day.ts';
import { type FeedEvent, icalOf } from './ical.ts';

const event = (change: Partial<FeedEvent> = {}): FeedEvent => ({
  uid: 'meeting-1@netlik',
  day: toStudyDay('2026-11-18'),
  at: { start: '00:30', minutes: 30 },
  title: 'Koçunla görüşme',
  text: '',
  changedAt: new Date('2026-11-01T08:05:06.789Z'),
  ...change,
});

const read = (text: string) => {
  const calendar = new ICAL.Component(ICAL.parse(text));
  const events = calendar.getAllSubcomponents('vevent').map((component) => new ICAL.Event(component));
  return { calendar, events };
};

describe('the text of a calendar feed, read by another program', () => {
  it('gives the instants of Istanbul, a whole day, and who it is again', () => {
    const text = icalOf('Netlik', [event(), event({ uid: 'plan-1@netlik', at: null })]);
    const { calendar, events } = read(text);
    expect(calendar.getFirstPropertyValue('version')).toBe('2.0');
    expect(events.map(({ uid }) => uid)).toEqual(['meeting-1@netlik', 'plan-1@netlik']);
    expect(events[0]!.startDate.toJSDate().toISOString()).toBe('2026-11-17T21:30:00.000Z');
    expect(events[0]!.endDate.toJSDate().toISOString()).toBe('2026-11-17T22:00:00.000Z');
    expect(events[0]!.component.getFirstPropertyValue('dtstamp')!.toString()).toBe('2026-11-01T08:05:06Z');
    expect(events[1]!.startDate.isDate).toBe(true);
    expect([events[1]!.startDate.toString(), events[1]!.endDate.toString()]).toEqual([
      '2026-11-18',
      '2026-11-19',
    ]);
  });

  it('keeps every text, however long and whatever signs, in lines of at most 75 octets', () => {
    const someText = fc.string({ unit: fc.constantFrom(...'aİğ,;:\\"\n 𝛑'), maxLength: 400 });
    fc.assert(
      fc.property(someText, someText, (title, text) => {
        const written = icalOf('Netlik', [event({ title, text })]);
        for (const line of written.split('\r\n')) {
          expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
          expect(line).not.toMatch(/[\r\n]/);
        }
        expect(written.endsWith('\r\n')).toBe(true);
        const [found] = read(written).events;
        expect(found!.summary).toBe(title);
        expect(found!.description ?? '').toBe(text);
      }),
    );
  });

  it('writes no line of its own for signs that would begin one', () => {
    const title = 'Not\r\nEND:VEVENT\r\nBEGIN:VEVENT\u0000\u001b';
    const { events } = read(icalOf('Netlik', [event({ title })]));
    expect(events.map(({ summary }) => summary)).toEqual(['Not\nEND:VEVENT\nBEGIN:VEVENT']);
  });
});
