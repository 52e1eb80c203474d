import ICAL from 'ical.js';
import { describe, expect, it } from 'vitest';
import { writeCalendar, type CalendarEvent } from './calendar.ts';

const event: CalendarEvent = {
  uid: 'tkt_7k3qxh2m9w4p@seira',
  sequence: 57,
  stamp: new Date('2026-10-24T08:00:00Z'),
  when: { from: new Date('2026-10-24T08:40:00Z'), to: new Date('2026-10-24T09:05:00Z') },
  cancelled: false,
  summary: 'Αριθμός 42: Φαρμακείο Ανδρονίκου',
  description: 'Πρώτη γραμμή\nΔεύτερη; με, σημεία \\ και άλλα',
  location: 'Πατησίων 120, Αθήνα',
  url: 'https://seira.example/ticket/0123456789abcdef0123456789abcdef',
  position: { latitude: 37.9978, longitude: 23.7341 },
};

/** Parses the calendar with an independent parser. */
const read = (changes: Partial<CalendarEvent> = {}) => {
  const text = writeCalendar({ ...event, ...changes });
  const calendar = new ICAL.Component(ICAL.parse(text) as unknown[]);
  const component = calendar.getFirstSubcomponent('vevent')!;
  return { text, calendar, component, event: new ICAL.Event(component) };
};
const valueOf = ({ component }: ReturnType<typeof read>, name: string) =>
  String(component.getFirstPropertyValue(name));

describe('a calendar file', () => {
  it('means the same to another parser', () => {
    const parsed = read();
    for (const name of ['uid', 'sequence', 'summary', 'description', 'location'] as const)
      expect(parsed.event[name]).toBe(event[name]);
    expect(valueOf(parsed, 'url')).toBe(event.url);
    expect(valueOf(parsed, 'status')).toBe('CONFIRMED');
    expect(parsed.component.getFirstPropertyValue('geo')).toEqual([37.9978, 23.7341]);
    expect(valueOf(read({ cancelled: true }), 'status')).toBe('CANCELLED');
  });

  // In Athens clocks go back on 25 October 2026 at 04:00, and forward on 29 March at 03:00.
  it.each([
    ['2026-10-24T21:30:00Z', '2026-10-25T02:30:00Z'],
    ['2026-10-25T00:30:00Z', '2026-10-25T01:30:00Z'],
    ['2026-03-29T00:45:00Z', '2026-03-29T01:15:00Z'],
  ])('keeps the instants %s and %s across a change of the clocks', (from, to) => {
    const parsed = read({ when: { from: new Date(from), to: new Date(to) } });
    expect(parsed.event.startDate.toJSDate()).toEqual(new Date(from));
    expect(parsed.event.endDate.toJSDate()).toEqual(new Date(to));
  });

  it('shows a day without a window as a whole day, which ends before the next', () => {
    const parsed = read({ when: '2026-12-31' });
    expect(parsed.event.startDate.isDate).toBe(true);
    expect(parsed.event.startDate.toString()).toBe('2026-12-31');
    expect(parsed.event.endDate.toString()).toBe('2027-01-01');
    expect(valueOf(parsed, 'transp')).toBe('TRANSPARENT');
  });

  it('escapes properties injected by a place name', () => {
    const parsed = read({ summary: 'Μαγαζί\r\nATTENDEE:mailto:evil@example.gr\u0000\rX:1' });
    expect(parsed.component.getFirstProperty('attendee')).toBeNull();
    expect(parsed.event.summary).toBe('Μαγαζί\nATTENDEE:mailto:evil@example.gr\nX:1');
  });
});
