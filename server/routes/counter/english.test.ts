import { expect, it } from 'vitest';
import {
  buildDevice,
  buildHall,
  buildLine,
  createCalls,
  FIRST,
  SECOND,
} from '#server/testing/lines.ts';
import { NOON, testApp } from '#server/testing/testApp.ts';
import { moderationQueue } from '#server/repositories/moderation/decisions.ts';

const test = testApp();
const calls = createCalls(test);

it('names staff members’ places in the language of their screens', async () => {
  const line = await buildLine(test);
  const { place, owner, clerk } = line;
  const device = await buildDevice(test, line);
  await test.db.query(
    `UPDATE organisations SET english = '{"title": "Demo Centre", "address": "Road 1"}'
      WHERE id = $1`,
    [place.id],
  );
  const [greek] = await test.db.query<{ title: string; address: string }>(
    'SELECT title, address FROM organisations WHERE id = $1',
    [place.id],
  );
  const named = async (language: string, names: { title: string; address: string }) => {
    const headers = { 'accept-language': language };
    const organisation = expect.objectContaining(names) as unknown;
    const ask = (path: string, who: Parameters<typeof calls.ask>[2]) =>
      calls.ask('GET', path, who, undefined, headers);
    const door = { ...device.headers, ...headers };
    expect((await ask('/api/user/places', clerk)).body).toMatchObject({
      records: [{ organisation }],
    });
    for (const [path, who] of [
      [`/api/counter/${place.slug}`, clerk],
      [`/api/places/${place.slug}/plan`, owner],
      [`/api/places/${place.slug}/statistics`, owner],
      [`/api/kiosk/${place.slug}`, { headers: door }],
    ] as const)
      expect([path, (await ask(path, who)).body]).toMatchObject([path, { organisation }]);
    for (const who of [clerk, { headers: { ...door, 'idempotency-key': language } }]) {
      const taken = await calls.walkIn(line, who, headers);
      expect(taken).toMatchObject({ status: 201, body: { organisation } });
    }
  };
  await named('el', greek!);
  await named('en', { title: 'Demo Centre', address: 'Road 1' });

  await test.db.query(
    `INSERT INTO claims (code, organisation_id, user_id, text, contact, created_at)
     VALUES ('clm', $1, $2, 'Δικό μου', '210', $3)`,
    [place.id, clerk.user.id, NOON],
  );
  const titleIn = async (language: 'el' | 'en') =>
    (await moderationQueue(test.db, { folder: 'submissions', language })).records[0]?.title;
  expect([await titleIn('el'), await titleIn('en')]).toEqual([greek!.title, 'Demo Centre']);
});

it('names services in the language of the screen on every staff screen', async () => {
  const hall = await buildHall(test);
  const { place, owner, clerk, services, lists } = hall;
  const device = await buildDevice(test, hall);
  const english = { 'Πιστοποιητικά': 'Certificates', 'Διαβατήρια': 'Passports', 'Άδειες': 'Licences' };
  const codes = Object.values(services);
  for (const [n, name_en] of Object.values(english).entries())
    await calls.ask('PATCH', `/api/places/${place.slug}/services/${codes[n]}`, owner, { name_en });
  await calls.ask('PUT', `/api/places/${place.slug}/counters`, owner, {
    records: [{ name: '', services: [services.Α] }, { name: '', services: [] }],
  });
  const taken = [await calls.take(lists.Α), await calls.take(lists.Β), await calls.take(lists.Γ)];
  const [first, second] = taken.map(({ ticket }) => `/api/counter/tickets/${ticket.code}`) as [string, string];
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
      .replaceAll(/"(name|before|after)":\s*("[^"]*"|\{[^}]*\})/g, path.endsWith('/audit') ? '' : '$&');
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
}); // prettier-ignore
