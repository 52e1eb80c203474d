import { expect, it } from 'vitest';
import { insertRow, valueOf } from '#server/db/client.ts';
import { newCode } from '#server/lib/secrets/codes.ts';
import { moderationQueue } from '#server/repositories/moderation/decisions.ts';
import { GUARD, linkToken } from '#server/testing/accounts.ts';
import { buildList, buildMember, buildOrganisation } from '#server/testing/builders.ts';
import { buildDevice, buildHall, createCalls, FIRST, SECOND } from '#server/testing/lines.ts';
import { NOON, testApp } from '#server/testing/testApp.ts';

const test = testApp();
const calls = createCalls(test);

const GREEK = 'Φαρμακείο Δοκιμή';
const ENGLISH = 'Sample Pharmacy';

it('names a place in the reader’s language in every response about it', async () => {
  const { db } = test;
  const place = await buildOrganisation(db, {
    title: GREEK,
    english: { title: ENGLISH, address: '5 Sample St', city: 'Athens', district: 'Centre' },
  });
  const { id, slug } = place;
  const list = await buildList(db, { organisationId: id });
  const who = await buildMember(test, id, 'owner');
  const device = await buildDevice(test, { place, owner: who });
  const at = { organisation_id: id, created_at: NOON };
  const own = { ...at, user_id: who.user.id };
  await insertRow(db, 'claims', { code: newCode('clm'), text: 'x', contact: 'y', ...own });
  const review = { code: newCode('rev'), author_name: 'Anna D.', rating: 5, text: 'Fine', ...own };
  await insertRow(db, 'reviews', { ...review, state: 'published' });
  const email = 'anna@seira.example';
  await calls.ask('POST', `/api/places/${slug}/members`, who, { email, role: 'clerk' });
  const token = await linkToken(test, email, 'invitation');
  const asked = { topic: 'openings', place: slug, email, guard: GUARD };
  await calls.ask('POST', '/api/subscriptions', null, asked);
  const key = await valueOf<string>(db, "SELECT replace(key::text, '-', '') FROM subscriptions");
  for (const [language, title, other] of [
    ['el', GREEK, ENGLISH],
    ['en', ENGLISH, GREEK],
  ] as const) {
    const headers = { 'accept-language': language, 'idempotency-key': language };
    const { status, body: taken } = await calls.walkIn({ place, list }, who, headers);
    expect([status, taken.organisation.title]).toEqual([201, title]);
    for (const url of [
      '/api/user/claims',
      '/api/user/reviews',
      '/api/user/deletion',
      '/api/user/places',
      `/api/invitations/${token}`,
      `/api/subscriptions/${key}`,
      `/api/organisations/${slug}`,
      `/api/tickets/${taken.key}`,
      `/api/counter/${slug}`,
      `/api/places/${slug}/statistics`,
      `/api/kiosk/${slug}`,
    ]) {
      const from = url.includes('kiosk') ? device : who;
      const { body } = await calls.ask<unknown>('GET', url, from, undefined, headers);
      const text = JSON.stringify(body);
      expect([url, text.includes(title), text.includes(other)]).toEqual([url, true, false]);
    }
    const plan = `/api/places/${slug}/plan`;
    const { body } = await calls.ask('GET', plan, who, undefined, headers);
    expect(body.organisation).toMatchObject({ title });
    const { records } = await moderationQueue(db, { folder: 'submissions', language });
    expect(records.map((item) => item.title)).toEqual([title]);
  }
});

it('names services in the language of the screen on every staff screen', async () => {
  const hall = await buildHall(test);
  const { place, owner, clerk, services, lists } = hall;
  const device = await buildDevice(test, hall);
  const english = { Πιστοποιητικά: 'Certificates', Διαβατήρια: 'Passports', Άδειες: 'Licences' };
  const codes = Object.values(services);
  for (const [n, name_en] of Object.values(english).entries())
    await calls.ask('PATCH', `/api/places/${place.slug}/services/${codes[n]}`, owner, { name_en });
  const records = [services.Α, null].map((one) => ({ name: '', services: one ? [one] : [] }));
  await calls.ask('PUT', `/api/places/${place.slug}/counters`, owner, { records });
  const taken = [await calls.take(lists.Α), await calls.take(lists.Β), await calls.take(lists.Γ)];
  const [first = '', second = ''] = taken.map((one) => `/api/counter/tickets/${one.ticket.code}`);
  const counter = `/api/counter/${place.slug}`;
  const places = `/api/places/${place.slug}`;
  const door = { headers: device.headers };
  // In order: later requests need the state that the earlier ones leave.
  const requests = [
    ['POST', `${counter}/calls`, clerk, { counter: FIRST }],
    ['POST', `${counter}/calls`, clerk, { counter: FIRST, finish: 'processed' }],
    ['POST', `${counter}/calls`, clerk, { counter: SECOND }],
    ['POST', `${counter}/calls`, clerk, { counter: SECOND, finish: null }],
    ['POST', `${second}/park`, clerk, {}],
    ['POST', `${second}/take_back`, clerk, {}],
    ['POST', `${second}/transfer`, clerk, { service: services.Γ }],
    ['PUT', `${second}/note`, clerk, { note: 'A4' }],
    ['PUT', `${second}/priority`, clerk, { reason: 'elderly' }],
    ['POST', `${first}/here`, clerk, {}],
    ['POST', `${second}/presence`, clerk, { state: 'here' }],
    ['PATCH', `/api/counter/waiting_lists/${lists.Β}`, clerk, { state: 'paused' }],
    ['POST', `${counter}/walk_ins`, clerk, { service: services.Γ }],
    ['GET', counter, clerk],
    ['GET', `${counter}/find?q=1`, clerk],
    ['GET', `${places}/statistics`, owner],
    ['GET', `${places}/statistics?table=services`, owner, undefined, { accept: 'text/csv' }],
    ['GET', `${places}/audit`, owner],
    ['GET', `/api/kiosk/${place.slug}`, door],
    ['GET', `/api/organisations/${place.slug}/line`, undefined],
    ['GET', `/api/tickets/${taken[2]!.ticket.key}`, undefined],
  ] as const;
  for (const [n, [method, path, who, body, more]] of requests.entries()) {
    const headers = { 'accept-language': 'en', 'idempotency-key': `english-${n}`, ...more };
    const caller = who === door ? { headers: { ...device.headers, ...headers } } : who;
    const response = await calls.ask<unknown>(method, path, caller, body, headers);
    const text = JSON.stringify(response.body)
      // Screens without a person choose the language themselves: these calls have both names.
      .replaceAll(/"service":"[^"]*","service_en":/g, '')
      // The trail also has what owners typed; the screen shows the subject and the service.
      .replaceAll(
        /"(name|before|after)":\s*("[^"]*"|\{[^}]*\})/g,
        path.endsWith('/audit') ? '' : '$&',
      );
    const [greek, names] = [Object.keys(english), Object.values(english)];
    const found = {
      greek: greek.filter((name) => text.includes(name)),
      isNamed: names.some((name) => text.includes(name)),
    };
    expect([path, response.status, found]).toEqual([
      path,
      n === 3 || path.endsWith('/here') || path.endsWith('/presence') ? 409 : expect.any(Number),
      { greek: [], isNamed: true },
    ]);
  }
});
