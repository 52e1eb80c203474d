import { addresses } from '#common/addresses.ts';
import type { MemberRole } from '#common/contract/counter.ts';
import type { Language } from '#common/languages.ts';
import { NAMES } from '#mail/i18n/index.ts';
import { writeEmail } from '#mail/message.ts';
import { first, insertRow, type Queryable } from '#server/db/client.ts';
import { newCode, newSecret, secretHash } from '#server/lib/secrets/codes.ts';
import { hasLink } from '#common/input/names.ts';
import { emailKey, emailKeys } from '#server/lib/email.ts';
import type { MailOptions } from '#server/repositories/people/accountMail.ts';
import { enqueueMail } from '#server/mail/outbox.ts';
import { record, type Acting } from '#server/repositories/members/audit.ts';

const GOOD_DAYS = 7;

export interface InvitationRow {
  id: number;
  code: string;
  organisation_id: number;
  email: string;
  email_key: string;
  role: MemberRole;
  language: Language;
  sendings: number;
  invited_by: string | null;
  created_at: Date;
  expires_at: Date;
}

export interface Inviting extends MailOptions {
  organisationId: number;
  /** Null for an operator. */
  userId: number | null;
}

export interface Invitee {
  email: string;
  role: MemberRole;
  language: Language;
}

/** The outcome of an invitation; `href` is the link, which is not stored. */
export type Invited =
  | { outcome: 'sent'; invitation: InvitationRow; href: string }
  | { outcome: 'already_invited'; invitation: InvitationRow }
  | { outcome: 'already_member' };

const INVITATION_COLUMNS = `i.id, i.code, i.organisation_id, i.email, i.email_key, i.role, i.language,
  i.sendings, u.first_name || ' ' || u.last_name AS invited_by, i.created_at, i.expires_at`;
const FROM = 'FROM invitations i LEFT JOIN users u ON u.id = i.invited_by';

const expiry = (now: Date) => new Date(now.getTime() + GOOD_DAYS * 86_400_000);

const invitationById = async (tx: Queryable, id: number): Promise<InvitationRow> =>
  (await first<InvitationRow>(tx, `SELECT ${INVITATION_COLUMNS} ${FROM} WHERE i.id = $1`, [id]))!;

const invitationHref = (origin: string, token: string): string =>
  origin + addresses.invitation.pattern.replace(':token', token);

async function send(
  tx: Queryable,
  invitation: InvitationRow,
  { keys, origin, now, token }: Inviting & { token: string },
): Promise<{ outcome: 'sent'; invitation: InvitationRow; href: string }> {
  const place = await first<{ title: string; address: string; city: string }>(
    tx,
    'SELECT title, address, city FROM organisations WHERE id = $1',
    [invitation.organisation_id],
  );
  const href = invitationHref(origin, token);
  // An account from before the name rule may have a link as its name.
  const { invited_by: inviter } = invitation;
  const message = writeEmail(invitation.language, `invitation.${invitation.role}`, {
    place,
    inviter: inviter !== null && !hasLink(inviter) ? inviter : NAMES[invitation.language].team,
    href,
    until: invitation.expires_at,
  });
  const cause = `invitation/${invitation.code}/${invitation.sendings}`;
  await enqueueMail(tx, { cause, to: invitation.email, message, keys, now });
  return { outcome: 'sent', invitation, href };
}

/**
 * Invites a person to a place, with or without an account. An address has at most one open
 * invitation: a repeat only changes the role, or sends an expired invitation again.
 */
export async function invite(tx: Queryable, by: Inviting, invitee: Invitee): Promise<Invited> {
  const { organisationId, userId, now } = by;
  const key = emailKey(invitee.email);
  const isMember = await first(
    tx,
    `SELECT m.role FROM members m JOIN users u ON u.id = m.user_id
      WHERE m.organisation_id = $1 AND u.email_key IN ($2, $3)`,
    [organisationId, ...emailKeys(invitee.email)],
  );
  if (isMember) return { outcome: 'already_member' };
  const token = newSecret();
  const made = await insertRow<{ id: number }>(
    tx,
    'invitations',
    {
      code: newCode('inv'),
      organisation_id: organisationId,
      email: invitee.email.trim(),
      email_key: key,
      role: invitee.role,
      language: invitee.language,
      token_hash: secretHash(token),
      invited_by: userId,
      created_at: now,
      expires_at: expiry(now),
    },
    "ON CONFLICT (organisation_id, email_key) WHERE state = 'open' DO NOTHING RETURNING id",
  );
  if (made) {
    const invitation = await invitationById(tx, made.id);
    await record(tx, by, 'invite', invitation.code, { role: invitation.role });
    return send(tx, invitation, { ...by, token });
  }
  const open = await first<{ id: number; expires_at: Date; role: MemberRole }>(
    tx,
    `SELECT id, expires_at, role FROM invitations
      WHERE organisation_id = $1 AND email_key = $2 AND state = 'open' FOR UPDATE`,
    [organisationId, key],
  );
  // It was accepted or revoked concurrently.
  if (!open) return invite(tx, by, invitee);
  if (open.role !== invitee.role) {
    await tx.query('UPDATE invitations SET role = $2 WHERE id = $1', [open.id, invitee.role]);
  }
  const invitation = await invitationById(tx, open.id);
  if (open.expires_at <= now) return sendAgain(tx, by, invitation);
  if (open.role !== invitee.role) {
    await record(tx, by, 'invite', invitation.code, { role: invitation.role });
  }
  return { outcome: 'already_invited', invitation };
}

/** Sends an open invitation again with a new link, which replaces the old one. */
export async function sendAgain(
  tx: Queryable,
  by: Inviting,
  { id }: Pick<InvitationRow, 'id'>,
): Promise<{ outcome: 'sent'; invitation: InvitationRow; href: string }> {
  const token = newSecret();
  await tx.query(
    'UPDATE invitations SET token_hash = $2, expires_at = $3, sendings = sendings + 1 WHERE id = $1',
    [id, secretHash(token), expiry(by.now)],
  );
  const invitation = await invitationById(tx, id);
  await record(tx, by, 'send_invitation_again', invitation.code, { role: invitation.role });
  return send(tx, invitation, { ...by, token });
}

/** The open invitation of a place with this code. Locks the row until the transaction ends. */
export const openInvitation = (
  tx: Queryable,
  organisationId: number,
  code: string,
): Promise<InvitationRow | undefined> =>
  first(
    tx,
    `SELECT ${INVITATION_COLUMNS} ${FROM}
      WHERE i.organisation_id = $1 AND i.code = $2 AND i.state = 'open' FOR UPDATE OF i`,
    [organisationId, code],
  );

export async function revoke(tx: Queryable, by: Inviting, row: InvitationRow): Promise<void> {
  await tx.query("UPDATE invitations SET state = 'revoked', ended_at = $2 WHERE id = $1", [
    row.id,
    by.now,
  ]);
  await record(tx, by, 'revoke_invitation', row.code, { role: row.role });
}

/**
 * Revokes the open invitations that a removed member sent, and those to the member's own address,
 * so that they cannot return.
 */
export async function revokeOf(
  tx: Queryable,
  by: Acting,
  member: { user_id: number; email: string },
): Promise<void> {
  const [key, old] = emailKeys(member.email);
  const rows = await tx.query<Pick<InvitationRow, 'code' | 'role'>>(
    `UPDATE invitations SET state = 'revoked', ended_at = $4
      WHERE organisation_id = $1 AND state = 'open' AND (invited_by = $2 OR email_key IN ($3, $5))
      RETURNING code, role`,
    [by.organisationId, member.user_id, key, by.now, old],
  );
  for (const { code, role } of rows) await record(tx, by, 'revoke_invitation', code, { role });
}

/** The open invitations of a place, including expired ones, newest first. */
export const openInvitations = (db: Queryable, organisationId: number): Promise<InvitationRow[]> =>
  db.query(
    `SELECT ${INVITATION_COLUMNS} ${FROM} WHERE i.organisation_id = $1 AND i.state = 'open'
      ORDER BY i.created_at DESC, i.id DESC`,
    [organisationId],
  );
