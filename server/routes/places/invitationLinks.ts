import { Type } from 'typebox';
import { toAthensIso } from '#common/calendar/athens.ts';
import { ErrorBody } from '#common/contract/common.ts';
import {
  AcceptedAnswer,
  AcceptPayload,
  InvitationLink,
  type InvitationState,
} from '#common/contract/places/members.ts';
import type { App, Context } from '#server/context.ts';
import { maskedEmail } from '#server/lib/email.ts';
import { Problem } from '#server/lib/problem.ts';
import { noStore, requireUser, userOf } from '#server/plugins/auth.ts';
import {
  acceptInvitation,
  declineInvitation,
  invitationOfToken,
} from '#server/repositories/places/acceptance.ts';

const OVER = {
  open: 'invitation_not_found',
  expired: 'invitation_expired',
  accepted: 'invitation_used',
  declined: 'invitation_declined',
  revoked: 'invitation_revoked',
} as const satisfies Record<InvitationState, string>;

/** An invitation by the token of its link: GET /api/invitations/{token}, to accept or decline it. */
export function invitationLinkRoutes(app: App, context: Context): void {
  const { db, clock } = context;
  const TokenParams = Type.Object({
    token: Type.String({ description: 'From the link in the message.' }),
  });

  app.get(
    '/api/invitations/:token',
    {
      onRequest: noStore,
      schema: {
        tags: ['places'],
        summary: 'An invitation, for whoever has its link',
        params: TokenParams,
        response: { 200: InvitationLink, 404: ErrorBody },
      },
    },
    async (request) => {
      const link = await invitationOfToken(db, request.params.token, clock.now());
      if (!link) throw new Problem(404, 'invitation_not_found');
      return {
        organisation: link.place,
        role: link.role,
        state: link.state,
        email: maskedEmail(link.email),
        invited_by: link.invited_by,
        expires_at: toAthensIso(link.expires_at),
      };
    },
  );

  app.post(
    '/api/invitations/:token/accept',
    {
      onRequest: [noStore, requireUser(context)],
      schema: {
        tags: ['places'],
        summary: 'Makes the signed-in person a member of the place',
        description:
          'Once; a repeat by the same person answers the same. 409 `invitation_other_address` ' +
          'when the account has another address than the invited one and `other_address` does ' +
          'not confirm that; 409 `invitation_used`, `invitation_expired`, `invitation_declined` ' +
          'or `invitation_revoked` when it is over.',
        security: [{ bearer: [] }],
        params: TokenParams,
        body: AcceptPayload,
        response: {
          200: AcceptedAnswer,
          401: ErrorBody,
          404: ErrorBody,
          409: ErrorBody,
          422: ErrorBody,
        },
      },
    },
    async (request) => {
      const acceptance = await acceptInvitation(db, {
        token: request.params.token,
        user: userOf(request),
        otherAddress: request.body.other_address ?? false,
        now: clock.now(),
      });
      if (!acceptance) throw new Problem(404, 'invitation_not_found');
      if (acceptance.outcome === 'over') throw new Problem(409, OVER[acceptance.state]);
      if (acceptance.outcome === 'other_address') {
        throw new Problem(409, 'invitation_other_address');
      }
      return { organisation: acceptance.link.place, role: acceptance.role };
    },
  );

  app.post(
    '/api/invitations/:token/decline',
    {
      onRequest: noStore,
      schema: {
        tags: ['places'],
        summary: 'Declines an invitation, for whoever has its link',
        params: TokenParams,
        response: {
          204: Type.Null({ description: 'No body.' }),
          404: ErrorBody,
          409: ErrorBody,
        },
      },
    },
    async (request, reply) => {
      const { token } = request.params;
      const before = await declineInvitation(db, { token, now: clock.now() });
      if (before === null) throw new Problem(404, 'invitation_not_found');
      if (before !== 'open' && before !== 'declined') throw new Problem(409, OVER[before]);
      return reply.code(204).send(null);
    },
  );
}
