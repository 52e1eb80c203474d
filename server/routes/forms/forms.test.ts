import { beforeEach, describe, expect, it } from 'vitest';
import { valueOf } from '#server/db/client.ts';
import {
  countPending,
  pendingItems,
  type ModerationKind,
} from '#server/repositories/moderation/kind.ts';
import { comments } from '#server/repositories/moderation/messages.ts';
import { reports } from '#server/repositories/moderation/places.ts';
import { refusalOf } from '#server/testing/streams.ts';
import { accountCalls, GUARD, subjectsTo } from '#server/testing/accounts.ts';
import { buildOrganisation, buildSignedIn } from '#server/testing/builders.ts';
import { latestEmails } from '#server/mail/mailbox.ts';
import { emailsTo } from '#server/testing/mail/emails.ts';
import { decideKind } from '#server/testing/moderation.ts';
import { testApp } from '#server/testing/testApp.ts';

const SITE = 'hello@seira.example';
const test = testApp({ publicOrigin: 'https://seira.example', siteEmail: SITE });
const calls = accountCalls(test);
beforeEach(async () => {
  await test.db.exec('DELETE FROM mail_outbox; DELETE FROM subscriptions');
});

const written = {
  about: 'contact',
  name: 'Νίκος Σερέτης',
  email: 'nikos@example.gr',
  message: 'Καλημέρα.\n\nΑνοίγετε <b>Σάββατο</b>;',
  guard: GUARD,
};
const write = (more: object = {}, headers = {}) =>
  calls.ask('POST', '/api/messages', null, { ...written, ...more }, headers);
const stored = () => valueOf(test.db, 'SELECT count(*) FROM messages');

const decide = async (kind: ModerationKind, code: string, decision: 'approve' | 'return') => {
  const { user } = await buildSignedIn(test);
  return decideKind(test, kind, { code, decision, reason: '', moderatorId: user.id });
};

const pending = async (kind: ModerationKind) =>
  (await pendingItems(test.db, kind, { language: 'el', limit: 10 })).map(({ item }) => item);

describe('a message', () => {
  it('is rejected with a used key and another text, and stored with its own key', async () => {
    const key = { 'idempotency-key': 'used' };
    expect((await write({ email: 'used@example.gr' }, key)).status).toBe(204);
    const before = await stored();
    const again = { email: 'used@example.gr', guard: { website: '', seconds: 77 } };
    expect((await write(again, key)).status).toBe(204);
    const other = await write({ email: 'used@example.gr', message: 'Κάτι άλλο.' }, key);
    expect(refusalOf(other)).toBe('422 idempotency_key_reused');
    expect(await stored()).toBe(before);
  });

  it('goes to the operators, and its receipt repeats none of it', async () => {
    const sent = await write({}, { 'accept-language': 'en' });
    expect(sent.status).toBe(204);
    const [email] = await emailsTo(test, SITE);
    const subject = 'Μήνυμα από Νίκος Σερέτης';
    expect(email!.message).toMatchObject({ subject, replyTo: written.email });
    expect(email!.message.text).toContain('> Ανοίγετε <b>Σάββατο</b>;');
    expect(email!.message.html).toContain('&lt;b&gt;Σάββατο');
    const [receipt] = await emailsTo(test, written.email);
    expect(receipt!.message.subject).toBe('We have your message');
    expect(receipt!.message.text).not.toMatch(/Σάββατο|Νίκος|hello@/);
  });

  it('reaches a member with a public profile without showing their address', async () => {
    const member = await calls.signUp();
    const to = { about: 'author', author: member.code };
    expect((await write(to)).status).toBe(404);
    await test.db.query('UPDATE users SET profile_public = true WHERE code = $1', [member.code]);
    const sent = await write(to);
    expect(sent.status).toBe(204);
    expect(JSON.stringify(sent.body)).not.toContain(member.email);
    const [subject] = await subjectsTo(test, member.email);
    expect(subject).toBe('Μήνυμα από Νίκος Σερέτης μέσα από τη Σειρά');
    const [receipt] = await emailsTo(test, written.email);
    expect(receipt!.message.text).not.toContain(member.email);
    expect(await subjectsTo(test, SITE)).toEqual([]);
  });

  it('names every invalid field, by characters and by bytes', async () => {
    const wrong = await write({ name: ' ', email: 'x', message: 'α'.repeat(4001) });
    expect(refusalOf(wrong)).toBe('422 email message name');
    // 3500 characters, 14,000 bytes.
    expect((await write({ message: '😀'.repeat(3500) })).body.message).toHaveProperty('message');
    expect((await write({ about: 'author' })).status).toBe(422);
  });

  it('is stored as plain text with line breaks; hidden characters are rejected', async () => {
    const hidden = await write({ message: 'α\u202eβ', name: 'Άννα\u0007' });
    expect(refusalOf(hidden)).toBe('422 message name');
    await write({ message: 'αβ\r\n\r\n\r\n\r\nγ', name: 'Άννα\r\nBcc: Μαρία' });
    const [row] = await test.db.query('SELECT name, text FROM messages ORDER BY id DESC LIMIT 1');
    expect(row).toEqual({ name: 'Άννα Bcc: Μαρία', text: 'αβ\n\nγ' });
  });

  it('from a bot is dropped silently; a form sent too quickly is rejected', async () => {
    const before = await stored();
    const trapped = await write({ guard: { website: 'https://spam.example', seconds: 30 } });
    expect(trapped.status).toBe(204);
    const quick = await write({ guard: { website: '', seconds: 0.3 } });
    expect(refusalOf(quick)).toBe('422 sent_too_fast');
    expect(await stored()).toBe(before);
    expect(await subjectsTo(test, written.email)).toEqual([]);
  });

  it('is limited to six an hour per address in any spelling', async () => {
    for (let n = 0; n < 6; n += 1) expect((await write()).status).toBe(204);
    const refused = await write({ email: 'NIKOS@example.gr' });
    expect([refused.status, refused.headers['retry-after']]).toEqual([429, '3600']);
    expect((await write({ email: 'maria@example.gr' })).status).toBe(204);
    test.clock.advance(3600);
    expect((await write()).status).toBe(204);
  });

  it('counts toward six e-mails an hour to an unverified address', async () => {
    const email = 'stranger@example.gr';
    const outsiders = [await calls.signUp(), await calls.signUp(), await calls.signUp()];
    const statuses: number[] = [];
    for (const [n, who] of outsiders.entries()) {
      for (const address of [email, `stranger+${n}@example.gr`, 'Stranger@Example.gr']) {
        const sent = await calls.ask('POST', '/api/messages', who, { ...written, email: address });
        const newsletter = { topic: 'newsletter', email: address, guard: GUARD };
        const asked = await calls.ask('POST', '/api/subscriptions', who, newsletter);
        const lost = await calls.ask('POST', '/api/users/recover', null, { email: address });
        statuses.push(sent.status, asked.status, lost.status);
      }
    }
    expect(statuses.at(-1)).toBe(429);
    await expect(calls.signUp({ email })).rejects.toThrow('too_many');
    const received = await latestEmails(test.context);
    const ours = received.filter(({ email: { to } }) => /^stranger(\+\d)?@/i.test(to));
    expect(ours.length).toBeLessThanOrEqual(6);
  });

  it('reaches a member at most six times an hour from one network, under any names', async () => {
    const member = await calls.signUp();
    await test.db.query('UPDATE users SET profile_public = true WHERE code = $1', [member.code]);
    const send = (n: number) =>
      write({ about: 'author', author: member.code, email: `name-${n}@example.gr` });
    for (let n = 0; n < 6; n += 1) expect((await send(n)).status).toBe(204);
    expect((await send(6)).status).toBe(429);
  });
});

it('a report waits for a moderator, who approves or returns it once', async () => {
  const place = await buildOrganisation(test.db, { slug: 'reported', title: 'Καφενείο' });
  const person = await calls.signUp();
  const url = '/api/organisations/reported/reports';
  const closed = { reason: 'closed', message: 'Έκλεισε.', guard: GUARD };
  const report = (who: typeof person | null, more: object = {}) =>
    calls.ask('POST', url, who, { ...closed, ...more });
  expect((await report(person)).status).toBe(204);
  expect((await report(null)).status).toBe(204);
  expect((await report(null, { message: ' ' })).body.message).toHaveProperty('message');
  expect((await report(null, { reason: 'envy' })).status).toBe(422);
  expect(await countPending(test.db, reports)).toBe(2);
  const [first, second] = await pending(reports);
  expect(first).toMatchObject({
    by: 'Φιλαρέτη Αναγνωστάκη',
    place: { slug: place.slug, title: 'Καφενείο' },
    text: 'Έκλεισε.',
    facts: [{ name: 'reason', value: 'closed' }],
  });
  expect(second!.by).toBeNull();
  expect(await decide(reports, first!.code, 'approve')).toMatchObject({
    recipient: { userId: expect.any(Number) as number },
    path: '/listing-grid/reported',
  });
  expect(await decide(reports, first!.code, 'return')).toBeUndefined();
  expect((await decide(reports, second!.code, 'return'))?.recipient).toBeNull();
  expect(await countPending(test.db, reports)).toBe(0);
});

it('a comment is shown below its post once approved, without the address', async () => {
  const url = '/api/blog/barbers-list/comments';
  const { name, email, message } = written;
  const say = (more: object = {}) =>
    calls.ask('POST', url, null, { name, email, message, guard: GUARD, ...more });
  const shown = async () => (await calls.ask('GET', url)).body.records;
  expect((await say()).status).toBe(204);
  expect((await say({ message: 'Όχι.' })).status).toBe(204);
  expect((await say({ message: '' })).status).toBe(422);
  expect(await shown()).toEqual([]);
  const [first, second] = await pending(comments);
  expect(first).toMatchObject({ by: name, title: 'Καλημέρα.', text: message });
  expect(await decide(comments, first!.code, 'approve')).toMatchObject({
    recipient: { email, language: 'el' },
    path: '/blog-single?post=barbers-list',
  });
  await decide(comments, second!.code, 'return');
  expect(await countPending(test.db, comments)).toBe(0);
  const created_at = '2026-11-20T12:00:00.000+02:00';
  expect(await shown()).toEqual([{ code: first!.code, name, text: message, created_at }]);
});

describe('following', () => {
  it('counts each person once, and only authors who can be followed', async () => {
    const [one, other] = [await calls.signUp(), await calls.signUp()];
    const follow = (who: typeof one, author: string, method: 'PUT' | 'DELETE' = 'PUT') =>
      calls.ask(method, `/api/user/follows/${author}`, who);
    const counts = async () =>
      (await calls.ask('GET', '/api/followers?authors=eleni-vrettou,nobody')).body.records;
    for (const who of [one, one, other]) {
      expect((await follow(who, 'eleni-vrettou')).status).toBe(204);
    }
    expect((await follow(one, other.code)).status).toBe(404);
    expect((await calls.ask('GET', '/api/user/follows', one)).body.records).toEqual([
      { author: 'eleni-vrettou', name: null, main_image: null },
    ]);
    expect(await counts()).toEqual([{ author: 'eleni-vrettou', count: 2 }]);
    await follow(other, 'eleni-vrettou', 'DELETE');
    expect(await counts()).toEqual([{ author: 'eleni-vrettou', count: 1 }]);
  });

  it('names only followers with a public profile', async () => {
    const [reader, writer] = [await calls.signUp(), await calls.signUp()];
    const image = '/media/portrait.webp';
    const show = 'UPDATE users SET profile_public = $2, main_image = $3 WHERE code = $1';
    const shown = (isPublic: boolean) => test.db.query(show, [writer.code, isPublic, image]);
    const followed = async () => (await calls.ask('GET', '/api/user/follows', reader)).body.records;
    await shown(true);
    await calls.ask('PUT', `/api/user/follows/${writer.code}`, reader);
    const { code: author } = writer;
    const named = { author, name: expect.stringMatching(/^\S+ \S+$/), main_image: image };
    expect(await followed()).toEqual([named]);
    await shown(false);
    expect(await followed()).toEqual([{ author, name: null, main_image: null }]);
  });
});
