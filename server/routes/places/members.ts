import { Type } from 'typebox';
import { ErrorBody } from '#common/contract/common.ts';
import { Member, MembersAnswer, RoleChange } from '#common/contract/places/members.ts';
import type { App, Context } from '#server/context.ts';
import { Problem } from '#server/lib/problem.ts';
import { noStore, requireUser, userOf } from '#server/plugins/auth.ts';
import { placeOfMember } from '#server/repositories/line/members.ts';
import { openInvitations } from '#server/repositories/places/invitations.ts';
import {
  changeRole,
  LastOwner,
  membersOf,
  removeMember,
} from '#server/repositories/places/membership.ts';
import { ownPlace, PlaceParams, toInvitation, toMember } from './owner.ts';

/** Waits for a change of a member. @throws Problem 409 when a place would lose its last owner */
async function changed<Result>(work: Promise<Result | undefined>): Promise<Result> {
  try {
    const result = await work;
    if (result === undefined) throw new Problem(404, 'member_not_found');
    return result;
  } catch (error) {
    if (error instanceof LastOwner) throw new Problem(409, 'last_owner');
    throw error;
  }
}

/**
 * Who serves at a place: GET, PATCH and DELETE /api/places/{id}/members, and leaving it:
 * DELETE /api/user/places/{id}.
 */
export function memberRoutes(app: App, context: Context): void {
  const { db, clock } = context;
  const onRequest = [noStore, requireUser(context)];
  const security = [{ bearer: [] }];
  const MemberParams = Type.Object({
    ...PlaceParams.properties,
    code: Type.String({ description: 'The code of the person.' }),
  });

  app.get(
    '/api/places/:id/members',
    {
      onRequest,
      schema: {
        tags: ['places'],
        summary: 'Who serves at a place or runs it, and who is invited',
        description: 'For its owners; for everybody else it is not there.',
        security,
        params: PlaceParams,
        response: { 200: MembersAnswer, 401: ErrorBody, 404: ErrorBody },
      },
    },
    async (request) => {
      const place = await ownPlace(context, request, request.params.id);
      const now = clock.now();
      return {
        records: (await membersOf(db, place.id)).map(toMember),
        invitations: (await openInvitations(db, place.id)).map((row) => toInvitation(row, now)),
      };
    },
  );

  app.patch(
    '/api/places/:id/members/:code',
    {
      onRequest,
      schema: {
        tags: ['places'],
        summary: 'Makes a member a clerk or an owner',
        description:
          'The open invitations of an owner who becomes a clerk are revoked. A place keeps its last ' +
          'owner: 409 `last_owner`.',
        security,
        params: MemberParams,
        body: RoleChange,
        response: { 200: Member, 401: ErrorBody, 404: ErrorBody, 409: ErrorBody, 422: ErrorBody },
      },
    },
    async (request) => {
      const { id, code } = request.params;
      const place = await ownPlace(context, request, id);
      const by = { place, userId: userOf(request).id, code, now: clock.now() };
      return toMember(await changed(changeRole(db, by, request.body.role)));
    },
  );

  app.delete(
    '/api/places/:id/members/:code',
    {
      onRequest,
      schema: {
        tags: ['places'],
        summary: 'Removes a member, or oneself',
        description:
          'Who is removed can do nothing there any more, at once; by somebody else, their open ' +
          'invitations are revoked. A place keeps its last owner: ' +
          '409 `last_owner`.',
        security,
        params: MemberParams,
        response: {
          204: Type.Null({ description: 'No body.' }),
          401: ErrorBody,
          404: ErrorBody,
          409: ErrorBody,
        },
      },
    },
    async (request, reply) => {
      const { id, code } = request.params;
      const place = await ownPlace(context, request, id);
      const by = { place, userId: userOf(request).id, code, now: clock.now() };
      await changed(removeMember(db, by));
      return reply.code(204).send(null);
    },
  );

  app.delete(
    '/api/user/places/:id',
    {
      onRequest,
      schema: {
        tags: ['places'],
        summary: 'Leaves a place where the signed-in person serves, or which they run',
        description:
          'At once and without an owner. A place keeps its last owner: 409 `last_owner`.',
        security,
        params: PlaceParams,
        response: {
          204: Type.Null({ description: 'No body.' }),
          401: ErrorBody,
          404: ErrorBody,
          409: ErrorBody,
        },
      },
    },
    async (request, reply) => {
      const { id: userId, code } = userOf(request);
      const place = await placeOfMember(db, userId, request.params.id);
      if (!place) throw new Problem(404, 'organisation_not_found');
      await changed(removeMember(db, { place, userId, code, now: clock.now() }));
      return reply.code(204).send(null);
    },
  );
}
