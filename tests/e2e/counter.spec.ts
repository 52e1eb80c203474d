import type { APIRequestContext, Locator, Page } from '@playwright/test';
import { todayInAthens } from '#common/calendar/athens.ts';
import { addDays } from '#common/calendar/days.ts';
import { DEMO } from '#server/seed/accounts.ts';
import { counter as el } from '#src/i18n/el/counter.ts';
import { tickets } from '#src/i18n/el/tickets.ts';
import { expect, test, texts } from './fixtures.ts';
import { fillLogin } from './steps.ts';
import { pattern } from './words.ts';

const PLACE = 'kep-dokimastiko-kypseli';

/** Shows the next working day of the place instead of today, which may be a Sunday. */
const nextWorkingDay = async (request: APIRequestContext): Promise<string> => {
  const from = addDays(todayInAthens(), 1);
  const lists = await request.get(
    `/api/organisations/${PLACE}/waiting_lists?from=${from}&to=${addDays(from, 14)}`,
  );
  const { records } = (await lists.json()) as { records: { released_on: string }[] };
  return records[0]!.released_on;
};

const isCounter = ({ pathname }: URL): boolean => pathname === `/api/counter/${PLACE}`;

const isStream = ({ pathname }: URL): boolean => pathname.endsWith('/line/live');

/** Issues tickets to people without an account, so that somebody waits on any day. */
const fill = async (page: Page, people: number): Promise<void> => {
  for (let person = 0; person < people; person += 1) {
    await page.getByRole('button', { name: el.state.walkIn }).first().click();
    const dialog = page.getByRole('dialog', { name: new RegExp(`^${el.state.walkIn}`) });
    await expect(dialog.getByRole('img', { name: /\/ticket\// })).toBeVisible();
    await dialog.getByRole('button', { name: texts.el.common.close }).click();
    await expect(dialog).toHaveCount(0);
  }
};

const signIn = async (page: Page, who: 'clerk' | 'owner'): Promise<void> => {
  const date = await nextWorkingDay(page.request);
  await page.route(isCounter, (route) =>
    route.continue({ url: `${route.request().url()}?date=${date}` }),
  );
  // The stream covers only today's list, so this counter polls.
  await page.route(isStream, (route) => route.abort());
  await page.goto(`/counter/${PLACE}`);
  await expect(page).toHaveURL('/login');
  await fillLogin(page, `${who}@seira.example`, DEMO.password);
  await expect(page).toHaveURL(`/counter/${PLACE}`);
};

const sitAt = (page: Page, counter: string): Promise<void> =>
  page.getByRole('group', { name: el.yours }).getByRole('button', { name: counter }).click();

const visit = (page: Page): Locator => page.getByRole('article', { name: pattern(el.visit.title) });
const next = (page: Page): Locator =>
  page.getByRole('button', { name: new RegExp(`^${el.next.call}`) });
const said = (page: Page, text: string): Locator => page.getByText(pattern(text));

const numberIn = async (sentence: Locator): Promise<string> =>
  /[Α-Ω]{0,2}\d+/u.exec((await sentence.textContent()) ?? '')![0];

test("two clerks call, serve, undo and pause, and see each other's changes", async ({
  page,
  newVisitor,
}) => {
  await signIn(page, 'clerk');
  await sitAt(page, 'Θυρίδα 2');
  await fill(page, 4);

  const owner = await newVisitor();
  await signIn(owner, 'owner');
  await sitAt(owner, 'Θυρίδα 3');
  await next(page).click();
  await expect(said(page, el.result.called)).toBeVisible();
  const first = await numberIn(said(page, el.result.called));
  await expect(visit(page)).toContainText(first);

  const counters = owner.getByRole('region', { name: el.others.title });
  await expect(counters.getByRole('listitem').filter({ hasText: 'Θυρίδα 2' })).toContainText(first);

  await owner.keyboard.press('Space');
  await expect(said(owner, el.result.called)).toBeVisible();
  const second = await numberIn(said(owner, el.result.called));
  expect(second).not.toBe(first);

  // A no-show is not possible before the waiting time of the place.
  await expect(
    visit(page).getByRole('button', { name: new RegExp(`^${el.visit.no_show}`) }),
  ).toHaveAttribute('aria-disabled', 'true');

  await page.getByRole('button', { name: tickets.actions.undo }).click();
  // The previous visit of the counter resumes, if there was one.
  await expect(said(page, el.result.returned).or(said(page, el.result.resumed))).toBeVisible();
  await expect(page.getByRole('listitem').filter({ hasText: first }).first()).toBeVisible();

  await page.keyboard.press('Space');
  await expect(said(page, el.result.called)).toContainText(first);
  await page.keyboard.press('d');
  await expect(said(page, el.result.done)).toBeVisible();

  // Each service of the place has its own break.
  await page
    .getByRole('button', { name: new RegExp(`^${el.state.pause}`) })
    .first()
    .click();
  const dialog = page.getByRole('dialog', { name: el.pause.title });
  await dialog.getByLabel(el.pause.message).fill('Επιστρέφουμε στις 11:15');
  await dialog.getByRole('button', { name: el.pause.submit }).click();
  await expect(owner.getByText('Επιστρέφουμε στις 11:15')).toBeVisible();
  await owner
    .getByRole('button', { name: new RegExp(`^${el.state.resume}`) })
    .first()
    .click();
  await expect(owner.getByText('Επιστρέφουμε στις 11:15')).toHaveCount(0);
});
