import { renderHook } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { todayInAthens } from '#common/calendar/athens.ts';
import { weekdayOf } from '#common/calendar/days.ts';
import { useWaitNow } from './useWaitNow.ts';
import { organisationFrom } from '#src/mocks/organisations.ts';

const list = { ticketsCount: 4, state: 'open', estimate: null, message: null, serving: 46 };
const useWaitingList = vi.hoisted(() => vi.fn());
vi.mock('./useWaitingList.ts', () => ({ useWaitingList }));
beforeEach(() => useWaitingList.mockReturnValue({ data: list }));

const today = todayInAthens();
const wait = { status: 'open', waiting: 3, minutes_from: null, minutes_to: null };
const allDay = [{ from: '00:00', to: '24:00' }];

it('is open on a day that the owner opened manually', () => {
  const organisation = organisationFrom({
    opening_hours: [{ weekday: (weekdayOf(today) % 7) + 1, intervals: allDay }],
    wait,
    days: [{ date: today, state: 'open', intervals: allDay }],
  });
  const { result } = renderHook(() => useWaitNow('o1', organisation));
  expect(result.current).toMatchObject({ status: 'open', waiting: 4 });
});

it('uses yesterday’s list after midnight until the hours end', () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-03-21T00:30:00+02:00') });
  const organisation = organisationFrom({
    opening_hours: [{ weekday: 5, intervals: [{ from: '20:00', to: '02:00' }] }],
    wait,
  });
  const { result } = renderHook(() => useWaitNow('o1', organisation));
  expect(useWaitingList).toHaveBeenLastCalledWith('o1', '2026-03-20');
  expect(result.current).toMatchObject({ status: 'open', waiting: 4 });
});
