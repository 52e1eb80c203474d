import { randomUUID } from 'node:crypto';
import { extname } from 'node:path';
import fastifyStatic from '@fastify/static';
import Fastify, { type FastifyReply, type FastifyRequest } from 'fastify';
import { stubCategories, stubOrganisations } from './stub-data.ts';

/** Short enough that a journey must refresh its access token. */
const TOKEN_LIFE_MS = 4_000;
/** Tickets of a list that others hold. */
const ISSUED_BEFORE = 3;

type Body = Record<string, unknown>;

interface Person {
  email: string;
  password: string;
  name: string;
}

interface Session {
  person: Person;
  access: string;
  refresh: string;
  expires: number;
}

const text = (value: unknown): string => (typeof value === 'string' ? value : '');
const bearer = ({ headers }: FastifyRequest) => text(headers.authorization).replace('Bearer ', '');
const refuse = (reply: FastifyReply, status: number, error: string) =>
  reply.code(status).send({ error });
const findOrganisation = (id: string) =>
  stubOrganisations.find(({ slug, code }) => slug === id || code === id);

/**
 * A server that implements only section 7 of the specification. The client must work without
 * additive fields, endpoints and error codes.
 * @param dist folder of the built client
 */
export async function startStub(dist: string, port: number): Promise<string> {
  const people = new Map<string, Person>();
  const sessions = new Map<string, Session>();
  const tickets: { owner: string; record: Body }[] = [];
  const issued = new Map<string, number>();

  const open = (person: Person, reply: FastifyReply) => {
    const expires = Date.now() + TOKEN_LIFE_MS;
    const session = { person, access: randomUUID(), refresh: randomUUID(), expires };
    sessions.set(session.access, session);
    reply.headers({ 'access-token': session.access, 'refresh-token': session.refresh });
    return {};
  };
  /** Responds for the logged-in person, or with the refusal in the contract. */
  const asPerson =
    (response: (person: Person, request: FastifyRequest, reply: FastifyReply) => unknown) =>
    async (request: FastifyRequest, reply: FastifyReply) => {
      const session = sessions.get(bearer(request));
      if (!session) return refuse(reply, 401, 'Invalid access token');
      if (session.expires < Date.now()) return refuse(reply, 401, 'Access token expired');
      return response(session.person, request, reply);
    };

  const app = Fastify();
  app.removeContentTypeParser('application/json');
  app.addContentTypeParser(
    'application/json',
    { parseAs: 'string' },
    async (_: unknown, body: string) => (body ? JSON.parse(body) : {}),
  );
  await app.register(fastifyStatic, { root: dist });
  // Any other address returns the app.
  app.setNotFoundHandler((request, reply) => {
    const [path = ''] = request.url.split('?');
    if (path.startsWith('/api/') || extname(path) !== '') return reply.code(404).send();
    return reply.sendFile('index.html');
  });

  app.post<{ Body: Body }>('/api/users/sign_up', async ({ body }, reply) => {
    const required = ['email', 'password', 'first_name', 'last_name', 'birth_date'];
    const missing = required.filter((field) => !text(body[field]));
    const email = text(body.email);
    const message =
      missing.length > 0
        ? Object.fromEntries(missing.map((field) => [field, "can't be blank"]))
        : people.has(email) && { email: 'has already been taken' };
    if (message) return reply.code(422).send({ message });
    const name = `${text(body.first_name)} ${text(body.last_name)}`;
    const person = { email, password: text(body.password), name };
    people.set(email, person);
    return open(person, reply);
  });
  app.post<{ Body: Body }>('/api/users/sign_in', async ({ body }, reply) => {
    const person = people.get(text(body.email));
    return person?.password === body.password
      ? open(person!, reply)
      : refuse(reply, 422, 'Wrong email or password');
  });
  app.delete('/api/users/sign_out', async (request, reply) => {
    sessions.delete(bearer(request));
    return reply.code(204).send();
  });
  app.post('/api/users/tokens', async (request, reply) => {
    const session = sessions.get(bearer(request));
    if (!session || session.refresh !== request.headers['refresh-token'])
      return refuse(reply, 401, 'Invalid refresh token');
    sessions.delete(session.access);
    return open(session.person, reply);
  });
  app.get(
    '/api/user',
    asPerson(({ name }) => ({ name, main_image: null })),
  );

  app.get('/api/categories', async () => stubCategories);
  app.get('/api/organisations', async () => ({ records: stubOrganisations }));
  app.get<{ Params: { id: string } }>(
    '/api/organisations/:id',
    async ({ params }, reply) => findOrganisation(params.id) ?? refuse(reply, 404, 'Not found'),
  );
  app.get<{ Params: { id: string }; Querystring: { from?: string } }>(
    '/api/organisations/:id/waiting_lists',
    async ({ params, query: { from = '' } }, reply) => {
      const organisation = findOrganisation(params.id);
      if (!organisation) return refuse(reply, 404, 'Not found');
      const code = `${organisation.slug}~${from}`;
      const tickets_count = issued.get(code) ?? ISSUED_BEFORE;
      return [{ code, tickets_count, released_on: from }];
    },
  );

  app.post(
    '/api/user/tickets',
    asPerson(({ email }, { body }, reply) => {
      const list = text((body as { ticket?: Body }).ticket?.waiting_list_code);
      const [id = '', date = ''] = list.split('~');
      const organisation = findOrganisation(id);
      if (!organisation) return refuse(reply, 404, 'Waiting list not found');
      const rank = (issued.get(list) ?? ISSUED_BEFORE) + 1;
      issued.set(list, rank);
      const { title, address, image, slug, city } = organisation;
      const record = {
        code: randomUUID(),
        rank,
        due_date: date,
        created_at: new Date().toISOString(),
        organisation: { title, address, image, slug, city },
        waiting_list: list,
      };
      tickets.unshift({ owner: email, record });
      return reply.code(201).send({});
    }),
  );
  app.get(
    '/api/user/tickets',
    asPerson(({ email }, request) => {
      const query = request.query as Record<string, string | undefined>;
      const { status = 'scheduled', page = 1, per_page: perPage = 10 } = query;
      // The stub calls and cancels no tickets.
      const own = tickets.filter(({ owner }) => owner === email && status === 'scheduled');
      const offset = (Number(page) - 1) * Number(perPage);
      const records = own.slice(offset, offset + Number(perPage)).map(({ record }) => record);
      return {
        current_page: Number(page),
        total_pages: Math.ceil(own.length / Number(perPage)),
        offset,
        count: own.length,
        records,
      };
    }),
  );
  return app.listen({ port, host: '127.0.0.1' });
}
