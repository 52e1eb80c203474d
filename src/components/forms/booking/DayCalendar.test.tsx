import { ThemeProvider } from '@mui/material/styles';
import { renderToStaticMarkup } from 'react-dom/server';
import { I18nextProvider } from 'react-i18next';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createI18n } from '#src/i18n/bundled.ts';
import { todayInAthens } from '#common/calendar/athens.ts';
import { theme } from '#theme/index.ts';
import { DayCalendar } from './DayCalendar.tsx';

const zone = process.env.TZ;
const i18n = createI18n('el');

/** The days of the calendar as the server of a zone renders them at an instant. */
const daysAt = (instant: string, timeZone: string): string[] => {
  vi.useFakeTimers({ now: new Date(instant), toFake: ['Date'] });
  process.env.TZ = timeZone;
  const today = todayInAthens();
  const html = renderToStaticMarkup(
    <I18nextProvider i18n={i18n}>
      <ThemeProvider theme={theme}>
        <DayCalendar date="2026-03-20" minDate={today} />
      </ThemeProvider>
    </I18nextProvider>,
  );
  return html.match(/<button[^>]*role="gridcell"[^>]*>/g) ?? [];
};

const nameOf = (day: string | undefined): string =>
  /aria-label="([^"]*)"/.exec(day ?? '')?.[1] ?? '';

afterEach(() => {
  vi.useRealTimers();
  process.env.TZ = zone;
});

describe('the calendar', () => {
  it.each([
    ['just after midnight in Athens', '2026-03-16T00:05:00+02:00', 'Δευτέρα 16 Μαρτίου'],
    ['just before midnight in Athens', '2026-03-16T23:55:00+02:00', 'Δευτέρα 16 Μαρτίου'],
  ])('has the day of Athens as today and as the first one, %s', (_when, instant, name) => {
    for (const timeZone of ['America/Los_Angeles', 'Pacific/Auckland', 'UTC', 'Europe/Athens']) {
      const days = daysAt(instant, timeZone);
      const today = days.filter((day) => day.includes('aria-current="date"'));
      expect(today.map(nameOf), timeZone).toEqual([name]);
      const free = days.filter((day) => !/ disabled=""/.test(day));
      expect(nameOf(free[0]), timeZone).toBe(name);
    }
  });
});
