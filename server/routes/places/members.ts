import type { FastifyRequest } from 'fastify';
import { isEmail } from '#common/input/email.ts';
import {
  Invitation,
  Member,
  getMembers,
  changeRole as changeRoleCall,
  removeMember as removeMemberCall,
  inviteMember,
  resendInvitation,
  revokeInvitation,
} from '#common/contract/places/members.ts';
import { leavePlace } from '#common/contract/counter.ts';
import type { App } from '#server/context.ts';
import type { Queryable } from '#server/db/client.ts';
import { toResponse } from '#server/lib/clock.ts';
import { emailKey, mailboxOf } from '#server/lib/email.ts';
import { found, Problem } from '#server/lib/problem.ts';
import { linkOrigin } from '#server/pages/origin.ts';
import { type Granted, userOf } from '#server/plugins/access.ts';
import { route } from '#server/plugins/route.ts';
import { type Limit, TO_MAILBOX } from '#server/repositories/people/rateLimits.ts';
import {
  type InvitationRow,
  invite,
  type Invited,
  type Inviting,
  openInvitation,
  openInvitations,
  revoke,
  sendAgain,
} from '#server/repositories/places/invitations.ts';
import {
  changeRole,
  lockMembers,
  LastOwner,
  type MemberRow,
  membersOf,
  placeOfOwner,
  removeMember,
} from '#server/repositories/places/membership.ts';
import { countAgainst } from '#server/plugins/requests/rateLimits.ts';

const toMember = ({ user_id: _internal, ...row }: MemberRow): Member => toResponse(row);

const toInvitation = (row: InvitationRow, now: Date): Invitation => {
  const { code, email, role, invited_by, created_at, expires_at } = row;
  const state = expires_at <= now ? 'expired' : 'open';
  return toResponse({ code, email, role, state, invited_by, created_at, expires_at } as const);
};

/** Runs a change of a member. @throws Problem 409 if the place would lose its last owner */
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

const A_DAY = 86_400;
/** Daily e-mails that one owner may cause and that one address may get. */
const OF_OWNER: Limit = { name: 'invitations_of_owner', max: 20, seconds: A_DAY };
const TO_ADDRESS: Limit = { name: 'invitations_to_address', max: 5, seconds: A_DAY };

export default async function memberRoutes(app: App): Promise<void> {
  const { context } = app;
  const { db, clock, keys, settings } = context;

  route(app, getMembers, {
    access: 'owner',
    summary: 'Lists the members and open invitations of a place',
    handler: async ({ place }) => {
      const now = clock.now();
      return {
        records: (await membersOf(db, place.id)).map(toMember),
        invitations: (await openInvitations(db, place.id)).map((row) => toInvitation(row, now)),
      };
    },
  });

  route(app, changeRoleCall, {
    access: 'owner',
    changes: 'private',
    summary: 'Makes a member a clerk or an owner',
    description:
      'Demoting an owner to clerk revokes their open invitations. A place keeps its last ' +
      'owner: 409 `last_owner`.',
    responses: { 200: Member },
    errors: [409],
    handler: async ({ place, user, params: { code }, body }) => {
      const by = { place, userId: user.id, code, now: clock.now() };
      return toMember(await changed(changeRole(db, by, body.role)));
    },
  });

  route(app, removeMemberCall, {
    access: 'owner',
    changes: 'private',
    summary: 'Removes a member or the caller',
    description:
      'The removed member loses all rights immediately. If somebody else removes them, their open ' +
      'invitations are revoked. A place keeps its last owner: ' +
      '409 `last_owner`.',
    errors: [409],
    handler: async ({ place, user, params: { code } }) => {
      await changed(removeMember(db, { place, userId: user.id, code, now: clock.now() }));
    },
  });

  route(app, leavePlace, {
    access: 'member',
    changes: 'private',
    summary: 'Ends the membership of the signed-in person at a place',
    description:
      'Applies immediately and needs no owner. A place keeps its last owner: 409 `last_owner`.',
    errors: [409],
    handler: async ({ place, user: { id: userId, code } }) => {
      await changed(removeMember(db, { place, userId, code, now: clock.now() }));
    },
  });

  /** Runs work in a transaction that keeps the caller an owner until it ends. */
  const inviting = async <Result>(
    { place, user }: Granted['owner'],
    work: (tx: Queryable, by: Inviting) => Promise<Result>,
  ): Promise<Result> => {
    const { id: userId } = user;
    return db.transaction(async (tx) => {
      await lockMembers(tx, place);
      if (!(await placeOfOwner(tx, userId, place.code))) {
        throw new Problem(404, 'organisation_not_found');
      }
      const [origin, now] = [linkOrigin(settings), clock.now()];
      return work(tx, { organisationId: place.id, userId, keys, origin, now });
    });
  };

  /** Counts an e-mail in the caller's transaction. @throws Problem 429 */
  const count = (tx: Queryable, request: FastifyRequest, email: string): Promise<void> =>
    countAgainst(app.context, tx, request, 'too_many_invitations', [
      [OF_OWNER, userOf(request).code],
      [TO_ADDRESS, emailKey(email)],
      [TO_MAILBOX, mailboxOf(email)],
    ]);

  route(app, inviteMember, {
    access: 'owner',
    changes: 'private',
    summary: 'Invites a person by e-mail to become a clerk or an owner of a place',
    description:
      'The response is the same with or without an account for the address. The link in the ' +
      'e-mail works once, for seven days. An address with an open invitation gets no ' +
      'second e-mail: 200 with that invitation, in the requested role. A person who is a member ' +
      'already: 409 `already_member`.',
    responses: { 200: Invitation, 201: Invitation },
    errors: [409, 429],
    handler: async (request, reply) => {
      const { role, language = request.language } = request.body;
      const email = request.body.email.trim();
      const invited = await inviting(request, async (tx, by): Promise<Invited> => {
        if (!isEmail(email)) throw new Problem(422, 'invalid_email');
        const done = await invite(tx, by, { email, role, language });
        if (done.outcome === 'sent') await count(tx, request, email);
        return done;
      });
      if (invited.outcome === 'already_member') throw new Problem(409, 'already_member');
      return reply
        .code(invited.outcome === 'sent' ? 201 : 200)
        .send(toInvitation(invited.invitation, clock.now()));
    },
  });

  route(app, resendInvitation, {
    access: 'owner',
    changes: 'private',
    summary: 'Sends an open or expired invitation again',
    description: 'With a new link for seven days, which replaces the old one.',
    responses: { 200: Invitation },
    errors: [429],
    handler: async (request) =>
      inviting(request, async (tx, by) => {
        const row = found(
          await openInvitation(tx, by.organisationId, request.params.code),
          'invitation_not_found',
        );
        const { invitation } = await sendAgain(tx, by, row);
        await count(tx, request, row.email);
        return toInvitation(invitation, by.now);
      }),
  });

  route(app, revokeInvitation, {
    access: 'owner',
    changes: 'private',
    summary: 'Revokes an invitation and its link',
    handler: async (request) => {
      await inviting(request, async (tx, by) => {
        const row = found(
          await openInvitation(tx, by.organisationId, request.params.code),
          'invitation_not_found',
        );
        await revoke(tx, by, row);
      });
    },
  });
}
