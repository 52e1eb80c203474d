import { beforeEach, describe, expect, it } from 'vitest';
import type { Ticket } from '#common/contract/tickets.ts';
import { buildHall, FIRST, testHall, type Hall } from '#server/testing/lines.ts';
import { NOON, testApp } from '#server/testing/testApp.ts';

const test = testApp();
const { calls, hall, next, step, skills } = testHall(test);

let foreign: Hall;
let ticket: Ticket;
beforeEach(async () => {
  foreign = await buildHall(test);
  ({ ticket } = await calls.take(hall.lists.Α));
});

type Sent = [method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE', path: string, body?: object];
interface Refusal {
  /** Events before the request. */
  after?: () => Promise<unknown>;
  send: () => Sent;
  status: number;
  /** The code, or the field of a 422. */
  code: string;
}

const own = (action: string) => `/counter/tickets/${ticket.code}/${action}`;
const services = (code = '') => `/places/${hall.place.slug}/services${code && `/${code}`}`;
const transfer = (service: () => string, more: Partial<Refusal> = {}): Refusal => ({
  send: () => ['POST', own('transfer'), { service: service() }],
  status: 409,
  code: 'not_possible_now',
  ...more,
});
const added = (body: object, code: string): Refusal => ({
  send: () => ['POST', services(), { name: 'Άλλη', ...body }],
  status: 422,
  code,
});
const noted = (note: string, code: string): Refusal => ({
  send: () => ['PUT', own('note'), { note }],
  status: 422,
  code,
});
const searched = (text: string): Refusal => ({
  send: () => ['GET', `/counter/${hall.place.slug}/find?q=${encodeURIComponent(text)}`],
  status: 422,
  code: 'invalid_request',
});
const call = () => next(hall, FIRST);
const end = async () => {
  await call();
  await calls.serve(ticket.code, hall.clerk, 'done', FIRST);
};

const REFUSALS: Record<string, Refusal> = {
  'a service without a letter': added({}, 'letter'),
  'a service with the letter of another': added({ letter: 'Β' }, 'letter'),
  'a service with a digit for a letter': added({ letter: '7' }, 'letter'),
  'an unknown service': {
    send: () => ['PATCH', services('srv_none'), { name: 'Άλλη' }],
    status: 404,
    code: 'service_not_found',
  },
  'a service of another place': {
    send: () => ['DELETE', services(foreign.services.Β)],
    status: 404,
    code: 'service_not_found',
  },
  'the end of a service with open numbers': {
    send: () => ['DELETE', services(hall.services.Α)],
    status: 409,
    code: 'service_in_use',
  },
  'the end of the last service': {
    after: async () => {
      for (const code of [hall.services.Β, hall.services.Γ])
        await calls.ask('DELETE', `/api${services(code)}`, hall.owner);
    },
    send: () => ['DELETE', `${services(hall.services.Α)}?close=true`],
    status: 409,
    code: 'last_service',
  },
  'a transfer to an unknown service': transfer(() => 'srv_none', {
    status: 404,
    code: 'service_not_found',
  }),
  'a transfer to a service of another place': transfer(() => foreign.services.Β, {
    status: 404,
    code: 'service_not_found',
  }),
  'a transfer to a closed service': transfer(() => hall.services.Β, {
    after: () => calls.change(hall.lists.Β, hall.clerk, { state: 'closed' }),
    code: 'service_closed',
  }),
  'a transfer to its own service': transfer(() => hall.services.Α),
  'a transfer to where the person waits': {
    ...transfer(() => hall.services.Β, { code: 'existing_ticket' }),
    after: async () => {
      const { who, ticket: second } = await calls.take(hall.lists.Α);
      ticket = second;
      await calls.take(hall.lists.Β, who);
    },
  },
  'a transfer after the visit': transfer(() => hall.services.Β, { after: end }),
  'parking before the call': {
    send: () => ['POST', own('park'), {}],
    status: 409,
    code: 'not_possible_now',
  },
  'parking for more than two hours': {
    send: () => ['POST', own('park'), { minutes: 121 }],
    status: 422,
    code: 'invalid_request',
  },
  'parking twice': {
    after: async () => {
      await call();
      await step(ticket.code, hall.clerk, 'park');
    },
    send: () => ['POST', own('park'), {}],
    status: 409,
    code: 'not_possible_now',
  },
  'parking after the visit': {
    after: end,
    send: () => ['POST', own('park'), {}],
    status: 409,
    code: 'not_possible_now',
  },
  'an arrival where nobody records it': {
    after: call,
    send: () => ['POST', own('here')],
    status: 409,
    code: 'not_possible_now',
  },
  'restoring a number that waits': {
    send: () => ['POST', own('restore')],
    status: 409,
    code: 'not_possible_now',
  },
  'an undo without a step': {
    send: () => ['POST', own('take_back')],
    status: 409,
    code: 'not_possible_now',
  },
  'priority after the call': {
    after: call,
    send: () => ['PUT', own('priority'), { reason: 'elderly' }],
    status: 409,
    code: 'not_possible_now',
  },
  'priority for another reason': {
    send: () => ['PUT', own('priority'), { reason: 'hurry' }],
    status: 422,
    code: 'invalid_request',
  },
  'a note with a control character': noted('α\u0000β', 'invalid_text'),
  'a note of 501 characters': noted('ά'.repeat(501), 'note'),
  'a note after the visit': {
    after: end,
    send: () => ['PUT', own('note'), { note: 'Λείπει το έντυπο' }],
    status: 409,
    code: 'not_possible_now',
  },
  'a search of 101 characters': searched('a'.repeat(101)),
  'a search of 10,000 characters': searched(`%' "`.repeat(2_500)),
  'a call for a service that the counter does not serve': {
    after: () =>
      skills(hall, [
        { name: '', services: [hall.services.Α] },
        { name: '', services: [] },
      ]),
    send: () => [
      'POST',
      `/counter/${hall.place.slug}/calls`,
      { counter: FIRST, services: [hall.services.Β] },
    ],
    status: 422,
    code: 'service_not_served',
  },
};

/** Tickets, lists, services and visits. */
const stateOf = () =>
  test.db.query(
    ['tickets', 'waiting_lists', 'services', 'visits', 'ticket_events']
      .map((name) => `SELECT md5(string_agg(t::text, '' ORDER BY t::text)) AS sum FROM ${name} t`)
      .join(' UNION ALL '),
  );

describe('a place with several services refuses, in both languages and without effect', () => {
  it.each(Object.entries(REFUSALS))('%s', async (_, { after, send, status, code }) => {
    await after?.();
    const before = await stateOf();
    const [method, path, body] = send();
    const said: string[] = [];
    for (const language of ['el', 'en']) {
      const response = await calls.ask<{
        code?: string;
        error?: string;
        message?: Record<string, string[]>;
      }>(method, `/api${path}`, hall.owner, body, {
        'accept-language': language,
        'idempotency-key': `refusal-${language}-${+NOON}`,
      });
      const { code: given, error, message } = response.body;
      expect([response.status, status === 422 && message ? Object.keys(message)[0] : given]).toEqual([status, code]);
      said.push(message ? message[code]!.join(' ') : error!);
    }
    const [greek, english] = said as [string, string];
    expect(greek).toMatch(/\p{Script=Greek}{3}/u);
    expect(english).toMatch(/[a-z]{2}/);
    expect(english).not.toMatch(/\p{Script=Greek}{3}/u);
    expect(await stateOf()).toEqual(before);
  }); // prettier-ignore
});
