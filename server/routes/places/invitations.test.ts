import { beforeEach, describe, expect, it } from 'vitest';
import type { Invitation, InvitationLink } from '#common/contract/places/members.ts';
import { createMemberCalls } from '#server/testing/accounts.ts';
import { buildSignedIn, type SignedIn } from '#server/testing/builders.ts';
import { emailsTo, invitationToken } from '#server/testing/mail/emails.ts';
import { buildLine, createCalls, type LineSetup } from '#server/testing/lines.ts';
import { NOON, testApp } from '#server/testing/testApp.ts';

const test = testApp({ publicOrigin: 'https://seira.example' });
const calls = createCalls(test);
let line: LineSetup;
beforeEach(async () => {
  line = await buildLine(test);
});

const { members, newAddress, list, invite, invited, accept, remove, withAddress } =
  createMemberCalls(test, () => line);
const look = (token: string) => calls.ask<InvitationLink>('GET', `/api/invitations/${token}`);
const seesCounter = async (who: SignedIn) =>
  (await calls.ask('GET', `/api/counter/${line.place.slug}`, who)).status === 200;

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
    const { body: link } = await look(token);
    expect(link).toMatchObject({ role: 'clerk', state: 'open', email: 'i•••@seira.example' });
    expect(link.organisation.slug).toBe(line.place.slug);
    const person = await withAddress(email);
    expect(await seesCounter(person)).toBe(false);
    expect(await accept(token, person)).toMatchObject({ status: 200, body: { role: 'clerk' } });
    expect(await seesCounter(person)).toBe(true);
    const { records, invitations } = await list();
    expect(invitations).toEqual([]);
    expect(records.map(({ role }) => role)).toEqual(['owner', 'clerk', 'clerk']);
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
  });

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
    const url = `${members()}/invitations/${open!.code}/send_again`;
    const { body: again } = await calls.ask<Invitation>('POST', url, line.owner);
    expect(again.expires_at).toBe('2026-11-27T12:01:00.000+02:00');
    expect(await emailsTo(test, email)).toHaveLength(2);
    expect((await look(first)).status).toBe(404);
    expect((await look(await invitationToken(test, email))).body.state).toBe('open');
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
