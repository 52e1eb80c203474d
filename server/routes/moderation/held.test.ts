import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import type { DecisionPayload, ModerationQueue } from '#common/contract/moderation.ts';
import { startJobs } from '#server/jobs/jobs.ts';
import { applyHeldDecisions } from '#server/repositories/moderation/held.ts';
import { valueOf } from '#server/db/client.ts';
import { writingOf } from '#server/testing/mail/emails.ts';
import { subjectsTo } from '#server/testing/accounts.ts';
import { buildOrganisation, buildSignedIn, type SignedIn } from '#server/testing/builders.ts';
import { createCalls } from '#server/testing/lines.ts';
import { itemOf } from '#server/testing/moderation.ts';
import { refusalOf } from '#server/testing/streams.ts';
import { NOON, testApp, TODAY } from '#server/testing/testApp.ts';

const test = testApp();
const calls = createCalls(test);
let moderator: SignedIn;
let other: SignedIn;
let author: SignedIn;
let place: { id: number; slug: string };
let codes = 0;
let code: string;
const failures: unknown[] = [];

beforeAll(async () => {
  moderator = await buildSignedIn(test, { confirmed: true, moderator: true });
  other = await buildSignedIn(test, { confirmed: true, moderator: true });
  place = await buildOrganisation(test.db);
});

beforeEach(async () => {
  failures.length = 0;
  await test.db.exec('DELETE FROM held_decisions; DELETE FROM reviews; DELETE FROM mail_outbox');
  author = await buildSignedIn(test, { confirmed: true });
  code = `held-${(codes += 1)}`;
  await test.db.query(
    `INSERT INTO reviews (code, organisation_id, user_id, author_name, rating, text, created_at, state)
     VALUES ($1, $2, $3, 'Άννα Δ.', 5, 'Καλά.', $4, 'waiting')`,
    [code, place.id, author.user.id, NOON],
  );
});
afterEach(() => vi.useRealTimers());

const decide = async (more: Partial<DecisionPayload> = {}, who = moderator) =>
  calls.ask<{ code?: string }>('POST', `/api/moderation/review/${code}`, who, {
    decision: 'approve',
    reason: '',
    hold: true,
    version: (await itemOf(test, 'review', code))?.version ?? 'a'.repeat(43),
    ...more,
  });
const undo = (who = moderator) =>
  calls.ask('DELETE', `/api/moderation/review/${code}/decision`, who);
const queue = async (who = moderator) => {
  const { body } = await calls.ask<ModerationQueue>('GET', '/api/moderation', who);
  const { records, waiting, held } = body;
  return { codes: records.map((item) => item.code), waiting: waiting.submissions, held };
};
const state = () => valueOf(test.db, 'SELECT state FROM reviews WHERE code = $1', [code]);
const mails = () => subjectsTo(test, author.user.email);
const apply = (db = test.context.db) =>
  applyHeldDecisions(db, writingOf(test), (error) => failures.push(error));

it('publishes and sends nothing within a minute, and both after it', async () => {
  expect((await decide()).status).toBe(204);
  const due_at = '2026-11-20T12:01:00.000+02:00';
  const held = { kind: 'review', code, title: expect.any(String), decision: 'approve', due_at };
  expect(await queue()).toEqual({ codes: [], waiting: 0, held: [held] });
  // Others do not see the item again, and cannot undo what they did not decide.
  expect(await queue(other)).toEqual({ codes: [], waiting: 0, held: [] });
  test.clock.advance(59);
  expect(await apply()).toBe(0);
  expect([await state(), await mails()]).toEqual(['waiting', []]);
  test.clock.advance(1);
  expect(await apply()).toBe(1);
  expect([await state(), (await mails()).length]).toEqual(['published', 1]);
  expect(await queue()).toEqual({ codes: [], waiting: 0, held: [] });
  expect(await apply()).toBe(0);
});

it('undoes a decision, also when asked twice, and decides again', async () => {
  await decide({ decision: 'return', reason: 'Διαφήμιση.' });
  expect([(await undo()).status, (await undo()).status]).toEqual([204, 204]);
  expect(await queue()).toMatchObject({ codes: [code], waiting: 1, held: [] });
  test.clock.advance(120);
  expect(await apply()).toBe(0);
  expect([await state(), await mails()]).toEqual(['waiting', []]);
  await decide();
  test.clock.advance(60);
  await apply();
  expect(await state()).toBe('published');
});

it('refuses to undo a decision that has taken effect', async () => {
  await decide();
  test.clock.advance(60);
  await apply();
  const late = await undo();
  expect(refusalOf(late)).toBe('409 decision_applied');
  expect(late.body.error).toMatch('Πέρασε το λεπτό της αναίρεσης');
  expect((await undo(other)).body.code).toBe('already_decided');
  expect(await state()).toBe('published');
});

it('keeps the first of two decisions by different moderators', async () => {
  await decide();
  for (const refused of [
    await decide({ decision: 'return', reason: 'Όχι.' }, other),
    await decide({ hold: false }, other),
    await undo(other),
  ])
    expect(refusalOf(refused)).toBe('409 already_decided');
  // The same request again, because its response was lost; and a different one.
  expect((await decide()).status).toBe(204);
  expect((await decide({ decision: 'return', reason: 'Όχι.' })).status).toBe(409);
  test.clock.advance(60);
  await apply();
  expect([await state(), (await mails()).length]).toEqual(['published', 1]);
});

it('holds one of two simultaneous decisions', async () => {
  const returned = { decision: 'return', reason: 'Όχι.' } as const;
  const outcomes = await Promise.all([decide(), decide(returned, other)]);
  expect(outcomes.map(({ status }) => status).toSorted()).toEqual([204, 409]);
  const queues = [await queue(), await queue(other)];
  expect(queues.flatMap(({ held }) => held ?? [])).toHaveLength(1);
});

it('returns an item to the queue if its author changes it within the minute', async () => {
  await decide();
  await test.db.query("UPDATE reviews SET text = 'Κακά.' WHERE code = $1", [code]);
  test.clock.advance(60);
  await apply();
  expect([await state(), await mails()]).toEqual(['waiting', []]);
  expect(await queue()).toMatchObject({ codes: [code], held: [] });
});

it('tries a failed decision for ten minutes, then returns the item to the queue', async () => {
  await decide();
  const db = { ...test.context.db, transaction: () => Promise.reject(new Error('away')) };
  test.clock.advance(60);
  await apply(db);
  expect(failures).toEqual([new Error('away')]);
  expect((await queue()).held).toHaveLength(1);
  test.clock.advance(600);
  await apply(db);
  expect(await queue()).toMatchObject({ codes: [code], held: [] });
});

it('applies due decisions when the server starts, and then every five seconds', async () => {
  await decide();
  test.clock.advance(600);
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  const published = vi.fn();
  const stop = startJobs(test.context, (error) => failures.push(error), TODAY, published);
  await vi.waitFor(() => expect(published).toHaveBeenCalledTimes(1));
  expect(await state()).toBe('published');
  await test.db.query("UPDATE reviews SET state = 'waiting' WHERE code = $1", [code]);
  expect((await decide({ decision: 'return', reason: 'Όχι.' })).status).toBe(204);
  test.clock.advance(60);
  await vi.waitFor(() => {
    vi.advanceTimersByTime(5_000);
    expect(published).toHaveBeenCalledTimes(2);
  });
  await stop();
  expect([await state(), failures]).toEqual(['returned', []]);
});
