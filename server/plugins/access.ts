import fp from 'fastify-plugin';
import type { FastifyRequest } from 'fastify';
import type { App, Context } from '#server/context.ts';
import type { MessageKey } from '#server/i18n/index.ts';
import { Problem } from '#server/lib/problem.ts';
import {
  listOfMember,
  placeOfMember,
  ticketOfMember,
  type MemberList,
  type MemberPlace,
  type MemberTicket,
} from '#server/repositories/line/members.ts';
import { isAtPlace, type KnownDevice } from '#server/repositories/places/devices.ts';
import { placeOfOwner } from '#server/repositories/places/membership.ts';
import { publishedReview } from '#server/repositories/reviews/reviews.ts';
import { requireUser, userOf, deviceOf, isFromDevice, requireDevice } from './auth.ts';
import { isUnstorable } from './requests/parsing.ts';

/**
 * The callers of a route, and so what its handler knows of them. Secrets of links and keys are
 * parameters: whoever has one is let in by it. `user` reaches only what its SQL finds by that person.
 */
export interface Granted {
  anyone: object;
  /** Accounts are optional; a token that is sent has to be valid. */
  'anyone or user': object;
  user: { user: User };
  /** With a confirmed address. */
  'confirmed user': { user: User };
  moderator: { user: User };
  /** Of the place `:id`. */
  member: { user: User; place: MemberPlace };
  owner: { user: User; place: MemberPlace };
  /** Of the place that the published review `:code` is about. */
  'owner of the review': { user: User; place: MemberPlace };
  /** Of the place of the list, or ticket, `:code`. */
  'member of the list': { user: User; list: MemberList };
  'member of the ticket': { user: User; held: MemberTicket };
  /** Of the place `:id`. */
  device: { device: KnownDevice };
  'member or device': object;
}
type User = NonNullable<FastifyRequest['user']>;
export type Access = keyof Granted;

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The callers of the route. Every route of the API names them: see `route`. */
    access?: Access;
  }
  interface FastifyRequest {
    /** The place that the caller is a member of. */
    place: MemberPlace | null;
    /** The list of such a place. */
    list: MemberList | null;
    /** The ticket of such a list. */
    held: MemberTicket | null;
  }
}

type Guard = (request: FastifyRequest) => Promise<void>;

function guardsOf(context: Context): Record<Access, Guard> {
  const { db } = context;
  const user = requireUser(context);
  const paramsOf = ({ params }: FastifyRequest) => params as { id: string; code: string };
  /** Lets a person through to what is found for them; it is not there for everybody else. */
  const found =
    <Key extends 'place' | 'list' | 'held'>(
      key: Key,
      missing: MessageKey,
      find: (request: FastifyRequest, userId: number) => Promise<FastifyRequest[Key] | undefined>,
    ): Guard =>
    async (request) => {
      await user(request);
      const thing = await find(request, userOf(request).id);
      if (!thing) throw new Problem(404, missing);
      request[key] = thing;
    };
  const known = requireDevice(context);
  const device: Guard = async (request) => {
    await known(request);
    if (!(await isAtPlace(db, deviceOf(request), paramsOf(request).id))) {
      throw new Problem(404, 'organisation_not_found');
    }
  };
  const member = found('place', 'organisation_not_found', (request, id) =>
    placeOfMember(db, id, paramsOf(request).id, request.language),
  );
  return {
    anyone: async () => undefined,
    'anyone or user': async (request) => {
      if (request.headers.authorization !== undefined) await user(request);
    },
    user,
    'confirmed user': async (request) => {
      await user(request);
      if (userOf(request).confirmed_at === null) throw new Problem(403, 'address_not_confirmed');
    },
    moderator: async (request) => {
      await user(request);
      // Everybody else does not learn that there is something.
      if (!userOf(request).moderator) throw new Problem(404, 'not_found');
    },
    member,
    owner: found('place', 'organisation_not_found', (request, id) =>
      placeOfOwner(db, id, paramsOf(request).id, request.language),
    ),
    'owner of the review': found('place', 'review_not_found', async (request, id) => {
      const review = await publishedReview(db, paramsOf(request).code);
      return review && placeOfOwner(db, id, review.organisation);
    }),
    'member of the list': found('list', 'waiting_list_not_found', (request, id) =>
      listOfMember(db, id, paramsOf(request).code),
    ),
    'member of the ticket': found('held', 'ticket_not_found', (request, id) =>
      ticketOfMember(db, id, paramsOf(request).code),
    ),
    device,
    'member or device': (request) => (isFromDevice(request) ? device(request) : member(request)),
  };
}

/** Enforces what routes say about access, before anything of the request is read. */
export default fp(
  async (app: App) => {
    const guards = guardsOf(app.context);
    for (const name of ['user', 'device', 'place', 'list', 'held', 'idempotencyKey'] as const) {
      app.decorateRequest(name, null);
    }
    app.addHook('onRequest', async (request, reply) => {
      const { access, cached } = request.routeOptions.config;
      if (!access) return;
      if (!cached) reply.header('cache-control', 'no-store');
      if (Object.values(request.params ?? {}).some((value) => isUnstorable(String(value)))) {
        throw new Problem(404, 'not_found');
      }
      await guards[access](request);
    });
  },
  { name: 'access', dependencies: ['errors', 'language', 'capacity'] },
);
