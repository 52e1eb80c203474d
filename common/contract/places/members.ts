import { Type, type Static } from 'typebox';
import { EMAIL_READ } from '#common/input/email.ts';
import { languages } from '#common/languages.ts';
import { Instant, page, pageQuery, named, nullable } from '#common/contract/common.ts';
import {
  HALL_ACTIONS,
  MEMBER_ACTIONS,
  MEMBER_ROLES,
  PlaceSummary,
} from '#common/contract/counter.ts';
import { endpoint } from '#common/contract/endpoint.ts';

const Role = Type.Enum(MEMBER_ROLES);

/** A clerk or an owner of a place, as its owners see them. */
export const Member = named('Member', {
  code: Type.String({ description: 'The code of the person.' }),
  name: Type.String(),
  email: Type.String(),
  role: Role,
  since: Instant,
});
export type Member = Static<typeof Member>;

/** An open invitation, as the owners of the place see it. */
export const Invitation = named('Invitation', {
  code: Type.String(),
  email: Type.String(),
  role: Role,
  state: Type.Enum(['open', 'expired']),
  invited_by: nullable(Type.String(), 'Null: an operator of the server.'),
  created_at: Instant,
  expires_at: Instant,
});
export type Invitation = Static<typeof Invitation>;

export const MembersResponse = named('Members', {
  records: Type.Array(Member),
  invitations: Type.Array(Invitation),
});
export type MembersResponse = Static<typeof MembersResponse>;

const INVITATION_STATES = ['open', 'expired', 'accepted', 'declined', 'revoked'] as const;
export type InvitationState = (typeof INVITATION_STATES)[number];

/** An invitation, as anyone with its link sees it. */
export const InvitationLink = named('InvitationLink', {
  organisation: PlaceSummary,
  role: Role,
  state: Type.Enum(INVITATION_STATES),
  email: Type.String({ description: 'The masked address of the recipient.' }),
  invited_by: nullable(Type.String(), 'Null: an operator of the server.'),
  expires_at: Instant,
});
export type InvitationLink = Static<typeof InvitationLink>;

/** A place with the person's new role. */
export const AcceptedResponse = named('Accepted', { organisation: PlaceSummary, role: Role });

/** The actions that the audit trail records, except `MEMBER_ACTIONS` and `HALL_ACTIONS`. */
const OTHER_AUDIT_ACTIONS = [
  'call_next',
  'note',
  'priority',
  'presence',
  'walk_in',
  'change_list',
  'change_plan',
  'change_day',
  'change_days',
  'reset_day',
  'reset_days',
  'change_notice',
  'remove_notice',
  'add_service',
  'change_service',
  'retire_service',
  'change_counters',
  'agree_counters',
  'withdraw_counters',
  'invite',
  'send_invitation_again',
  'revoke_invitation',
  'accept_invitation',
  'decline_invitation',
  'change_role',
  'remove_member',
  'leave',
  'add_device',
  'rename_device',
  'revoke_device',
  'reply',
  'remove_reply',
  'add_place',
  'change_place',
  'change_listing',
  'claim_place',
] as const;

/** Every action that the audit trail records. */
export const AUDIT_ACTIONS = [...MEMBER_ACTIONS, ...HALL_ACTIONS, ...OTHER_AUDIT_ACTIONS] as const;
export type AuditAction = (typeof AUDIT_ACTIONS)[number];

const AuditEntry = named('AuditEntry', {
  at: Instant,
  who: nullable(
    Type.Object({ code: Type.String(), name: Type.String() }),
    'Null: an operator of the server, or a deleted account.',
  ),
  action: Type.String({
    description: 'E.g. `call_next`, `change_list`, `invite`, `change_role`.',
  }),
  subject: Type.String({
    description: 'The code of the ticket, list, person, invitation or place.',
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

export const getMembers = endpoint('GET /api/places/{id}/members', { response: MembersResponse });
export const inviteMember = endpoint('POST /api/places/{id}/members', {
  body: named('InvitationPayload', {
    email: Type.String({ maxLength: EMAIL_READ }),
    role: Role,
    language: Type.Optional(
      Type.Enum([...languages], {
        description: 'Language of the e-mail; defaults to that of the request.',
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
export const resendInvitation = endpoint(
  'POST /api/places/{id}/members/invitations/{code}/send_again',
);
export const revokeInvitation = endpoint('DELETE /api/places/{id}/members/invitations/{code}');

export const getInvitation = endpoint('GET /api/invitations/{token}', { response: InvitationLink });
/** 409 `invitation_other_address` if the other address needs confirmation. */
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

/** Latest first. */
export const getAudit = endpoint('GET /api/places/{id}/audit', {
  query: Type.Object(pageQuery(30)),
  response: AuditPage,
});
