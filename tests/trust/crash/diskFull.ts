import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as rest } from 'node:timers/promises';
import { openPglite } from '#server/db/pglite.ts';
import type { Random } from '#common/random.ts';
import { listsOf } from './lists.ts';
import { newLedger } from './ledger.ts';
import { startLoad } from './load.ts';
import { prepare, startOn } from './prepare.ts';
import { count, newOutcome, ready, statusOf, type Outcome } from './rounds.ts';
import { verifyDatabase, verifyLedger } from './verify.ts';

const ROUNDS = 3;

/** The embedded database on a disk that fills up; a server that stops is started again. */
export async function pgliteDiskFull(
  at: string,
  random: Random,
  { fill }: { fill: (leave: number) => void },
): Promise<Outcome> {
  const outcome = newOutcome('PGlite with a full disk');
  const dataDir = join(at, 'data');
  const env = { DATA_DIR: dataDir };
  const open = () => openPglite({ folder: join(dataDir, 'pg') });
  const members = await prepare(env, ROUNDS, open);
  let server = startOn(env);
  for (let round = 0; round < ROUNDS; round += 1) {
    let address: string = await server.address;
    const ledger = newLedger();
    const lists = listsOf(round);
    const asked = address;
    const load = await startLoad({
      address: () => asked,
      ledger,
      lists,
      members,
      clients: 6,
      random,
    });
    await rest(random.whole(200, 600));
    fill(random.whole(0, 40) * 1024);
    const { child } = server;
    const ended = () => child.exitCode !== null || child.signalCode !== null;
    for (let n = 0; n < 20 && !ended(); n += 1) await rest(100);
    if (!ended() && (await statusOf(address, '/healthz')) !== 200) outcome.wrong.push('Not alive');
    outcome.notes.push(ended() ? 'the process ended by itself' : 'the process went on');
    rmSync(join(at, 'ballast'));
    if (ended()) {
      server = startOn(env);
      address = await server.address;
    }
    await load.stop();
    if (!(await ready(address))) outcome.wrong.push('It does not become ready again');
    outcome.wrong.push(...(await verifyLedger(address, ledger)));
    count(outcome, ledger);
  }
  server.child.kill('SIGTERM');
  await server.end;
  const after = await open();
  outcome.wrong.push(...(await verifyDatabase(after, outcome.ledgers)));
  await after.close();
  return outcome;
}
