import { Type } from 'typebox';
import { Member, MembersAnswer, RoleChange } from '#common/contract/places/members.ts';
import { route } from '#server/plugins/route.ts';
import type { App } from '#server/context.ts';
import { Problem } from '#server/lib/problem.ts';
import { openInvitations } from '#server/repositories/places/invitations.ts';
import {
  changeRole,
  LastOwner,
  membersOf,
  removeMember,
} from '#server/repositories/places/membership.ts';
import { PlaceParams, toInvitation, toMember } from './owner.ts';

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
 * The members of a place: GET, PATCH and DELETE /api/places/{id}/members, and leaving it:
 * DELETE /api/user/places/{id}.
 */
export default async function memberRoutes(app: App): Promise<void> {
  const { context } = app;
  const { db, clock } = context;
  const MemberParams = Type.Object({
    ...PlaceParams.properties,
    code: Type.String({ description: 'The code of the person.' }),
  });

  route(app, 'GET /api/places/:id/members', {
    access: 'owner',
    tags: ['places'],
    summary: 'Who serves at a place or runs it, and who is invited',
    description: 'For its owners; for everybody else it is not there.',
    params: PlaceParams,
    answers: { 200: MembersAnswer },
    handler: async (request) => {
      const { place } = request;
      const now = clock.now();
      return {
        records: (await membersOf(db, place.id)).map(toMember),
        invitations: (await openInvitations(db, place.id)).map((row) => toInvitation(row, now)),
      };
    },
  });

  route(app, 'PATCH /api/places/:id/members/:code', {
    access: 'owner',
    tags: ['places'],
    summary: 'Makes a member a clerk or an owner',
    description:
      'The open invitations of an owner who becomes a clerk are revoked. A place keeps its last ' +
      'owner: 409 `last_owner`.',
    params: MemberParams,
    body: RoleChange,
    answers: { 200: Member },
    errors: [409],
    handler: async (request) => {
      const { code } = request.params;
      const { place } = request;
      const by = { place, userId: request.user.id, code, now: clock.now() };
      return toMember(await changed(changeRole(db, by, request.body.role)));
    },
  });

  route(app, 'DELETE /api/places/:id/members/:code', {
    access: 'owner',
    tags: ['places'],
    summary: 'Removes a member, or oneself',
    description:
      'Who is removed can do nothing there any more, at once; by somebody else, their open ' +
      'invitations are revoked. A place keeps its last owner: ' +
      '409 `last_owner`.',
    params: MemberParams,
    answers: { 204: null },
    errors: [409],
    handler: async (request) => {
      const { code } = request.params;
      const { place } = request;
      const by = { place, userId: request.user.id, code, now: clock.now() };
      await changed(removeMember(db, by));
    },
  });

  route(app, 'DELETE /api/user/places/:id', {
    access: 'member',
    tags: ['places'],
    summary: 'Leaves a place where the signed-in person serves, or which they run',
    description: 'At once and without an owner. A place keeps its last owner: 409 `last_owner`.',
    params: PlaceParams,
    answers: { 204: null },
    errors: [409],
    handler: async (request) => {
      const { id: userId, code } = request.user;
      const { place } = request;
      await changed(removeMember(db, { place, userId, code, now: clock.now() }));
    },
  });
}
