import { expect } from 'vitest';
import type { CounterTicket } from '#common/contract/counter.ts';
import type { CounterSkills, Service } from '#common/contract/places/services.ts';
import type { Ticket } from '#common/contract/tickets.ts';
import type { SignedIn } from './builders.ts';
import { buildLine, createCalls, type LineSetup } from './lines.ts';
import { TODAY, type TestApp } from './testApp.ts';

type Letter = 'Α' | 'Β' | 'Γ';

/** A place with the services Α, Β and Γ and two counters that serve all of them. */
export interface Hall extends LineSetup {
  /** Codes of the services (Α is the default one), and of their lists today. */
  services: Record<Letter, string>;
  lists: Record<Letter, string>;
}

export async function buildHall(test: TestApp): Promise<Hall> {
  const { ask } = createCalls(test);
  const line = await buildLine(test);
  const at = `/api/places/${line.place.slug}/services`;
  const [first] = (await ask<{ records: Service[] }>('GET', at, line.clerk)).body.records;
  await ask('PATCH', `${at}/${first!.code}`, line.owner, { name: 'Πιστοποιητικά', letter: 'Α' });
  const services = { Α: first!.code, Β: '', Γ: '' };
  for (const [letter, name] of [['Β', 'Διαβατήρια'], ['Γ', 'Άδειες']] as const) {
    const { status, body } = await ask<Service>('POST', at, line.owner, { name, letter });
    expect(status).toBe(201);
    services[letter] = body.code;
  }
  const rows = await test.db.query<{ letter: Letter; code: string }>(
    `SELECT s.letter, l.code FROM waiting_lists l JOIN services s ON s.id = l.service_id
      WHERE l.organisation_id = $1 AND l.released_on = $2::date`,
    [line.place.id, TODAY],
  );
  const lists = Object.fromEntries(rows.map(({ letter, code }) => [letter, code]));
  return { ...line, services, lists: lists as Hall['lists'] };
} // prettier-ignore

let keys = 0;

/** Requests of the staff of a hall. */
export function createHallCalls(test: TestApp) {
  const { ask } = createCalls(test);
  return {
    next: (hall: Hall, counter: string, more: object = {}, key = `hall-${(keys += 1)}`) =>
      ask<{
        ticket: CounterTicket | null;
        finished: CounterTicket | null;
        others?: { service: { name: string }; letter: string; waiting: number }[];
        code?: string;
      }>(
        'POST',
        `/api/counter/${hall.place.slug}/calls`,
        hall.clerk,
        { counter, finish: 'processed', ...more },
        { 'idempotency-key': key },
      ),
    step: (code: string, who: SignedIn, action: string, body: object = {}) =>
      ask<CounterTicket & { ticket: CounterTicket | null }>(
        action === 'note' || action === 'priority' ? 'PUT' : 'POST',
        `/api/counter/tickets/${code}/${action}`,
        who,
        body,
      ),
    skills: (hall: Hall, records: CounterSkills[]) =>
      ask<{ records: CounterSkills[] }>('PUT', `/api/places/${hall.place.slug}/counters`, hall.owner, { records }),
    read: async (ticket: Ticket) =>
      (await ask<Ticket & { service: string }>('GET', `/api/tickets/${ticket.key}`)).body,
    setting: (hall: Hall, set: string) =>
      test.db.query(`UPDATE organisations SET ${set} WHERE id = $1`, [hall.place.id]),
  };
} // prettier-ignore
