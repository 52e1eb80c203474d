import type { Page } from '@playwright/test';
import { todayInAthens } from '#common/calendar/athens.ts';
import { addDays } from '#common/calendar/days.ts';
import { common } from '#src/i18n/el/common.ts';
import { counter } from '#src/i18n/el/counter.ts';
import { kiosk } from '#src/i18n/el/kiosk.ts';
import { manage as el } from '#src/i18n/el/manage.ts';
import { statistics as figures } from '#src/i18n/el/statistics.ts';
import { weekReport } from '#src/i18n/el/week.ts';
import { formatDate, weekdayName } from '#src/lib/dates.ts';
import { signInAs } from '#tests/demoPerson.ts';
import { expect, test, texts } from './fixtures.ts';

const PLACE = 'farmakeio-andronikou';

/** The dates with a list from a day on, as visitors see them. */
const datesFrom = async (page: Page, from: string): Promise<string[]> => {
  const url = `/api/organisations/${PLACE}/waiting_lists?from=${from}&to=${addDays(from, 60)}`;
  const { records } = (await (await page.request.get(url)).json()) as {
    records: { released_on: string }[];
  };
  return records.map((list) => list.released_on);
};

test('an owner changes the plan, and a kiosk issues a ticket that the clerk sees', async ({
  page,
  newVisitor,
}, { retry }) => {
  const today = todayInAthens();
  const later = addDays(today, 50);
  // A failed first attempt may have changed the plan already.
  if (retry === 0) expect(await datesFrom(page, later)).toEqual([]);

  await signInAs(page, 'owner');
  await page.goto(`/places/${PLACE}/manage`);
  await expect(page.getByText(weekReport.proposal.title)).toBeVisible();
  await page.getByRole('tab', { name: el.groups.plan }).click();
  const form = page.getByRole('form', { name: el.plan.label });
  // Makes tickets available at any hour of any day, whenever this test runs.
  if (await form.getByLabel(el.plan.asOpen).isChecked())
    await form.getByLabel(el.plan.asOpen).uncheck();
  for (let weekday = 1; weekday <= 7; weekday += 1) {
    const group = form.getByRole('group', { name: weekdayName(weekday, 'el') });
    const remove = group.getByRole('button', { name: /^Αφαίρεση/ });
    while ((await remove.count()) > 0) await remove.first().click();
    await group.getByRole('button', { name: new RegExp(texts.el.display.hours.add) }).click();
    await group.getByRole('textbox').first().fill('0');
    await group.getByRole('textbox').last().fill('24');
  }
  await form.getByLabel(el.plan.holidays).check();
  await form.getByLabel(el.plan.daysAhead).fill('60');
  await form.getByRole('button', { name: el.plan.save }).click();
  await expect(page.getByText(el.plan.saved)).toBeVisible();
  expect(await datesFrom(page, later)).toContain(addDays(today, 55));

  await page.getByRole('tab', { name: el.groups.report }).click();
  await page.getByRole('tab', { name: el.tabs.statistics }).click();
  await expect(page.getByRole('figure', { name: figures.waits.title })).toBeVisible();
  const file = page.waitForEvent('download');
  await page.getByRole('button', { name: `Λήψη CSV: ${figures.people.title}` }).click();
  expect((await file).suggestedFilename()).toMatch(/^farmakeio-andronikou-days-.+\.csv$/);

  await page.getByRole('tab', { name: el.groups.team }).click();
  await page.getByRole('tab', { name: el.tabs.devices }).click();
  await page.getByLabel(el.devices.name).fill('Τάμπλετ εισόδου');
  await page.getByRole('button', { name: el.devices.add }).click();
  const dialog = page.getByRole('dialog');
  const link = new URL((await dialog.getByText(/\/kiosk\//).textContent()) ?? '');
  await dialog.getByRole('button', { name: texts.el.common.close }).click();
  await page.getByRole('button', { name: /^Μετονομασία: Τάμπλετ/ }).click();
  await dialog.getByLabel(el.devices.name).fill('Τάμπλετ αυλής');
  await dialog.getByRole('button', { name: el.devices.rename }).click();
  await expect(page.getByRole('listitem').filter({ hasText: 'Τάμπλετ αυλής' })).toBeVisible();

  const tablet = await newVisitor();
  await tablet.goto(link.href);
  // The secret moves from the address to the device at once.
  await expect(tablet).toHaveURL(`/kiosk/${PLACE}`);
  await tablet.reload();
  await tablet.getByRole('button', { name: new RegExp(kiosk.take) }).click();
  const number = /\d+/.exec((await tablet.getByRole('status').first().textContent()) ?? '')?.[0];
  expect(number).toBeDefined();
  await expect(tablet.getByRole('img', { name: /\/ticket\/[0-9a-f]{32}/ })).toBeVisible();

  const clerk = await newVisitor();
  await signInAs(clerk, 'clerk');
  await clerk.goto(`/counter/${PLACE}`);
  await expect(
    clerk.getByRole('listitem').filter({ hasText: number! }).filter({ hasText: counter.walkIn }),
  ).toBeVisible();

  // The owner reads who holds a number before closing the day, and thinks better of it.
  await page.getByRole('tab', { name: el.tabs.week }).click();
  const day = page.getByRole('button', { name: new RegExp(`^${formatDate(today, 'el')}`) });
  await day.click();
  await expect(page.getByText(/ήδη αριθμό σε αυτές τις ημέρες/)).toBeVisible();
  await page.getByRole('button', { name: common.cancel }).click();
  await expect(day).toBeFocused();

  await page.getByRole('tab', { name: el.groups.team }).click();
  await page.getByRole('tab', { name: el.tabs.devices }).click();
  await tablet.getByRole('button', { name: kiosk.ticket.done }).click();
  await page.getByRole('button', { name: /^Αφαίρεση: Τάμπλετ/ }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: common.remove }).click();
  await expect(page.getByText(el.devices.empty)).toBeVisible();
  await tablet.getByRole('button', { name: new RegExp(kiosk.take) }).click();
  await expect(tablet.getByText(new RegExp(kiosk.revoked))).toBeVisible();
});
