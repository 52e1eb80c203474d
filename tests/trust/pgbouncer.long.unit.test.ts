import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { freePort } from '#server/testing/freePort.ts';
import { openStream } from '#server/testing/streams.ts';
import { temporaryFolder } from '#server/testing/temporaryFolder.ts';
import { prepare, startOn, TODAY } from './crash/lists.ts';
import {
  onDatabase,
  ownPostgres,
  type OwnPostgres,
} from '#server/testing/databases/ownPostgres.ts';
import { tool } from './samples/tools.ts';
import { ask, bearer, endProcesses, signUp, type Person } from './servers.ts';

const pgbouncer = tool('pgbouncer');

interface Pooler {
  url: string;
  stop(): Promise<void>;
}

/** A place whose clerks call, behind PgBouncer. */
describe.skipIf(pgbouncer === null)('behind PgBouncer', () => {
  const folder = temporaryFolder();
  let own: OwnPostgres;
  let clerk: Person;
  const poolers: Pooler[] = [];
  beforeAll(async () => {
    own = await ownPostgres(folder);
    [clerk] = (await onDatabase(own.url, (db) => prepare(db, 1))) as [Person];
  });
  afterAll(async () => {
    await endProcesses();
    await Promise.all(poolers.map((pooler) => pooler.stop()));
    await own.stop();
  });

  const startPooler = async (mode: 'session' | 'transaction', port: number): Promise<Pooler> => {
    const { port: postgresPort } = new URL(own.url);
    const file = join(folder, `${mode}.ini`);
    writeFileSync(
      file,
      `[databases]
       seira = host=127.0.0.1 port=${postgresPort} dbname=postgres user=postgres password=postgres
       [pgbouncer]
       listen_addr = 127.0.0.1
       listen_port = ${port}
       unix_socket_dir =
       auth_type = any
       pool_mode = ${mode}
       default_pool_size = 60`,
    );
    const asUser = process.getuid?.() === 0 ? ['-u', 'postgres'] : [];
    const child = spawn(pgbouncer!, [...asUser, file], { stdio: 'ignore' });
    const closed = once(child, 'close');
    const pooler = {
      url: `postgres://postgres@127.0.0.1:${port}/seira`,
      stop: async () => {
        child.kill('SIGKILL');
        await closed;
      },
    };
    poolers.push(pooler);
    await onDatabase(pooler.url, (db) => vi.waitFor(() => db.query('SELECT 1')));
    return pooler;
  };
  const serverOn = ({ url }: Pooler) =>
    startOn({ DATABASE_URL: url, DATA_DIR: folder, DATABASE_POOL: '3' });

  it('takes numbers and shows calls of other processes, also after PgBouncer restarts', async () => {
    const port = await freePort();
    const pooler = await startPooler('session', port);
    const [one, other] = (await Promise.all(
      [serverOn(pooler), serverOn(pooler)].map((server) => server.address),
    )) as [string, string];
    const take = async () => {
      const { person } = await signUp(ask.bind(null, one));
      const body = { ticket: { waiting_list_code: TODAY } };
      const taken = await ask(one, 'POST', '/api/user/tickets', bearer(person), body);
      expect(taken?.status).toBe(201);
    };
    const call = async (): Promise<number> => {
      const body = { waiting_list_code: TODAY, counter: 'Θυρίδα 1', finish: 'processed' };
      const headers = { ...bearer(clerk), 'idempotency-key': randomUUID() };
      const called = await ask(one, 'POST', '/api/counter/org-1/calls', headers, body);
      expect(called?.status).toBe(200);
      return (JSON.parse(called!.body) as { ticket: { rank: number } }).ticket.rank;
    };
    const stream = await openStream(`${other}/api/organisations/org-1/line/live`);
    const shows = (rank: number) =>
      vi.waitFor(() => expect(stream.text()).toContain(`"last_called":{"rank":${rank}`));
    await take();
    await shows(await call());

    await pooler.stop();
    expect((await ask(other, 'GET', '/readyz'))?.status).toBe(503);
    await startPooler('session', port);
    for (const address of [one, other])
      await vi.waitFor(async () =>
        expect((await ask(address, 'GET', '/readyz'))?.status).toBe(200),
      );
    await take();
    await shows(await call());
    stream.close();
  });

  it('refuses to start if connections are assigned per transaction', async () => {
    const { code, output } = await serverOn(await startPooler('transaction', await freePort())).end;
    expect(code).toBe(1);
    expect(output).toContain('assigns connections per transaction');
  });
});
