import { expect, it } from 'vitest';
import type { TicketEvent } from '#src/api/ticketByKey.ts';
import { passedOf } from './lineFacts.ts';

const events = (kinds: TicketEvent['kind'][]): TicketEvent[] =>
  kinds.map((kind) => ({ at: '2026-03-16T09:26:00+02:00', kind, count: 1 }));

it('counts a person as passed once, at the call', () => {
  expect(passedOf(events(['called', 'called', 'served', 'no_show', 'left']))).toBe(3);
  expect(passedOf(events(['called', 'recalled', 'returned']))).toBe(0);
  expect(passedOf(events(['called', 'no_show', 'came_late']))).toBe(0);
});
