import { renderHook } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { todayInAthens } from '#common/calendar/athens.ts';
import { weekdayOf } from '#common/calendar/days.ts';
import { useWaitNow } from './useWaitNow.ts';
import { organisationFrom } from '#src/mocks/organisations.ts';

vi.mock('./useWaitingList.ts', () => ({
  useWaitingList: () => ({
    data: {
      ticketsCount: 4,
      state: 'open',
      estimate: null,
      message: null,
      serving: 46,
    },
  }),
}));

const today = todayInAthens();
const allDay = [{ from: '00:00', to: '24:00' }];

it('stays open on a day that the owner opened by hand', () => {
  const organisation = organisationFrom({
    code: 'o1',
    opening_hours: [{ weekday: (weekdayOf(today) % 7) + 1, intervals: allDay }],
    wait: { status: 'open', waiting: 3, minutes_from: null, minutes_to: null },
    days: [{ date: today, state: 'open', intervals: allDay }],
  });
  const { result } = renderHook(() => useWaitNow('o1', organisation));
  expect(result.current).toMatchObject({ status: 'open', waiting: 4 });
});
