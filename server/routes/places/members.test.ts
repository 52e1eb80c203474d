import { describe, expect, it } from 'vitest';
import type { Invitation, InvitationLink, Member } from '#common/contract/places/members.ts';
import { updateRow } from '#server/db/client.ts';
import { createMemberCalls, linkToken } from '#server/testing/accounts.ts';
import { buildMember, buildSignedIn, type SignedIn } from '#server/testing/builders.ts';
import { buildLine, createCalls, FIRST, testLine } from '#server/testing/lines.ts';
import { refusalOf } from '#server/testing/streams.ts';
import { NOON, testApp } from '#server/testing/testApp.ts';
import { emailsTo } from '#server/testing/mail/emails.ts';

const test = testApp({ publicOrigin: 'https://seira.example' });
const calls = createCalls(test);
const line = testLine(test);

const { members, newAddress, list, invite, invited, accept, remove, withAddress } =
  createMemberCalls(test, line);
const change = (who: SignedIn, role: string, by = line.owner) =>
  calls.ask<Member>('PATCH', `${members()}/${who.user.code}`, by, { role });

const look = (token: string) => calls.ask<InvitationLink>('GET', `/api/invitations/${token}`);

describe('members', () => {
  it('lose every right immediately when removed', async () => {
    const { ticket } = await calls.take(line.list.code);
    await calls.next(line, line.clerk, FIRST);
    expect((await remove(line.clerk)).status).toBe(204);
    const responses = [
      await calls.ask('GET', `/api/counter/${line.place.slug}`, line.clerk),
      await calls.next(line, line.clerk, FIRST),
      await calls.serve(ticket.code, line.clerk, 'done'),
    ];
    expect(responses.map(({ status }) => status)).toEqual([404, 404, 404]);
  });

  it('cannot return by their own invitations after removal or demotion', async () => {
    for (const end of ['removed', 'demoted'] as const) {
      const other = await buildMember(test, line.place.id, 'owner');
      const stored = newAddress();
      await invite(stored);
      const sent = newAddress();
      const theirs = await invited(sent, 'owner', other);
      // An owner's own address may have been invited before they joined another way.
      const own = newAddress();
      const toThem = await invited(own, 'owner');
      await updateRow(test.db, 'users', other.user.id, { email: own, email_key: own });
      if (end === 'removed') expect((await remove(other)).status).toBe(204);
      else expect((await change(other, 'clerk')).status).toBe(200);
      const invitee = await withAddress(sent);
      for (const response of [await accept(theirs, invitee), await accept(toThem, other)])
        expect(refusalOf(response)).toBe('409 invitation_revoked');
      expect((await calls.ask('GET', members(), other)).status).toBe(404);
      expect((await list()).invitations.map(({ email }) => email)).toContain(stored);
      const { records } = await calls.audit(line.place, line.owner);
      const last = records.slice(0, 3).map(({ action }) => action);
      expect(last.filter((action) => action === 'revoke_invitation')).toHaveLength(2);
      expect(last).toContain(end === 'removed' ? 'remove_member' : 'change_role');
    }
  });

  it('leave their invitations open when they leave', async () => {
    const other = await buildMember(test, line.place.id, 'owner');
    const email = newAddress();
    const token = await invited(email, 'clerk', other);
    await remove(other, other);
    const accepted = await accept(token, await withAddress(email));
    expect(accepted.status).toBe(200);
  });

  it('leave no invitation if removed while inviting', async () => {
    const other = await buildMember(test, line.place.id, 'owner');
    let sending: ReturnType<typeof invite> | undefined;
    await test.context.db.transaction(async (tx) => {
      await tx.query('SELECT FROM organisations WHERE id = $1 FOR NO KEY UPDATE', [line.place.id]);
      await tx.query('DELETE FROM members WHERE user_id = $1', [other.user.id]);
      sending = invite(newAddress(), 'owner', other);
      await tx.query('SELECT pg_sleep(0.3)');
    });
    expect((await sending)?.status).toBe(404);
    expect((await list()).invitations).toEqual([]);
  });

  it('keep their last owner', async () => {
    expect(refusalOf(await change(line.owner, 'clerk'))).toBe('409 last_owner');
    expect((await remove(line.owner)).status).toBe(409);
    await buildMember(test, line.place.id, 'owner');
    expect((await remove(line.owner)).status).toBe(204);
    expect((await calls.ask('GET', members(), line.owner)).status).toBe(404);
  });

  it('can leave, except the last owner', async () => {
    const leave = (who: SignedIn) =>
      calls.ask('DELETE', `/api/user/places/${line.place.code}`, who);
    expect((await leave(line.clerk)).status).toBe(204);
    expect((await leave(line.clerk)).status).toBe(404);
    expect(refusalOf(await leave(line.owner))).toBe('409 last_owner');
    expect((await list()).records.map(({ code }) => code)).toEqual([line.owner.user.code]);
    expect((await calls.audit(line.place, line.owner)).records[0]).toMatchObject({
      action: 'leave',
      subject: line.clerk.user.code,
      details: { role: 'clerk' },
    });
  });

  it('keep one owner in the database when one is removed and the other demoted concurrently', async () => {
    const other = await buildMember(test, line.place.id, 'owner');
    const end = (sql: string, who: SignedIn) =>
      test.context.db.transaction(async (tx) => {
        await tx.query(`${sql} WHERE user_id = $1`, [who.user.id]);
        await tx.query('SELECT pg_sleep(0.1)');
      });
    const results = await Promise.allSettled([
      end('DELETE FROM members', line.owner),
      end("UPDATE members SET role = 'clerk'", other),
    ]);
    expect(results.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    const failed = results.find(({ status }) => status === 'rejected') as PromiseRejectedResult;
    expect(String(failed.reason)).toContain('last owner');
    await test.db.query('DELETE FROM organisations WHERE id = $1', [line.place.id]);
    const left = 'SELECT FROM members WHERE organisation_id = $1';
    expect(await test.db.query(left, [line.place.id])).toEqual([]);
  });
});

describe('an invitation', () => {
  it('is listed until it is accepted, and its link hides the address', async () => {
    const email = newAddress();
    const { body: sent } = await invite(email, 'clerk', line.owner, { language: 'en' });
    const expires_at = '2026-11-27T12:00:00.000+02:00';
    expect(sent).toMatchObject({ email, role: 'clerk', state: 'open', expires_at });
    const [message] = await emailsTo(test, email);
    expect(message?.message.subject).toContain('Invitation: ');
    expect((await list()).invitations).toEqual([sent]);
    const token = await linkToken(test, email, 'invitation');
    const link = { role: 'clerk', state: 'open', email: 'i•••@seira.example' };
    expect((await look(token)).body).toMatchObject(link);
    const person = await withAddress(email);
    await accept(token, person);
    const { records, invitations } = await list();
    expect(invitations).toEqual([]);
    expect(records.at(-1)).toMatchObject({ code: person.user.code, email, role: 'clerk' });
  });

  it('gets the same response with or without an account for the address', async () => {
    const [known, unknown] = [newAddress(), newAddress()];
    await withAddress(known);
    const shape = async (email: string) => {
      const { status, body } = await invite(email);
      return [status, { ...body, email: '', code: '' }];
    };
    expect(await shape(known)).toEqual(await shape(unknown));
  });

  it('works once, and the same person may repeat the request', async () => {
    const email = newAddress();
    const token = await invited(email);
    const person = await withAddress(email);
    const responses = await Promise.all([accept(token, person), accept(token, person)]);
    expect(responses.map(({ status }) => status)).toEqual([200, 200]);
    const other = await accept(token, await buildSignedIn(test), { other_address: true });
    expect(refusalOf(other)).toBe('409 invitation_used');
    expect((await look(token)).body.state).toBe('accepted');
    await remove(person);
    expect(await accept(token, person)).toMatchObject({ status: 409 });
    expect((await list()).records).toHaveLength(2);
  });

  it('requires confirmation from an account with another address', async () => {
    const email = newAddress();
    const token = await invited(email);
    const person = await buildSignedIn(test);
    const refused = await accept(token, person);
    expect(refusalOf(refused)).toBe('409 invitation_other_address');
    expect(JSON.stringify(refused.body)).not.toContain(email);
    expect(await accept(token, person, { other_address: true })).toMatchObject({ status: 200 });
  });

  it('ends after seven days, when revoked, and when declined', async () => {
    const person = await buildSignedIn(test);
    const codeOf = async (token: string) => (await accept(token, person)).body.code;
    const [late, revoked, declined] = [newAddress(), newAddress(), newAddress()];
    const tokens = [await invited(late), await invited(revoked), await invited(declined)];
    const { invitations } = await list();
    const { code } = invitations.find(({ email }) => email === revoked)!;
    const url = `${members()}/invitations/${code}`;
    expect((await calls.ask('DELETE', url, line.owner)).status).toBe(204);
    expect((await calls.ask('POST', `/api/invitations/${tokens[2]}/decline`)).status).toBe(204);
    expect(await codeOf(tokens[1]!)).toBe('invitation_revoked');
    expect(await codeOf(tokens[2]!)).toBe('invitation_declined');
    await test.db.query('UPDATE invitations SET expires_at = $1 WHERE email = $2', [NOON, late]);
    expect(await codeOf(tokens[0]!)).toBe('invitation_expired');
    expect((await look(tokens[0]!)).body.state).toBe('expired');
    expect((await list()).invitations).toMatchObject([{ email: late, state: 'expired' }]);
    expect((await list()).records).toHaveLength(2);
  });

  it('is sent once for a repeated request; sending it again renews link and week', async () => {
    const email = newAddress();
    const first = await invited(email);
    const { status, body } = await invite(email.toUpperCase(), 'owner');
    expect([status, body]).toMatchObject([200, { email, role: 'owner' }]);
    expect(await emailsTo(test, email)).toHaveLength(1);
    test.clock.advance(60);
    const [open] = (await list()).invitations;
    const url = `${members()}/invitations/${open!.code}/send_again`;
    const { body: again } = await calls.ask<Invitation>('POST', url, line.owner);
    expect(again.expires_at).toBe('2026-11-27T12:01:00.000+02:00');
    expect(await emailsTo(test, email)).toHaveLength(2);
    expect((await look(first)).status).toBe(404);
    const renewed = await linkToken(test, email, 'invitation');
    expect((await look(renewed)).body.state).toBe('open');
  });

  it('is rejected for a member and for an invalid address', async () => {
    expect((await invite(line.clerk.user.email)).body.code).toBe('already_member');
    const wrong = ['', 'x', 'a@b', 'a@b.gr,c@d.gr', 'a@b.gr\nBcc: c@d.gr'];
    for (const email of [...wrong, `${'a'.repeat(300)}@b.gr`]) {
      expect([email, (await invite(email)).status]).toEqual([email, 422]);
    }
  });

  it('is limited per owner and per address', async () => {
    const statuses = [];
    for (let n = 0; n < 21; n += 1) statuses.push((await invite(newAddress())).status);
    expect(statuses.filter((status) => status === 201)).toHaveLength(20);
    expect(refusalOf(await invite(newAddress()))).toBe('429 too_many_invitations');
    expect((await list()).invitations).toHaveLength(20);
    const email = newAddress();
    for (let n = 0; n < 5; n += 1) {
      Object.assign(line, await buildLine(test));
      expect((await invite(email)).status).toBe(201);
    }
    Object.assign(line, await buildLine(test));
    expect((await invite(email)).status).toBe(429);
  });

  it('does not demote an owner to clerk', async () => {
    const accepted = await accept(await invited(newAddress()), line.owner, { other_address: true });
    expect(accepted).toMatchObject({ status: 200, body: { role: 'owner' } });
  });
});

it('the audit trail shows owners who did what and when, by page, latest first', async () => {
  const email = newAddress();
  await calls.take(line.list.code);
  await calls.next(line, line.clerk, FIRST);
  await calls.change(line.list.code, line.clerk, { state: 'paused' });
  await accept(await invited(email), await withAddress(email));
  await change(line.clerk, 'owner');
  await remove(line.owner, line.clerk);
  const trail = (query = '') => calls.audit(line.place, line.clerk, query);
  const { records, count } = await trail();
  expect(count).toBe(6);
  const entries = records.map(({ action, who, subject_name: name }) => [action, who?.name, name]);
  const somebody = expect.stringContaining('Δοκιμή') as string;
  expect(entries).toEqual([
    ['remove_member', somebody, somebody],
    ['change_role', somebody, somebody],
    ['accept_invitation', somebody, email],
    ['invite', somebody, email],
    ['change_list', somebody, '2026-11-20'],
    ['call_next', somebody, '1'],
  ]);
  expect(records[1]).toMatchObject({
    who: { code: line.owner.user.code },
    subject: line.clerk.user.code,
    details: { from: 'clerk', to: 'owner' },
    at: '2026-11-20T12:00:00.000+02:00',
  });
  const second = await trail('?per_page=4&page=2');
  expect(second.records.map(({ action }) => action)).toEqual(['change_list', 'call_next']);
  expect(second).toMatchObject({ current_page: 2, total_pages: 2, offset: 4 });
});
