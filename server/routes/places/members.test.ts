import { beforeEach, describe, expect, it } from 'vitest';
import type { Member } from '#common/contract/places/members.ts';
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
      ['call_next', expect.stringContaining('Δοκιμή'), '1'],
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
