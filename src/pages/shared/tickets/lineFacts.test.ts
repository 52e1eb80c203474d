import type { TFunction } from 'i18next';
import { expect, it } from 'vitest';
import type { TicketEvent } from '#src/api/ticketByKey.ts';
import { ticketByKeyFrom } from '#src/mocks/ticketByKey.ts';
import { progressOf } from './lineFacts.ts';

const t = ((key: string) => key) as TFunction;
const passed = (past: TicketEvent[]) => progressOf(ticketByKeyFrom(), past, { t, now: 0 }).passed;

const events = (kinds: TicketEvent['kind'][]): TicketEvent[] =>
  kinds.map((kind) => ({ at: '2026-03-16T09:26:00+02:00', kind, count: 1 }));

it('counts a person as passed once, at the call', () => {
  expect(passed(events(['called', 'called', 'served', 'no_show', 'left']))).toBe(3);
  expect(passed(events(['called', 'recalled', 'returned']))).toBe(0);
  expect(passed(events(['called', 'no_show', 'came_late']))).toBe(0);
});
