import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Db } from '#server/db/client.ts';
import { buildOrganisation, buildSignedIn } from '#server/testing/builders.ts';
import { recordRun } from '#server/repositories/service/status.ts';
import { buildLine, createCalls, FIRST } from '#server/testing/lines.ts';
import { appWith, NOON, testApp } from '#server/testing/testApp.ts';
import { sendRaw } from '#tests/attack/target.ts';

const TOKEN = 'token-of-the-metrics';
const test = testApp({ metricsToken: TOKEN });

const read = (options: { remoteAddress?: string; headers?: Record<string, string> } = {}) =>
  test.app.inject({ url: '/metrics', ...options });

const LINE = /^(# (HELP|TYPE) \w+ .+|\w+(\{\w+="[^"]*"(,\w+="[^"]*")*\})? [\d.e+-]+)$/;

describe('/metrics', () => {
  it('counts by pattern, method and status in the Prometheus format', async () => {
    await buildOrganisation(test.db, { slug: 'secret-place' });
    const { user, headers } = await buildSignedIn(test);
    await test.app.inject({ url: '/api/organisations/secret-place' });
    await test.app.inject({ url: '/api/organisations/none' });
    await test.app.inject({ url: '/api/user', headers });
    for (let n = 0; n < 30; n += 1) await test.app.inject({ url: `/nothing-${n}/at/all` });
    await test.app.inject({ method: 'PROPFIND' as 'GET', url: '/api/user' });
    const response = await read();
    expect(response.statusCode).toBe(200);
    expect(response.headers['content-type']).toContain('version=0.0.4');
    const text = response.body;
    const counted = 'http_requests_total{method="GET",route="/api/organisations/:id",status=';
    expect(text).toContain(`${counted}"200"} 1`);
    expect(text).toContain(`${counted}"404"} 1`);
    expect(text).toContain('http_requests_total{method="GET",route="none",status="404"} 30');
    expect(text).toContain('http_request_duration_seconds_bucket{le="+Inf",route="/api/user"}');
    for (const secret of [user.code, user.email, 'secret-place', 'nothing-', '127.0.0.1']) {
      expect(text).not.toContain(secret);
    }
    for (const line of text.trimEnd().split(/\n+/)) {
      expect(line).toMatch(LINE);
    }
  });

  it('rejects proxies without proxy headers: HTTP/1.0, or no host', async () => {
    const address = new URL(await test.app.listen({ port: 0, host: '127.0.0.1' }));
    const statusOf = async (head: string) => {
      const request = `GET /metrics ${head}\r\nconnection: close\r\n\r\n`;
      return /^HTTP\/1.1 (\d+)/.exec(await sendRaw(Number(address.port), request))?.[1];
    };
    expect(await statusOf('HTTP/1.1\r\nhost: x')).toBe('200');
    expect(await statusOf('HTTP/1.0\r\nhost: x')).toBe('404');
    expect(await statusOf('HTTP/1.0')).toBe('404');
  });

  it('reports the running version, as /healthz does', async () => {
    const { version } = (await test.app.inject({ url: '/healthz' })).json<{ version: string }>();
    expect(version).toMatch(/^\d+\.\d+\.\d+/);
    expect((await read()).body).toContain(`seira_build_info{version="${version}"} 1\n`);
  });

  it('reports the lag of the event loop under both names of this release', async () => {
    const { body } = await read();
    const lag = valueIn(body, 'nodejs_eventloop_lag_p99_seconds');
    expect(lag).toBeGreaterThan(0);
    expect(valueIn(body, 'nodejs_eventloop_delay_p99_seconds')).toBe(lag);
    expect(valueIn(body, 'process_resident_memory_bytes')).toBeGreaterThan(1e6);
  });

  it('accepts only this machine and clients with the token', async () => {
    expect((await read({ remoteAddress: '10.0.0.9' })).statusCode).toBe(404);
    const bearer = (token: string) => ({
      remoteAddress: '10.0.0.9',
      headers: { authorization: `Bearer ${token}` },
    });
    expect((await read(bearer(TOKEN))).statusCode).toBe(200);
    for (const wrong of ['é'.repeat(TOKEN.length), `${TOKEN}x`, TOKEN.slice(1), 'x'.repeat(9_000)])
      expect((await read(bearer(wrong))).statusCode, wrong.slice(0, 30)).toBe(404);
  });

  it('requires a token from requests through a proxy on this machine', async () => {
    for (const name of ['x-forwarded-for', 'x-forwarded-host', 'forwarded', 'x-real-ip', 'via']) {
      const { statusCode } = await read({ headers: { [name]: '127.0.0.1' } });
      expect([name, statusCode]).toEqual([name, 404]);
    }
    const behind = await appWith(test, { trustProxy: 1 });
    expect((await behind.inject({ url: '/metrics' })).statusCode).toBe(404);
  });
});

const withDatabase = (change: Partial<Db>) => appWith(test, {}, { db: { ...test.db, ...change } });

const valueIn = (text: string, series: string): number => {
  const line = text.split('\n').find((one) => one.startsWith(`${series} `));
  return Number(line?.slice(series.length));
};

describe('operator metrics', () => {
  it('include the age of jobs and of pending work', async () => {
    const none = (await read()).body;
    expect(valueIn(none, 'seira_database_up')).toBe(1);
    expect(valueIn(none, 'seira_ready')).toBe(1);
    expect(valueIn(none, 'seira_backup_last_success_timestamp_seconds')).toBe(0);
    expect(valueIn(none, 'seira_moderation_waiting{folder="messages"}')).toBe(0);

    await recordRun(test.db, 'backup', test.clock.now());
    await test.db.exec(
      `INSERT INTO mail_outbox (cause, state, created_at, due_at, failure)
       VALUES ('a', 'waiting', '2026-11-20T09:00:00Z', now(), 'ECONNREFUSED');
       INSERT INTO messages (code, about, name, email, email_key, text, created_at)
       VALUES ('m', 'contact', 'Ariadni', 'ariadni@seira.example', 'ariadni@seira.example', 'Γεια', '2026-11-20T08:00:00Z')`,
    );
    const text = (await read()).body;
    const backup = valueIn(text, 'seira_backup_last_success_timestamp_seconds');
    expect(backup).toBe(NOON.getTime() / 1000);
    expect(valueIn(text, 'seira_mail_oldest_waiting_seconds')).toBe(3600);
    expect(valueIn(text, 'seira_mail_failure_info{code="ECONNREFUSED"}')).toBe(1);
    expect(valueIn(text, 'seira_moderation_waiting{folder="messages"}')).toBe(1);
    expect(valueIn(text, 'seira_moderation_oldest_waiting_seconds{folder="messages"}')).toBe(7200);
    expect(text).not.toContain('riadni');
    await test.db.exec('DELETE FROM mail_outbox; DELETE FROM messages; DELETE FROM service_runs');
  });

  it('report a lost database and failed readiness', async () => {
    const refuse = () => Promise.reject(Object.assign(new Error('no'), { code: 'ECONNREFUSED' }));
    const app = await withDatabase({ query: refuse });
    const { body } = await app.inject({ url: '/metrics' });
    expect([valueIn(body, 'seira_database_up'), valueIn(body, 'seira_ready')]).toEqual([0, 0]);
  });

  it('count tickets and calls, and name a failing external service', async () => {
    const line = await buildLine(test);
    const calls = createCalls(test);
    await calls.take(line.list.code);
    expect((await calls.next(line, line.clerk, FIRST)).status).toBe(200);
    test.context.outside.photos.failed('NoSuchBucket');
    const text = (await read()).body;
    expect(valueIn(text, 'seira_tickets_total{event="taken",by="holder"}')).toBe(1);
    expect(valueIn(text, 'seira_tickets_total{event="called",by="place"}')).toBe(1);
    expect([valueIn(text, 'seira_mail_ok'), valueIn(text, 'seira_photos_ok')]).toEqual([1, 0]);
    test.context.outside.photos.succeeded();
  });
});

describe('/readyz', () => {
  it('fails quickly while the database does not respond', async () => {
    const app = await withDatabase({ query: () => new Promise(() => undefined) });
    expect((await app.inject({ url: '/readyz' })).statusCode).toBe(503);
    expect((await app.inject({ url: '/healthz' })).statusCode).toBe(200);
  });

  it('fails after a failed write until one succeeds', async () => {
    let full = true;
    const query: Db['query'] = async (sql, params) => {
      if (full && sql.includes('INSERT'))
        throw Object.assign(new Error('no space'), { code: '53100' });
      return test.db.query(sql, params);
    };
    const app = await withDatabase({ query });
    const ready = async () => (await app.inject({ url: '/readyz' })).statusCode;
    expect(await ready()).toBe(200);
    const payload = { email: 'x@seira.example', password: 'password1' };
    const refused = await app.inject({ method: 'POST', url: '/api/users/sign_in', payload });
    expect(refused.statusCode).toBe(503);
    expect(await ready()).toBe(503);
    expect((await app.inject({ url: '/metrics' })).body).toContain('seira_storage_failing 1');
    full = false;
    expect(await ready()).toBe(200);
  });
});

/** The series that Prometheus adds to every target. */
const OF_PROMETHEUS = 'up';

let printed: Set<string>;
beforeAll(async () => {
  await test.app.inject({ url: '/api/categories' });
  const { body } = await test.app.inject({ url: '/metrics' });
  printed = new Set([...body.matchAll(/^(\w+)(?:\{| )/gm)].map((match) => match[1]!));
});

/** Series names in a PromQL expression: words other than functions, labels and keywords. */
const seriesIn = (expression: string): string[] =>
  expression
    .replaceAll(/\b(?:by|without)\s*\([^)]*\)/g, '')
    .replaceAll(/\{[^}]*\}|\[[^\]]*\]/g, '')
    .match(/\b[a-z]\w*\b(?!\s*\()/g) ?? [];

const unknownIn = (expressions: string[]): string[] =>
  expressions.flatMap(seriesIn).filter((name) => !printed.has(name) && name !== OF_PROMETHEUS);

/** All texts under a key of this name, at any depth. */
const under = (key: string, value: unknown): string[] => {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) =>
    name === key && typeof inner === 'string' ? [inner] : under(key, inner),
  );
};

it('the dashboard uses only metrics that /metrics has, and the version', () => {
  const text = readFileSync('docs/samples/grafana-dashboard.json', 'utf8');
  const dashboard: unknown = JSON.parse(text);
  const expressions = under('expr', dashboard);
  expect(expressions.length).toBeGreaterThan(20);
  expect(unknownIn(expressions)).toEqual([]);
  const queries = under('query', dashboard).filter((query) => query.startsWith('label_values('));
  const named = queries.map((query) => /\((\w+)/.exec(query)?.[1]);
  expect(named).toEqual(['seira_build_info', 'seira_build_info']);
  expect(expressions.join('\n')).toContain('seira_build_info');
});

it('the alerts use only metrics that /metrics has', () => {
  const rules = readFileSync('docs/samples/prometheus-rules.yml', 'utf8');
  const expressions = [...rules.matchAll(/^\s*expr: (.+)$/gm)].map((match) => match[1]!);
  expect(expressions.length).toBe([...rules.matchAll(/- alert:/g)].length);
  expect(unknownIn(expressions)).toEqual([]);
});
