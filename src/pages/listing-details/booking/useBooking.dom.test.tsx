import { act, renderHook } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { todayInAthens } from '#common/calendar/athens.ts';
import { addDays } from '#common/calendar/days.ts';
import { useBooking } from './useBooking.ts';
import { Surroundings } from '#tests/dom.tsx';
import { organisationFrom } from '#src/mocks/organisations.ts';

const tomorrow = addDays(todayInAthens(), 1);
const at = (minute: number) =>
  Date.parse(`${tomorrow}T08:${String(minute).padStart(2, '0')}:00+02:00`);

const estimate = (from: number, to: number, enough: boolean | null = null) => ({
  from: new Date(at(from)).toISOString(),
  to: new Date(at(to)).toISOString(),
  basis: { kind: 'visits', count: 24 },
  enough,
});

/** A ticket that the person holds for tomorrow. */
const held = (slug: string, title: string, code: string, estimate: object) => ({
  organisation: { slug, title },
  waitingList: { code },
  dueDate: tomorrow,
  estimate,
});

const known = vi.hoisted(() => ({
  list: {} as object,
  tickets: [] as object[],
  send: () => Promise.resolve<object | undefined>(undefined),
}));
vi.mock('#src/hooks/data/useSession.ts', () => ({ useSession: () => ({ loggedIn: true }) }));
vi.mock('#src/hooks/data/tickets/useWaitingList.ts', () => ({
  useWaitingList: () => ({ data: known.list }),
}));
vi.mock('#src/hooks/data/tickets/useTickets.ts', () => ({
  useOpenTickets: () => ({ tickets: known.tickets }),
  useHeldTicket: () => null,
  useReachedLimit: () => null,
}));
vi.mock('#src/hooks/data/tickets/useTakeTicket.ts', () => ({
  useTakeTicket: () => ({ send: known.send, failure: undefined, forget: vi.fn() }),
}));
vi.mock('#src/hooks/useToast.ts', () => ({ useToast: () => ({}) }));

const place = organisationFrom({ code: 'o1', slug: 'kep', title: 'ΚΕΠ', days: [] });
const book = () =>
  renderHook(() => useBooking('kep', place, tomorrow, null), { wrapper: Surroundings });

it('returns the estimate and the overlap for another day', () => {
  known.list = { code: 'list', ticketsCount: 2, state: 'open', estimate: estimate(5, 20, false) };
  known.tickets = [
    held('tax', 'ΔΟΥ', 'other', estimate(0, 10)),
    held('kep', 'ΚΕΠ', 'list', estimate(5, 20)),
  ];
  const { lists, overlap } = book().result.current;
  expect(lists).toMatchObject({ status: 'ready', list: { enough: false } });
  const minutes = lists?.status === 'ready' ? lists.list.minutes! : null;
  expect(minutes!.to - minutes!.from).toBeGreaterThanOrEqual(15);
  expect(overlap).toMatchObject({ title: 'ΔΟΥ' });
});

it('keeps the number on offer until the response, although the line has moved on', async () => {
  known.list = { code: 'list', ticketsCount: 2, nextRank: 7, state: 'open', estimate: null };
  let respond = (): void => undefined;
  known.send = () =>
    new Promise((resolve) => {
      respond = () => resolve(undefined);
    });
  const { result, rerender } = book();
  const isTaken = act(() => result.current.onTake());
  known.list = { ...known.list, nextRank: 8 };
  rerender();
  expect(result.current.lists).toMatchObject({ list: { nextRank: 7 } });
  respond();
  await isTaken;
  rerender();
  expect(result.current.lists).toMatchObject({ list: { nextRank: 8 } });
});
