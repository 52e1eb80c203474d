import type { IncomingHttpHeaders } from 'node:http';
import { randomUUID } from 'node:crypto';
import { StubAccounts, type StubPerson } from './stub-accounts.ts';
import { stubCategories, stubOrganisations } from './stub-data.ts';

interface Call {
  method: string;
  path: string;
  query: URLSearchParams;
  headers: IncomingHttpHeaders;
  body: Record<string, unknown>;
}

interface Answer {
  status: number;
  body?: unknown;
  headers?: Record<string, string>;
}

type Route = [method: string, path: RegExp, answer: (call: Call, id: string) => Answer];

interface StubTicket {
  owner: string;
  status: string;
  record: Record<string, unknown>;
}

const text = (value: unknown): string => (typeof value === 'string' ? value : '');
const bearer = ({ headers }: Call): string => text(headers.authorization).replace('Bearer ', '');
const error = (status: number, sentence: string): Answer => ({ status, body: { error: sentence } });
const tokens = (pair: { access: string; refresh: string }) => ({
  'access-token': pair.access,
  'refresh-token': pair.refresh,
});

const findOrganisation = (id: string) =>
  stubOrganisations.find(({ slug, code }) => slug === id || code === id);

/** A list's code tells its organisation and its day. */
const listCode = (slug: string, date: string): string => `${slug}~${date}`;

const signUpProblems = (body: Record<string, unknown>): Record<string, string> => {
  const required = ['email', 'password', 'first_name', 'last_name', 'birth_date'];
  return Object.fromEntries(
    required.filter((field) => !text(body[field])).map((field) => [field, "can't be blank"]),
  );
};

/** The calls of section 7, each with the minimum that the specification promises. */
export const stubApi = (tokenLife: number): ((call: Call) => Answer) => {
  const accounts = new StubAccounts(tokenLife);
  const tickets: StubTicket[] = [];
  const issued = new Map<string, number>();

  const asPerson = (call: Call, then: (person: StubPerson) => Answer): Answer => {
    const person = accounts.whose(bearer(call));
    return typeof person === 'string' ? error(401, person) : then(person);
  };

  const takeTicket = (code: string, person: StubPerson): Answer => {
    const [slug = '', date = ''] = code.split('~');
    const organisation = findOrganisation(slug);
    if (!organisation) return error(404, 'Waiting list not found');
    const rank = (issued.get(code) ?? 3) + 1;
    issued.set(code, rank);
    const { title, address, image, city } = organisation;
    tickets.unshift({
      owner: person.email,
      status: 'scheduled',
      record: {
        code: randomUUID(),
        rank,
        due_date: date,
        created_at: new Date().toISOString(),
        organisation: { title, address, image, slug, city },
        waiting_list: code,
      },
    });
    return { status: 201, body: {} };
  };

  const pageOfTickets = (query: URLSearchParams, person: StubPerson): Answer => {
    const status = query.get('status') ?? 'scheduled';
    const page = Number(query.get('page') ?? 1);
    const perPage = Number(query.get('per_page') ?? 10);
    const own = tickets.filter(
      (ticket) => ticket.owner === person.email && ticket.status === status,
    );
    const offset = (page - 1) * perPage;
    return {
      status: 200,
      body: {
        current_page: page,
        total_pages: Math.ceil(own.length / perPage),
        offset,
        count: own.length,
        records: own.slice(offset, offset + perPage).map(({ record }) => record),
      },
    };
  };

  const routes: Route[] = [
    [
      'POST',
      /^\/api\/users\/sign_in$/,
      ({ body }) => {
        const pair = accounts.signIn(text(body.email), text(body.password));
        return pair
          ? { status: 200, body: {}, headers: tokens(pair) }
          : error(422, 'Wrong email or password');
      },
    ],
    [
      'POST',
      /^\/api\/users\/sign_up$/,
      ({ body }) => {
        const problems = signUpProblems(body);
        if (Object.keys(problems).length > 0) return { status: 422, body: { message: problems } };
        const pair = accounts.register({
          email: text(body.email),
          password: text(body.password),
          name: `${text(body.first_name)} ${text(body.last_name)}`,
        });
        return pair
          ? { status: 200, body: {}, headers: tokens(pair) }
          : { status: 422, body: { message: { email: 'has already been taken' } } };
      },
    ],
    [
      'DELETE',
      /^\/api\/users\/sign_out$/,
      (call) => {
        accounts.close(bearer(call));
        return { status: 204 };
      },
    ],
    [
      'GET',
      /^\/api\/user$/,
      (call) => asPerson(call, ({ name }) => ({ status: 200, body: { name, main_image: null } })),
    ],
    [
      'POST',
      /^\/api\/users\/tokens$/,
      (call) => {
        const pair = accounts.renew(bearer(call), text(call.headers['refresh-token']));
        return pair
          ? { status: 200, body: {}, headers: tokens(pair) }
          : error(401, 'Invalid refresh token');
      },
    ],
    ['GET', /^\/api\/categories$/, () => ({ status: 200, body: stubCategories })],
    [
      'GET',
      /^\/api\/organisations$/,
      () => ({ status: 200, body: { records: stubOrganisations } }),
    ],
    [
      'GET',
      /^\/api\/organisations\/([^/]+)$/,
      (_call, id) => {
        const body = findOrganisation(id);
        return body ? { status: 200, body } : error(404, 'Not found');
      },
    ],
    [
      'GET',
      /^\/api\/organisations\/([^/]+)\/waiting_lists$/,
      ({ query }, id) => {
        const organisation = findOrganisation(id);
        const from = query.get('from') ?? '';
        if (!organisation) return error(404, 'Not found');
        const code = listCode(organisation.slug, from);
        const tickets_count = issued.get(code) ?? 3;
        return { status: 200, body: [{ code, tickets_count, released_on: from }] };
      },
    ],
    [
      'POST',
      /^\/api\/user\/tickets$/,
      (call) => {
        const ticket = call.body.ticket as { waiting_list_code?: unknown } | undefined;
        return asPerson(call, (person) => takeTicket(text(ticket?.waiting_list_code), person));
      },
    ],
    [
      'GET',
      /^\/api\/user\/tickets$/,
      (call) => asPerson(call, (person) => pageOfTickets(call.query, person)),
    ],
  ];

  return (call) => {
    const here = routes.filter(([, path]) => path.test(call.path));
    const route = here.find(([method]) => method === call.method);
    if (!route) return { status: here.length > 0 ? 405 : 404 };
    return route[2](call, decodeURIComponent(route[1].exec(call.path)?.[1] ?? ''));
  };
};
