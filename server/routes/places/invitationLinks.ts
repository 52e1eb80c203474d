import { toAthensIso } from '#common/calendar/athens.ts';
import {
  AcceptedResponse,
  type InvitationState,
  getInvitation,
  acceptInvitation as acceptInvitationCall,
  declineInvitation as declineInvitationCall,
} from '#common/contract/places/members.ts';
import type { App } from '#server/context.ts';
import { maskedEmail } from '#server/lib/email.ts';
import { found, Problem } from '#server/lib/problem.ts';
import { route } from '#server/plugins/route.ts';
import { placesNamedIn } from '#server/repositories/organisations/english.ts';
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

/** An invitation by the token of its link: GET /api/invitations/{token}, accept and decline. */
export default async function invitationLinkRoutes(app: App): Promise<void> {
  const { db, clock } = app.context;

  route(app, getInvitation, {
    access: 'anyone',
    summary: 'Returns an invitation, for anyone with its link',
    handler: async (request) => {
      const link = found(
        await invitationOfToken(db, request.params.token, clock.now()),
        'invitation_not_found',
      );
      const [organisation] = await placesNamedIn(request.language, db, [link.place]);
      return {
        organisation: organisation!,
        role: link.role,
        state: link.state,
        email: maskedEmail(link.email),
        invited_by: link.invited_by,
        expires_at: toAthensIso(link.expires_at),
      };
    },
  });

  route(app, acceptInvitationCall, {
    access: 'user',
    changes: 'private',
    summary: 'Makes the signed-in person a member of the place',
    description:
      'Works once; a repeat by the same person returns the same. 409 `invitation_other_address` ' +
      'if the account has another address than the invited one and `other_address` does ' +
      'not confirm that. 409 `invitation_used`, `invitation_expired`, `invitation_declined` ' +
      'or `invitation_revoked` if it has ended.',
    responses: { 200: AcceptedResponse },
    errors: [409],
    handler: async (request) => {
      const acceptance = found(
        await acceptInvitation(db, {
          token: request.params.token,
          user: request.user,
          otherAddress: request.body.other_address ?? false,
          now: clock.now(),
        }),
        'invitation_not_found',
      );
      if (acceptance.outcome === 'over') throw new Problem(409, OVER[acceptance.state]);
      if (acceptance.outcome === 'other_address') {
        throw new Problem(409, 'invitation_other_address');
      }
      const places = [acceptance.link.place];
      const [organisation] = await placesNamedIn(request.language, db, places);
      return { organisation: organisation!, role: acceptance.role };
    },
  });

  route(app, declineInvitationCall, {
    access: 'anyone',
    changes: 'private',
    summary: 'Declines an invitation, for anyone with its link',
    errors: [409],
    handler: async (request) => {
      const { token } = request.params;
      const before = await declineInvitation(db, { token, now: clock.now() });
      if (before === null) throw new Problem(404, 'invitation_not_found');
      if (before !== 'open' && before !== 'declined') throw new Problem(409, OVER[before]);
    },
  });
}
