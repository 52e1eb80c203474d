import { beforeEach, describe, expect, it } from 'vitest';
import { mailOpenings } from '#server/repositories/forms/openings.ts';
import { runJobsOfDay } from '#server/testing/jobs.ts';
import { accountCalls, GUARD, subjectsTo } from '#server/testing/accounts.ts';
import { buildList, buildOrganisation } from '#server/testing/builders.ts';
import { emailsTo, writingOf } from '#server/testing/mail/emails.ts';
import { testApp } from '#server/testing/testApp.ts';

const SITE = 'hello@seira.example';
const test = testApp({ publicOrigin: 'https://seira.example', siteEmail: SITE });
const calls = accountCalls(test);
beforeEach(async () => {
  await test.db.exec('DELETE FROM mail_outbox; DELETE FROM subscriptions');
});

describe('a subscription', () => {
  const email = 'maria@example.gr';
  const newsletter = { topic: 'newsletter', email, guard: GUARD };
  const ask = (more: object = {}) =>
    calls.ask('POST', '/api/subscriptions', null, { ...newsletter, ...more });
  const confirm = (token: string) =>
    calls.ask('POST', '/api/subscriptions/confirm', null, { token });
  const linkOf = async (link: RegExp, to = email) =>
    link.exec((await emailsTo(test, to))[0]!.message.text)?.[1] ?? '';
  const tokenOf = (to?: string) => linkOf(/\?token=([\w-]{43})\n/, to);

  it('starts with the link of an e-mail and ends with one-click unsubscribe', async () => {
    expect((await ask()).status).toBe(204);
    const token = await tokenOf();
    const started = { topic: 'newsletter', place: null, email: 'm•••@example.gr', confirmed: true };
    for (const { body } of [await confirm(token), await confirm(token)])
      expect(body).toMatchObject(started);
    expect(await subjectsTo(test, email)).toHaveLength(2);
    const [welcome] = await emailsTo(test, email);
    const key = await linkOf(/\?key=([0-9a-f]{32})\n/);
    expect(welcome!.message.unsubscribe).toBe(`https://seira.example/api/subscriptions/${key}/end`);
    expect((await calls.ask('GET', `/api/subscriptions/${key}`)).body).toMatchObject(started);
    const opened = await calls.ask('GET', `/api/subscriptions/${key}/end`);
    expect([opened.status, opened.headers.location]).toEqual([303, `/subscription?key=${key}`]);

    for (const _ of ['a request', 'its repeat']) {
      const { statusCode } = await test.app.inject({
        method: 'POST',
        url: `/api/subscriptions/${key}/end`,
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        payload: 'List-Unsubscribe=One-Click',
      });
      expect(statusCode).toBe(204);
    }
    expect((await calls.ask('GET', `/api/subscriptions/${key}`)).status).toBe(404);
    expect((await confirm(token)).status).toBe(409);
    expect(await test.db.query('SELECT FROM subscriptions')).toEqual([]);
  });

  it('without a followed link does not start and is deleted', async () => {
    await ask();
    const token = await tokenOf();
    test.clock.advance(25 * 3600);
    expect((await confirm(token)).body.code).toBe('link_over');
    await runJobsOfDay(test);
    expect(await test.db.query('SELECT FROM subscriptions')).toEqual([]);
  });

  it('to a place sends one e-mail when it offers numbers, and then ends', async () => {
    const place = await buildOrganisation(test.db, { slug: 'opening', title: 'Ιατρείο' });
    const notified = () => mailOpenings(test.context.db, writingOf(test));
    const one = { topic: 'openings', place: 'opening', email: 'one@example.gr' };
    expect((await ask({ ...one, place: 'nowhere' })).status).toBe(404);
    await ask(one);
    await confirm(await tokenOf(one.email));
    await ask({ ...one, email: 'unconfirmed@example.gr' });
    const list = { organisationId: place.id, state: 'closed' as const };
    await buildList(test.db, { ...list, releasedOn: '2026-11-23' });
    expect(await notified()).toBe(0);
    await buildList(test.db, { organisationId: place.id, releasedOn: '2026-11-24' });
    expect(await notified()).toBe(1);
    expect(await notified()).toBe(0);
    const [email] = await emailsTo(test, one.email);
    expect(email!.message.subject).toBe('Δίνει αριθμούς: Ιατρείο');
    expect(email!.message.text).toContain('Τρίτη 24 Νοεμβρίου');
    expect(email!.message.text).toContain('https://seira.example/listing-grid/opening\n');
    expect(await subjectsTo(test, 'unconfirmed@example.gr')).toHaveLength(1);
  });
});
