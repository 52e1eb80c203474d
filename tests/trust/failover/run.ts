import { rmSync } from 'node:fs';
import { setTimeout as rest } from 'node:timers/promises';
import { openPostgres } from '#server/db/postgres.ts';
import { seededRandom } from '#common/random.ts';
import { newLedger, show } from '#tests/trust/crash/ledger.ts';
import { listsOf, prepare, startOn } from '#tests/trust/crash/lists.ts';
import { startLoad } from '#tests/trust/crash/load.ts';
import { verifyDatabase, verifyLedger } from '#tests/trust/crash/verify.ts';
import { onDatabase, openFolder } from '#server/testing/databases/ownPostgres.ts';
import { replicatedPair } from './pair.ts';
import { type Person, endProcesses } from '#tests/trust/servers.ts';

/**
 * `npm run test:failover`: a primary with a synchronous standby is killed under load, the standby
 * takes over, and the data is compared with acknowledged responses. Accepts SECONDS (6) of load
 * before and after, and SEED. GOAL_SECONDS (15) is the maximum time until a write succeeds.
 * `SYNCHRONOUS=off` shows that the test can fail: the standby confirms nothing and misses the last
 * LAG_SECONDS (2), so acknowledged writes are lost, which the test must report.
 */
const seconds = Number(process.env.SECONDS) || 6;
const goal = Number(process.env.GOAL_SECONDS) || 15;
const isSynchronous = process.env.SYNCHRONOUS !== 'off';
const lagSeconds = Number(process.env.LAG_SECONDS) || 2;
const seed = process.env.SEED ?? String(Date.now() % 2 ** 31);
/** Three failed probes in a row, as in a cluster manager. */
const PROBES = 3;
const PROBE_MS = 500;
const CLIENTS = 12;

const root = openFolder('seira-failover-');
let members: Person[] = [];
const pair = await replicatedPair(root, isSynchronous, async (db) => {
  members = await prepare(db, 1);
});
const standby = openPostgres({ url: pair.standbyUrl, poolSize: 2 });
const faults: string[] = [];

/** Resolves after several failed probes of the primary. */
const primaryIsGone = () =>
  onDatabase(pair.primary.url, async (probe) => {
    for (let failed = 0; failed < PROBES;) {
      failed = (await probe.query('SELECT 1').catch(() => null)) === null ? failed + 1 : 0;
      await rest(PROBE_MS);
    }
  });

try {
  const server = startOn({ DATABASE_URL: pair.url, DATA_DIR: root });
  const address = await server.address;
  const ledger = newLedger();
  const load = await startLoad(address, {
    ledger,
    lists: listsOf(0),
    members,
    clients: CLIENTS,
    random: seededRandom(seed),
  });
  await rest(seconds * 1000);

  const acknowledged = () => ledger.takes.filter(({ ticket }) => ticket).length;
  if (!isSynchronous) {
    await pair.lag();
    await rest(lagSeconds * 1000);
  }
  const before = acknowledged();
  const killedAt = performance.now();
  await pair.primary.kill();
  // Leaves time for responses in flight when the primary was killed.
  await rest(PROBE_MS);
  const atOutage = acknowledged();
  await primaryIsGone();
  await pair.promote();
  while (acknowledged() === atOutage) {
    if (performance.now() - killedAt > 60_000)
      throw new Error('No write succeeded within a minute');
    await rest(10);
  }
  const away = (performance.now() - killedAt) / 1000;
  await rest(seconds * 1000);
  await load.stop();

  faults.push(
    ...(await verifyLedger(address, ledger)),
    ...(await verifyDatabase(standby, [ledger])),
  );
  if (away > goal) faults.push(`A write succeeded after ${away.toFixed(1)} s, more than ${goal} s`);
  await server.stop();
  console.log(`${before} tickets before the primary was killed.`);
  show([ledger], faults);
  console.log(`A write succeeded ${away.toFixed(1)} s after the kill. SEED=${seed}`);
} finally {
  await endProcesses();
  await standby.close();
  await pair.stop();
  await rest(500);
  rmSync(root, { recursive: true, force: true });
}
// Explicit, because stopping the databases at exit would end the process with 0.
process.exit(faults.length === 0 ? 0 : 1);
