import { beforeEach, describe, expect, it } from 'vitest';
import type {
  Invitation,
  InvitationLink,
  Member,
  MembersResponse,
} from '#common/contract/places/members.ts';
import { buildMember, buildSignedIn, type SignedIn } from '#server/testing/builders.ts';
import { invitationToken, emailsTo } from '#server/testing/mail/emails.ts';
import { buildLine, createCalls, FIRST, type LineSetup } from '#server/testing/lines.ts';
import { NOON, testApp } from '#server/testing/testApp.ts';

const test = testApp({ publicOrigin: 'https://seira.example' });
const calls = createCalls(test);
let line: LineSetup;
beforeEach(async () => {
  line = await buildLine(test);
});

let addresses = 0;
const newAddress = () => `invited-${(addresses += 1)}@seira.example`;
const members = () => `/api/places/${line.place.slug}/members`;
const list = async (who = line.owner) =>
  (await calls.ask<MembersResponse>('GET', members(), who)).body;
const invite = (email: string, role = 'clerk', who = line.owner, more = {}) =>
  calls.ask<Invitation>('POST', members(), who, { email, role, ...more });
const accept = (token: string, who: SignedIn, payload = {}) =>
  calls.ask<{ role: string }>('POST', `/api/invitations/${token}/accept`, who, payload);
/** Invites an address. @returns the token of its link */
const invited = async (email: string, role = 'clerk', who = line.owner) => {
  await invite(email, role, who);
  return invitationToken(test, email);
};
const look = (token: string) => calls.ask<InvitationLink>('GET', `/api/invitations/${token}`);
const remove = (who: SignedIn, by = line.owner) =>
  calls.ask('DELETE', `${members()}/${who.user.code}`, by);
const change = (who: SignedIn, role: string, by = line.owner) =>
  calls.ask<Member>('PATCH', `${members()}/${who.user.code}`, by, { role });
const seesCounter = async (who: SignedIn) =>
  (await calls.ask('GET', `/api/counter/${line.place.slug}`, who)).status === 200;
const withAddress = async (email: string): Promise<SignedIn> => {
  const person = await buildSignedIn(test);
  await test.db.query('UPDATE users SET email = $2, email_key = $2 WHERE id = $1', [
    person.user.id,
    email,
  ]);
  return person;
};

describe('an invitation', () => {
  it('is sent by e-mail, is listed, and makes the person who accepts it a member', async () => {
    const email = newAddress();
    const sent = await invite(email, 'clerk', line.owner, { language: 'en' });
    expect([sent.status, sent.body]).toMatchObject([
      201,
      { email, role: 'clerk', state: 'open', expires_at: '2026-11-27T12:00:00.000+02:00' },
    ]);
    const [message] = await emailsTo(test, email);
    expect(message?.message.subject).toContain('Invitation: ');
    expect(message?.message.text).toContain('https://seira.example/invitation/');
    expect((await list()).invitations).toEqual([sent.body]);

    const token = await invitationToken(test, email);
    const link = await look(token);
    expect([link.status, link.body]).toMatchObject([
      200,
      { organisation: { slug: line.place.slug }, role: 'clerk', state: 'open', email: 'i•••@seira.example' },
    ]);
    const person = await withAddress(email);
    expect(await seesCounter(person)).toBe(false);
    expect(await accept(token, person)).toMatchObject({ status: 200, body: { role: 'clerk' } });
    expect(await seesCounter(person)).toBe(true);
    const { records, invitations } = await list();
    expect(invitations).toEqual([]);
    expect(records.map(({ role }) => role)).toEqual(['owner', 'clerk', 'clerk']);
    expect(records.at(-1)).toMatchObject({ code: person.user.code, email, role: 'clerk' });
  }); // prettier-ignore

  it('gets the same response with or without an account for the address', async () => {
    const [known, unknown] = [newAddress(), newAddress()];
    await withAddress(known);
    const shape = ({ status, body }: Awaited<ReturnType<typeof invite>>) => [
      status, { ...body, email: '', code: '' },
    ]; // prettier-ignore
    expect(shape(await invite(known))).toEqual(shape(await invite(unknown)));
  });

  it('works once, and the same person may repeat the request', async () => {
    const email = newAddress();
    const token = await invited(email);
    const person = await withAddress(email);
    const responses = await Promise.all([accept(token, person), accept(token, person)]);
    expect(responses.map(({ status }) => status)).toEqual([200, 200]);
    const other = await accept(token, await buildSignedIn(test), { other_address: true });
    expect([other.status, other.body.code]).toEqual([409, 'invitation_used']);
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
    expect([refused.status, refused.body.code]).toEqual([409, 'invitation_other_address']);
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
  }); // prettier-ignore

  it('is sent once for a repeated request; sending it again renews link and week', async () => {
    const email = newAddress();
    const first = await invited(email);
    expect(await invite(email.toUpperCase(), 'owner')).toMatchObject({
      status: 200,
      body: { email, role: 'owner' },
    });
    expect(await emailsTo(test, email)).toHaveLength(1);
    test.clock.advance(60);
    const [open] = (await list()).invitations;
    const again = await calls.ask<Invitation>(
      'POST', `${members()}/invitations/${open!.code}/send_again`, line.owner,
    ); // prettier-ignore
    expect(again).toMatchObject({ status: 200, body: { expires_at: '2026-11-27T12:01:00.000+02:00' } });
    expect(await emailsTo(test, email)).toHaveLength(2);
    expect((await look(first)).status).toBe(404);
    expect((await look(await invitationToken(test, email))).body.state).toBe('open');
  }); // prettier-ignore

  it('is rejected for a member and for an invalid address', async () => {
    expect(await invite(line.clerk.user.email)).toMatchObject({ status: 409, body: { code: 'already_member' } });
    for (const email of ['', 'x', 'a@b', 'a@b.gr,c@d.gr', 'a@b.gr\nBcc: c@d.gr', `${'a'.repeat(300)}@b.gr`]) {
      expect([email, (await invite(email)).status]).toEqual([email, 422]);
    }
  }); // prettier-ignore

  it('is limited per owner and per address', async () => {
    const statuses = [];
    for (let n = 0; n < 21; n += 1) statuses.push((await invite(newAddress())).status);
    expect(statuses.filter((status) => status === 201)).toHaveLength(20);
    const refused = await invite(newAddress());
    expect([refused.status, refused.body.code]).toEqual([429, 'too_many_invitations']);
    expect((await list()).invitations).toHaveLength(20);
    const email = newAddress();
    for (let n = 0; n < 5; n += 1) {
      line = await buildLine(test);
      expect((await invite(email)).status).toBe(201);
    }
    line = await buildLine(test);
    expect((await invite(email)).status).toBe(429);
  });

  it('does not demote an owner to clerk', async () => {
    const accepted = await accept(await invited(newAddress()), line.owner, { other_address: true });
    expect(accepted).toMatchObject({ status: 200, body: { role: 'owner' } });
  });
});

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
      await test.db.query('UPDATE users SET email = $2, email_key = $2 WHERE id = $1', [
        other.user.id,
        own,
      ]);
      if (end === 'removed') expect((await remove(other)).status).toBe(204);
      else expect((await change(other, 'clerk')).status).toBe(200);
      const responses = [await accept(theirs, await withAddress(sent)), await accept(toThem, other)];
      expect(responses.map(({ status, body }) => [status, body.code])).toEqual([
        [409, 'invitation_revoked'],
        [409, 'invitation_revoked'],
      ]);
      expect((await calls.ask('GET', members(), other)).status).toBe(404);
      expect((await list()).invitations.map(({ email }) => email)).toContain(stored);
      const { records } = await calls.audit(line.place, line.owner);
      const last = records.slice(0, 3).map(({ action }) => action);
      expect(last.sort()).toEqual(
        [end === 'removed' ? 'remove_member' : 'change_role', 'revoke_invitation', 'revoke_invitation'].sort(),
      );
    }
  }); // prettier-ignore

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

  it('change roles and rights together', async () => {
    expect((await calls.ask('GET', members(), line.clerk)).status).toBe(404);
    const made = await change(line.clerk, 'owner');
    expect(made).toMatchObject({ status: 200, body: { role: 'owner' } });
    expect((await calls.ask('GET', members(), line.clerk)).status).toBe(200);
    expect((await change(line.clerk, 'king')).status).toBe(422);
  });

  it('keep their last owner', async () => {
    const demoted = await change(line.owner, 'clerk');
    expect([demoted.status, demoted.body.code]).toEqual([409, 'last_owner']);
    expect((await remove(line.owner)).status).toBe(409);
    await buildMember(test, line.place.id, 'owner');
    expect((await remove(line.owner)).status).toBe(204);
    expect((await calls.ask('GET', members(), line.owner)).status).toBe(404);
  });

  it('keep one owner when two remove or demote each other concurrently', async () => {
    for (let round = 0; round < 4; round += 1) {
      line = await buildLine(test);
      const other = await buildMember(test, line.place.id, 'owner');
      const end = (who: SignedIn, by: SignedIn) =>
        round % 2 === 0 ? remove(who, by) : change(who, 'clerk', by);
      const responses = await Promise.all([end(other, line.owner), end(line.owner, other)]);
      const statuses = responses.map(({ status }) => status).sort();
      expect(statuses[0]).toBeLessThan(300);
      expect([404, 409]).toContain(statuses[1]);
      const owners = await test.db.query(
        "SELECT FROM members WHERE organisation_id = $1 AND role = 'owner'",
        [line.place.id],
      );
      expect(owners).toHaveLength(1);
    }
  }); // prettier-ignore

  it('can leave, including clerks, except the last owner', async () => {
    const leave = (who: SignedIn) =>
      calls.ask('DELETE', `/api/user/places/${line.place.code}`, who);
    expect((await leave(line.clerk)).status).toBe(204);
    expect((await leave(line.clerk)).status).toBe(404);
    const last = await leave(line.owner);
    expect([last.status, last.body.code]).toEqual([409, 'last_owner']);
    expect((await list()).records.map(({ code }) => code)).toEqual([line.owner.user.code]);
    expect((await calls.audit(line.place, line.owner)).records[0]).toMatchObject({
      action: 'leave',
      subject: line.clerk.user.code,
      details: { role: 'clerk' },
    });
  });

  it('keep one owner also for concurrent transactions in the database', async () => {
    const other = await buildMember(test, line.place.id, 'owner');
    const leave = (who: SignedIn) =>
      test.context.db.transaction(async (tx) => {
        await tx.query('DELETE FROM members WHERE user_id = $1', [who.user.id]);
        await tx.query('SELECT pg_sleep(0.1)');
      });
    const results = await Promise.allSettled([leave(line.owner), leave(other)]);
    expect(results.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect(String((results.find(({ status }) => status === 'rejected') as PromiseRejectedResult).reason)).toContain('last owner');
    await test.db.query('DELETE FROM organisations WHERE id = $1', [line.place.id]);
    expect(await test.db.query('SELECT FROM members WHERE organisation_id = $1', [line.place.id])).toEqual([]);
  }); // prettier-ignore
});

describe('the audit trail', () => {
  it('shows owners who did what and when, by page, latest first', async () => {
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
    expect(records.map(({ action, who, subject_name: name }) => [action, who?.name, name])).toEqual([
      ['remove_member', expect.stringContaining('Δοκιμή'), expect.stringContaining('Δοκιμή')],
      ['change_role', expect.stringContaining('Δοκιμή'), expect.stringContaining('Δοκιμή')],
      ['accept_invitation', expect.stringContaining('Δοκιμή'), email],
      ['invite', expect.stringContaining('Δοκιμή'), email],
      ['change_list', expect.stringContaining('Δοκιμή'), '2026-11-20'],
      ['call_next', expect.stringContaining('Δοκιμή'), '2026-11-20'],
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
  }); // prettier-ignore
});
