import { join } from 'node:path';
import { setTimeout as rest } from 'node:timers/promises';
import { openPglite } from '#server/db/pglite.ts';
import { openPostgres } from '#server/db/postgres.ts';
import type { Random } from '#common/random.ts';
import { ownPostgres, type OwnPostgres } from '#tests/trust/postgres.ts';
import type { ServerProcess } from '#tests/trust/servers.ts';
import { newLedger, type Ledger, type Person } from './ledger.ts';
import { listsOf } from './lists.ts';
import { startLoad } from './load.ts';
import { prepare, startOn } from './prepare.ts';
import { verifyDatabase, verifyLedger } from './verify.ts';

/** The result of one kind of fault. */
export interface Outcome {
  what: string;
  rounds: number;
  acknowledged: number;
  unheard: number;
  answers: Map<number | string, number>;
  wrong: string[];
  notes: string[];
  /** One ledger a round. */
  ledgers: Ledger[];
}

const CLIENTS = 12;
const PATIENCE_MS = 30_000;

export const newOutcome = (what: string): Outcome => ({
  what,
  rounds: 0,
  acknowledged: 0,
  unheard: 0,
  answers: new Map(),
  wrong: [],
  notes: [],
  ledgers: [],
});

export function count(outcome: Outcome, ledger: Ledger): void {
  outcome.rounds += 1;
  outcome.ledgers.push(ledger);
  outcome.acknowledged += ledger.takes.filter(({ ticket }) => ticket).length;
  for (const [status, times] of ledger.answers) {
    outcome.answers.set(status, (outcome.answers.get(status) ?? 0) + times);
  }
  outcome.unheard += ledger.takes.filter(({ ticket }) => !ticket).length + ledger.unheard.length;
}

/**
 * Waits for a random moment, by the clock and by what was acknowledged: a slow machine is not to be
 * broken before it has done anything.
 */
async function untilBusy(ledger: Ledger, random: Random): Promise<void> {
  const enough = random.whole(0, 40);
  await rest(random.whole(30, 1_200));
  const until = performance.now() + PATIENCE_MS;
  while (ledger.takes.length < enough && performance.now() < until) await rest(5);
}

/** Repeatedly kills the server at a random moment under load, restarts it and verifies. */
async function killRounds(
  outcome: Outcome,
  options: {
    rounds: number;
    random: Random;
    env: Record<string, string>;
    members: Person[];
    /** Something else that breaks at the same moment, in some rounds. */
    also?: (round: number) => Promise<void>;
    /** Whether to kill the restarted server during its start, too. */
    inStart: boolean;
  },
): Promise<ServerProcess> {
  const { random, members } = options;
  let server = startOn(options.env);
  let people: Ledger['people'] = [];
  for (let round = 0; round < options.rounds; round += 1) {
    let address = await server.address;
    const ledger = newLedger(people.slice(-20));
    const lists = listsOf(round);
    const at = address;
    const load = await startLoad({
      address: () => at,
      ledger,
      lists,
      members,
      clients: CLIENTS,
      random,
    });
    await untilBusy(ledger, random);
    server.child.kill('SIGKILL');
    await Promise.all([load.stop(), options.also?.(round), server.end]);
    server = startOn(options.env);
    if (options.inStart && round % 5 === 4) {
      await rest(random.whole(50, 2_500));
      server.child.kill('SIGKILL');
      await server.end;
      server = startOn(options.env);
    }
    address = await server.address;
    const wrong = await verifyLedger(address, ledger);
    outcome.wrong.push(...wrong.map((fault) => `round ${round}: ${fault}`));
    count(outcome, ledger);
    people = ledger.people;
  }
  return server;
}

/** SIGKILL rounds on the embedded database. */
export async function pgliteKills(
  folder: string,
  rounds: number,
  random: Random,
): Promise<Outcome> {
  const outcome = newOutcome('PGlite: SIGKILL under load, every fifth time in the start, too');
  const open = () => openPglite({ folder: join(folder, 'pg') });
  const env = { DATA_DIR: folder };
  const members = await prepare(env, rounds, open);
  const server = await killRounds(outcome, { rounds, random, env, members, inStart: true });
  server.child.kill('SIGTERM');
  const { code } = await server.end;
  if (code !== 0) outcome.wrong.push(`SIGTERM ended with ${code}`);
  const after = await open();
  outcome.wrong.push(...(await verifyDatabase(after, outcome.ledgers)));
  await after.close();
  return outcome;
}

/** SIGKILL rounds on PostgreSQL; in every fourth the database crashes at the same moment. */
export async function postgresKills(
  folder: string,
  rounds: number,
  random: Random,
): Promise<Outcome> {
  const outcome = newOutcome('PostgreSQL: SIGKILL under load, every fourth time the database, too');
  const own = await ownPostgres(folder);
  const open = () => openPostgres({ url: own.url, poolSize: 2 });
  const env = { DATABASE_URL: own.url, DATA_DIR: folder };
  const members = await prepare(env, rounds, async () => open());
  const db = open();
  try {
    const also = async (round: number) => {
      if (round % 4 !== 3) return;
      await own.crash();
      await own.start();
    };
    const server = await killRounds(outcome, {
      rounds,
      random,
      env,
      members,
      also,
      inStart: false,
    });
    outcome.wrong.push(...(await verifyDatabase(db, outcome.ledgers)));
    server.child.kill('SIGTERM');
    await server.end;
  } finally {
    await db.close();
    await own.stop();
  }
  return outcome;
}

/** Waits until the server reports that it is ready; `false` after half a minute. */
export async function ready(address: string): Promise<boolean> {
  for (let n = 0; n < 300; n += 1) {
    const answer = await fetch(`${address}/readyz`).catch(() => null);
    await answer?.text();
    if (answer?.status === 200) return true;
    await rest(100);
  }
  return false;
}

/** The status of a health address; 0 when there is no response. */
export async function statusOf(address: string, path: string): Promise<number> {
  const answer = await fetch(`${address}${path}`).catch(() => null);
  await answer?.text();
  return answer?.status ?? 0;
}

/** Error messages that a server logged with its 500 responses. */
const hiddenErrors = (output: string): string[] =>
  output
    .split('\n')
    .filter((line) => line.includes('request failed') && line.includes('"code"'))
    .flatMap((line) => /"message":"([^"]*)"/.exec(line)?.[1] ?? []);

/** The database goes away under a living server, and comes back. */
export async function postgresFaults(
  own: OwnPostgres,
  options: {
    what: string;
    rounds: number;
    random: Random;
    folder: string;
    members: Person[];
    firstRound: number;
    /** Breaks something and mends it; returns what must be true in between. */
    fault: (address: string, db: ReturnType<typeof openPostgres>) => Promise<string[]>;
  },
): Promise<Outcome> {
  const outcome = newOutcome(options.what);
  const server = startOn({ DATABASE_URL: own.url, DATA_DIR: options.folder });
  const address = await server.address;
  const db = openPostgres({ url: own.url, poolSize: 2 });
  try {
    for (let round = 0; round < options.rounds; round += 1) {
      const ledger = newLedger();
      const { random, members } = options;
      const lists = listsOf(options.firstRound + round);
      const load = await startLoad({
        address: () => address,
        ledger,
        lists,
        members,
        clients: CLIENTS,
        random,
      });
      await untilBusy(ledger, random);
      outcome.wrong.push(...(await options.fault(address, db)));
      if (!(await ready(address))) outcome.wrong.push('It does not become ready again');
      await rest(100);
      await load.stop();
      outcome.wrong.push(...(await verifyLedger(address, ledger)));
      count(outcome, ledger);
    }
    outcome.wrong.push(...(await verifyDatabase(db, outcome.ledgers)));
  } finally {
    server.child.kill('SIGTERM');
    const { output } = await server.end;
    outcome.notes.push(...hiddenErrors(output));
    await db.close();
  }
  return outcome;
}
