import type { FastifyRequest } from 'fastify';
import { Type } from 'typebox';
import { ticketPath } from '#common/addresses.ts';
import { writeCalendar, type CalendarEvent } from './icalendar.ts';
import type { Estimate } from '#common/contract/tickets.ts';
import { isBeyondClosing } from '#common/line/wait.ts';
import type { Language } from '#common/languages.ts';
import type { App, Context } from '#server/context.ts';
import { route } from '#server/plugins/route.ts';
import { say } from '#server/i18n/index.ts';
import { linkOrigin } from '#server/pages/origin.ts';
import type { Estimates } from '#server/repositories/line/estimates.ts';
import type { FullTicketRow } from '#server/repositories/tickets/tickets.ts';

const MINUTE_MS = 60_000;

const Params = Type.Object({ key: Type.String({ description: '128 random bits in hex.' }) });

/** The time as far as it is known: the call, the estimated window, or else only the day. */
function whenOf(row: FullTicketRow, estimate: Estimate | null): CalendarEvent['when'] {
  if (row.called_at) {
    const from = row.called_at;
    return { from, to: new Date(from.getTime() + row.patience_seconds * 1000) };
  }
  if (!estimate || isBeyondClosing(estimate)) return row.due_date;
  return { from: new Date(estimate.from), to: new Date(estimate.to) };
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
    // The line changes it, and so does time alone, which moves the window: both only grow.
    sequence: row.list_version + Math.max(0, minutes),
    stamp: now,
    when,
    cancelled: row.status === 'cancelled' || row.status === 'aborted',
    summary: say(language, 'calendar_summary', { rank: row.rank, place: row.title }),
    description: [
      say(language, typeof when === 'string' ? 'calendar_day' : 'calendar_window'),
      say(language, 'calendar_link', { link }),
    ].join('\n'),
    location: `${row.address}, ${row.city}`,
    url: link,
    position:
      row.latitude === null || row.longitude === null
        ? null
        : { latitude: row.latitude, longitude: row.longitude },
  };
}

/**
 * A ticket as a calendar file: GET /api/tickets/{key}.ics.
 * @param read finds a ticket; throws 404
 */
export function calendarRoute(
  app: App,
  { clock, settings }: Context,
  read: (request: FastifyRequest, key: string) => Promise<FullTicketRow>,
  estimates: Estimates,
): void {
  route(app, 'GET /api/tickets/:key.ics', {
    access: 'anyone',
    tags: ['tickets'],
    summary: 'A ticket as an event of a calendar, RFC 5545',
    description:
      'The event is the window in which the number is probably called, or the whole day while ' +
      'there is none. Its `UID` stays, its `SEQUENCE` rises.',
    params: Params,
    answers: {
      200: {
        description: 'The calendar.',
        content: { 'text/calendar': { schema: Type.String() } },
      },
    },
    errors: [404],
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
