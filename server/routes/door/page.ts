import type { FastifyReply, FastifyRequest } from 'fastify';
import { findPath, joinPath, ticketPath } from '#common/addresses.ts';
import { publicOriginOf } from '#server/pages/origin.ts';
import type { App } from '#server/context.ts';
import { Problem } from '#server/lib/problem.ts';
import { createDoor, isOpenTicket } from './doorService.ts';
import { createFind } from './findService.ts';
import { phoneIn, rememberPhone } from './phone.ts';

const FORM_MAX = 2000;

type PageRequest = FastifyRequest<{ Params: { id: string }; Querystring: { code?: string } }>;

/**
 * The pages of a door: GET and POST /join/{id}, POST /find. Their forms work before any script has
 * loaded, so a click is a plain request that leads to the ticket.
 */
export default async function joinPage(app: App): Promise<void> {
  const { context } = app;
  const door = createDoor(app);
  const find = createFind(app);
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string', bodyLimit: FORM_MAX },
    (_request, body, done) => done(null, Object.fromEntries(new URLSearchParams(String(body)))),
  );

  /**
   * True for the form of another site. A page with a code sends no referrer, and then browsers send
   * the origin `null`. Any site can do the same, but browsers also say where a request comes from.
   */
  const isForeign = (request: FastifyRequest): boolean => {
    const { origin = 'null', 'sec-fetch-site': site = 'none' } = request.headers;
    if (site !== 'same-origin' && site !== 'none') return true;
    return (
      origin !== 'null' && origin !== publicOriginOf(context.settings.publicOrigin, request).origin
    );
  };

  const toTicket = (reply: FastifyReply, key: string) =>
    reply
      .header('cache-control', 'no-store')
      .header('referrer-policy', 'no-referrer')
      .redirect(ticketPath(key), 303);

  /** A browser loads the page before the person opens it. */
  const isPrefetch = ({ headers }: PageRequest): boolean =>
    [headers['sec-purpose'], headers.purpose].some((purpose) => purpose?.includes('prefetch'));

  /** The key of this phone's open number. Scanning the code marks its holder as here. */
  const openKey = async (request: PageRequest): Promise<string | undefined> => {
    if (phoneIn(request, context) === null) return undefined;
    try {
      const place = await door.placeOf(request, request.params.id);
      const ticket = await door.heldBy(request, place);
      if (!ticket?.key || !isOpenTicket(ticket)) return undefined;
      if (!isPrefetch(request)) await door.arrive(place, ticket.key, request.query.code ?? '');
      return ticket.key;
    } catch (error) {
      if (error instanceof Problem) return undefined;
      throw error;
    }
  };

  app.get('/join/:id', { schema: { hide: true } }, async (request: PageRequest, reply) => {
    const key = await openKey(request);
    rememberPhone(request, reply, context);
    return key === undefined ? reply.callNotFound() : toTicket(reply, key);
  });

  app.post('/join/:id', { schema: { hide: true } }, async (request: PageRequest, reply) => {
    const { id } = request.params;
    const { service, code } = (request.body ?? {}) as Partial<Record<string, string>>;
    const back = (refused?: string) =>
      reply
        .header('cache-control', 'no-store')
        .redirect(joinPath(id, { ...(code && { code }), ...(refused && { refused }) }), 303);
    // Refuses another site's form, which would take a number in the visitor's name.
    if (isForeign(request)) return back();
    try {
      const { ticket } = await door.join(request, id, { service: service || null, code });
      return toTicket(reply, ticket.key!);
    } catch (error) {
      if (error instanceof Problem) return back(error.code);
      throw error;
    }
  });

  app.post('/find', { schema: { hide: true } }, async (request, reply) => {
    const {
      place = '',
      label = '',
      lookup = '',
    } = (request.body ?? {}) as Partial<Record<string, string>>;
    // Ignores another site's form, so that it cannot use up the visitor's guesses.
    if (isForeign(request)) return reply.redirect(findPath(place), 303);
    try {
      return toTicket(reply, await find(request, { organisation: place, label, lookup }));
    } catch (error) {
      if (!(error instanceof Problem)) throw error;
      return reply.header('cache-control', 'no-store').redirect(findPath(place, error.code), 303);
    }
  });
}
