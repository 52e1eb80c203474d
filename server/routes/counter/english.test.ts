import { expect, it } from 'vitest';
import { buildDevice, buildLine, createCalls } from '#server/testing/lines.ts';
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
