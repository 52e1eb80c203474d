import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as rest } from 'node:timers/promises';
import { openPostgres } from '#server/db/postgres.ts';
import { seededRandom } from '#server/lib/random.ts';
import { listsOf, writeLists } from '#tests/trust/crash/lists.ts';
import { ask, newLedger, startLoad } from '#tests/trust/crash/load.ts';
import { startOn } from '#tests/trust/crash/rounds.ts';
import { verifyDatabase, verifyLedger } from '#tests/trust/crash/verify.ts';
import { lostMail, lostPresses, startClerk } from '#tests/trust/failover/clerk.ts';
import { replicatedPair } from '#tests/trust/failover/pair.ts';
import { endProcesses } from '#tests/trust/servers.ts';

/**
 * `npm run test:failover`: a primary with a synchronous standby dies under load, the standby takes
 * over, and what clients were told is compared with what is there. SECONDS (6) of load before and
 * after, and SEED may be given. GOAL_SECONDS (15) is how soon a write has to be taken again.
 */
const seconds = Number(process.env.SECONDS) || 6;
const goal = Number(process.env.GOAL_SECONDS) || 15;
const seed = process.env.SEED ?? String(Date.now() % 2 ** 31);
/** What a manager of the cluster does: three probes in a row without an answer. */
const PROBES = 3;
const PROBE_MS = 500;
const CLIENTS = 12;

const root = mkdtempSync(join(tmpdir(), 'seira-failover-'));
chmodSync(root, 0o755);
const pair = await replicatedPair(root, (db) => writeLists(db, 1));
const standby = openPostgres({ url: pair.standbyUrl, poolSize: 2 });
const faults: string[] = [];

/** Resolves when the primary has not answered several times. */
async function primaryIsGone(): Promise<void> {
  const probe = openPostgres({ url: pair.primary.url, poolSize: 1 });
  for (let failed = 0; failed < PROBES;) {
    failed = (await probe.query('SELECT 1').catch(() => null)) === null ? failed + 1 : 0;
    await rest(PROBE_MS);
  }
  await probe.close();
}

try {
  const server = startOn({ DATABASE_URL: pair.url, DATA_DIR: root });
  const address = await server.address;
  const ledger = newLedger();
  const load = await startLoad({
    address: () => address,
    ledger,
    lists: listsOf(0),
    clients: CLIENTS,
    random: seededRandom(seed),
  });
  const [, list = ''] = listsOf(0);
  const email = 'clerk@seira.example';
  const signUp = await ask(address, 'POST', '/api/users/sign_up', {}, {
    email, password: 'password1', first_name: 'Άννα', last_name: 'Δοκιμή', birth_date: '1990-01-01',
  }); // prettier-ignore
  const primary = openPostgres({ url: pair.primary.url, poolSize: 1 });
  await primary.query(
    "INSERT INTO members SELECT o.id, u.id, 'clerk', now() FROM organisations o, users u WHERE u.email = $1",
    [email],
  );
  await primary.close();
  const access = signUp?.headers.get('access-token') ?? '';
  const clerk = startClerk(
    address,
    { email, access, refresh: '' },
    { place: 'x', list, odd: faults },
  );
  await rest(seconds * 1000);

  const acknowledged = () => ledger.takes.filter(({ ticket }) => ticket).length;
  const before = acknowledged();
  const killedAt = performance.now();
  await pair.primary.kill();
  // What was on its way when the primary died.
  await rest(PROBE_MS);
  const atOutage = acknowledged();
  await primaryIsGone();
  await pair.promote();
  while (acknowledged() === atOutage) {
    if (performance.now() - killedAt > 60_000)
      throw new Error('No write was taken within a minute');
    await rest(10);
  }
  const away = (performance.now() - killedAt) / 1000;
  await rest(seconds * 1000);
  await Promise.all([load.stop(), clerk.stop()]);

  faults.push(
    ...(await verifyLedger(address, ledger)),
    ...(await verifyDatabase(standby)),
    ...(await lostPresses(standby, clerk.presses)),
    ...(await lostMail(standby, [...ledger.people, ...ledger.signedOut])),
  );
  if (away > goal) faults.push(`A write was taken after ${away.toFixed(1)} s, more than ${goal} s`);
  server.child.kill('SIGTERM');
  await server.end;
  const by = [...ledger.answers].sort().map(([status, times]) => `${status}: ${times}`);
  console.log(
    `${acknowledged()} tickets (${before} before the primary was killed), ` +
      `${clerk.presses.length} presses at a counter and ${ledger.people.length + ledger.signedOut.length} ` +
      `sign-ups with their messages were acknowledged; ${faults.length} faults.`,
  );
  console.log(`A write was taken again ${away.toFixed(1)} s after the kill. SEED=${seed}`);
  console.log(`Answers by status ${by.join(', ')}`);
  for (const fault of faults.slice(0, 20)) console.log(`✗ ${fault}`);
  process.exitCode = faults.length > 0 ? 1 : 0;
} finally {
  await endProcesses();
  await standby.close();
  await pair.stop();
  await rest(500);
  rmSync(root, { recursive: true, force: true });
}
