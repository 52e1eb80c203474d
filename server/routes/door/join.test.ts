import { beforeEach, describe, expect, it } from 'vitest';
import type { Ticket } from '#common/contract/tickets.ts';
import { valueOf, updateRow } from '#server/db/client.ts';
import { purge } from '#server/testing/jobs.ts';
import { buildList, buildSignedIn } from '#server/testing/builders.ts';
import { codeAt, createPhone, setDoor } from '#server/testing/doors.ts';
import { buildDevice, buildLine, createCalls, FIRST, testLine } from '#server/testing/lines.ts';
import { refusalOf } from '#server/testing/streams.ts';
import { testApp } from '#server/testing/testApp.ts';

const test = testApp({ trustProxy: 1 });
const calls = createCalls(test);
const line = testLine(test);
beforeEach(() => setDoor(test, line, 'poster'));
const issued = () =>
  valueOf<number>(test.db, 'SELECT issued FROM waiting_lists WHERE id = $1', [line.list.id]);

describe('a poster at the door', () => {
  it('keeps the places of a phone apart', async () => {
    const other = await buildLine(test);
    await setDoor(test, other, 'poster');
    const phone = createPhone(test);
    await phone.open(line);
    await phone.join(line);
    expect((await phone.open(other)).body.ticket).toBeNull();
    expect((await phone.join(other)).status).toBe(201);
    expect((await phone.open(line)).body.ticket?.organisation.slug).toBe(line.place.slug);
  });

  it('works without cookies, and recognises a repeat by its idempotency key', async () => {
    const phone = createPhone(test, { cookies: false });
    await phone.open(line);
    expect((await phone.join(line)).status).toBe(201);
    expect((await phone.open(line)).body.ticket).toBeNull();
    const repeat = () =>
      calls.ask('POST', `/api/join/${line.place.slug}`, null, {}, { 'idempotency-key': 'press-1' });
    const [first, second] = [await repeat(), await repeat()];
    expect([first.status, second.status]).toEqual([201, 200]);
    expect(second.body.key).toBe(first.body.key);
    expect(await issued()).toBe(2);
  });

  it('refuses unknown services, and everything while the door is closed', async () => {
    const phone = createPhone(test);
    const unknown = await phone.join(line, { service: 'srv_none' });
    expect(refusalOf(unknown)).toBe('404 waiting_list_not_found');
    await setDoor(test, line, 'off');
    for (const response of [await phone.open(line), await phone.join(line)]) {
      expect(refusalOf(response)).toBe('404 door_closed');
    }
    expect(await issued()).toBe(0);
  });

  it('is asked for a service where there are several', async () => {
    await buildList(test.db, { organisationId: line.place.id, service: 'Διαβατήρια' });
    await test.db.exec('SELECT fill_lines(array_agg(id)) FROM waiting_lists WHERE line_id IS NULL');
    const phone = createPhone(test);
    const { services } = (await phone.open(line)).body;
    expect(services.map(({ service }) => service?.name)).toEqual(['', 'Διαβατήρια']);
    await phone.join(line, { service: services[1]!.service!.code });
    const waiting = (await phone.open(line)).body.services.map((one) => one.waiting);
    expect(waiting).toEqual([0, 1]);
  });

  it('forgets phones after two days', async () => {
    await test.db.exec('DELETE FROM door_phones');
    const phone = createPhone(test);
    await phone.open(line);
    await phone.join(line);
    const stored = () => test.db.query('SELECT phone FROM door_phones');
    expect(JSON.stringify(await stored())).not.toContain(phone.jar.cookie!.slice(11, 30));
    for (const hours of [47, 2]) {
      expect(await stored()).toHaveLength(1);
      test.clock.advance(hours * 3600);
      await purge(test);
    }
    expect(await stored()).toEqual([]);
  });
});

describe('a person with an account at the door', () => {
  const signedIn = () => buildSignedIn(test, { confirmed: true });

  it('gets one number of the account, which the phone shows after logging out too', async () => {
    const who = await signedIn();
    const phone = createPhone(test, { who });
    await phone.open(line);
    const taken = await phone.join(line);
    expect([taken.status, taken.body.rank]).toEqual([201, 1]);
    const { body: own } = await calls.ask<{ records: Ticket[] }>('GET', '/api/user/tickets', who);
    expect(own.records.map(({ code }) => code)).toEqual([taken.body.code]);
    const others = [phone, createPhone(test, { who }), createPhone(test, { who, cookies: false })];
    for (const { status, body } of await Promise.all(others.map((one) => one.join(line))))
      expect([status, body.key]).toEqual([200, taken.body.key]);
    const loggedOut = createPhone(test);
    loggedOut.jar.cookie = phone.jar.cookie;
    expect((await loggedOut.join(line)).body.key).toBe(taken.body.key);
    expect(await issued()).toBe(1);

    await calls.next(line, line.clerk, FIRST, null);
    await calls.next(line, line.clerk, FIRST);
    expect((await phone.open(line)).body.ticket).toMatchObject({ rank: 1, status: 'processed' });
    expect((await phone.join(line)).body.rank).toBe(2);
  });

  it('gets one number by two phones at once', async () => {
    const who = await signedIn();
    const phones = [createPhone(test, { who }), createPhone(test, { who })];
    for (const phone of phones) await phone.open(line);
    const taken = await Promise.all(phones.map((phone) => phone.join(line)));
    expect(new Set(taken.map(({ body }) => body.key)).size).toBe(1);
    expect(taken.map(({ status }) => status).toSorted()).toEqual([200, 201]);
  });

  it('is shown the number that they took from afar, and is here once they scan', async () => {
    await updateRow(test.db, 'organisations', line.place.id, { presence: 'shown' });
    const { who, ticket } = await calls.take(line.list.code);
    const phone = createPhone(test, { who });
    const held = async (code?: string) => (await phone.open(line, code)).body.ticket;
    expect(await held()).toMatchObject({ key: ticket.key, presence: { state: null } });
    await setDoor(test, line, 'rotating');
    for (const wrong of ['', 'nonsense', codeAt(test, line).digits]) await held(wrong);
    expect((await held())?.presence?.state).toBeNull();
    await held(codeAt(test, line).code);
    expect((await held())?.presence?.state).toBe('here');
    expect((await createPhone(test).open(line)).body.ticket).toBeNull();
  });

  it('may have a number of the door when those online are gone, however many they hold', async () => {
    const share = (per: number, capacity: number) =>
      Promise.all([
        updateRow(test.db, 'organisations', line.place.id, { door_share: per }),
        updateRow(test.db, 'waiting_lists', line.list.id, { capacity }),
      ]);
    await share(100, 2);
    const who = await signedIn();
    for (let n = 0; n < test.context.settings.ticketLimits.openPerDay; n += 1)
      await calls.request((await buildLine(test)).list.code, who);
    test.clock.advance(61);
    expect((await calls.request(line.list.code, who)).status).toBe(422);
    expect((await createPhone(test, { who }).join(line)).status).toBe(201);
    // It counts with the numbers of the door: the other one is still there, and no third.
    await share(50, 4);
    const online = async () => (await calls.request(line.list.code, await signedIn())).status;
    expect([await online(), await online(), await online()]).toEqual([201, 201, 422]);
    expect((await createPhone(test).join(line)).status).toBe(201);
    expect((await createPhone(test).join(line)).body.code).toBe('list_full');
  });

  it('is refused with an invalid token, so that no number is issued to a stranger', async () => {
    const url = `/api/join/${line.place.slug}`;
    const headers = { authorization: 'Bearer no-token' };
    expect((await calls.ask('POST', url, null, {}, headers)).status).toBe(401);
    expect(await issued()).toBe(0);
  });
});

describe('a rotating code', () => {
  beforeEach(() => setDoor(test, line, 'rotating'));

  it('is shown by the kiosk, and opens the door for ten minutes', async () => {
    const device = await buildDevice(test, line);
    const { code, digits } = (await calls.kioskAt(line.place, device)).door!;
    expect(await calls.lineAt(line.place)).toMatchObject({ door: 'rotating' });
    const [scanned, typed] = [createPhone(test), createPhone(test)];
    const { pass } = (await scanned.open(line, code!)).body;
    expect(pass).not.toBeNull();
    const typedPass = (await typed.open(line, digits!)).body.pass;
    test.clock.advance(599);
    expect((await scanned.join(line, { code: pass })).status).toBe(201);
    test.clock.advance(60);
    expect(refusalOf(await typed.join(line, { code: typedPass }))).toBe('410 code_expired');
    // A phone with a number gets it again, even with an expired code.
    expect((await scanned.open(line, code!)).body.ticket?.rank).toBe(1);
    expect((await scanned.open(line)).body.ticket?.rank).toBe(1);
  });

  it('of this place is needed for a number', async () => {
    const { body: opened } = await createPhone(test).open(line);
    expect(opened).toMatchObject({ mode: 'rotating', pass: null });
    expect(refusalOf(await createPhone(test).join(line))).toBe('422 code_missing');
    const other = await buildLine(test);
    await setDoor(test, other, 'rotating');
    const foreign = codeAt(test, other);
    for (const { status } of [
      await createPhone(test).open(line, foreign.code),
      await createPhone(test).join(line, { code: foreign.code }),
    ])
      expect(status).toBe(404);
    expect((await createPhone(test).join(line, { code: foreign.digits })).status).toBe(410);
    const { code } = codeAt(test, line);
    expect((await createPhone(test).join(line, { code })).status).toBe(201);
  });
});

describe('the form of a door', () => {
  const url = () => `/join/${line.place.slug}`;
  const send = (payload: string, headers: Record<string, string> = {}, to = url()) =>
    test.app.inject({
      method: 'POST',
      url: to,
      payload,
      headers: {
        accept: 'text/html,*/*;q=0.8',
        'content-type': 'application/x-www-form-urlencoded',
        ...headers,
      },
    });
  const cookieOf = (headers: Record<string, unknown>) =>
    ([headers['set-cookie'] ?? []].flat() as string[]).find((text) =>
      text.startsWith('seira-door='),
    );

  it('leads to the ticket without any script, and again to the same ticket', async () => {
    const opened = await test.app.inject({ url: url(), headers: { accept: 'text/html' } });
    expect(cookieOf(opened.headers)).toMatch(
      /^seira-door=[\w.-]+; Path=\/; Max-Age=172800; HttpOnly; SameSite=Lax$/,
    );
    const headers = { cookie: cookieOf(opened.headers)!.split(';')[0]! };
    const [first, second] = await Promise.all([send('service=', headers), send('', headers)]);
    expect(first.statusCode).toBe(303);
    expect(first.headers.location).toMatch(/^\/ticket\/[0-9a-f]{32}$/);
    expect(first.headers['referrer-policy']).toBe('no-referrer');
    expect(second.headers.location).toBe(first.headers.location);
  });

  it('leads back with the reason of a refusal, and keeps the pass', async () => {
    await test.db.query('UPDATE waiting_lists SET capacity = 0 WHERE id = $1', [line.list.id]);
    expect((await send('')).headers.location).toBe(`${url()}?refused=list_full`);
    await setDoor(test, line, 'rotating');
    expect((await send('')).headers.location).toBe(`${url()}?refused=code_missing`);
    const { pass } = (await createPhone(test).open(line, codeAt(test, line).code)).body;
    expect((await send(`code=${pass}`)).headers.location).toBe(
      `${url()}?code=${pass}&refused=list_full`,
    );
    expect((await send('', { 'content-type': 'text/plain' })).statusCode).toBe(415);
  });

  it.each<Record<string, string>>([
    { origin: 'https://evil.example' },
    { origin: 'null', 'sec-fetch-site': 'cross-site' },
    { origin: 'null', 'sec-fetch-site': 'same-site' },
  ])('takes nothing from the form of another site (%o)', async (from) => {
    const { headers } = await send('', from);
    expect(headers.location).toBe(url());
    const found = await send(`place=${line.place.slug}&label=1&lookup=000000`, from, '/find');
    // A guess would say that the number is unknown.
    expect(found.headers.location).not.toContain('refused');
    const tickets = 'SELECT FROM tickets WHERE waiting_list_id = $1';
    expect(await test.db.query(tickets, [line.list.id])).toEqual([]);
  });

  it('leads nowhere else, whatever the address', async () => {
    for (const slug of ['%2f%2fevil.example', '..%2f..%2fevil', 'a%0d%0ab']) {
      const { headers } = await send('code=x', {}, `/join/${slug}`);
      expect(headers.location ?? '/join/').toMatch(/^\/join\/[^/]*$/);
    }
  });
});
