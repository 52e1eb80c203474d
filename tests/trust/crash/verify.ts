import type { Db } from '#server/db/client.ts';
import type { Ticket } from '#common/contract/tickets.ts';
import { brokenRules } from '#server/testing/rules.ts';
import { lostMail, lostCalls } from './clerk.ts';
import { ask, bearer, type Person } from '#tests/trust/servers.ts';
import { take, type Ledger } from './ledger.ts';
import { lostPhotos } from './photos.ts';
import { lostStates } from './screens.ts';

async function ticketsOf(address: string, person: Person): Promise<Ticket[]> {
  const found: Ticket[] = [];
  for (let page = 1; ; page += 1) {
    const path = `/api/user/tickets?per_page=100&page=${page}`;
    const response = await ask(address, 'GET', path, bearer(person));
    if (response?.status !== 200)
      throw new Error(`${person.email}: ${response?.status} ${response?.body}`);
    const { records, total_pages } = JSON.parse(response.body) as {
      records: Ticket[];
      total_pages: number;
    };
    found.push(...records);
    if (page >= total_pages) return found;
  }
}

/**
 * Checks by the API that all acknowledged responses are still valid after a restart. Then repeats
 * each request without a response under its key and checks for duplicates.
 */
export async function verifyLedger(address: string, ledger: Ledger): Promise<string[]> {
  const wrong = [
    ...ledger.odd,
    ...(await lostPhotos(address, ledger.photos)),
    ...(await lostStates(address, ledger.shown)),
  ];
  const own = new Map<Person, Ticket[]>();
  for (const person of ledger.people) {
    try {
      own.set(person, await ticketsOf(address, person));
    } catch (error) {
      wrong.push(`An acknowledged account is missing: ${String(error)}`);
    }
  }
  for (const { person, list, ticket } of ledger.takes) {
    const tickets = own.get(person);
    if (!ticket || !tickets) continue;
    const stored = tickets.find(({ code }) => code === ticket.code);
    if (!stored) wrong.push(`Ticket ${ticket.code} no ${ticket.rank} of ${list} is lost`);
    else if (stored.rank !== ticket.rank || stored.waiting_list.code !== list) {
      wrong.push(`Ticket ${ticket.code} changed`);
    }
  }
  for (const person of ledger.signedOut) {
    const response = await ask(address, 'GET', '/api/user', bearer(person));
    if (response?.status !== 401) wrong.push(`${person.email} logged out but still has a session`);
  }
  for (const sent of ledger.takes) {
    const { person, ticket } = sent;
    if (!own.has(person)) continue;
    const response = await take(ask.bind(null, address), sent);
    const body = JSON.parse(response?.body ?? '{}') as { code?: string };
    const stored = own.get(person)!.find(({ code }) => code === ticket?.code);
    // A clerk may have ended the visit.
    const isOver = stored && !/scheduled|running/.test(stored.status ?? '');
    if (ticket && body.code !== (isOver ? 'number_over' : ticket.code))
      wrong.push(`Key of ${ticket.code} gave ${body.code}`);
    if (
      !ticket &&
      response?.status !== 201 &&
      !/existing_ticket|list_full|list_half_taken|number_over/.test(body.code ?? '')
    ) {
      wrong.push(`A repeated request got ${response?.status} ${body.code}`);
    }
  }
  return wrong;
}

/**
 * Checks the rules of all tickets in the database, and the parts of the ledgers that only the
 * database shows: counter commands, and one e-mail per sign-up.
 */
export async function verifyDatabase(db: Db, ledgers: readonly Ledger[] = []): Promise<string[]> {
  const people = ledgers.flatMap(({ people: there, signedOut }) => [...there, ...signedOut]);
  const calls = ledgers.flatMap((ledger) => ledger.calls);
  return [
    ...(await lostCalls(db, calls)),
    ...(await lostMail(db, people)),
    ...(await brokenRules(db)),
  ];
}
