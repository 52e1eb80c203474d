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

interface Resource {
  path: string;
  /** The fields that identify a record. */
  needed: Fields;
  /** Names of the fields that a sparse server leaves out. */
  others: string;
  response: (record: Fields) => object;
  read: () => Promise<unknown>;
}

const listed = (record: Fields) => ({ records: [record] });
const itself = (record: Fields) => record;
const firstOf = async (page: Promise<{ records: unknown[] }>) => (await page).records[0];
const firstTicket = () => firstOf(fetchTickets({ status: 'scheduled', page: 1, perPage: 10 }));

const place = {
  needed: { code: 'O-1', title: 'Φαρμακείο' },
  others: 'slug address city main_image images image tickets_count',
};

/** Each resource of the specification. */
const resources = {
  list: {
    ...place,
    path: '/api/organisations',
    response: listed,
    read: () => firstOf(fetchOrganisations()),
  },
  organisation: {
    ...place,
    path: '/api/organisations/O-1',
    response: itself,
    read: () => fetchOrganisation('O-1'),
  },
  waitingList: {
    needed: { code: 'L-1' },
    others: 'tickets_count released_on',
    path: '/api/organisations/O-1/waiting_lists',
    response: (record) => [record],
    read: async () => (await fetchWaitingLists('O-1', '2026-11-20'))[0],
  },
  ticket: {
    needed: { code: 'T-1' },
    others: 'rank due_date created_at organisation waiting_list',
    path: '/api/user/tickets',
    response: listed,
    read: firstTicket,
  },
  organisationOfTicket: {
    needed: {},
    others: 'title address image slug city',
    path: '/api/user/tickets',
    response: (organisation) => listed({ code: 'T-1', organisation }),
    read: firstTicket,
  },
  category: {
    needed: { title: 'Καταστήματα' },
    others: 'icon_name',
    path: '/api/categories',
    response: (record) => [record],
    read: () => firstOf(call(getCategories, {})),
  },
  user: {
    needed: {},
    others: 'name main_image',
    path: '/api/user',
    response: itself,
    read: () => call(getUser, {}),
  },
} satisfies Record<string, Resource>;

const readWith = ({ path, response, read }: Resource, fields: Fields): Promise<unknown> => {
  server.use(http.get(`${api}${path}`, () => HttpResponse.json(response(fields))));
  return read();
};

describe('a record with missing fields', () => {
  it.each(Object.entries<Resource>(resources))('is read: %s', async (_name, resource) => {
    const { needed, others } = resource;
    const nulls = Object.fromEntries(others.split(' ').map((name) => [name, null]));
    expect(await readWith(resource, needed)).toBeTruthy();
    expect(await readWith(resource, { ...needed, ...nulls })).toBeTruthy();
  });

  it('is identified by its code or slug', async () => {
    const read = (fields: Fields) => readWith(resources.list, { title: 'Φαρμακείο', ...fields });
    expect(await read({ code: 'O-1' })).toMatchObject({ slug: 'O-1' });
    expect(await read({ slug: 'farmakeio' })).toMatchObject({ code: 'farmakeio' });
    expect(await read({})).toBeUndefined();
  });

  it('has null for missing values', async () => {
    const { list, waitingList, ticket } = resources;
    expect(await readWith(list, list.needed)).toMatchObject({ wait: null });
    expect(await readWith(waitingList, waitingList.needed)).toMatchObject({
      ticketsCount: null,
      releasedOn: '2026-11-20',
    });
    expect(await readWith(ticket, ticket.needed)).toMatchObject({ rank: null });
  });
});
