import { todayInAthens, ZONE } from '#common/calendar/athens.ts';
import { addDays } from '#common/calendar/days.ts';
import { formatDate } from '#src/lib/dates.ts';
import { expect, test, texts } from './fixtures.ts';
import { SERVICE_PLACE } from './routeTable.ts';
import { setClockWrong } from './screenChecks.ts';

const { el } = texts;

/** A time of day in Athens on its current day, so that the server's render stays valid. */
const inAthens = (time: string): Date => {
  const day = todayInAthens();
  const offset = new Intl.DateTimeFormat('en', { timeZone: ZONE, timeZoneName: 'longOffset' })
    .format(new Date(`${day}T12:00:00Z`))
    .replace(/.*GMT/, '');
  return new Date(`${day}T${time}:00${offset}`);
};

// Half a day behind Athens.
test.use({ timezoneId: 'America/Los_Angeles' });

test("the calendar starts with today's date in Athens", async ({ page }) => {
  await page.addInitScript(setClockWrong, inAthens('00:05').getTime() - Date.now());
  const problems: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error' && /hydrat|#4\d\d/i.test(message.text()))
      problems.push(message.text());
  });
  // Open every day: elsewhere the calendar begins with the next open day, perhaps of another month.
  await page.goto(`/listing-grid/${SERVICE_PLACE}`);
  const widget = page.getByRole('region', { name: el.booking.take, exact: true });
  const name = formatDate(todayInAthens(), 'el');
  const today = widget.locator('[role="gridcell"][aria-current="date"]');
  const before = formatDate(addDays(todayInAthens(), -1), 'el');
  const yesterday = widget.getByRole('gridcell', { name: new RegExp(`^${before}`) });
  const isToday = async () => {
    await expect(today).toHaveAccessibleName(new RegExp(`^${name}`));
    // On the first of a month the previous day is not shown.
    for (const day of await yesterday.all()) await expect(day).toBeDisabled();
  };
  await widget.getByRole('button', { name: el.booking.showMonth }).click();
  await isToday();
  // Rendered in the browser, to compare with the server's render.
  await widget.getByRole('button', { name: 'Επόμενος μήνας' }).click();
  await expect(today).toHaveCount(0);
  await widget.getByRole('button', { name: 'Προηγούμενος μήνας' }).click();
  await isToday();
  expect(problems).toEqual([]);
});
