import { fireEvent, render, screen } from '@testing-library/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, expect, it, vi } from 'vitest';
import { todayInAthens } from '#common/calendar/athens.ts';
import { Surroundings } from '#tests/dom.tsx';
import { DayCalendar } from './DayCalendar.tsx';

const zone = process.env.TZ;

/** The days of the calendar, rendered on a server in the given time zone. */
const daysAt = (instant: string, timeZone: string, date = '2026-03-20'): string[] => {
  vi.useFakeTimers({ now: new Date(instant), toFake: ['Date'] });
  process.env.TZ = timeZone;
  const html = renderToStaticMarkup(
    <Surroundings>
      <DayCalendar date={date} minDate={todayInAthens()} />
    </Surroundings>,
  );
  return html.match(/<button[^>]*role="gridcell"[^>]*>/g) ?? [];
};

const nameOf = (day: string | undefined): string =>
  /aria-label="([^"]*)"/.exec(day ?? '')?.[1] ?? '';

const isFree = (day: string): boolean => !/ disabled=""/.test(day);

afterEach(() => void (process.env.TZ = zone));

it.each(['2026-03-16T00:05:00+02:00', '2026-03-16T23:55:00+02:00'])(
  "uses today's date in Athens as the first selectable day at %s",
  (instant) => {
    for (const timeZone of ['America/Los_Angeles', 'Pacific/Auckland', 'UTC', 'Europe/Athens']) {
      const days = daysAt(instant, timeZone);
      const today = days.filter((day) => day.includes('aria-current="date"'));
      expect(today.map(nameOf), timeZone).toEqual(['Δευτέρα 16 Μαρτίου']);
      expect(nameOf(days.find(isFree)), timeZone).toBe('Δευτέρα 16 Μαρτίου');
    }
  },
);

it.each([
  ['2026-11-30', 42, 'Δευτέρα 30 Νοεμβρίου'],
  ['2027-02-28', 15, 'Κυριακή 28 Φεβρουαρίου'],
])('offers days of the next month on the last day, %s', (date, count, first) => {
  const free = daysAt(`${date}T09:00:00+02:00`, 'Europe/Athens', date).filter(isFree);
  expect([free.length, nameOf(free[0])]).toEqual([count, first]);
});

it('keeps the displayed month when the list next to it changes', () => {
  const calendar = () => <DayCalendar date="2026-03-20" minDate="2026-03-16" />;
  const { rerender } = render(calendar(), { wrapper: Surroundings });
  fireEvent.click(screen.getByLabelText('Επόμενος μήνας'));
  expect(screen.getByText('Απρίλιος 2026')).toBeTruthy();
  rerender(calendar());
  expect(screen.getByText('Απρίλιος 2026')).toBeTruthy();
});
