import { expect, it } from 'vitest';
import { limitsOf } from './ticketLimits.ts';

const settings = { openTickets: 20, openTicketsPerDay: 10, takesPerMinute: 6 };
const nobody = { confirmed_at: null };
const somebody = { confirmed_at: new Date('2026-11-20T10:00:00Z') };

it('limits nobody to three tickets while no address can be confirmed', () => {
  expect(limitsOf(settings, nobody)).toEqual({ open: 20, openPerDay: 10, takesPerMinute: 6 });
});

it('allows three open tickets before the address is confirmed, where it can be', () => {
  expect(limitsOf(settings, nobody, true)).toEqual({ open: 3, openPerDay: 3, takesPerMinute: 6 });
  expect(limitsOf(settings, somebody, true)).toEqual({
    open: 20,
    openPerDay: 10,
    takesPerMinute: 6,
  });
  expect(limitsOf({ ...settings, openTickets: 2 }, nobody, true)).toMatchObject({ open: 2 });
});
