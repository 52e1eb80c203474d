import fp from 'fastify-plugin';
import type { FastifyRequest } from 'fastify';
import type { App, Context } from '#server/context.ts';
import type { MessageKey } from '#server/i18n/index.ts';
import { batched } from '#server/lib/batched.ts';
import { Problem } from '#server/lib/problem.ts';
import {
  listOfMember,
  placeOfMember,
  ticketOfMember,
  type MemberList,
  type MemberPlace,
  type MemberTicket,
} from '#server/repositories/members/members.ts';
import {
  findUsersOfSessions,
  type SessionOfUser,
  type UserRow,
} from '#server/repositories/people/users.ts';
import {
  deviceOfSecret,
  isAtPlace,
  type KnownDevice,
} from '#server/repositories/places/devices.ts';
import { placeOfOwner } from '#server/repositories/places/membership.ts';
import { publishedReview } from '#server/repositories/reviews/reviews.ts';
import { bearerOf } from './auth.ts';
import { isUnstorable } from './requests/parsing.ts';

/**
 * Kinds of callers and what a handler knows of them. Secrets in links and keys are parameters and
 * authorise their holder. `user` reaches only records that its SQL finds by that person.
 */
export interface Granted {
  anyone: object;
  /** An account is optional, but a sent token must be valid. */
  'anyone or user': object;
  user: { user: User };
  /** A user with a confirmed address. */
  'confirmed user': { user: User };
  moderator: { user: User };
  member: { user: User; place: MemberPlace };
  owner: { user: User; place: MemberPlace };
  /** An owner of the place whose published review is `:code`. */
  'owner of the review': { user: User; place: MemberPlace };
  /** A member of the place whose list or ticket is `:code`. */
  'member of the list': { user: User; list: MemberList };
  'member of the ticket': { user: User; held: MemberTicket };
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
    /** The kiosk that sent the request. */
    device: KnownDevice | null;
    /** The place that the caller is a member of. */
    place: MemberPlace | null;
    list: MemberList | null;
    held: MemberTicket | null;
  }
}

export function userOf(request: FastifyRequest): UserRow {
  if (!request.user) throw new Problem(401, 'invalid_access_token');
  return request.user;
}

export function deviceOf(request: FastifyRequest): KnownDevice {
  if (!request.device) throw new Problem(401, 'device_revoked');
  return request.device;
}

type Guard = (request: FastifyRequest) => Promise<void>;

/**
 * Requires a signed-in person and sets `request.user`. The session is read with the user, so
 * signing out ends its access tokens immediately. Concurrent lookups are batched.
 */
function requireUser(context: Context): Guard {
  const find = batched<SessionOfUser, UserRow | undefined>(
    (sessions) => findUsersOfSessions(context.db, sessions),
    { size: 200, concurrency: 2 },
  );
  return async (request) => {
    const verdict = bearerOf(request, context);
    if (verdict.state === 'expired') throw new Problem(401, 'access_token_expired');
    const user = verdict.state === 'valid' ? await find(verdict.claims) : undefined;
    if (!user) throw new Problem(401, 'invalid_access_token');
    request.user = user;
  };
}

const CREDENTIAL = /^Device +(\S{1,100}) *$/i;

const isFromDevice = ({ headers }: FastifyRequest): boolean =>
  /^Device /i.test(headers.authorization ?? '');

/** Requires a kiosk and sets `request.device`. Revoked and unknown kiosks get one response. */
function requireDevice({ db }: Context): Guard {
  return async (request) => {
    const secret = CREDENTIAL.exec(request.headers.authorization ?? '')?.[1];
    const device = secret === undefined ? undefined : await deviceOfSecret(db, secret);
    if (!device) throw new Problem(401, 'device_revoked');
    request.device = device;
  };
}

function guardsOf(context: Context): Record<Access, Guard> {
  const { db } = context;
  const user = requireUser(context);
  const paramsOf = ({ params }: FastifyRequest) => params as { id: string; code: string };
  /** Requires a record that is found for the person; 404 for everybody else. */
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
      // Everybody else gets 404 and learns nothing.
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

/** Enforces the access of routes before anything of the request is parsed. */
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
