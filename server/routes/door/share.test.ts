import { beforeEach, describe, expect, it } from 'vitest';
import { seededRandom } from '#common/random.ts';
import type { Organisation, OrganisationCard } from '#common/contract/organisations.ts';
import type { Line } from '#common/contract/line.ts';
import type { WaitingList } from '#common/contract/waitingLists.ts';
import { createPhone, setDoor } from '#server/testing/doors.ts';
import { buildSignedIn } from '#server/testing/builders.ts';
import { buildLine, createCalls, type LineSetup } from '#server/testing/lines.ts';
import { testApp, TODAY } from '#server/testing/testApp.ts';

const test = testApp({ trustProxy: 1, accessTokenSeconds: 86_400 });
const calls = createCalls(test);
let line: LineSetup;
const CLOSES = new Date('2026-11-20T15:00:00Z');
const setShare = (share: number, until = 60) =>
  test.db.query('UPDATE organisations SET door_share = $2, door_until_minutes = $3 WHERE id = $1', [
    line.place.id,
    share,
    until,
  ]);
const setCapacity = (capacity: number | null) =>
  test.db.query('UPDATE waiting_lists SET capacity = $2, closes_at = $3 WHERE id = $1', [
    line.list.id,
    capacity,
    CLOSES,
  ]);
const shown = async (): Promise<WaitingList> =>
  (await calls.listsAt(line.place, TODAY, '2026-11-21'))[0]!;
const online = async () =>
  (await calls.request(line.list.code, await buildSignedIn(test, { confirmed: true }))).status;
let phones = 0;
const atDoor = () => {
  phones += 1;
  const address = `10.2.${phones >> 8}.${phones & 255}`;
  return createPhone(test, { address, cookies: false }).join(line);
};
beforeEach(async () => {
  line = await buildLine(test);
  await setDoor(test, line, 'poster');
  await setCapacity(10);
});

describe('numbers kept for the door', () => {
  it('are gone online while the door still gives them, and are for all before closing', async () => {
    await setShare(30);
    expect(await shown()).toMatchObject({ state: 'open', online_left: 7, door_left: 3 });
    for (let n = 0; n < 7; n += 1) expect(await online()).toBe(201);
    expect(await online()).toBe(422);
    expect(await shown()).toMatchObject({ state: 'full', online_left: 0, door_left: 3 });
    expect((await createPhone(test).open(line)).body.services[0]!.state).toBe('open');
    const live = await calls.ask<Line>('GET', `/api/organisations/${line.place.slug}/line`, null);
    expect(live.body.lists).toMatchObject([
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

  it('are a minimum for the door, less the numbers already given there', async () => {
    await setShare(30);
    for (let n = 0; n < 5; n += 1) expect((await atDoor()).status).toBe(201);
    expect(await shown()).toMatchObject({ online_left: 5, door_left: 0 });
    for (let n = 0; n < 5; n += 1) expect(await online()).toBe(201);
    expect(await online()).toBe(422);
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

  it('never exceed capacity, whatever changes while people press', async () => {
    const rounds = Number(process.env.DAYS ?? 12);
    for (let round = 0; round < rounds; round += 1) {
      const random = seededRandom(`share ${round}`);
      line = await buildLine(test);
      await setDoor(test, line, 'poster');
      let capacity = random.whole(0, 8);
      let most = capacity;
      await setCapacity(capacity);
      await setShare(random.whole(0, 100));
      for (let step = 0; step < 12; step += 1) {
        const before = await shown();
        const act = random.whole(0, 5);
        if (act === 0) await setShare(random.whole(0, 100), random.whole(0, 600));
        else if (act === 1) {
          capacity = random.whole(0, 8);
          most = Math.max(most, capacity);
          await setCapacity(capacity);
        } else {
          const statuses = await Promise.all(
            Array.from({ length: 3 }, async () => (act === 2 ? (await atDoor()).status : online())),
          );
          const given = statuses.filter((status) => status === 201).length;
          const left = before.online_left! + before.door_left!;
          expect(given, `round ${round}, step ${step}`).toBe(
            Math.min(3, act === 2 ? left : before.online_left!),
          );
        }
        const { taken } = (
          await test.db.query<{ taken: number }>(
            'SELECT issued - given_back AS taken FROM waiting_lists WHERE id = $1',
            [line.list.id],
          )
        )[0]!;
        expect(taken).toBeLessThanOrEqual(most);
      }
    }
  }, 120_000);
});

describe('a place whose online numbers are gone', () => {
  const card = async () => {
    const { body } = await calls.ask<{ records: OrganisationCard[] }>('GET', '/api/organisations');
    return body.records.find(({ slug }) => slug === line.place.slug)!.wait!;
  };
  const own = async () =>
    (await calls.ask<Organisation>('GET', `/api/organisations/${line.place.slug}`)).body;

  it('is full on its card, in its calendar and in filters, with the numbers of the door', async () => {
    const hours = [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({
      weekday,
      intervals: [{ from: '00:00', to: '24:00' }],
    }));
    await test.db.query('UPDATE organisations SET opening_hours = $2::jsonb WHERE id = $1', [
      line.place.id,
      JSON.stringify(hours),
    ]);
    const unhurried = async () =>
      (
        await calls.ask<{ records: OrganisationCard[] }>('GET', '/api/organisations?is=unhurried')
      ).body.records.map(({ slug }) => slug);
    await setShare(100);
    await setCapacity(12);
    expect(await card()).toMatchObject({ status: 'full', door_left: 12 });
    expect((await own()).days![0]).toMatchObject({ date: TODAY, state: 'full' });
    expect(await unhurried()).not.toContain(line.place.slug);
    await atDoor();
    expect(await card()).toMatchObject({ status: 'full', door_left: 11 });

    await setShare(0);
    expect(await card()).toMatchObject({ status: 'open', door_left: 0 });
    expect((await own()).days![0]).toMatchObject({ state: 'open' });
  });
});
