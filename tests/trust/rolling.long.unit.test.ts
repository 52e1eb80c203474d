import { randomUUID } from 'node:crypto';
import { setTimeout as rest } from 'node:timers/promises';
import { afterAll, expect, it } from 'vitest';
import { temporaryFolder } from '#server/testing/temporaryFolder.ts';
import { openPostgres } from '#server/db/postgres.ts';
import { listsOf, prepare, startOn } from './crash/lists.ts';
import { newLedger, repeatedly, take } from './crash/ledger.ts';
import { verifyDatabase, verifyLedger } from './crash/verify.ts';
import { startProxy } from './failover/proxy.ts';
import { ownPostgres } from '#server/testing/databases/ownPostgres.ts';
import { ask, signUp, type Person, endProcesses } from './servers.ts';

/** Number of restarts, and time between them. */
const RESTARTS = Number(process.env.RESTARTS) || 4;
const BETWEEN_MS = 10_000;
const CLIENTS = 8;
/** Retries of a client before a command fails. */
const TRIES = 20;
const PAUSE_MS = 100;

const root = temporaryFolder();
afterAll(endProcesses);

it('no command fails while one of two processes behind a proxy restarts every ten seconds', async () => {
  const own = await ownPostgres(root);
  const db = openPostgres({ url: own.url, poolSize: 2 });
  const proxy = await startProxy();
  try {
    await prepare(db, 1);
    // Long enough for the proxy to notice the shutdown.
    const env = { DATABASE_URL: own.url, DATA_DIR: root, SHUTDOWN_DELAY_MS: '1000' };
    const servers = [startOn(env), startOn(env)];
    proxy.backends = await Promise.all(servers.map(({ address }) => address));
    const { address } = proxy;
    const ledger = newLedger();
    const failed: string[] = [];

    const send = ask.bind(null, address);
    /** Repeats a request as a client does, with the same key. */
    const sendRetrying: typeof send = async (method, path, headers, body) => {
      for (let tries = 0; tries < TRIES; tries += 1) {
        const response = await send(method, path, headers, body);
        if (response && ![502, 503].includes(response.status)) return response;
        await rest(PAUSE_MS);
      }
      failed.push(path);
      return null;
    };
    const newPerson = async (): Promise<Person> => {
      const { response, person } = await signUp(sendRetrying);
      // A retry after a lost response says that the e-mail address is taken.
      if (response?.status !== 201) return newPerson();
      ledger.people.push(person);
      return person;
    };
    const client = async () => {
      const person = await newPerson();
      await rest(PAUSE_MS);
      for (const list of listsOf(0)) {
        const sent = { person, list, key: randomUUID() };
        const response = await take(sendRetrying, sent);
        if (response?.status === 422 && list === listsOf(0)[0]) continue;
        if (response?.status !== 201) {
          failed.push(`${response?.status} ${response?.body}`);
          continue;
        }
        const { code, rank } = JSON.parse(response.body) as { code: string; rank: number };
        ledger.takes.push({ ...sent, ticket: { code, rank } });
      }
    };
    await rest(2 * PAUSE_MS);
    const clients = Array.from({ length: CLIENTS }, () => repeatedly(client));
    for (let restart = 0; restart < RESTARTS; restart += 1) {
      await rest(BETWEEN_MS);
      const which = restart % servers.length;
      expect((await servers[which]!.stop()).code).toBe(0);
      servers[which] = startOn(env);
      const next = await servers[which].address;
      proxy.backends = proxy.backends.map((one, index) => (index === which ? next : one));
    }
    await Promise.all(clients.map((stop) => stop()));
    expect(failed).toEqual([]);
    expect(ledger.takes.length).toBeGreaterThan(0);
    expect(await verifyLedger(address, ledger)).toEqual([]);
    expect(await verifyDatabase(db)).toEqual([]);
    console.log(`rolling: ${RESTARTS} restarts, ${ledger.takes.length} commands, none failed`);
  } finally {
    await proxy.close();
    await endProcesses();
    await db.close();
    await own.stop();
  }
});
