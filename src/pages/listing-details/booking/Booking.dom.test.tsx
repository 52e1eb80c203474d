import { fireEvent, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import type { Organisation } from '#src/api/organisations.ts';
import { furnishDocument, show } from '#tests/dom.tsx';
import { Booking } from './Booking.tsx';

const named = vi.hoisted(() => vi.fn((_date: string) => ({ name: 'a day', reason: null })));
vi.mock('#src/components/forms/booking/dayName.ts', () => ({
  dayName: (_t: unknown, _language: string, date: string) => named(date),
}));

const hours = [{ weekday: 1, hour: 9, minutes: 4, visits: 3 }];
vi.mock('#src/hooks/data/places/useQuietHours.ts', () => ({ useQuietHours: () => hours }));

const forget = vi.fn();
const booking = vi.hoisted(() => vi.fn());
vi.mock('./useBooking.ts', () => ({
  useBooking: booking.mockImplementation(() => ({
    lists: { status: 'ready', list: { code: 'list', ticketsCount: 2, nextRank: 5 } },
    held: null,
    failure: null,
    limit: null,
    overlap: null,
    loggedIn: true,
    onTake: () => new Promise(() => {}),
    onDateChange: forget,
  })),
}));

const place = {
  slug: 'kep',
  title: 'ΚΕΠ',
  days: null,
  changedDays: [] as unknown,
  openingHours: [] as unknown,
};

furnishDocument();

it('re-renders only the button on a click, and the days on a change of date', () => {
  show(<Booking id="kep" organisation={place as Organisation} />);
  named.mockClear();
  booking.mockClear();
  fireEvent.click(screen.getAllByRole('button', { name: 'Πάρτε σειρά' })[0]!);
  screen.getByText('Βγαίνει ο αριθμός σας…');
  expect(named).not.toHaveBeenCalled();
  expect(booking).not.toHaveBeenCalled();
  const days = screen.getAllByRole('button', { name: 'a day', hidden: true });
  fireEvent.click(days.at(-1)!);
  expect(named).toHaveBeenCalled();
});
