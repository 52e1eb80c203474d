import { beforeEach, describe, expect, it } from 'vitest';
import type { KiosksResponse, KioskView, NewKiosk } from '#common/contract/places/kiosks.ts';
import { valueOf } from '#server/db/client.ts';
import { beforeTransaction } from '#server/testing/accounts.ts';
import { buildList, buildMember } from '#server/testing/builders.ts';
import { buildDevice, buildLine, createCalls, testLine } from '#server/testing/lines.ts';
import { refusalOf } from '#server/testing/streams.ts';
import { testApp } from '#server/testing/testApp.ts';

const test = testApp();
const calls = createCalls(test);
const line = testLine(test);
let device: Awaited<ReturnType<typeof buildDevice>>;
beforeEach(async () => {
  device = await buildDevice(test, line);
});

const devices = () => `/api/places/${line.place.slug}/devices`;
const look = (place = line.place.slug) =>
  calls.ask<KioskView>('GET', `/api/kiosk/${place}`, device);
const take = (code = line.list.code, key = 'take-1') =>
  calls.walkIn({ ...line, list: { ...line.list, code } }, device, { 'idempotency-key': key });
const issued = () =>
  valueOf<number>(test.db, 'SELECT issued FROM waiting_lists WHERE id = $1', [line.list.id]);

describe('a kiosk', () => {
  it('rejects other days, other places, and full or closed lists', async () => {
    const organisationId = line.place.id;
    const later = await buildList(test.db, { organisationId, releasedOn: '2026-11-23' });
    const elsewhere = await buildLine(test);
    for (const list of [later.code, elsewhere.list.code, 'lst_nothing']) {
      expect((await take(list)).body.code).toBe('waiting_list_not_found');
    }
    expect((await look(elsewhere.place.slug)).status).toBe(404);
    const refusals = { 'capacity = 0': 'list_full', "state = 'closed'": 'list_closed' };
    for (const [column, code] of Object.entries(refusals)) {
      await test.db.query(`UPDATE waiting_lists SET ${column} WHERE id = $1`, [line.list.id]);
      expect(await take()).toMatchObject({ status: 422, body: { code } });
    }
    expect(await issued()).toBe(0);
  });

  it('can do nothing once revoked, and learns that it is revoked', async () => {
    await calls.ask('DELETE', `${devices()}/${device.code}`, line.owner);
    for (const refused of [await look(), await take()])
      expect(refusalOf(refused)).toBe('401 device_revoked');
  });

  it('with an unopened link is revoked with the rights of its creator', async () => {
    const other = await buildMember(test, line.place.id, 'owner');
    const opened = await buildDevice(test, { ...line, owner: other });
    const looked = (secret: string) => {
      const headers = { authorization: `Device ${secret}` };
      return calls.ask('GET', `/api/kiosk/${line.place.slug}`, { headers });
    };
    expect((await looked(opened.secret)).status).toBe(200);
    const member = `/api/places/${line.place.slug}/members/${other.user.code}`;
    for (const [method, payload] of [
      ['PATCH', { role: 'clerk' }],
      ['DELETE', undefined],
    ] as const) {
      const unopened = await buildDevice(test, { ...line, owner: other });
      expect((await calls.ask(method, member, line.owner, payload)).status).toBeLessThan(300);
      expect((await looked(unopened.secret)).status).toBe(401);
      expect((await looked(opened.secret)).status).toBe(200);
      await test.db.query("UPDATE members SET role = 'owner' WHERE user_id = $1", [other.user.id]);
    }
    expect((await looked(device.secret)).status).toBe(200);
  });

  it('is not created by an owner who is removed concurrently', async () => {
    const other = await buildMember(test, line.place.id, 'owner');
    const member = `/api/places/${line.place.slug}/members/${other.user.code}`;
    beforeTransaction(test, () => calls.ask('DELETE', member, line.owner));
    const late = calls.ask('POST', devices(), other, { name: 'Πίσω πόρτα' });
    expect(refusalOf(await late)).toBe('404 organisation_not_found');
  });

  it('limits its tickets to the rate at which people can arrive', async () => {
    const responses = [];
    for (let n = 0; n < 21; n += 1) responses.push(await take(line.list.code, `take-${n}`));
    expect(responses.map(({ status }) => status)).toEqual([...Array<number>(20).fill(201), 429]);
    test.clock.advance(61);
    expect((await take(line.list.code, 'later')).status).toBe(201);
  });
});

describe('the devices of a place', () => {
  it('are listed to owners without their secrets, which the database does not hold', async () => {
    await look();
    const { body } = await calls.ask<KiosksResponse>('GET', devices(), line.owner);
    expect(body.records).toMatchObject([
      { code: device.code, name: 'Είσοδος', seen_at: '2026-11-20T12:00:00.000+02:00' },
    ]);
    expect(JSON.stringify(body)).not.toContain(device.secret);
    const rows = await test.db.query('SELECT to_jsonb(d)::text AS row FROM devices d');
    expect(JSON.stringify(rows)).not.toContain(device.secret);
  });

  it('are named by owners, and their actions are recorded', async () => {
    const rename = (name: string) =>
      calls.ask<NewKiosk>('PATCH', `${devices()}/${device.code}`, line.owner, { name });
    expect((await rename('  Πλαϊνή είσοδος ')).body.name).toBe('Πλαϊνή είσοδος');
    for (const name of ['  ', 'α'.repeat(61)])
      expect(refusalOf(await rename(name))).toBe('422 name');
    await take();
    const { records } = await calls.audit(line.place, line.owner);
    const entries = records.map((one) => [one.action, one.details, one.subject_name]);
    expect(entries).toEqual([
      ['walk_in', { device: 'Πλαϊνή είσοδος' }, '1'],
      ['rename_device', { name: 'Πλαϊνή είσοδος' }, 'Πλαϊνή είσοδος'],
      ['add_device', { name: 'Είσοδος' }, 'Πλαϊνή είσοδος'],
    ]);
  });
});
