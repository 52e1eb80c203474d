import { Type, type Static } from 'typebox';
import { EMAIL_READ } from '#common/input/email.ts';
import { languages } from '#common/languages.ts';
import { Instant, page, pageQuery, named, nullable } from '#common/contract/common.ts';
import { MEMBER_ROLES, PlaceSummary } from '#common/contract/counter.ts';
import { endpoint } from '#common/contract/endpoint.ts';

const Role = Type.Enum(MEMBER_ROLES);

/** Somebody who serves at a place or runs it, as its owners see them. */
export const Member = named('Member', {
  code: Type.String({ description: 'The code of the person.' }),
  name: Type.String(),
  email: Type.String(),
  role: Role,
  since: Instant,
});
export type Member = Static<typeof Member>;

/** An invitation that nobody has accepted or declined yet, as the owners of the place see it. */
export const Invitation = named('Invitation', {
  code: Type.String(),
  email: Type.String(),
  role: Role,
  state: Type.Enum(['open', 'expired']),
  invited_by: nullable(Type.String(), 'Null: whoever runs the server.'),
  created_at: Instant,
  expires_at: Instant,
});
export type Invitation = Static<typeof Invitation>;

export const MembersAnswer = named('Members', {
  records: Type.Array(Member),
  invitations: Type.Array(Invitation),
});
export type MembersAnswer = Static<typeof MembersAnswer>;

const INVITATION_STATES = ['open', 'expired', 'accepted', 'declined', 'revoked'] as const;
export type InvitationState = (typeof INVITATION_STATES)[number];

/** An invitation as whoever has its link sees it. */
export const InvitationLink = named('InvitationLink', {
  organisation: PlaceSummary,
  role: Role,
  state: Type.Enum(INVITATION_STATES),
  email: Type.String({ description: 'Whom it was sent to, with most of it hidden.' }),
  invited_by: nullable(Type.String(), 'Null: whoever runs the server.'),
  expires_at: Instant,
});
export type InvitationLink = Static<typeof InvitationLink>;

/** A place, and what the person is there from now on. */
export const AcceptedAnswer = named('Accepted', { organisation: PlaceSummary, role: Role });

/** One thing that somebody did at a place. */
const AuditEntry = named('AuditEntry', {
  at: Instant,
  who: nullable(
    Type.Object({ code: Type.String(), name: Type.String() }),
    'Null: whoever runs the server, or an account that is gone.',
  ),
  action: Type.String({
    description: 'E.g. `call_next`, `change_list`, `invite`, `change_role`.',
  }),
  subject: Type.String({
    description: 'The code of the ticket, list, person, invitation or place that it was done to.',
  }),
  subject_name: nullable(
    Type.String(),
    'The number, the day, the name or the address, while the subject exists.',
  ),
  details: Type.Record(Type.String(), Type.Unknown(), {
    description: 'What was set, e.g. `{"counter": "Θυρίδα 2"}`.',
  }),
});

export const AuditPage = page(AuditEntry, 'AuditPage');
export type AuditPage = Static<typeof AuditPage>;

export const getMembers = endpoint('GET /api/places/{id}/members', { answer: MembersAnswer });
export const inviteMember = endpoint('POST /api/places/{id}/members', {
  body: named('InvitationPayload', {
    email: Type.String({ maxLength: EMAIL_READ }),
    role: Role,
    language: Type.Optional(
      Type.Enum([...languages], {
        description: 'Of the message; without it the language of the request.',
      }),
    ),
  }),
});
/** 409 for the last owner. */
export const changeRole = endpoint('PATCH /api/places/{id}/members/{code}', {
  body: named('RoleChange', { role: Role }),
});
/** 409 for the last owner. */
export const removeMember = endpoint('DELETE /api/places/{id}/members/{code}');
/** Sends an invitation again, with a new link. */
export const resendInvitation = endpoint(
  'POST /api/places/{id}/members/invitations/{code}/send_again',
);
/** The link of the invitation opens nothing any more. */
export const revokeInvitation = endpoint('DELETE /api/places/{id}/members/invitations/{code}');

export const getInvitation = endpoint('GET /api/invitations/{token}', { answer: InvitationLink });
/** 409 with `invitation_other_address` where that is still to be confirmed. */
export const acceptInvitation = endpoint('POST /api/invitations/{token}/accept', {
  body: named('AcceptPayload', {
    other_address: Type.Optional(
      Type.Boolean({
        description: 'Confirms that an account with another address than the invited one accepts.',
      }),
    ),
  }),
});
export const declineInvitation = endpoint('POST /api/invitations/{token}/decline');

/** The latest first. */
export const getAudit = endpoint('GET /api/places/{id}/audit', {
  query: Type.Object(pageQuery(30)),
  answer: AuditPage,
});
