import { addDays } from '#common/calendar/days.ts';

/** An event of a calendar. */
export interface CalendarEvent {
  /** The same for every version of the event. */
  uid: string;
  /** Rises with every change of the event. */
  sequence: number;
  /** When this version was written. */
  stamp: Date;
  /** From when until when; a `YYYY-MM-DD` alone is a whole day. */
  when: { from: Date; to: Date } | string;
  cancelled: boolean;
  summary: string;
  description: string;
  location: string;
  url: string;
  position: { latitude: number; longitude: number } | null;
}

/** The most octets of a line, without its end. Source: RFC 5545 §3.1. */
const LINE_OCTETS = 75;

const octetsOf = (letter: string): number => {
  const point = letter.codePointAt(0)!;
  if (point < 0x80) return 1;
  if (point < 0x800) return 2;
  return point < 0x1_0000 ? 3 : 4;
};

/** A line folded between letters, never within one. Source: RFC 5545 §3.1. */
const folded = (line: string): string => {
  let octets = 0;
  let text = '';
  for (const letter of line) {
    const size = octetsOf(letter);
    if (octets + size > LINE_OCTETS) {
      text += '\r\n ';
      octets = 1;
    }
    text += letter;
    octets += size;
  }
  return text;
};

/** Text as a value, without control characters. Source: RFC 5545 §3.3.11. */
const escaped = (text: string): string =>
  text
    .replace(/\r\n?/g, '\n')
    .replace(/[^\P{Cc}\n]/gu, '')
    .replace(/[\\;,]/g, (letter) => `\\${letter}`)
    .replaceAll('\n', String.raw`\n`);

/** An instant in UTC, which needs no definition of a time zone: `20261120T100000Z`. */
const utc = (instant: Date): string =>
  `${instant.toISOString().slice(0, 19).replaceAll(/[-:]/g, '')}Z`;

const day = (date: string): string => date.replaceAll('-', '');

const span = (when: CalendarEvent['when']): string[] =>
  typeof when === 'string'
    ? [`DTSTART;VALUE=DATE:${day(when)}`, `DTEND;VALUE=DATE:${day(addDays(when, 1))}`]
    : [`DTSTART:${utc(when.from)}`, `DTEND:${utc(when.to)}`];

/** Writes a calendar with one event. Source: RFC 5545. */
export const writeCalendar = (event: CalendarEvent): string =>
  [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Seira//Seira//EL',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    'BEGIN:VEVENT',
    `UID:${escaped(event.uid)}`,
    `SEQUENCE:${event.sequence}`,
    `DTSTAMP:${utc(event.stamp)}`,
    ...span(event.when),
    `STATUS:${event.cancelled ? 'CANCELLED' : 'CONFIRMED'}`,
    `SUMMARY:${escaped(event.summary)}`,
    `DESCRIPTION:${escaped(event.description)}`,
    `LOCATION:${escaped(event.location)}`,
    ...(event.position ? [`GEO:${event.position.latitude};${event.position.longitude}`] : []),
    `URL:${event.url}`,
    // A person waits for it, but a whole day is not taken by it.
    `TRANSP:${typeof event.when === 'string' ? 'TRANSPARENT' : 'OPAQUE'}`,
    'END:VEVENT',
    'END:VCALENDAR',
  ]
    .map((line) => `${folded(line)}\r\n`)
    .join('');
