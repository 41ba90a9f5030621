import { addDays, type StudyDay, startOfStudyDay } from '../../study-day.ts';

/** An all-day event or a timed one on the product's clock. */
export interface FeedEvent {
  /** Stable across readings, because calendars replace events by it. */
  readonly uid: string;
  readonly day: StudyDay;
  readonly at: { readonly start: string; readonly minutes: number } | null;
  readonly title: string;
  readonly text: string;
  readonly changedAt: Date;
}

const MAX_OCTETS = 75;
const MINUTE_MS = 60_000;

const octetsOf = (character: string): number => {
  const point = character.codePointAt(0)!;
  return point < 0x80 ? 1 : point < 0x800 ? 2 : point < 0x10000 ? 3 : 4;
};

/** Folds lines at 75 octets; continuation lines begin with a space. */
const folded = (line: string): string => {
  let [text, octets] = ['', 0];
  for (const character of line) {
    const size = octetsOf(character);
    if (octets + size > MAX_OCTETS) [text, octets] = [`${text}\r\n `, 1];
    text += character;
    octets += size;
  }
  return text;
};

const escaped = (text: string): string =>
  text
    .replace(/[\\;,]/g, '\\$&')
    .replace(/\r\n|\r|\n/g, '\\n')
    // biome-ignore lint/suspicious/noControlCharactersInRegex: what no text of a calendar may hold
    .replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/g, '');

const dateOf = (day: StudyDay): string => day.replaceAll('-', '');
const utcOf = (instant: Date): string => instant.toISOString().replace(/[-:]|\.\d+/g, '');

const instantOf = (day: StudyDay, time: string): Date => {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return new Date(startOfStudyDay(day).getTime() + (hours * 60 + minutes) * MINUTE_MS);
};

const timesOf = ({ day, at }: FeedEvent): string[] => {
  if (!at)
    return [
      `DTSTART;VALUE=DATE:${dateOf(day)}`,
      `DTEND;VALUE=DATE:${dateOf(addDays(day, 1))}`,
      'TRANSP:TRANSPARENT',
    ];
  const start = instantOf(day, at.start);
  return [`DTSTART:${utcOf(start)}`, `DTEND:${utcOf(new Date(start.getTime() + at.minutes * MINUTE_MS))}`];
};

const linesOf = (event: FeedEvent): string[] => [
  'BEGIN:VEVENT',
  `UID:${event.uid}`,
  `DTSTAMP:${utcOf(event.changedAt)}`,
  ...timesOf(event),
  `SUMMARY:${escaped(event.title)}`,
  ...(event.text ? [`DESCRIPTION:${escaped(event.text)}`] : []),
  'END:VEVENT',
];

/** iCalendar text (RFC 5545), in UTC so that no time zone definition is needed. */
export const icalOf = (name: string, events: readonly FeedEvent[]): string =>
  [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Netlik//Takvim//TR',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    `X-WR-CALNAME:${escaped(name)}`,
    'X-WR-TIMEZONE:Europe/Istanbul',
    'REFRESH-INTERVAL;VALUE=DURATION:PT4H',
    'X-PUBLISHED-TTL:PT4H',
    ...events.flatMap(linesOf),
    'END:VCALENDAR',
  ]
    .map((line) => `${folded(line)}\r\n`)
    .join('');
