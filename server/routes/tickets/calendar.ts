import type { FastifyRequest } from 'fastify';
import ical, { ICalCalendarMethod, ICalEventStatus, ICalEventTransparency } from 'ical-generator';
import { Type } from 'typebox';
import { ticketPath } from '#common/addresses.ts';
import { addDays } from '#common/calendar/days.ts';
import { getTicketCalendar } from '#common/contract/ticketByKey.ts';
import type { Estimate } from '#common/contract/tickets.ts';
import type { Language } from '#common/languages.ts';
import { isBeyondClosing, widened } from '#common/line/wait.ts';
import type { App, Context } from '#server/context.ts';
import { translate } from '#server/i18n/index.ts';
import { linkOrigin } from '#server/pages/origin.ts';
import { route } from '#server/plugins/route.ts';
import type { Estimates } from '#server/repositories/line/estimates.ts';
import { labelOf } from '#server/lib/labels.ts';
import type { FullTicketRow } from '#server/repositories/tickets/tickets.ts';

export interface CalendarEvent {
  /** The same for every version of the event. */
  uid: string;
  /** Rises with every change of the event. */
  sequence: number;
  /** Time of this version. */
  stamp: Date;
  /** The time span; a single `YYYY-MM-DD` is a whole day. */
  when: { from: Date; to: Date } | string;
  cancelled: boolean;
  summary: string;
  description: string;
  location: string;
  url: string;
  position: { latitude: number; longitude: number } | null;
}

/** Removes control characters other than line breaks. */
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
    // A window blocks the person's time; a whole day does not.
    transparency: isDay ? ICalEventTransparency.TRANSPARENT : ICalEventTransparency.OPAQUE,
  });
  return `${calendar.toString()}\r\n`;
}

const MINUTE_MS = 60_000;

/** The most precise known time: the call, the estimated window, or else the day. */
function whenOf(row: FullTicketRow, estimate: Estimate | null): CalendarEvent['when'] {
  if (row.called_at) {
    const from = row.called_at;
    return { from, to: new Date(from.getTime() + row.patience_seconds * 1000) };
  }
  if (!estimate || isBeyondClosing(estimate)) return row.due_date;
  const from = Date.parse(estimate.from);
  const { to } = widened({ from, to: Date.parse(estimate.to) }, from);
  return { from: new Date(from), to: new Date(to) };
}

function eventOf(
  row: FullTicketRow,
  estimate: Estimate | null,
  { now, link, language }: { now: Date; link: string; language: Language },
): CalendarEvent {
  const when = whenOf(row, estimate);
  const minutes = Math.floor((now.getTime() - row.created_at.getTime()) / MINUTE_MS);
  return {
    uid: `${row.code}@seira`,
    // The event changes with the line and with time, which moves the window. Both terms only grow.
    sequence: row.list_version + Math.max(0, minutes),
    stamp: now,
    when,
    cancelled: row.status === 'cancelled' || row.status === 'aborted',
    summary: translate(language, 'calendar_summary', { rank: labelOf(row), place: row.title }),
    description: [
      translate(language, typeof when === 'string' ? 'calendar_day' : 'calendar_window'),
      translate(language, 'calendar_link', { link }),
    ].join('\n'),
    location: `${row.address}, ${row.city}`,
    url: link,
    position:
      row.latitude === null || row.longitude === null
        ? null
        : { latitude: row.latitude, longitude: row.longitude },
  };
}

/** A calendar file: GET /api/tickets/{key}.ics. @param read finds a ticket; throws 404 */
export function calendarRoute(
  app: App,
  { clock, settings }: Context,
  read: (request: FastifyRequest, key: string) => Promise<FullTicketRow>,
  estimates: Estimates,
): void {
  route(app, getTicketCalendar, {
    access: 'anyone',
    summary: 'Returns a ticket as a calendar event, RFC 5545',
    description:
      'The event is the estimated window of the call, or the whole day without ' +
      'a window. Its `UID` is stable and its `SEQUENCE` rises.',
    responses: {
      200: {
        description: 'The calendar file.',
        content: { 'text/calendar': { schema: Type.String() } },
      },
    },
    handler: async (request, reply) => {
      const { key } = request.params;
      const row = await read(request, key);
      const now = clock.now();
      const event = eventOf(row, await estimates.ofTicket(row, now), {
        now,
        link: linkOrigin(settings) + ticketPath(key),
        language: request.language,
      });
      void reply
        .type('text/calendar; charset=utf-8')
        .header('content-disposition', `attachment; filename="seira-${row.rank}.ics"`);
      return writeCalendar(event);
    },
  });
}
