import { beforeEach, describe, expect, it } from 'vitest';
import type { Member } from '#common/contract/places/members.ts';
import { updateRow } from '#server/db/client.ts';
import { createMemberCalls } from '#server/testing/accounts.ts';
import { buildMember, type SignedIn } from '#server/testing/builders.ts';
import { buildLine, createCalls, FIRST, type LineSetup } from '#server/testing/lines.ts';
import { testApp } from '#server/testing/testApp.ts';

const test = testApp({ publicOrigin: 'https://seira.example' });
const calls = createCalls(test);
let line: LineSetup;
beforeEach(async () => {
  line = await buildLine(test);
});

const { members, newAddress, list, invite, invited, accept, remove, withAddress } =
  createMemberCalls(test, () => line);
const change = (who: SignedIn, role: string, by = line.owner) =>
  calls.ask<Member>('PATCH', `${members()}/${who.user.code}`, by, { role });

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
        expect([response.status, response.body.code]).toEqual([409, 'invitation_revoked']);
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
  });

  it('can leave, except the last owner', async () => {
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
    const failed = results.find(({ status }) => status === 'rejected') as PromiseRejectedResult;
    expect(String(failed.reason)).toContain('last owner');
    await test.db.query('DELETE FROM organisations WHERE id = $1', [line.place.id]);
    const left = 'SELECT FROM members WHERE organisation_id = $1';
    expect(await test.db.query(left, [line.place.id])).toEqual([]);
  });
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
});
