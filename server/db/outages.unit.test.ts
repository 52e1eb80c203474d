import { expect, it } from 'vitest';
import type { Db } from './client.ts';
import { watchOutages } from './outages.ts';

const refused = () => Object.assign(new Error('refused'), { code: 'ECONNREFUSED' });

/** A database whose queries end when the test says so. */
const buildDb = () => {
  const events: string[] = [];
  const queries: { resolve: (rows: never[]) => void; reject: (error: Error) => void }[] = [];
  const query = () =>
    new Promise<never[]>((resolve, reject) => {
      queries.push({ resolve, reject });
    });
  const db = watchOutages({ query } as unknown as Db, (error) =>
    events.push(error ? 'lost' : 'back'),
  );
  const start = () => {
    const ended = db.query('SELECT 1').catch(() => undefined);
    const { resolve, reject } = queries.at(-1)!;
    return { succeed: () => (resolve([]), ended), fail: () => (reject(refused()), ended) };
  };
  return { events, start };
};

it('reports one outage although a query of it fails after its end', async () => {
  const { events, start } = buildDb();
  const [first, late] = [start(), start()];
  await first.fail();
  await start().succeed();
  await late.fail();
  expect(events).toEqual(['lost', 'back']);
  await start().fail();
  expect(events).toEqual(['lost', 'back', 'lost']);
});

it('does not end an outage by a query that began before it', async () => {
  const { events, start } = buildDb();
  const [before, lost] = [start(), start()];
  await lost.fail();
  await before.succeed();
  expect(events).toEqual(['lost']);
});
