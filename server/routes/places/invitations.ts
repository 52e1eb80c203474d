import type { FastifyRequest } from 'fastify';
import { Type } from 'typebox';
import { Invitation, InvitationPayload } from '#common/contract/places/members.ts';
import type { Granted } from '#server/plugins/access.ts';
import { route } from '#server/plugins/route.ts';
import type { App } from '#server/context.ts';
import type { Queryable } from '#server/db/client.ts';
import { isEmail } from '#common/account.ts';
import { emailKey, isTooLong, mailboxOf } from '#server/lib/email.ts';
import { Problem } from '#server/lib/problem.ts';
import { linkOrigin } from '#server/pages/origin.ts';
import { userOf } from '#server/plugins/auth.ts';
import { TO_MAILBOX, type Limit } from '#server/repositories/people/rateLimits.ts';
import {
  invite,
  openInvitation,
  revoke,
  sendAgain,
  type Invited,
  type Inviting,
} from '#server/repositories/places/invitations.ts';
import { holdMembers, placeOfOwner } from '#server/repositories/places/membership.ts';
import { countAgainst } from '#server/routes/users/tooMany.ts';
import { PlaceParams, toInvitation } from './owner.ts';

const A_DAY = 86_400;
/** Messages that one owner may cause, and that one address may get, in a day. */
const OF_OWNER: Limit = { name: 'invitations_of_owner', max: 20, seconds: A_DAY };
const TO_ADDRESS: Limit = { name: 'invitations_to_address', max: 5, seconds: A_DAY };

/** Invitations by owners: POST /api/places/{id}/members, and to send again or revoke them. */
export default async function invitationRoutes(app: App): Promise<void> {
  const { context } = app;
  const { db, clock, keys, settings } = context;
  const InvitationParams = Type.Object({
    ...PlaceParams.properties,
    code: Type.String({ description: 'The code of the invitation.' }),
  });

  /** Does something in a transaction in which nobody can end that the caller is an owner. */
  const inviting = async <Result>(
    { place, user }: Granted['owner'],
    work: (tx: Queryable, by: Inviting) => Promise<Result>,
  ): Promise<Result> => {
    const { id: invitedBy } = user;
    return db.transaction(async (tx) => {
      await holdMembers(tx, place);
      if (!(await placeOfOwner(tx, invitedBy, place.code))) {
        throw new Problem(404, 'organisation_not_found');
      }
      const [origin, now] = [linkOrigin(settings), clock.now()];
      return work(tx, { organisationId: place.id, invitedBy, keys, origin, now });
    });
  };

  /** Counts a message, in the transaction that causes it. @throws Problem 429 */
  const count = (tx: Queryable, request: FastifyRequest, email: string): Promise<void> =>
    countAgainst(app.context, tx, request, 'too_many_invitations', [
      [OF_OWNER, userOf(request).code],
      [TO_ADDRESS, emailKey(email)],
      [TO_MAILBOX, mailboxOf(email)],
    ]);

  route(app, 'POST /api/places/:id/members', {
    access: 'owner',
    tags: ['places'],
    summary: 'Invites somebody by e-mail to serve at a place or to run it',
    description:
      'The answer is the same whether or not the address has an account. The link in the ' +
      'message is good once, for seven days. An address with an open invitation gets no ' +
      'second message: 200 with that one, in the role asked for now. Somebody who is a member ' +
      'already: 409 `already_member`.',
    params: PlaceParams,
    body: InvitationPayload,
    answers: { 200: Invitation, 201: Invitation },
    errors: [409, 429],
    handler: async (request, reply) => {
      const { role, language = request.language } = request.body;
      const email = request.body.email.trim();
      const invited = await inviting(request, async (tx, by): Promise<Invited> => {
        if (!isEmail(email) || isTooLong(emailKey(email))) throw new Problem(422, 'invalid_email');
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

  route(app, 'POST /api/places/:id/members/invitations/:code/send_again', {
    access: 'owner',
    tags: ['places'],
    summary: 'Sends an open or expired invitation again',
    description: 'With a new link, good for seven days; the one before ends.',
    params: InvitationParams,
    answers: { 200: Invitation },
    errors: [429],
    handler: async (request) =>
      inviting(request, async (tx, by) => {
        const row = await openInvitation(tx, by.organisationId, request.params.code);
        if (!row) throw new Problem(404, 'invitation_not_found');
        const { invitation } = await sendAgain(tx, by, row);
        await count(tx, request, row.email);
        return toInvitation(invitation, by.now);
      }),
  });

  route(app, 'DELETE /api/places/:id/members/invitations/:code', {
    access: 'owner',
    tags: ['places'],
    summary: 'Revokes an invitation: its link opens nothing any more',
    params: InvitationParams,
    answers: { 204: null },
    handler: async (request) => {
      await inviting(request, async (tx, by) => {
        const row = await openInvitation(tx, by.organisationId, request.params.code);
        if (!row) throw new Problem(404, 'invitation_not_found');
        await revoke(tx, by, row);
      });
    },
  });
}
