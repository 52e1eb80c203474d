import ical, { ICalCalendarMethod, ICalEventStatus, ICalEventTransparency } from 'ical-generator';
import { addDays } from '#common/calendar/days.ts';

export interface CalendarEvent {
  /** The same for every version of the event. */
  uid: string;
  /** Rises with every change of the event. */
  sequence: number;
  /** Time of this version. */
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

/** Text without control characters other than line breaks. */
const clean = (text: string): string => text.replace(/\r\n?/g, '\n').replace(/[^\P{Cc}\n]/gu, '');

/** Writes a calendar with one event. Source: RFC 5545. */
export function writeCalendar({ when, position, ...event }: CalendarEvent): string {
  const isDay = typeof when === 'string';
  const calendar = ical({
    prodId: { company: 'Seira', product: 'Seira', language: 'EL' },
    method: ICalCalendarMethod.PUBLISH,
  });
  calendar.createEvent({
    id: event.uid,
    sequence: event.sequence,
    stamp: event.stamp,
    allDay: isDay,
    start: isDay ? new Date(when) : when.from,
    end: isDay ? new Date(addDays(when, 1)) : when.to,
    status: event.cancelled ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
    summary: clean(event.summary),
    description: clean(event.description),
    location: {
      title: clean(event.location),
      ...(position && { geo: { lat: position.latitude, lon: position.longitude } }),
    },
    url: event.url,
    // A person waits for it, but a whole day is not taken by it.
    transparency: isDay ? ICalEventTransparency.TRANSPARENT : ICalEventTransparency.OPAQUE,
  });
  return `${calendar.toString()}\r\n`;
}
