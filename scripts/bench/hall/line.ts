import { limit, median, timesOf, type Bench, type Goal } from '#scripts/bench/harness/goals.ts';
import { startSeira } from '#scripts/bench/harness/processes.ts';
import { onBoth, type Stand } from '#scripts/bench/harness/stands.ts';
import type { Db } from '#server/db/client.ts';
import { takeBatch } from '#server/repositories/line/takeTicket.ts';
import { buildList, buildOrganisation, hoursOf } from '#server/testing/builders.ts';
import { todayInAthens } from '#common/calendar/athens.ts';
import { tokensOf, writePeople } from '#tests/trust/people.ts';
import { must } from './place.ts';

const SERVICES = 8;
const TICKETS = 2_000;
const COUNTERS = 6;
/** Requests of a round, one after another. */
const REQUESTS = 20;
/** The limits in milliseconds. */
const NEXT_MS = 15;
const VIEW_MS = 60;

/** A place that is always open, with a long line today. @returns its slug */
async function writeLongLine(db: Db): Promise<string> {
  const openingHours = hoursOf('00:00', '24:00');
  const place = await buildOrganisation(db, { counters: COUNTERS, openingHours });
  const now = new Date();
  const today = todayInAthens(now);
  const codes: string[] = [];
  for (let n = 1; n <= SERVICES; n += 1) {
    const list = { organisationId: place.id, releasedOn: today, service: `Service ${n}` };
    codes.push((await buildList(db, list)).code);
  }
  await writePeople(db, TICKETS);
  const people = await db.query<{ id: number }>(
    "SELECT id FROM users WHERE code LIKE 'usr_b%' ORDER BY id",
  );
  await takeBatch(
    db,
    people.map(({ id }, n) => ({
      userId: id,
      actor: 'provider' as const,
      listCode: codes[n % SERVICES]!,
      idempotencyKey: null,
      now,
      today,
    })),
  );
  await db.query(
    `INSERT INTO members SELECT $1, id, 'clerk', now() FROM users WHERE code = 'usr_b1'`,
    [place.id],
  );
  await db.exec('ANALYZE');
  return place.slug;
}

async function measureLine(
  { name, env, written: slug }: Stand<string>,
  rounds: number,
): Promise<Goal[]> {
  const seira = await startSeira(env);
  const [token] = tokensOf(1);
  const authorization = `Bearer ${token}`;
  let calls = 0;
  const next = (n: number) =>
    must(
      seira.address,
      'POST',
      `/api/counter/${slug}/calls`,
      { authorization, 'idempotency-key': `line-${(calls += 1)}` },
      { counter: `Θυρίδα ${1 + (n % COUNTERS)}`, finish: 'processed' },
    );
  const view = () => must(seira.address, 'GET', `/api/counter/${slug}`, { authorization });
  const [nextMs, viewMs] = [[] as number[], [] as number[]];
  for (let round = 0; round <= rounds; round += 1) {
    nextMs.push(median(await timesOf(REQUESTS, next)));
    viewMs.push(median(await timesOf(REQUESTS, view)));
  }
  await seira.stop();
  const line = `${TICKETS} people, ${SERVICES} services, ${name}`;
  // The first round only warms up.
  return [
    limit(`"Next" at a counter: ${line}`, nextMs.slice(1), NEXT_MS),
    limit(`view of a counter: ${line}`, viewMs.slice(1), VIEW_MS),
  ];
}

/** Measures counters of a long line of several services: "Next" and the view, on both databases. */
export const measure = ({ rounds, folder }: Bench): Promise<Goal[]> =>
  onBoth(folder, writeLongLine, (stand) => measureLine(stand, rounds));
