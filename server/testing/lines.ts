import type { CounterTicket } from '#common/contract/counter.ts';
import type { Ticket } from '#common/contract/tickets.ts';
import {
  buildList,
  buildMember,
  buildOrganisation,
  buildSignedIn,
  type SignedIn,
} from './builders.ts';
import { askOf } from './streams.ts';
import type { TestApp } from './testApp.ts';

/** A place with a list, two counters, an owner and a clerk. */
export interface LineSetup {
  place: { id: number; slug: string; code: string };
  list: { id: number; code: string };
  owner: SignedIn;
  clerk: SignedIn;
}

/** Builds a place with a line. */
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

/** Makes a device of a place, through its owner. */
export async function buildDevice(
  { app }: Pick<TestApp, 'app'>,
  { place, owner }: Pick<LineSetup, 'place' | 'owner'>,
  revoked = false,
): Promise<{ code: string; secret: string; headers: Record<string, string> }> {
  const url = `/api/places/${place.slug}/devices`;
  const made = await app.inject({
    method: 'POST',
    url,
    headers: owner.headers,
    payload: { name: 'Είσοδος' },
  });
  const { code, secret } = made.json<{ code: string; secret: string }>();
  if (revoked) {
    await app.inject({ method: 'DELETE', url: `${url}/${code}`, headers: owner.headers });
  }
  return { code, secret, headers: { authorization: `Device ${secret}` } };
}

export const [FIRST, SECOND] = ['Θυρίδα 1', 'Θυρίδα 2'] as const;

/** The calls of one application, on behalf of people. */
export function createCalls(test: TestApp) {
  const ask = askOf(test);
  let presses = 0;
  const take = async (list: string, who?: SignedIn): Promise<{ who: SignedIn; ticket: Ticket }> => {
    const holder = who ?? (await buildSignedIn(test, { confirmed: true }));
    const { status, body } = await ask<Ticket>('POST', '/api/user/tickets', holder, {
      ticket: { waiting_list_code: list },
    });
    if (status !== 201) throw new Error(`No ticket: ${JSON.stringify(body)}`);
    return { who: holder, ticket: body };
  };
  return {
    ask,
    take,
    /** A line in which so many wait. */
    lineOf: async (size: number, options: Parameters<typeof buildLine>[1] = {}) => {
      const line = await buildLine(test, options);
      const people: Awaited<ReturnType<typeof take>>[] = [];
      for (let n = 0; n < size; n += 1) people.push(await take(line.list.code));
      return { ...line, people };
    },
    /** The actions of a holder; `cancel` by DELETE. */
    act: (code: string, who: SignedIn, action: string, payload?: object) =>
      action === 'cancel'
        ? ask<Ticket & { ticket: Ticket }>('DELETE', `/api/user/tickets/${code}`, who)
        : ask<Ticket & { ticket: Ticket }>(
            'POST',
            `/api/user/tickets/${code}/${action}`,
            who,
            payload,
          ),
    mine: async (who: SignedIn): Promise<Ticket> =>
      (await ask<{ records: Ticket[] }>('GET', '/api/user/tickets', who)).body.records[0]!,
    next: (
      { place, list }: Pick<LineSetup, 'place' | 'list'>,
      who: SignedIn,
      counter: string,
      finish: string | null = 'processed',
      key = `press-${(presses += 1)}`,
    ) =>
      ask<{ ticket: CounterTicket | null; finished: CounterTicket | null }>(
        'POST',
        `/api/counter/${place.slug}/calls`,
        who,
        { waiting_list_code: list.code, counter, finish },
        { 'idempotency-key': key },
      ),
    serve: (code: string, who: SignedIn, action: string, counter: string | null = FIRST) =>
      ask<CounterTicket & { ticket: CounterTicket }>(
        'POST',
        `/api/counter/tickets/${code}/${action}`,
        who,
        counter === null ? {} : { counter },
      ),
  };
}
