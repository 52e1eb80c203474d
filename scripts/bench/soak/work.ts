import { setTimeout as rest } from 'node:timers/promises';
import sharp from 'sharp';
import { addDays } from '#common/calendar/days.ts';
import { systemClock, today } from '#server/lib/clock.ts';
import { DEMO } from '#server/seed/index.ts';
import { ask, bearer, type Person } from '#tests/trust/crash/ledger.ts';

/** The place of the demo that is open around the clock. */
const PLACE = 'xenodocheio-avra-piraeus';
const STREAM_MS = 10_000;
const PHOTO = { width: 1600, height: 1200 };

const SCREENS = [
  '/',
  '/listing-grid',
  '/listing-list',
  `/listing-grid/${PLACE}`,
  '/contact',
  '/?lang=en',
];
const READS = [
  '/api/organisations',
  '/api/organisations?sort=high_rated&page=2',
  '/api/categories',
  `/api/organisations/${PLACE}`,
  `/api/organisations/${PLACE}/line`,
  `/api/organisations/${PLACE}/reviews`,
];

/** How often each kind of call had each outcome, e.g. `pages 200`. */
export type Outcomes = Map<string, number>;

/**
 * Everything that a service does in a day, at once and at a modest rate, until `signal`: pages, API
 * calls, searches, sign-ups with their message, tickets, calls at the counter, streams that open
 * and close, and photos.
 */
export async function work(address: string, signal: AbortSignal): Promise<Outcomes> {
  const outcomes: Outcomes = new Map();
  const note = (kind: string, status: number | string = 'no answer') => {
    const key = `${kind} ${status}`;
    outcomes.set(key, (outcomes.get(key) ?? 0) + 1);
  };
  const send = async (
    kind: string,
    ...call: Parameters<typeof ask> extends [unknown, ...infer Rest] ? Rest : never
  ) => {
    const answer = await ask(address, ...call);
    note(kind, answer?.status);
    return answer;
  };
  const signIn = async (email: string): Promise<Person> => {
    const body = { email, password: DEMO.password };
    const answer = await send('sign-ins', 'POST', '/api/users/sign_in', {}, body);
    return { email, access: answer?.headers.get('access-token') ?? '', refresh: '' };
  };
  const clerk = await signIn('clerk@seira.example');
  const senders = [clerk, await signIn(DEMO.email), await signIn('owner@seira.example')];
  const day = today(systemClock);
  const range = `from=${day}&to=${addDays(day, 1)}`;
  const days = await ask(address, 'GET', `/api/organisations/${PLACE}/waiting_lists?${range}`);
  const [list] = (JSON.parse(days?.body ?? '{}') as { records?: { code: string }[] }).records ?? [];
  if (!list) throw new Error(`${PLACE} has no waiting list`);
  const counter = (path: string, body: object) =>
    send('counter', 'POST', `/api/counter/${PLACE}/${path}`, { ...bearer(clerk), 'idempotency-key': crypto.randomUUID() }, { waiting_list_code: list.code, ...body }); // prettier-ignore

  const every = async (ms: number, call: (turn: number) => Promise<unknown>) => {
    for (let turn = 0; !signal.aborted; turn += 1) {
      await call(turn);
      await rest(ms);
    }
  };
  const html = { accept: 'text/html' };
  const stream = async () => {
    const ends = AbortSignal.any([signal, AbortSignal.timeout(STREAM_MS)]);
    const answer = await fetch(`${address}/api/organisations/${PLACE}/line/live`, {
      signal: ends,
    }).catch(() => null);
    note('streams', answer?.status ?? (ends.aborted ? 'given up' : undefined));
    // Its end is that we hang up.
    await answer?.text().catch(() => undefined);
  };
  const photo = await sharp({ create: { ...PHOTO, channels: 3, background: '#c85a14' } })
    .jpeg()
    .toBuffer();

  await Promise.all([
    every(800, (turn) => send('pages', 'GET', SCREENS[turn % SCREENS.length]!, html)),
    every(3_000, (turn) =>
      send('pages', 'GET', `/listing-grid?keywords=${encodeURIComponent(`καφέ ${turn}`)}`, html),
    ),
    every(100, (turn) => send('reads', 'GET', READS[turn % READS.length]!)),
    every(500, (turn) =>
      send(
        'searches',
        'GET',
        `/api/organisations?keywords=${encodeURIComponent(`ταβερνα ${turn}`)}`,
      ),
    ),
    every(2_000, async (turn) => {
      const body = { email: `soak-${turn}@seira.example`, password: 'password1', first_name: 'Άννα', last_name: 'Δοκιμή', birth_date: '1990-01-01' }; // prettier-ignore
      const made = await send('sign-ups', 'POST', '/api/users/sign_up', {}, body);
      const person = { email: '', access: made?.headers.get('access-token') ?? '', refresh: '' };
      const ticket = { ticket: { waiting_list_code: list.code } };
      await send('tickets', 'POST', '/api/user/tickets', bearer(person), ticket);
      await send('tickets', 'GET', '/api/user/tickets', bearer(person));
    }),
    every(1_000, async () => {
      await counter('walk_ins', {});
      await counter('calls', { counter: 'Θυρίδα 1', finish: 'processed' });
    }),
    ...Array.from({ length: 20 }, () => every(500, stream)),
    // An account may send sixty a day.
    every(10_000, async (turn) => {
      const form = new FormData();
      form.set('photo', new Blob([new Uint8Array(photo)], { type: 'image/jpeg' }), 'photo.jpg');
      const headers = bearer(senders[turn % senders.length]!);
      const answer = await fetch(`${address}/api/photos`, { method: 'POST', headers, body: form });
      await answer.text();
      note('photos', answer.status);
    }),
  ]);
  return outcomes;
}
