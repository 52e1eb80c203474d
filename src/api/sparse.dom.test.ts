import { http, HttpResponse } from 'msw';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { getUser } from '#common/contract/account/users.ts';
import { getCategories } from '#common/contract/organisations.ts';
import { api, mockNetwork } from '#tests/network.ts';
import { fetchOrganisation, fetchOrganisations } from './organisations.ts';
import { fetchTickets } from './tickets.ts';
import { call } from './transport/call.ts';
import { fetchWaitingLists } from './waitingLists.ts';

const server = mockNetwork();
beforeEach(() => {
  vi.stubEnv('MODE', 'production');
  vi.spyOn(console, 'warn').mockReturnValue();
});

type Fields = Record<string, unknown>;

const place = {
  code: 'O-1',
  title: 'Φαρμακείο',
  address: 'Ερμού 4',
  main_image: '/a.svg',
  images: [{ url: '/a.svg' }],
  slug: 'farmakeio',
  city: 'Αθήνα',
  image: '/a.svg',
  tickets_count: 3,
};
const { title, address, image, slug, city } = place;
const ticket = {
  code: 'T-1',
  rank: 7,
  due_date: '2026-11-20',
  created_at: '2026-11-20T08:00:00Z',
  organisation: { title, address, image, slug, city },
  waiting_list: 'L-1',
};
const user = { name: 'Μαρία', main_image: null };

interface Resource {
  fields: Fields;
  path: string;
  response: (record: Fields) => object;
  read: () => Promise<unknown>;
}

/** Each resource of the specification: its fields, its response, and the reader. */
const resources: Record<string, Resource> = {
  list: {
    fields: place,
    path: '/api/organisations',
    response: (record) => ({ records: [record] }),
    read: async () => (await fetchOrganisations()).records[0],
  },
  organisation: {
    fields: place,
    path: '/api/organisations/O-1',
    response: (record) => record,
    read: () => fetchOrganisation('O-1'),
  },
  waitingList: {
    fields: { code: 'L-1', tickets_count: 3, released_on: '2026-11-20' },
    path: '/api/organisations/O-1/waiting_lists',
    response: (record) => [record],
    read: async () => (await fetchWaitingLists('O-1', '2026-11-20'))[0],
  },
  ticket: {
    fields: ticket,
    path: '/api/user/tickets',
    response: (record) => ({ records: [record] }),
    read: async () =>
      (await fetchTickets({ status: 'scheduled', page: 1, perPage: 10 })).records[0],
  },
  organisationOfTicket: {
    fields: ticket.organisation,
    path: '/api/user/tickets',
    response: (organisation) => ({ records: [{ ...ticket, organisation }] }),
    read: async () =>
      (await fetchTickets({ status: 'scheduled', page: 1, perPage: 10 })).records[0],
  },
  category: {
    fields: { title: 'Καταστήματα', icon_name: 'shops' },
    path: '/api/categories',
    response: (record) => [record],
    read: async () => (await call(getCategories, {})).records[0],
  },
  user: {
    fields: user,
    path: '/api/user',
    response: (record) => record,
    read: () => call(getUser, {}),
  },
};

const without = (fields: Fields, name: string): Fields =>
  Object.fromEntries(Object.entries(fields).filter(([key]) => key !== name));

const readWith = (resource: keyof typeof resources, fields: Fields): Promise<unknown> => {
  const { path, response, read } = resources[resource]!;
  server.use(http.get(`${api}${path}`, () => HttpResponse.json(response(fields))));
  return read();
};

/** The fields that alone identify a record. */
const NEEDED = 'list title, organisation title, waitingList code, ticket code, category title';

const cases = Object.entries(resources).flatMap(([resource, { fields }]) =>
  Object.keys(fields)
    .filter((name) => !NEEDED.includes(`${resource} ${name}`))
    .map((name) => [resource, name] as const),
);

describe('a record with a missing field', () => {
  it.each(cases)('is read: %s without %s', async (resource, name) => {
    const { fields } = resources[resource]!;
    expect(await readWith(resource, without(fields, name))).toBeTruthy();
    expect(await readWith(resource, { ...fields, [name]: null })).toBeTruthy();
  });

  it('is identified by its code or slug', async () => {
    const { fields } = resources.list!;
    expect(await readWith('list', without(fields, 'slug'))).toMatchObject({ slug: 'O-1' });
    expect(await readWith('list', without(fields, 'code'))).toMatchObject({ code: 'farmakeio' });
    const nameless = without(without(fields, 'code'), 'slug');
    expect(await readWith('list', nameless)).toBeUndefined();
  });

  it('has null for missing values', async () => {
    expect(await readWith('list', without(place, 'tickets_count'))).toMatchObject({ wait: null });
    expect(await readWith('waitingList', { code: 'L-1' })).toMatchObject({
      ticketsCount: null,
      releasedOn: '2026-11-20',
    });
    expect(await readWith('ticket', without(ticket, 'rank'))).toMatchObject({ rank: null });
  });
});
