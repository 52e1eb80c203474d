import Fastify, { type FastifyInstance } from 'fastify';
import { readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { Pool } from 'pg';
import { createPglite } from '#server/db/pglite.ts';
import { CategoryList, OrganisationPage } from '#common/contract/organisations.ts';
import { ONE_STATEMENT, PAGE_IN_SQL } from './sql.ts';

/** What Seira is measured against: the same work with nothing around it. */
const database = () => new Pool({ connectionString: process.env.RIVAL_URL, max: 10 });

/** Fastify with a response schema that serialises the same response again and again. */
function answers(app: FastifyInstance): void {
  const read = (name: string) =>
    JSON.parse(readFileSync(`${process.env.RIVAL_FOLDER}/${name}.json`, 'utf8')) as unknown;
  const organisations = read('organisations');
  const categories = read('categories');
  const response = (schema: unknown) => ({ schema: { response: { 200: schema } } });
  app.get('/api/organisations', response(OrganisationPage), async () => organisations);
  app.get('/api/categories', response(CategoryList), async () => categories);
}

/**
 * Node's own server, which writes the same headers and bytes again and again: nothing on Node is
 * faster, so it shows what is left to gain.
 */
function floor(): Server {
  const read = (name: string) => readFileSync(`${process.env.RIVAL_FOLDER}/${name}`);
  const headers = JSON.parse(read('headers.json').toString()) as string[];
  const bodies = new Map(
    ['organisations', 'categories'].map((name) => [`/api/${name}`, read(`${name}.json`)]),
  );
  return createServer((request, response) => {
    const body = bodies.get(request.url ?? '')!;
    response.writeHead(200, [...headers, 'content-length', String(body.length)]);
    response.end(body);
  });
}

/** Fastify that passes on the JSON of a page as PostgreSQL wrote it. */
function pages(app: FastifyInstance): void {
  const pool = database();
  app.get<{ Querystring: { page: string } }>('/api/organisations', async (request, reply) => {
    const { rows } = await pool.query<{ body: string }>({
      name: 'page',
      text: PAGE_IN_SQL,
      values: [30, (Number(request.query.page) - 1) * 30],
    });
    return reply.type('application/json').send(rows[0]?.body);
  });
}

/** Fastify that takes each ticket with one statement; a header names the person, unchecked. */
function tickets(app: FastifyInstance): void {
  const pool = database();
  let n = 0;
  app.post<{ Body: { ticket: { waiting_list_code: string } } }>(
    '/api/user/tickets',
    async (request, reply) => {
      n += 1;
      const { rows } = await pool.query({
        name: 'take',
        text: ONE_STATEMENT,
        values: [request.body.ticket.waiting_list_code, n, `tkt_${process.pid}_${n}`],
      });
      return reply.code(201).send(rows[0]);
    },
  );
}

/** The bare statement on PGlite, one after the other, nothing between. */
async function bareOnPglite(): Promise<number> {
  const pglite = await createPglite({ folder: process.env.RIVAL_FOLDER });
  const list = process.env.RIVAL_LIST!;
  const seconds = Number(process.env.RIVAL_SECONDS);
  const first = Number(process.env.RIVAL_FIRST);
  let n = 0;
  const take = () => {
    n += 1;
    return pglite.query(ONE_STATEMENT, [list, first + n, `tkt_r_${first + n}`]);
  };
  const began = performance.now();
  while (performance.now() - began < seconds * 1000) await take();
  const perSecond = n / ((performance.now() - began) / 1000);
  await pglite.close();
  return perSecond;
}

const kind = process.argv[2];
const tell = (server: Server): void => {
  const address = server.address();
  process.stdout.write(`port ${typeof address === 'object' ? address?.port : ''}\n`);
};
if (kind === 'pglite') {
  process.stdout.write(`${await bareOnPglite()}\n`);
} else if (kind === 'floor') {
  const server = floor();
  server.listen(0, '127.0.0.1', () => tell(server));
} else {
  const app = Fastify();
  if (kind === 'answers') answers(app);
  if (kind === 'pages') pages(app);
  if (kind === 'tickets') tickets(app);
  await app.listen({ port: 0, host: '127.0.0.1' });
  tell(app.server);
}
