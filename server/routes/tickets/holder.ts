import { Type } from 'typebox';
import { ErrorBody } from '#common/contract/common.ts';
import {
  AlertPayload,
  LetPassPayload,
  Ticket,
  TicketEvents,
  TicketRefusal,
} from '#common/contract/tickets.ts';
import type { FastifyRequest } from 'fastify';
import type { App, Context } from '#server/context.ts';
import { languageOf } from '#server/i18n/index.ts';
import { Problem } from '#server/lib/problem.ts';
import { noStore, requireUser, userOf } from '#server/plugins/auth.ts';
import type { Estimates } from '#server/repositories/line/estimates.ts';
import { eventsOf } from '#server/repositories/line/events.ts';
import { removeAlert, setAlert } from '#server/repositories/tickets/alerts.ts';
import { findOwnTicket } from '#server/repositories/tickets/tickets.ts';
import { createActs } from './act.ts';

const Params = Type.Object({ code: Type.String() });
const CHANGED = { 200: Ticket, 401: ErrorBody, 404: ErrorBody, 409: TicketRefusal };

/** What the holder of a ticket does with it: /api/user/tickets/{code} and below. */
export function holderRoutes(app: App, context: Context, estimates: Estimates): void {
  const { db } = context;
  const acts = createActs(context, estimates);
  const onRequest = [noStore, requireUser(context)];
  const own = (request: FastifyRequest, code: string) => () =>
    findOwnTicket(db, code, userOf(request).id, languageOf(request.headers['accept-language']));
  const schema = (summary: string, description?: string) => ({
    tags: ['tickets'],
    summary,
    ...(description === undefined ? {} : { description }),
    security: [{ bearer: [] }],
    params: Params,
    response: CHANGED,
  });

  app.get(
    '/api/user/tickets/:code',
    {
      onRequest,
      schema: {
        ...schema("One of one's own tickets"),
        response: { 200: Ticket, 401: ErrorBody, 404: ErrorBody },
      },
    },
    async (request) =>
      acts.tell(await acts.read(own(request, request.params.code)), true, userOf(request)),
  );
  app.put(
    '/api/user/tickets/:code/alert',
    {
      onRequest,
      schema: {
        ...schema(
          'Asks to be told once when so many people are ahead',
          'By `fired_at` of the ticket, and by e-mail if wanted. Refused where it would be ' +
            'pointless: 409 `not_possible_now` once the number was called or is over, and ' +
            '`alert_passed` when no more than so many are ahead already.',
        ),
        body: AlertPayload,
        response: { ...CHANGED, 422: ErrorBody },
      },
    },
    async (request) => {
      const find = own(request, request.params.code);
      const language = languageOf(request.headers['accept-language']);
      const ticket = await acts.read(find);
      const wanted = { ...request.body, language };
      const outcome = await setAlert(db, ticket, userOf(request).id, wanted);
      const now = await acts.tell(await acts.read(find), true, userOf(request));
      if (outcome === 'set') return now;
      throw new Problem(409, outcome === 'over' ? 'not_possible_now' : 'alert_passed', {
        body: { ticket: now },
        values: { count: now.people_ahead },
      });
    },
  );
  app.delete(
    '/api/user/tickets/:code/alert',
    { onRequest, schema: schema('Asks not to be told any more') },
    async (request) => {
      const find = own(request, request.params.code);
      await removeAlert(db, (await acts.read(find)).id);
      return acts.tell(await acts.read(find), true, userOf(request));
    },
  );
  app.delete(
    '/api/user/tickets/:code',
    { onRequest, schema: schema('Gives a number back before its call') },
    (request) => acts.act(own(request, request.params.code), 'cancel', { person: userOf(request) }),
  );
  app.post(
    '/api/user/tickets/:code/undo',
    {
      onRequest,
      schema: schema(
        'Takes back that a number was given back',
        'Within 60 seconds, with the same position, also when the list is full or closed by now; ' +
          '409 `line_over` once nobody is called any more, and `too_many_open_tickets_that_day` or ' +
          '`too_many_open_tickets` when one holds as many as one may by then.',
      ),
    },
    (request) => acts.act(own(request, request.params.code), 'undo', { person: userOf(request) }),
  );
  app.post(
    '/api/user/tickets/:code/let_pass',
    {
      onRequest,
      schema: {
        ...schema(
          'Lets people pass',
          'The ticket then stands behind so many, or behind the last of them if there are fewer. ' +
            'Three times at most, and only while somebody waits further back.',
        ),
        body: LetPassPayload,
        response: { ...CHANGED, 422: ErrorBody },
      },
    },
    (request) =>
      acts.act(own(request, request.params.code), 'let_pass', {
        person: userOf(request),
        people: request.body.people,
      }),
  );
  app.post(
    '/api/user/tickets/:code/came_late',
    {
      onRequest,
      schema: schema(
        'Says that somebody is there after all who did not come when called',
        'Once, within the grace of the place; the ticket then stands behind the next two.',
      ),
    },
    (request) =>
      acts.act(own(request, request.params.code), 'came_late', { person: userOf(request) }),
  );
  app.get(
    '/api/user/tickets/:code/events',
    {
      onRequest,
      schema: {
        tags: ['tickets'],
        summary: 'What happened in the line since the ticket was taken, without names',
        security: [{ bearer: [] }],
        params: Params,
        response: { 200: TicketEvents, 401: ErrorBody, 404: ErrorBody },
      },
    },
    async (request) => eventsOf(db, (await acts.read(own(request, request.params.code))).id),
  );
}
