import { beforeAll, beforeEach, expect, it } from 'vitest';
import { valueOf } from '#server/db/client.ts';
import { codeAt, createPhone, setDoor } from '#server/testing/doors.ts';
import { buildDevice, createCalls, testLine } from '#server/testing/lines.ts';
import { refusalOf } from '#server/testing/streams.ts';
import { admitAll, testApp } from '#server/testing/testApp.ts';

const test = testApp({ trustProxy: 1 });
const line = testLine(test);
beforeAll(() => admitAll(test));
beforeEach(() => setDoor(test, line, 'rotating'));
let phones = 0;
/** A phone in a network of its own. */
const elsewhere = () => {
  phones += 1;
  return createPhone(test, { address: `10.1.${phones >> 8}.${phones & 255}` });
};
const issued = () =>
  valueOf<number>(test.db, 'SELECT issued FROM waiting_lists WHERE id = $1', [line.list.id]);

it('allows ten wrong guesses of six digits in a step, however many come at once', async () => {
  const { digits } = codeAt(test, line);
  const guesses = Array.from({ length: 60 }, (_, n) => String(n).padStart(6, '0'));
  const responses = await Promise.all(
    guesses.map((code, n) =>
      n % 2 ? elsewhere().open(line, code) : elsewhere().join(line, { code }),
    ),
  );
  const with410 = responses.filter(({ status }) => status === 410);
  expect(with410).toHaveLength(10);
  expect(responses.filter(({ status }) => status === 429)).toHaveLength(50);
  // Now even the right digits are refused, but the code in the address is accepted.
  const refused = await elsewhere().open(line, digits);
  expect(refusalOf(refused)).toBe('429 too_many_codes');
  expect(Number(refused.headers['retry-after'])).toBeLessThanOrEqual(30);
  expect((await elsewhere().open(line, codeAt(test, line).code)).status).toBe(200);
  test.clock.advance(30);
  expect((await elsewhere().open(line, codeAt(test, line).digits)).status).toBe(200);
});

it('does not count right digits of many people as guesses', async () => {
  const { digits } = codeAt(test, line);
  const people = Array.from({ length: 12 }, elsewhere);
  const opened = await Promise.all(people.map((phone) => phone.open(line, digits)));
  expect(new Set(opened.map(({ status }) => status))).toEqual(new Set([200]));
});

it('serves 200 phones behind one address, each with one number', async () => {
  const { code } = codeAt(test, line);
  const keys: (string | undefined)[] = [];
  // Two requests from each of four phones at a time.
  for (let n = 0; n < 50; n += 1) {
    const taken = Array.from({ length: 4 }, async () => {
      const phone = createPhone(test);
      const { pass } = (await phone.open(line, code)).body;
      const press = () => phone.join(line, { code: pass });
      const [first, second] = await Promise.all([press(), press()]);
      expect([first.status, second.status].toSorted()).toEqual([200, 201]);
      expect(first.body.key).toBe(second.body.key);
      return first.body.key;
    });
    keys.push(...(await Promise.all(taken)));
  }
  expect(new Set(keys).size).toBe(200);
  expect(await issued()).toBe(200);
  // The second presses did not use up the limit of the network.
  const most = "SELECT max(count) FROM rate_counters WHERE key LIKE 'joins_of_network:%'";
  expect(await valueOf(test.db, most)).toBe(200);
});

it('issues at most 400 numbers for a published code', async () => {
  const published = codeAt(test, line).code;
  expect((await elsewhere().join(line, { code: published })).status).toBe(201);
  await test.db.query(
    "UPDATE rate_counters SET count = 399 WHERE count = 1 AND key LIKE 'joins_of_step:%'",
  );
  expect((await elsewhere().join(line, { code: published })).status).toBe(201);
  expect(refusalOf(await elsewhere().join(line, { code: published }))).toBe('429 too_many_joins');
  // The code that the screen shows now still does.
  test.clock.advance(30);
  const { code } = codeAt(test, line);
  expect((await elsewhere().join(line, { code })).status).toBe(201);
});

it('limits clients that drop their cookies, by network', async () => {
  await setDoor(test, line, 'poster');
  const statuses: number[] = [];
  for (let n = 0; n < 40; n += 1) {
    statuses.push((await createPhone(test, { cookies: false }).join(line)).status);
  }
  expect(statuses.filter((status) => status === 201)).toHaveLength(30);
  expect(statuses.slice(30)).toEqual(Array(10).fill(429));
  // People who open the page first are not affected.
  const phone = createPhone(test);
  await phone.open(line);
  expect((await phone.join(line)).status).toBe(201);
});

it('limits a phone that keeps taking and cancelling numbers', async () => {
  await setDoor(test, line, 'poster');
  const phone = elsewhere();
  await phone.open(line);
  const statuses: number[] = [];
  for (let n = 0; n < 12; n += 1) {
    const { status, body } = await phone.join(line);
    statuses.push(status);
    await test.app.inject({ method: 'POST', url: `/api/tickets/${body.key}/cancel`, payload: {} });
  }
  expect(statuses).toEqual([...Array<number>(10).fill(201), 429, 429]);
});

it('limits a kiosk that tries every number, and reveals nothing about them', async () => {
  const { ask } = createCalls(test);
  await test.db.query("UPDATE organisations SET presence = 'shown' WHERE id = $1", [line.place.id]);
  await setDoor(test, line, 'poster');
  await elsewhere().join(line);
  const device = await buildDevice(test, line);
  const type = (label: string, who: typeof device | null = device) =>
    ask('POST', `/api/kiosk/${line.place.slug}/here`, who, { label });
  expect((await type('1')).body).toEqual({ label: '1' });
  expect((await type('1', null)).status).toBe(401);
  const statuses: number[] = [];
  for (let rank = 2; rank <= 35; rank += 1) statuses.push((await type(String(rank))).status);
  expect(statuses).toEqual([...Array<number>(29).fill(404), ...Array<number>(5).fill(429)]);
});
