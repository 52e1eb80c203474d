import { randomUUID } from 'node:crypto';
import { setTimeout as rest } from 'node:timers/promises';
import type { Random } from '#common/random.ts';
import type { Ticket } from '#common/contract/tickets.ts';
import { startClerk } from './clerk.ts';
import { ask, bearer, signUp, type Person } from '#tests/trust/servers.ts';
import { repeatedly, take, type Ledger, type Sent } from './ledger.ts';
import { TODAY } from './lists.ts';
import { startPhotographer } from './photos.ts';
import { startScreens } from './screens.ts';

const FIRST_PEOPLE = 10;

interface LoadOptions {
  ledger: Ledger;
  lists: string[];
  /** Members of the place. */
  members: Person[];
  clients: number;
  random: Random;
}

/**
 * Creates the first accounts and starts concurrent clients until they are stopped: people with
 * tickets, a clerk, screens that follow the list, and members who upload photos.
 */
export async function startLoad(
  address: string,
  { ledger, lists, members, clients, random }: LoadOptions,
): Promise<{ stop: () => Promise<void> }> {
  const leaving = new Set<Person>();
  let failed = false;
  const note = (call: string, response: Awaited<ReturnType<typeof ask>>, fine: number[]) => {
    failed = response === null || response.status === 503;
    const status = response?.status ?? 'no response';
    ledger.responses.set(status, (ledger.responses.get(status) ?? 0) + 1);
    if (response && !fine.includes(response.status)) {
      ledger.odd.push(`${call} was answered ${response.status}: ${response.body.slice(0, 200)}`);
    }
  };

  const send = ask.bind(null, address);

  const join = async () => {
    const { response, person } = await signUp(send);
    note('sign_up', response, [201, 503]);
    if (response?.status === 201) ledger.people.push(person);
    else if (!response) ledger.unheard.push(person.email);
  };

  const draw = async () => {
    const person = random.pick(ledger.people);
    const sent: Sent = { person, list: random.pick(lists), key: randomUUID(), ticket: null };
    const response = await take(send, sent);
    note('take', response, leaving.has(person) ? [201, 401, 422, 503] : [201, 422, 503]);
    if (response?.status === 201) {
      const { code, rank } = JSON.parse(response.body) as Ticket;
      ledger.takes.push({ ...sent, ticket: { code, rank } });
    } else if (!response || response.status === 503) ledger.takes.push(sent);
  };

  const refresh = async () => {
    const person = random.pick(ledger.people);
    const sent = person.refresh;
    const headers = { ...bearer(person), 'refresh-token': sent };
    const response = await send('POST', '/api/users/tokens', headers);
    note('refresh', response, leaving.has(person) ? [204, 401, 503] : [204, 503]);
    if (response?.status === 204 && person.refresh === sent) {
      person.refresh = response.headers.get('refresh-token') ?? '';
      person.access = response.headers.get('access-token') ?? '';
    }
  };

  const signOut = async () => {
    const person = random.pick(ledger.people);
    if (ledger.people.length < 12) return;
    leaving.add(person);
    ledger.people.splice(ledger.people.indexOf(person), 1);
    const response = await send('DELETE', '/api/users/sign_out', bearer(person));
    note('sign_out', response, [204, 503]);
    if (response?.status === 204) ledger.signedOut.push(person);
  };

  const client = async () => {
    const chance = random();
    if (ledger.people.length === 0 || chance < 0.06) await join();
    else if (chance < 0.16) await refresh();
    else if (chance < 0.19) await signOut();
    else await draw();
    if (failed) await rest(25);
  };
  for (let round = 0; ledger.people.length < FIRST_PEOPLE; round += 1) {
    if (round > 50) throw new Error('Nobody can sign up');
    await Promise.all(Array.from({ length: FIRST_PEOPLE }, join));
    if (failed) await rest(200);
  }
  const workers = [
    ...Array.from({ length: clients }, () => repeatedly(client)),
    startClerk(address, { who: members[0]!, list: TODAY, ledger }),
    startScreens(address, ledger),
    startPhotographer(address, { people: members, random, ledger }),
  ];
  return { stop: async () => void (await Promise.all(workers.map((stop) => stop()))) };
}
