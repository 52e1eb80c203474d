import { setTimeout as rest } from 'node:timers/promises';
import type { Db } from '#server/db/client.ts';
import type { Random } from '#common/random.ts';
import { ask, type ServerProcess } from '#tests/trust/servers.ts';
import { newLedger, type Ledger } from './ledger.ts';
import { listsOf, prepare, startOn } from './lists.ts';
import { startLoad } from './load.ts';
import { verifyDatabase, verifyLedger } from './verify.ts';

interface Outcome {
  wrong: string[];
  notes: string[];
  ledgers: Ledger[];
}

/** A server under load at the moment of the fault. */
export interface Moment {
  round: number;
  server: ServerProcess;
  address: string;
  /** Stops the load. Otherwise it continues until the server is ready again. */
  stopLoad: () => Promise<void>;
}

/** Settings of a server, and its database, which is opened while no server runs. */
export interface Stored {
  env: Record<string, string>;
  open: () => Promise<Db>;
}

/** Faults and notes of a round, and the server that continues. */
interface Broken {
  wrong?: string[];
  notes?: string[];
  server?: ServerProcess;
}

export type Fault = (at: Moment) => Promise<Broken>;

const CLIENTS = 12;
const TIMEOUT_MS = 30_000;

/**
 * Waits for a random moment, by time and by acknowledged requests, so that a slow machine has done
 * some work before the fault.
 */
async function untilBusy(ledger: Ledger, random: Random): Promise<void> {
  const enough = random.whole(0, 40);
  await rest(random.whole(30, 1_200));
  const until = performance.now() + TIMEOUT_MS;
  while (ledger.takes.length < enough && performance.now() < until) await rest(5);
}

/** Waits until the server is ready. Resolves to `false` after half a minute. */
async function ready(address: string): Promise<boolean> {
  for (let n = 0; n < 300; n += 1) {
    if ((await statusOf(address, '/readyz')) === 200) return true;
    await rest(100);
  }
  return false;
}

/** The status of a health endpoint. 0 without a response. */
export async function statusOf(address: string, path: string): Promise<number> {
  return (await ask(address, 'GET', path))?.status ?? 0;
}

/** Error messages that a server logged for its 500 responses. */
const hiddenErrors = (output: string): string[] =>
  output
    .split('\n')
    .filter((line) => line.includes('request failed') && line.includes('"code"'))
    .flatMap((line) => /"message":"([^"]*)"/.exec(line)?.[1] ?? []);

/**
 * Repeatedly injects a fault at a random moment under load, and compares the data with acknowledged
 * responses.
 */
export async function faultRounds(
  on: Stored,
  { rounds, random, fault }: { rounds: number; random: Random; fault: Fault },
): Promise<Outcome> {
  const outcome: Outcome = { wrong: [], notes: [], ledgers: [] };
  const before = await on.open();
  const members = await prepare(before, rounds);
  await before.close();
  let server = startOn(on.env);
  for (let round = 0; round < rounds; round += 1) {
    const ledger = newLedger(outcome.ledgers.at(-1)?.people.slice(-20));
    outcome.ledgers.push(ledger);
    let address = await server.address;
    const lists = listsOf(round);
    const load = await startLoad(address, { ledger, lists, members, clients: CLIENTS, random });
    await untilBusy(ledger, random);
    const broken = await fault({ round, server, address, stopLoad: load.stop });
    server = broken.server ?? server;
    address = await server.address;
    const wrong = [...(broken.wrong ?? [])];
    if (!(await ready(address))) wrong.push('The server does not become ready again');
    await rest(100);
    await load.stop();
    wrong.push(...(await verifyLedger(address, ledger)));
    outcome.wrong.push(...wrong.map((one) => `round ${round}: ${one}`));
    outcome.notes.push(...(broken.notes ?? []));
  }
  const { code, output } = await server.stop();
  if (code !== 0) outcome.wrong.push(`SIGTERM ended with ${code}`);
  outcome.notes.push(...hiddenErrors(output));
  const after = await on.open();
  outcome.wrong.push(...(await verifyDatabase(after, outcome.ledgers)));
  await after.close();
  return outcome;
}
