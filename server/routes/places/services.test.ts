import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import type { PlanResponse } from '#common/contract/places/plan.ts';
import { SERVICE_LIMITS, type Service } from '#common/contract/places/services.ts';
import type { Statistics } from '#common/contract/places/statistics.ts';
import { updateRow } from '#server/db/client.ts';
import { refusalOf } from '#server/testing/streams.ts';
import { buildLine, createCalls, FIRST, testLine } from '#server/testing/lines.ts';
import { emailsTo } from '#server/testing/mail/emails.ts';
import { brokenRules } from '#server/testing/rules.ts';
import { testApp, TODAY } from '#server/testing/testApp.ts';
import { BY_PLAN } from '#server/testing/places.ts';

const test = testApp();
const { ask, take, request, listsAt, next, serve, walkIn, search } = createCalls(test);
const TOMORROW = '2026-11-21';

const line = testLine(test);
let at: string;
let first: Service;
beforeEach(async () => {
  at = `/api/places/${line.place.slug}/services`;
  first = (await services())[0]!;
});

afterAll(async () => expect(await brokenRules(test.db)).toEqual([]));

const services = async () =>
  (await ask<{ records: Service[] }>('GET', at, line.clerk)).body.records;
const add = (payload: object) => ask<Service>('POST', at, line.owner, payload);
const change = (code: string, payload: object) =>
  ask<Service>('PATCH', `${at}/${code}`, line.owner, payload);
const retire = (code: string, query = '') =>
  ask<{ count: number }>('DELETE', `${at}/${code}${query}`, line.owner);
const readPlan = () => ask<PlanResponse>('GET', `/api/places/${line.place.slug}/plan`, line.owner);
const today = () => listsAt(line.place, TODAY, TOMORROW);

/** Names the first service and adds a second one. */
const two = async () => {
  await change(first.code, { name: 'Πιστοποιητικά', letter: 'Α' });
  return (await add({ name: 'Διαβατήρια', letter: 'Β' })).body;
};

describe('services of a place', () => {
  it('begin with one without a name, which changes neither lists nor labels', async () => {
    const unnamed = { name: '', letter: null, default: true, public: true };
    expect(await services()).toMatchObject([unnamed]);
    expect(await today()).toMatchObject([{ service: null, next_label: '1' }]);
    expect((await take(line.list.code)).ticket).toMatchObject({ label: '1', service: null });
  });

  it('get a list on every planned day, with their own minutes and numbers', async () => {
    const second = await two();
    await change(second.code, { minutes: 25, numbers_a_day: 7 });
    const week = await listsAt(line.place, TODAY, '2026-11-27');
    expect(week.filter(({ service }) => service?.code === second.code)).toHaveLength(7);
    expect((await today())[1]).toMatchObject({
      capacity: 7,
      average_minutes: 25,
      service: { letter: 'Β', name: 'Διαβατήρια', needs: '', needs_link: null },
    });
    const { body: plan } = await readPlan();
    expect(plan.other_services).toEqual([]);
  });

  it('are closed with the message of the day that is closed when they are added', async () => {
    const message = 'Κλειστά λόγω απεργίας';
    const closed = { state: 'closed', message };
    const list = `/api/counter/waiting_lists/${line.list.code}`;
    expect((await ask('PATCH', list, line.clerk, closed)).status).toBe(200);
    const range = { from: TOMORROW, to: TOMORROW, closed: true, reason: 'Απογραφή' };
    const day = { ...range, intervals: null, numbers: null };
    const url = `/api/places/${line.place.slug}/days`;
    expect((await ask('PUT', url, line.owner, day)).status).toBe(200);
    await two();
    const days = await listsAt(line.place, TODAY, '2026-11-23');
    const shown = days.map((list) => [list.released_on, list.state, list.message]);
    expect(shown.toSorted()).toEqual([
      ...[1, 2].map(() => [TODAY, 'closed', message]),
      ...[1, 2].map(() => [TOMORROW, 'closed', 'Απογραφή']),
      ...[1, 2].map(() => ['2026-11-22', 'open', null]),
    ]);
  });

  it('keep labels that people hold when the letter changes', async () => {
    const second = await two();
    const { ticket } = await take((await today())[1]!.code);
    await change(second.code, { letter: 'Ω', name: 'Έγγραφα' });
    const read = await ask('GET', `/api/tickets/${ticket.key}`);
    expect(read.body).toMatchObject({ label: 'Β1', service: 'Έγγραφα' });
    expect((await today())[1]).toMatchObject({ next_label: 'Β2' });
    const [, tomorrow] = await listsAt(line.place, TOMORROW, '2026-11-22');
    expect(tomorrow).toMatchObject({ next_label: 'Ω1' });
  });

  it('have only the fields of the contract, whatever else a request names', async () => {
    await two();
    const other = await buildLine(test);
    const more = { organisation_id: other.place.id, 'is_default) VALUES (1) --': 1 };
    const third = await add({ name: 'Άδειες', letter: 'Γ', ...more });
    expect(third.status).toBe(201);
    expect((await change(third.body.code, { minutes: 3, ...more })).status).toBe(200);
    expect((await services()).map(({ minutes }) => minutes)).toEqual([null, null, 3]);
  });

  it('are hidden from people while only staff give their numbers', async () => {
    const second = await two();
    const list = (await today())[1]!.code;
    await change(second.code, { public: false });
    expect(await today()).toHaveLength(1);
    expect((await request(list, line.clerk)).status).toBe(404);
    const { place, clerk } = line;
    const given = await walkIn({ place, list: { id: 0, code: list } }, clerk);
    expect([given.status, given.body.label]).toEqual([201, 'Β1']);
  });

  it('are found by search, and the card shows the shortest wait', async () => {
    const second = await two();
    await change(second.code, { name: 'Ληξιαρχικές πράξεις' });
    await take(line.list.code);
    const [card] = await search('ληξιαρχικες');
    expect(card?.slug).toBe(line.place.slug);
    expect(card?.wait).toMatchObject({ waiting: 0, service: { name: 'Ληξιαρχικές πράξεις' } });
  });

  it('have figures of their own', async () => {
    await two();
    await take(line.list.code);
    await next(line, line.clerk, FIRST);
    test.clock.advance(300);
    await next(line, line.clerk, FIRST);
    const url = `/api/places/${line.place.slug}/statistics?from=${TODAY}&to=${TODAY}`;
    const { body } = await ask<Statistics>('GET', url, line.owner);
    expect(body.services).toMatchObject([
      { letter: 'Α', served: 1, visit_minutes: 5, wait: { calls: 1 } },
      { letter: 'Β', served: 0, visit_minutes: null, wait: null },
    ]);
    const table = `${url}&table=services`;
    const csv = await ask('GET', table, line.owner, undefined, { accept: 'text/csv' });
    expect(csv.body.text).toContain('Πιστοποιητικά;Α;1;0;0;0;5;;1;');
  });

  it('have their minutes and numbers in the plan, and are counted in its days', async () => {
    const second = await two();
    await change(second.code, { minutes: 25, numbers_a_day: 7, name_en: 'Passports' });
    await take((await today())[1]!.code);
    await take((await today())[0]!.code);
    const { body: plan } = await readPlan();
    const none = { name_en: null, minutes: null, numbers_a_day: null };
    const own = { name_en: 'Passports', minutes: 25, numbers_a_day: 7 };
    expect(plan.services).toEqual([
      { code: first.code, name: 'Πιστοποιητικά', ...none },
      { code: second.code, name: 'Διαβατήρια', ...own },
    ]);
    expect(plan.days[0]).toMatchObject({ date: TODAY, issued: 2, waiting: 2, capacity: null });
    await change(first.code, { numbers_a_day: 50 });
    const limited = await readPlan();
    expect(limited.body.days[1]).toMatchObject({ capacity: 57, issued: 0 });
    // An owner who saw one holder does not close the day for two.
    const closing = { ...BY_PLAN, from: TODAY, to: TODAY, closed: true };
    const close = (holders: number) =>
      ask('PUT', `/api/places/${line.place.slug}/days`, line.owner, { ...closing, holders });
    expect((await close(1)).status).toBe(409);
    expect((await close(2)).status).toBe(200);
  });

  it('have visits with and without the walk to the counter', async () => {
    const second = await two();
    await updateRow(test.db, 'organisations', line.place.id, { confirms_arrival: true });
    const { ticket } = await take((await today())[1]!.code);
    const url = `/api/places/${line.place.slug}/statistics`;
    await serve(ticket.code, line.clerk, 'call');
    test.clock.advance(60);
    await serve(ticket.code, line.clerk, 'here', null);
    test.clock.advance(240);
    await serve(ticket.code, line.clerk, 'done', null);
    const { body } = await ask<Statistics>('GET', url, line.owner);
    expect(body).toMatchObject({ visit_minutes: 5, served_minutes: 4 });
    expect(body.services).toMatchObject([
      { served_minutes: null },
      { code: second.code, visit_minutes: 5, served_minutes: 4 },
    ]);
  });

  it('are reordered, the default one staying first for older clients', async () => {
    const second = await two();
    const third = (await add({ name: 'Άδειες', letter: 'Γ', position: 0 })).body;
    const codes = (await services()).map(({ code }) => code);
    expect(codes).toEqual([third.code, first.code, second.code]);
    expect((await today()).map(({ service }) => service?.letter)).toEqual(['Α', 'Γ', 'Β']);
  });
});

describe('a service is refused', () => {
  it('before the first one has a name', async () => {
    const refused = await add({ name: 'Διαβατήρια', letter: 'Β' });
    expect(refused.body.code).toBe('first_service_unnamed');
  });

  it('with an invalid field', async () => {
    await two();
    const cases: [string, object, string][] = [
      ['without a name', { name: undefined }, 'name'],
      ['with a blank name', { name: ' \u200b' }, 'name'],
      ['with a name of 81 characters', { name: 'α'.repeat(81) }, 'name'],
      ['with the name of another', { name: 'Διαβατήρια' }, 'name'],
      ['with a small letter', { letter: 'γ' }, 'letter'],
      ['with three letters', { letter: 'ΓΓΓ' }, 'letter'],
      ['with an accent', { letter: 'Ά' }, 'letter'],
      ['with a letter that looks like that of another', { letter: 'B' }, 'letter'],
      ['with no minutes', { minutes: 0 }, 'minutes'],
      ['with 241 minutes', { minutes: 241 }, 'minutes'],
      ['with a negative number', { numbers_a_day: -1 }, 'numbers_a_day'],
      ['with a link that is not https', { needs_link: 'http://gov.gr' }, 'needs_link'],
      ['with a script as its link', { needs_link: 'javascript:alert(1)' }, 'needs_link'],
      ['with a text of 1001 characters', { needs: 'α'.repeat(1001) }, 'needs'],
    ];
    for (const [fault, wrong, field] of cases) {
      const refused = await add({ name: 'Άδειες', letter: 'Γ', ...wrong });
      expect(refusalOf(refused), fault).toBe(`422 ${field}`);
    }
    expect(await services()).toHaveLength(2);
  });

  it('if another request was faster', async () => {
    const second = await two();
    const third = { name: 'Άδειες', letter: 'Γ' };
    const added = await Promise.all([add(third), add(third), change(second.code, third)]);
    expect(added.filter(({ status }) => status === 422)).toHaveLength(2);
    const names = (await services()).map(({ name }) => name);
    expect(new Set(names).size).toBe(names.length);

    await test.db.query(
      `INSERT INTO services (code, organisation_id, name, letter)
       SELECT 'srv_' || n, $1, 'Υπηρεσία ' || n, 'Ω' || chr(64 + n) FROM generate_series(1, $2) n`,
      [line.place.id, SERVICE_LIMITS.services - names.length - 1],
    );
    const last = ['Λ', 'Μ'].map((letter) => add({ name: `Υπηρεσία ${letter}`, letter }));
    expect((await Promise.all(last)).map(({ status }) => status).toSorted()).toEqual([201, 422]);
  });

  it('by PATCH in the same way', async () => {
    const second = await two();
    expect((await change(second.code, { letter: 'Α' })).body.message).toHaveProperty('letter');
    expect((await change(second.code, { name: '' })).body.message).toHaveProperty('name');
  });
});

describe('retiring a service', () => {
  it('is refused while people hold its numbers, unless they end', async () => {
    const second = await two();
    const { ticket, who } = await take((await today())[1]!.code);
    const held = { code: 'service_in_use', count: 1, error: expect.stringContaining('1') };
    expect(await retire(second.code)).toMatchObject({ status: 409, body: held });
    expect((await retire(second.code, '?close=true')).status).toBe(204);
    expect((await ask('GET', `/api/tickets/${ticket.key}`)).body).toMatchObject({
      status: 'aborted',
      status_reason: 'list_closed',
      label: 'Β1',
    });
    const [email] = await emailsTo(test, who.user.email);
    expect(email!.message.subject).toMatch(/^Ο αριθμός σας ακυρώθηκε: /);
    expect((await today()).filter(({ state }) => state === 'open')).toHaveLength(1);
    expect(await listsAt(line.place, TOMORROW, '2026-11-22')).toHaveLength(1);
    expect(await services()).toHaveLength(1);
    expect((await add({ name: 'Νέα', letter: 'Β' })).status).toBe(201);
  });

  it('makes another one the default, which older clients then take', async () => {
    const second = await two();
    expect((await retire(first.code)).status).toBe(204);
    expect(await services()).toMatchObject([{ code: second.code, default: true }]);
    const [list] = await today();
    expect(list).toMatchObject({ state: 'open', service: { code: second.code } });
    const [tomorrow, ...none] = await listsAt(line.place, TOMORROW, '2026-11-22');
    expect([tomorrow?.service?.code, none]).toEqual([second.code, []]);
    expect((await add({ name: 'Τρίτη', letter: 'Γ' })).status).toBe(201);
    expect(await listsAt(line.place, TOMORROW, '2026-11-22')).toHaveLength(2);
  });
});

it('counters are refused with an unknown service, a name twice or none at all', async () => {
  await two();
  const url = `/api/places/${line.place.slug}/counters`;
  const put = (...records: object[]) => ask('PUT', url, line.owner, { records });
  const named = (name: string, ...services: string[]) => ({ name, services });
  expect(refusalOf(await put(named('', 'srv_none')))).toBe('422 records.0.services');
  expect(refusalOf(await put(named('Α'), named('Α')))).toBe('422 records.0.name records.1.name');
  expect((await put()).status).toBe(422);
  const { body } = await ask('GET', url, line.owner);
  expect(body.records).toEqual([named('Θυρίδα 1'), named('Θυρίδα 2')]);
});
