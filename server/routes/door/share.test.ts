import { beforeEach, describe, expect, it } from 'vitest';
import { updateRow, valueOf } from '#server/db/client.ts';
import { seededRandom } from '#common/random.ts';
import type { WaitingList } from '#common/contract/waitingLists.ts';
import type { OrganisationPage } from '#common/contract/organisations.ts';
import { createPhone, setDoor } from '#server/testing/doors.ts';
import { buildSignedIn, hoursOf } from '#server/testing/builders.ts';
import { buildDevice, buildLine, createCalls, testLine } from '#server/testing/lines.ts';
import type { Caller } from '#server/testing/streams.ts';
import { testApp, TODAY } from '#server/testing/testApp.ts';

const test = testApp({ trustProxy: 1, accessTokenSeconds: 86_400 });
const calls = createCalls(test);
const line = testLine(test);
const CLOSES = new Date('2026-11-20T15:00:00Z');
const setShare = (door_share: number, door_until_minutes = 60) =>
  updateRow(test.db, 'organisations', line.place.id, { door_share, door_until_minutes });
const setCapacity = (capacity: number | null) =>
  updateRow(test.db, 'waiting_lists', line.list.id, { capacity, closes_at: CLOSES });
const shown = async (): Promise<WaitingList> =>
  (await calls.listsAt(line.place, TODAY, '2026-11-21'))[0]!;
const signedIn = () => buildSignedIn(test, { confirmed: true });
const online = async () => (await calls.request(line.list.code, await signedIn())).status;
const TAKEN = 'SELECT issued - given_back FROM waiting_lists WHERE id = $1';
const taken = () => valueOf<number>(test.db, TAKEN, [line.list.id]);
let phones = 0;
const atDoor = (who: Caller = null) => {
  phones += 1;
  const address = `10.2.${phones >> 8}.${phones & 255}`;
  return createPhone(test, { address, cookies: false, who }).join(line);
};
beforeEach(async () => {
  await setDoor(test, line, 'poster');
  await setCapacity(10);
});

describe('numbers kept for the door', () => {
  it('are unavailable online while the door has some, and available to all before closing', async () => {
    // 21 % of ten numbers are 2.1. The share is rounded up.
    await setShare(21);
    expect(await shown()).toMatchObject({ state: 'open', online_left: 7, door_left: 3 });
    for (let n = 0; n < 7; n += 1) expect(await online()).toBe(201);
    expect(await online()).toBe(422);
    expect(await shown()).toMatchObject({ state: 'full', online_left: 0, door_left: 3 });
    expect((await createPhone(test).open(line)).body.services[0]!.state).toBe('open');
    expect((await calls.lineAt(line.place)).lists).toMatchObject([
      { status: 'open', online_status: 'full', door_left: 3 },
    ]);
    expect((await atDoor()).status).toBe(201);
    expect((await calls.walkIn(line, line.clerk)).status).toBe(201);
    expect(await shown()).toMatchObject({ state: 'full', online_left: 0, door_left: 1 });
    test.clock.set(new Date(CLOSES.getTime() - 3_600_000));
    expect(await shown()).toMatchObject({ state: 'open', online_left: 1, door_left: 0 });
    expect(await online()).toBe(201);
    expect((await atDoor()).body.code).toBe('list_full');
  });

  it('mean nothing without a capacity or a share', async () => {
    await setShare(30);
    await setCapacity(null);
    expect(await shown()).toMatchObject({ state: 'open', online_left: null, door_left: 0 });
    expect(await online()).toBe(201);
    await setCapacity(2);
    await setShare(0);
    expect(await shown()).toMatchObject({ online_left: 1, door_left: 0 });
  });

  it('never exceed the capacity, whatever changes during concurrent requests of all kinds', async () => {
    const rounds = Number(process.env.DAYS ?? 4);
    const given = { online: 0, door: 0, account: 0, kiosk: 0, counter: 0, refused: 0 };
    for (let round = 0; round < rounds; round += 1) {
      const random = seededRandom(`share ${process.env.SEED ?? 1} ${round}`);
      Object.assign(line, await buildLine(test));
      await setDoor(test, line, 'poster');
      const device = await buildDevice(test, line);
      const issue = {
        online,
        door: async () => (await atDoor()).status,
        account: async () => (await atDoor(await signedIn())).status,
        kiosk: async () => (await calls.walkIn(line, device)).status,
        counter: async () => (await calls.walkIn(line, line.clerk)).status,
      };
      const kinds = Object.keys(issue) as (keyof typeof issue)[];
      const press = async (kind: keyof typeof issue) => {
        const isGiven = (await issue[kind]()) === 201;
        given[isGiven ? kind : 'refused'] += 1;
        return isGiven;
      };
      let most = random.whole(0, 8);
      await setCapacity(most);
      await setShare(random.whole(0, 100));
      for (let step = 0; step < 8; step += 1) {
        const about = `round ${round}, step ${step}`;
        const before = await shown();
        const act = random.whole(0, 3);
        const requested = [1, 2, 3].map(() => kinds[random.whole(0, kinds.length - 1)]!);
        if (act === 0) {
          // Everything at once: only the capacity is certain.
          const capacity = random.whole(0, 8);
          most = Math.max(most, capacity);
          const share = setShare(random.whole(0, 100), random.whole(0, 600));
          await Promise.all([share, setCapacity(capacity), ...requested.map(press)]);
        } else {
          const isOnline = act === 1;
          const left = before.online_left! + (isOnline ? 0 : before.door_left!);
          const those = requested.filter((kind) => (kind === 'online') === isOnline);
          const outcomes = await Promise.all(those.map(press));
          expect(outcomes.filter(Boolean), about).toHaveLength(Math.min(those.length, left));
        }
        expect(await taken(), about).toBeLessThanOrEqual(most);
      }
    }
    if (process.env.SEED) console.info(`seed ${process.env.SEED}`, given);
    for (const count of Object.values(given)) expect(count).toBeGreaterThan(0);
  }, 240_000);
});

it('a place whose online numbers are gone is full on its card, in its calendar and in filters, with the numbers of the door', async () => {
  const opening_hours = JSON.stringify(hoursOf('00:00', '24:00'));
  await updateRow(test.db, 'organisations', line.place.id, { opening_hours });
  const card = async () => (await calls.cardAt(line.place)).wait;
  const day = async () => (await calls.placeAt(line.place)).days![0];
  const unhurried = async () => {
    const url = '/api/organisations?is=unhurried&per_page=100';
    const { records } = (await calls.ask<OrganisationPage>('GET', url)).body;
    return records.map(({ slug }) => slug);
  };
  await setShare(100);
  await setCapacity(12);
  expect(await card()).toMatchObject({ status: 'full', door_left: 12 });
  expect(await day()).toMatchObject({ date: TODAY, state: 'full' });
  expect(await unhurried()).not.toContain(line.place.slug);
  await atDoor();
  expect(await card()).toMatchObject({ status: 'full', door_left: 11 });

  await setShare(0);
  expect(await card()).toMatchObject({ status: 'open', door_left: 0 });
  expect(await day()).toMatchObject({ state: 'open' });
});
