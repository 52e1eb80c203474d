import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { buildApp } from '#server/app.ts';
import type { Db } from '#server/db/client.ts';
import { DIRECTORY } from '#server/db/lineChanges.ts';
import { openPostgres } from '#server/db/postgres.ts';
import { PROFILE } from '#server/testing/accounts.ts';
import { buildList, buildOrganisation, buildSignedIn } from '#server/testing/builders.ts';
import { listingPayload } from '#server/testing/places.ts';
import { NOON, testApp } from '#server/testing/testApp.ts';

const test = testApp();
let address: string;
beforeAll(async () => {
  for (let n = 0; n < 5; n += 1) await buildOrganisation(test.db, { slug: `cached-${n}` });
  address = await test.app.listen({ port: 0, host: '127.0.0.1' });
});

const NEWEST = '/api/organisations?sort=newest';
const PATHS = ['/api/categories', '/api/organisations?per_page=3', '/api/organisations/cached-1'];
const ask = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
  fetch(`${address}${path}`, { method, headers });
const headersOf = ({ headers }: Response) =>
  Object.fromEntries(
    [...headers].filter(([name]) => !/^(date|x-request-id|connection|keep-alive)$/.test(name)),
  );

describe('a cached response', () => {
  it.each(PATHS)('%s equals a fresh one in every encoding', async (path) => {
    for (const coding of ['identity', 'gzip', 'br', 'br, gzip;q=0.5', 'deflate']) {
      const headers = { 'accept-encoding': coding };
      // A change invalidates the cached response.
      await buildList(test.db);
      const fresh = await ask(path, headers);
      const cached = await ask(path, headers);
      expect([cached.status, fresh.status]).toEqual([200, 200]);
      expect(headersOf(cached)).toEqual(headersOf(fresh));
      expect(cached.headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/);
      expect(await cached.json()).toEqual(await fresh.json());
    }
  });

  it.each([
    ['', null],
    ['gzip', 'gzip'],
    ['gzip, deflate, br, zstd', 'br'],
    ['br;q=0, gzip', 'gzip'],
    ['gzip;q=1, br;q=0.1', 'gzip'],
    ['*', 'br'],
    ['identity;q=1, *;q=0', null],
  ])('for "%s" is encoded as %s', async (header, coding) => {
    for (let n = 0; n < 3; n += 1) await buildList(test.db);
    const { headers } = await ask(PATHS[1]!, { 'accept-encoding': header });
    expect(headers.get('content-encoding')).toBe(coding);
  });

  it.each(PATHS)('%s returns 304 to a client that has it', async (path) => {
    await buildList(test.db);
    const etag = (await ask(path)).headers.get('etag')!;
    for (const tag of [etag, etag.slice(2), `"other", ${etag}`, '*']) {
      const again = await ask(path, { 'if-none-match': tag });
      expect([again.status, await again.text()]).toEqual([304, '']);
      expect(again.headers.get('etag')).toBe(etag);
      expect(again.headers.get('x-frame-options')).toBe('DENY');
    }
    expect((await ask(path, { 'if-none-match': '"other"' })).status).toBe(200);
  });

  it('is public and revalidated each time', async () => {
    const { headers } = await buildSignedIn(test);
    const own = await ask(PATHS[1]!, headers);
    const response = await ask(PATHS[1]!);
    expect(response.headers.get('cache-control')).toBe('no-cache');
    expect(response.headers.get('vary')).toBe('accept-language, accept-encoding');
    expect(response.headers.get('etag')).toBe(own.headers.get('etag'));
  });

  it('answers HEAD without a body and rejects other methods', async () => {
    const head = await ask(PATHS[0]!, {}, 'HEAD');
    expect([head.status, await head.text()]).toEqual([200, '']);
    expect((await ask(PATHS[0]!, {}, 'DELETE')).status).toBe(405);
  });
});

/** For each address, true if it is served from the cache. */
const isCached = async (paths: string[], app = test.app) => {
  const cached = [];
  for (const url of paths) {
    const { hits } = app.responseCounts;
    expect((await app.inject({ url })).statusCode).toBe(200);
    cached.push(app.responseCounts.hits > hits);
  }
  return cached;
};

/** The app as another process has it, which learns of writes only from the database. */
async function startElsewhere() {
  const database = test.databaseUrl ? openPostgres({ url: test.databaseUrl, poolSize: 3 }) : null;
  const { listen } = database ?? test.context.db;
  let isLost = false;
  const db: Db = {
    ...(database ?? test.context.db),
    listen: async (channel, { received, reconnected }) => {
      const { receivedUntil, stop } = await listen(channel, {
        received: (payload) => isLost || received(payload),
        reconnected,
      });
      return { receivedUntil: () => (isLost ? -Infinity : receivedUntil()), stop };
    },
  };
  const app = await buildApp({ ...test.context, db });
  await app.changes.listen();
  return {
    app,
    loseConnection: () => {
      isLost = true;
    },
    heard: (what: string) =>
      new Promise<void>((resolve) => {
        const changed = (place: string) => what === place && resolve();
        app.changes.follow({ changed, missed: () => undefined });
      }),
    close: async () => {
      await app.close();
      await database?.close();
    },
  };
}

describe('a cached response of another process', () => {
  const PLACE = '/api/organisations/elsewhere';
  let elsewhere: Awaited<ReturnType<typeof startElsewhere>>;
  let place: string;
  beforeAll(async () => {
    const { id } = await buildOrganisation(test.db, { slug: 'elsewhere' });
    await buildList(test.db, { organisationId: id });
    place = String(id);
  });
  beforeEach(async () => {
    test.clock.set(NOON);
    elsewhere = await startElsewhere();
  });
  afterEach(() => elsewhere.close());
  const RENAME = "UPDATE organisations SET title = 'Αλλού ' || random() WHERE id = $1";
  const CALL = 'UPDATE waiting_lists SET counters = counters + 1 WHERE organisation_id = $1';
  const REVIEW = `INSERT INTO reviews (code, organisation_id, author_name, rating, text, created_at, state)
    VALUES ('rev_elsewhere', $1, 'Άννα Δ.', 5, 'Όλα καλά.', now(), 'published')`;

  it.each([
    ['of a place', PLACE, 'its name', RENAME],
    ['of a place', PLACE, 'its line', CALL],
    ['of reviews', `${PLACE}/reviews`, 'a review', REVIEW],
    ['of a list of places', `${NEWEST}&per_page=1`, 'a name', RENAME, DIRECTORY],
    ['of cities', '/api/cities', 'a city', RENAME, DIRECTORY],
  ])('%s (%s) lasts until a write changes %s', async (_, url, __, sql, what = place) => {
    const { app, heard } = elsewhere;
    expect(await isCached([url], app)).toEqual([false]);
    test.clock.advance(59);
    expect(await isCached([url], app)).toEqual([true]);
    const written = heard(what);
    await test.context.db.query(sql, [place]);
    await written;
    expect(await isCached([url, url], app)).toEqual([false, true]);
  });

  it.each([
    ['changes are not heard', PLACE, () => elsewhere.loseConnection()],
    ['it depends on all lines', '/api/organisations?is=open', () => undefined],
  ])('lasts for a second if %s', async (_, url, happen) => {
    const { app } = elsewhere;
    await isCached([url], app);
    happen();
    test.clock.advance(0.999);
    expect(await isCached([url], app)).toEqual([true]);
    test.clock.advance(0.001);
    expect(await isCached([url], app)).toEqual([false]);
  });
});

it('caches a random order once for all equivalent seeds', async () => {
  const hits = () => test.app.responseCounts.hits;
  const [one, other] = [3, 3 + 64].map((seed) => `/api/organisations?sort=random&seed=${seed}`);
  const first = await ask(one!);
  const before = hits();
  expect(await (await ask(other!)).json()).toEqual(await first.json());
  expect(hits()).toBe(before + 1);
});

describe('a write', () => {
  const LIST = '/api/organisations?per_page=3';
  const counts = () => {
    const { hits, misses } = test.app.responseCounts;
    return { hits, misses };
  };
  it('keeps responses cached after a refusal or a private change', async () => {
    const person = await buildSignedIn(test);
    await ask(LIST);
    const before = counts();
    const sent = [
      ['POST', '/api/nowhere', 404],
      ['POST', LIST, 405],
      ['OPTIONS', LIST, 405],
      ['POST', '/api/user/tickets', 401],
      ['POST', '/api/user/tickets', 404, { ticket: { waiting_list_code: 'lst_none' } }],
      ['POST', '/api/users/sign_in', 422],
      ['PUT', '/api/user/profile', 200, PROFILE],
      ['DELETE', '/api/user/deletion', 204],
      ['POST', '/api/user/listings', 201, listingPayload({}, { submit: false })],
      ['DELETE', '/api/users/sign_out', 204],
    ] as const;
    for (const [method, url, status, payload] of sent) {
      const headers = status === 401 ? {} : person.headers;
      const { statusCode } = await test.app.inject({ method, url, headers, payload });
      expect([url, statusCode]).toEqual([url, status]);
      await ask(LIST);
    }
    expect(counts()).toEqual({ hits: before.hits + sent.length, misses: before.misses });
  });

  /** Two places, one of which changes, with the pages that show them. */
  const places = async () => {
    // Newer than the others, so that it is on the first page of the newest.
    const created_at = new Date(NOON.getTime() + 1_000);
    const one = await buildOrganisation(test.db, { created_at });
    const other = await buildOrganisation(test.db);
    const list = await buildList(test.db, { organisationId: one.id });
    const shown = ({ slug }: { slug: string }) => `/api/organisations/${slug}`;
    return { one, list, paths: [shown(one), NEWEST, shown(other), LIST] };
  };

  it('to a line invalidates only responses that show its place', async () => {
    const { list, paths } = await places();
    const { headers } = await buildSignedIn(test);
    await isCached(paths);
    const payload = { ticket: { waiting_list_code: list.code } };
    const url = '/api/user/tickets';
    const taken = await test.app.inject({ method: 'POST', url, headers, payload });
    expect(taken.statusCode).toBe(201);
    expect(await isCached(paths)).toEqual([false, false, true, true]);
  });
});
