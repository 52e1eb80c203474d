import { beforeAll, beforeEach, expect, it } from 'vitest';
import type { DecisionPayload, ModerationQueue } from '#common/contract/moderation.ts';
import { valueOf } from '#server/db/client.ts';
import { accountCalls, GUARD, subjectsTo, type Signed } from '#server/testing/accounts.ts';
import { emailsTo } from '#server/testing/mail/emails.ts';
import { decideOn } from '#server/testing/moderation.ts';
import { testApp } from '#server/testing/testApp.ts';

const test = testApp({ publicOrigin: 'https://seira.example' });
const calls = accountCalls(test);
let moderator: Signed;
const email = 'nikos@example.gr';
const ANSWER = 'Ναι, Νίκο.\n\nΑπό τις 10.';

beforeAll(async () => {
  moderator = await calls.signUp();
  const empower = 'UPDATE users SET moderator = true, profile_public = true WHERE code = $1';
  await test.db.query(empower, [moderator.code]);
});
beforeEach(async () => {
  await test.db.exec('DELETE FROM mail_outbox; DELETE FROM messages');
});

const asked = { about: 'question', name: 'Νίκος Σερέτης', message: 'Ανοίγετε Σάββατο;' };
const write = (more: object = {}, who: Signed | null = null, language = 'el') => {
  const message = { ...asked, email, guard: GUARD, ...more };
  return calls.ask('POST', '/api/messages', who, message, { 'accept-language': language });
};
const folder = async (name: string) => {
  const url = `/api/moderation?folder=${name}`;
  return (await calls.ask<ModerationQueue>('GET', url, moderator)).body;
};
const decide = (code: string, decision: DecisionPayload['decision'], reason = '') =>
  decideOn(test, moderator, { kind: 'message', code, decision, reason });
const written = async (more: object = {}, language = 'el'): Promise<string> => {
  expect((await write(more, null, language)).status).toBe(204);
  await test.db.exec('DELETE FROM mail_outbox');
  return (await folder('messages')).records.at(-1)!.code;
};

it('shows moderators messages to the site, and not those between members', async () => {
  await write();
  await write({ about: 'author', author: moderator.code });
  await write({ about: 'author', author: 'eleni-vrettou' });
  const { records, waiting } = await folder('messages');
  expect(waiting).toMatchObject({ messages: 2 });
  expect(records).toMatchObject([
    { kind: 'message', by: 'Νίκος Σερέτης', title: 'Ανοίγετε Σάββατο;', place: null },
    { kind: 'message' },
  ]);
  expect(records[1]!.facts.map(({ name, value }) => `${name} ${value}`)).toEqual([
    'about author',
    `email ${email}`,
    'profile eleni-vrettou',
  ]);
  expect((await folder('submissions')).records).toEqual([]);
  // Moderators may not see messages between members.
  const ofMember = 'SELECT code FROM messages WHERE author = $1';
  const other = await valueOf<string>(test.db, ofMember, [moderator.code]);
  expect((await decide(other!, 'answer', ANSWER)).status).toBe(404);
});

it('answers by one e-mail in the language of the writer, and records the answer', async () => {
  const code = await written({}, 'en');
  expect((await decide(code, 'answer', ANSWER)).status).toBe(204);
  expect((await decide(code, 'answer', 'Άλλη.')).body.code).toBe('already_decided');
  const [sent, ...more] = await emailsTo(test, email);
  expect(more).toEqual([]);
  expect(sent!.message.subject).toBe('Our reply to your message');
  expect(sent!.message.text).toContain('> Ναι, Νίκο.\n> \n> Από τις 10.');
  expect(sent!.message.text).not.toContain('Σάββατο');
  expect((await folder('messages')).records).toEqual([]);
  const [item] = (await folder('answered')).records;
  expect(item!.facts).toContainEqual({ name: 'answer', value: ANSWER });
  // Otherwise the writer could get two answers.
  expect(item!.decisions).toEqual([]);
  expect((await decide(code, 'restore')).status).toBe(409);
  const trail = () =>
    test.db.query(
      'SELECT decision, reason, user_id IS NOT NULL AS by FROM moderation_decisions WHERE code = $1',
      [code],
    );
  expect(await trail()).toEqual([{ decision: 'answer', reason: ANSWER, by: true }]);
  // Deleting the message deletes its answer.
  await test.db.exec('DELETE FROM messages');
  expect(await trail()).toEqual([{ decision: 'answer', reason: '', by: true }]);
});

it('answers in the language of the account, or in Greek if it is unknown', async () => {
  const code = await written({}, 'en');
  await test.db.query('UPDATE messages SET language = NULL WHERE code = $1', [code]);
  await decide(code, 'answer', ANSWER);
  expect(await subjectsTo(test, email)).toEqual(['Η απάντηση στο μήνυμά σας']);
  const writer = await calls.signUp();
  await test.db.query("UPDATE users SET language = 'en' WHERE code = $1", [writer.code]);
  await write({ email: writer.email }, writer);
  await decide((await folder('messages')).records[0]!.code, 'answer', ANSWER);
  expect((await subjectsTo(test, writer.email))[0]).toBe('Our reply to your message');
});

it('separates spam and restores it without notifying anybody', async () => {
  const code = await written();
  expect((await decide(code, 'spam')).status).toBe(204);
  expect((await folder('messages')).records).toEqual([]);
  expect((await folder('spam')).records).toMatchObject([{ code, decisions: ['restore'] }]);
  expect((await decide(code, 'restore')).status).toBe(204);
  expect((await decide(code, 'done')).status).toBe(204);
  expect((await folder('answered')).records).toMatchObject([{ code, decisions: ['restore'] }]);
  expect(await subjectsTo(test, email)).toEqual([]);
});

it('rejects an empty or long answer, and decisions for other kinds', async () => {
  const code = await written();
  expect((await decide(code, 'answer', ' ')).body.message).toHaveProperty('reason');
  expect((await decide(code, 'answer', 'α'.repeat(4001))).body.message).toHaveProperty('reason');
  for (const decision of ['approve', 'return'] as const) {
    expect((await decide(code, decision, 'Γιατί')).status).toBe(422);
  }
  const spam = { decision: 'spam', reason: '', version: 'a'.repeat(43) };
  const refused = await calls.ask('POST', '/api/moderation/review/x', moderator, spam);
  expect(refused.status).toBe(422);
  expect((await folder('messages')).records).toHaveLength(1);
});
