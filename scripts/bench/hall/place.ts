import type { Service } from '#common/contract/places/services.ts';
import type { Db } from '#server/db/client.ts';
import { buildOrganisation, hoursOf } from '#server/testing/builders.ts';
import { tokenOf, writePeople } from '#tests/trust/people.ts';
import { ask } from '#tests/trust/servers.ts';

/** The first is the default one. Minutes are the average length of a visit. */
export const SERVICES = [
  { letter: 'Α', name: 'Πιστοποιητικά', share: 0.45, minutes: 4 },
  { letter: 'Β', name: 'Διαβατήρια', share: 0.35, minutes: 5 },
  { letter: 'Γ', name: 'Άδειες', share: 0.2, minutes: 7 },
] as const;

/** The services of each counter, as indices of `SERVICES`; empty: all. */
export const COUNTERS: readonly (readonly number[])[] = [[0], [0, 1], [1, 2], []];

/** Ordinary people called before each one with priority. */
const PRIORITY_AFTER = 2;
export const NO_SHOW_AFTER = 60;

const HOURS = hoursOf('08:00', '16:00');

/** The owner and a clerk for each counter are the first people. */
const STAFF = 1 + COUNTERS.length;

/** Writes a place without lists, and its people. @returns its slug */
export async function writeHall(db: Db, people: number): Promise<string> {
  const { id, slug } = await buildOrganisation(db, {
    counters: COUNTERS.length,
    openingHours: HOURS,
  });
  await writePeople(db, people + STAFF);
  await db.query(
    `INSERT INTO members
     SELECT $1, u.id, CASE u.code WHEN 'usr_b1' THEN 'owner' ELSE 'clerk' END, now() FROM users u
      WHERE u.code IN (SELECT 'usr_b' || n FROM generate_series(1, $2::int) n)`,
    [id, STAFF],
  );
  return slug;
}

/** Authenticates the people of a place at an instant, for a day. */
export function bearersAt(now: Date) {
  const clock = { now: () => now };
  const bearer = (n: number) => ({ authorization: `Bearer ${tokenOf(`usr_b${n}`, clock)}` });
  return {
    owner: bearer(1),
    clerks: COUNTERS.map((_, index) => bearer(2 + index)),
    person: (n: number) => bearer(STAFF + 1 + n),
  };
}

export type Bearers = ReturnType<typeof bearersAt>;

/** A request that must succeed. @throws Error with the response otherwise */
export async function must<Body>(
  address: string,
  method: string,
  path: string,
  headers: Record<string, string>,
  body?: unknown,
): Promise<Body> {
  const response = await ask(address, method, path, headers, body);
  if (!response || response.status >= 300) {
    throw new Error(`${method} ${path}: ${response?.status} ${response?.body}`);
  }
  return (response.body ? JSON.parse(response.body) : null) as Body;
}

/** The place as its owner sets it up. @returns the codes of its services */
export async function openHall(
  address: string,
  slug: string,
  { owner }: Bearers,
): Promise<string[]> {
  const send = <Body>(method: string, path: string, body?: unknown) =>
    must<Body>(address, method, `/api/places/${slug}/${path}`, owner, body);
  const { records } = await send<{ records: Service[] }>('GET', 'services');
  const codes: string[] = [];
  for (const { share: _, ...service } of SERVICES) {
    const { code } =
      codes.length === 0
        ? await send<Service>('PATCH', `services/${records[0]!.code}`, service)
        : await send<Service>('POST', 'services', service);
    codes.push(code);
  }
  await send('PUT', 'plan', {
    hours: HOURS,
    numbers_a_day: null,
    counters: COUNTERS.length,
    minutes: 5,
    days_ahead: 60,
    holidays: true,
    patience_seconds: NO_SHOW_AFTER,
    priority_after: PRIORITY_AFTER,
    confirms_arrival: true,
  });
  await send('PUT', 'counters', {
    records: COUNTERS.map((serves) => ({ name: '', services: serves.map((one) => codes[one]) })),
  });
  return codes;
}
