import { beforeEach } from 'vitest';
import type { CounterResponse, CounterTicket } from '#common/contract/counter.ts';
import type { Line } from '#common/contract/line.ts';
import type { Organisation, OrganisationPage } from '#common/contract/organisations.ts';
import type { KioskView, NewKiosk } from '#common/contract/places/kiosks.ts';
import type { AuditPage } from '#common/contract/places/members.ts';
import type { CounterSkills, Service } from '#common/contract/places/services.ts';
import type { PresenceState } from '#common/contract/presence.ts';
import type { TicketByKey } from '#common/contract/ticketByKey.ts';
import type { Ticket } from '#common/contract/tickets.ts';
import type { WaitingList } from '#common/contract/waitingLists.ts';
import {
  buildList,
  buildMember,
  buildOrganisation,
  buildSignedIn,
  type SignedIn,
} from './builders.ts';
import { askOf, type Caller } from './streams.ts';
import { columnOf, TODAY, type TestApp } from './testApp.ts';

/** A place with a list, two counters, an owner and a clerk. */
export interface LineSetup {
  place: { id: number; slug: string; code: string };
  list: { id: number; code: string };
  owner: SignedIn;
  clerk: SignedIn;
}

export async function buildLine(
  test: TestApp,
  options: Parameters<typeof buildList>[1] = {},
): Promise<LineSetup> {
  const place = await buildOrganisation(test.db, { counters: 2 });
  return {
    place,
    list: await buildList(test.db, { organisationId: place.id, ...options }),
    owner: await buildMember(test, place.id, 'owner'),
    clerk: await buildMember(test, place.id),
  };
}

/** Creates a new line before each test of a file. */
export function testLine(test: TestApp): LineSetup {
  const line = {} as LineSetup;
  beforeEach(async () => {
    Object.assign(line, await buildLine(test));
  });
  return line;
}

export async function buildDevice(
  test: Pick<TestApp, 'app'>,
  { place, owner }: Pick<LineSetup, 'place' | 'owner'>,
  revoked = false,
): Promise<{ code: string; secret: string; headers: Record<string, string> }> {
  const ask = askOf(test);
  const url = `/api/places/${place.slug}/devices`;
  const { body } = await ask<NewKiosk>('POST', url, owner, { name: 'Είσοδος' });
  if (revoked) await ask('DELETE', `${url}/${body.code}`, owner);
  return { ...body, headers: { authorization: `Device ${body.secret}` } };
}

export const [FIRST, SECOND] = ['Θυρίδα 1', 'Θυρίδα 2'] as const;

type Served = Pick<LineSetup, 'place' | 'list'>;
/** The response to a holder or to staff: a ticket, or a refusal with the ticket. */
type Held = Ticket & { ticket: Ticket };
type Handled = CounterTicket & { ticket: CounterTicket };

let commands = 0;

export function createCalls(test: TestApp) {
  const ask = askOf(test);
  /** Requests a number, which may be refused. */
  const request = (list: string, who: Caller, headers = {}) => {
    const payload = { ticket: { waiting_list_code: list } };
    return ask<Ticket & { ticket?: Ticket }>('POST', '/api/user/tickets', who, payload, headers);
  };
  /** Takes a number, by default for a new person. */
  const take = async <Holder extends NonNullable<Caller> = SignedIn>(
    list: string,
    holder?: Holder,
  ): Promise<{ who: Holder; ticket: Ticket }> => {
    const who = holder ?? ((await buildSignedIn(test, { confirmed: true })) as object as Holder);
    const { status, body } = await request(list, who);
    if (status !== 201) throw new Error(`No ticket: ${JSON.stringify(body)}`);
    return { who, ticket: body };
  };
  return {
    ask,
    request,
    take,
    /** A line with this many waiting people. */
    lineOf: async (size: number, options: Parameters<typeof buildLine>[1] = {}) => {
      const line = await buildLine(test, options);
      const people: { who: SignedIn; ticket: Ticket }[] = [];
      for (let n = 0; n < size; n += 1) people.push(await take(line.list.code));
      return { ...line, people };
    },
    /** The actions of a holder; `cancel` by DELETE. */
    act: (code: string, who: Caller, action: string, payload?: object) =>
      action === 'cancel'
        ? ask<Held>('DELETE', `/api/user/tickets/${code}`, who)
        : ask<Held>('POST', `/api/user/tickets/${code}/${action}`, who, payload),
    mine: async (who: Caller): Promise<Ticket> =>
      (await ask<{ records: Ticket[] }>('GET', '/api/user/tickets', who)).body.records[0]!,
    next: (
      { place, list }: Served,
      who: Caller,
      counter: string,
      finish: string | null = 'processed',
      key = `call-${(commands += 1)}`,
    ) =>
      ask<{ ticket: CounterTicket | null; finished: CounterTicket | null }>(
        'POST',
        `/api/counter/${place.slug}/calls`,
        who,
        { waiting_list_code: list.code, counter, finish },
        { 'idempotency-key': key },
      ),
    serve: (code: string, who: Caller, action: string, counter: string | null = FIRST) => {
      const payload = counter === null ? {} : { counter };
      return ask<Handled>('POST', `/api/counter/tickets/${code}/${action}`, who, payload);
    },
    walkIn: ({ place, list }: Served, who: Caller, headers = {}) => {
      const payload = { waiting_list_code: list.code };
      return ask<Ticket>('POST', `/api/counter/${place.slug}/walk_ins`, who, payload, headers);
    },
    change: (list: string, who: Caller, payload: object) =>
      ask('PATCH', `/api/counter/waiting_lists/${list}`, who, payload),
    /** Tells where the holder of a ticket is. */
    say: ({ key }: Pick<Ticket, 'key'>, state: PresenceState, who: Caller = null, headers = {}) =>
      ask<Held>('POST', `/api/tickets/${key}/presence`, who, { state }, headers),
    placeAt: async ({ slug }: { slug: string }) =>
      (await ask<Organisation>('GET', `/api/organisations/${slug}`)).body,
    /** A place as the list of places shows it. */
    cardAt: async (place: { slug: string }) =>
      (await ask<OrganisationPage>('GET', '/api/organisations?per_page=100')).body.records.find(
        ({ slug }) => slug === place.slug,
      )!,
    /** The places that a search finds, best match first. */
    search: async (keywords: string) => {
      const query = new URLSearchParams({ keywords, per_page: '100' });
      const { status, body } = await ask<OrganisationPage>('GET', `/api/organisations?${query}`);
      if (status !== 200) throw new Error(`No search: ${JSON.stringify(body)}`);
      return body.records.filter(({ match }) => match !== undefined);
    },
    kioskAt: async ({ slug }: { slug: string }, device: Caller) =>
      (await ask<KioskView>('GET', `/api/kiosk/${slug}`, device)).body,
    /** The status and reason of each ticket of a list, by number. */
    statusesOf: ({ list }: Pick<LineSetup, 'list'>) =>
      columnOf<string>(
        test.db,
        `SELECT concat_ws(' ', status, status_reason) FROM tickets
          WHERE waiting_list_id = $1 ORDER BY rank`,
        [list.id],
      ),
    counterOf: async ({ place, clerk }: { place: { slug: string }; clerk: Caller }, query = '') =>
      (await ask<CounterResponse>('GET', `/api/counter/${place.slug}${query}`, clerk)).body,
    /** A ticket as its key shows it. */
    ticketOf: async ({ key }: Pick<Ticket, 'key'>) =>
      (await ask<TicketByKey>('GET', `/api/tickets/${key}`)).body,
    lineAt: async ({ slug }: { slug: string }) =>
      (await ask<Line>('GET', `/api/organisations/${slug}/line`)).body,
    /** The lists of a place from one day to the day before another, as the booking widget requests them. */
    listsAt: async ({ slug }: { slug: string }, from: string, to: string) => {
      const url = `/api/organisations/${slug}/waiting_lists?from=${from}&to=${to}`;
      return (await ask<{ records: WaitingList[] }>('GET', url)).body.records;
    },
    audit: async ({ slug }: { slug: string }, owner: Caller, query = '') =>
      (await ask<AuditPage>('GET', `/api/places/${slug}/audit${query}`, owner)).body,
  };
}

type ServiceLetter = 'Α' | 'Β' | 'Γ';

/** A place with the services Α, Β and Γ and two counters that serve all of them. */
export interface Hall extends LineSetup {
  /** Codes of the services (Α is the default one), and of their lists today. */
  services: Record<ServiceLetter, string>;
  lists: Record<ServiceLetter, string>;
}

export async function buildHall(test: TestApp): Promise<Hall> {
  const { ask } = createCalls(test);
  const line = await buildLine(test);
  const at = `/api/places/${line.place.slug}/services`;
  const [first] = (await ask<{ records: Service[] }>('GET', at, line.clerk)).body.records;
  await ask('PATCH', `${at}/${first!.code}`, line.owner, { name: 'Πιστοποιητικά', letter: 'Α' });
  const services = { Α: first!.code, Β: '', Γ: '' };
  for (const [letter, name] of [
    ['Β', 'Διαβατήρια'],
    ['Γ', 'Άδειες'],
  ] as const) {
    services[letter] = (await ask<Service>('POST', at, line.owner, { name, letter })).body.code;
  }
  const rows = await test.db.query<{ letter: ServiceLetter; code: string }>(
    `SELECT s.letter, l.code FROM waiting_lists l JOIN services s ON s.id = l.service_id
      WHERE l.organisation_id = $1 AND l.released_on = $2::date`,
    [line.place.id, TODAY],
  );
  const lists = Object.fromEntries(rows.map(({ letter, code }) => [letter, code]));
  return { ...line, services, lists: lists as Hall['lists'] };
}

/** Requests of the staff of a hall. */
export function createHallCalls(test: TestApp) {
  const { ask } = createCalls(test);
  return {
    next: (
      { place, clerk }: Pick<LineSetup, 'place' | 'clerk'>,
      counter: string,
      more: object = {},
      key = `hall-${(commands += 1)}`,
    ) =>
      ask<{
        ticket: CounterTicket | null;
        finished: CounterTicket | null;
        others?: { service: { name: string }; letter: string; waiting: number }[];
        code?: string;
      }>(
        'POST',
        `/api/counter/${place.slug}/calls`,
        clerk,
        { counter, finish: 'processed', ...more },
        { 'idempotency-key': key },
      ),
    step: (code: string, who: SignedIn, action: string, body: object = {}) => {
      const method = action === 'note' || action === 'priority' ? 'PUT' : 'POST';
      return ask<Handled>(method, `/api/counter/tickets/${code}/${action}`, who, body);
    },
    skills: ({ place, owner }: Hall, records: CounterSkills[]) => {
      const url = `/api/places/${place.slug}/counters`;
      return ask<{ records: CounterSkills[] }>('PUT', url, owner, { records });
    },
    setting: (hall: Hall, set: string) =>
      test.db.query(`UPDATE organisations SET ${set} WHERE id = $1`, [hall.place.id]),
  };
}

/** Requests of a test file about halls, and a hall that is new before each test. */
export function testHall(test: TestApp) {
  const hall = {} as Hall;
  beforeEach(async () => {
    Object.assign(hall, await buildHall(test));
  });
  return { hall, calls: createCalls(test), ...createHallCalls(test) };
}
