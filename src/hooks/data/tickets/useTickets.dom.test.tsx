import { renderHook, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import type { Ticket, TicketStatus } from '#common/contract/tickets.ts';
import { todayInAthens } from '#common/calendar/athens.ts';
import { addDays } from '#common/calendar/days.ts';
import { buildTicket } from '#src/mocks/tickets.ts';
import { useOpenTickets, useReachedLimit } from './useTickets.ts';
import { FreshCache } from '#tests/dataHooks.tsx';
import { api, beginSignedIn, mockNetwork } from '#tests/network.ts';

const server = mockNetwork();
const today = todayInAthens();
const tomorrow = addDays(today, 1);

beginSignedIn();

/** Result of the hook for today, after the tickets have loaded. */
const limitWith = async (all: Ticket[], more: object = {}) => {
  server.use(
    http.get(`${api}/api/user/tickets`, ({ request }) => {
      const status = new URL(request.url).searchParams.get('status');
      const records = all.filter((ticket) => ticket.status === status);
      return HttpResponse.json({ records, count: records.length, ...more });
    }),
  );
  const { result } = renderHook(
    () => ({ known: useOpenTickets().tickets.length, limit: useReachedLimit(today) }),
    { wrapper: FreshCache },
  );
  await waitFor(() => expect(result.current.known).toBe(all.length));
  return result.current.limit;
};

const of = (due_date: string, length: number, status: TicketStatus = 'scheduled') =>
  Array.from({ length }, (_, n) =>
    buildTicket({ code: `${status}-${due_date}-${n}`, status, due_date }),
  );
const limits = { open_tickets: 5, open_tickets_per_day: 3, takes_per_minute: 6 };

describe('useReachedLimit', () => {
  it('returns the limit of the day, including tickets being served', async () => {
    expect(await limitWith([...of(today, 2), ...of(today, 1, 'running')], { limits })).toEqual({
      count: 3,
      of: 'day',
    });
    expect(await limitWith([...of(today, 2), ...of(tomorrow, 2)], { limits })).toBeNull();
  });

  it('returns the limit of all days, without past tickets', async () => {
    expect(await limitWith([...of(today, 2), ...of(tomorrow, 3)], { limits })).toEqual({
      count: 5,
      of: 'all',
    });
    const over = of(addDays(today, -2), 3);
    expect(await limitWith([...of(today, 2), ...over], { limits })).toBeNull();
    // Yesterday's list may continue after midnight.
    const night = of(addDays(today, -1), 3);
    expect(await limitWith([...of(today, 2), ...night], { limits })).toMatchObject({ of: 'all' });
  });

  it('returns null when the server sends no limits', async () => {
    expect(await limitWith(of(today, 30))).toBeNull();
  });
});
