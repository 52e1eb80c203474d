import type { Page } from '@playwright/test';
import { board } from '#src/i18n/el/board.ts';
import { counter as desk } from '#src/i18n/el/counter.ts';
import { ticket as hand } from '#src/i18n/el/ticket.ts';
import { tickets } from '#src/i18n/el/tickets.ts';
import { seat } from '#tests/demoPerson.ts';
import { expect, test, texts } from './fixtures.ts';
import { aheadOn, counterOf, issue, lineOf, newAccount } from './lineSteps.ts';
import { placeOf } from './places.ts';
import { pattern } from './words.ts';

const { el } = texts;

const SLUG = placeOf('board').slug;

const streamOpens = (page: Page, path: string) =>
  page.waitForResponse((response) => response.url().includes(`${path}/live`));

test("a ticket's page follows the stream from the take to the end of the visit", async ({
  page: person,
  newVisitor,
  request,
}) => {
  const owner = await lineOf(request, 'board');
  const [ownCounter = ''] = owner.counters;
  /** Returns true while somebody is served at the counter. */
  const isServing = async (): Promise<boolean> =>
    (await counterOf(request, owner)).waiting_lists
      .flatMap(({ tickets }) => tickets)
      .some(({ status, counter }) => status === 'running' && counter === ownCounter);
  const data = { waiting_list_code: owner.code };
  for (let n = 0; n < 4; n += 1) await issue(request, owner, data);
  const holder = await newAccount(request);
  const taken = await request.post('/api/user/tickets', {
    headers: holder.headers,
    data: { ticket: data },
  });
  expect(taken.status()).toBe(201);
  const { key, rank } = (await taken.json()) as { key: string; rank: number };

  // The dashboard links to the ticket.
  await seat(person, holder.tokens);
  await person.goto('/dashboard');
  const hears = streamOpens(person, `/tickets/${key}`);
  await person.getByRole('link', { name: hand.tools.open }).click();
  await expect(person).toHaveURL(`/ticket/${key}`);
  await hears;

  const wall = await newVisitor();
  const wallHears = streamOpens(wall, `/organisations/${SLUG}/line`);
  await wall.goto(`/board/${SLUG}`);
  await wallHears;

  const clerk = await newVisitor();
  await seat(clerk, owner.tokens);
  await clerk.goto(`/counter/${SLUG}`);
  // From here on, the pages learn of changes only by the stream.
  const polled = /\/api\/(organisations\/[^/]+\/line|user\/tickets|tickets\/\w+)(\?|$)/;
  for (const page of [wall, person]) await page.route(polled, (route) => route.abort());

  // The alert is sent once, after calls at a real counter.
  await person.getByRole('checkbox', { name: hand.alert.email }).check();
  await person.getByRole('button', { name: hand.alert.set }).click();
  await expect(
    person.getByText(/^Θα σας ειδοποιήσουμε εδώ και με email όταν είναι 3/),
  ).toBeVisible();
  const log = person.getByRole('log').filter({ hasText: hand.alert.fired });
  const call = clerk.getByRole('button', { name: new RegExp(`^${desk.next.call}`) });
  for (let ahead = await aheadOn(person); ahead !== null && ahead > 3;) {
    await expect(log).toHaveCount(0);
    const after = ahead - 1;
    await call.click();
    await expect(clerk.getByText(pattern(desk.result.called))).toBeVisible();
    await expect(call).toBeEnabled();
    await expect.poll(() => aheadOn(person)).toBe(after);
    ahead = after;
  }
  await expect(log).toHaveCount(1);
  await expect(person.getByText(hand.alert.fired).first()).toBeVisible();

  // A counter serves one person at a time.
  if (await isServing()) {
    await clerk.keyboard.press('d');
    await expect.poll(isServing).toBe(false);
  }

  // Call out of turn by mistake and undo it: the ticket keeps its position.
  const callIt = clerk.getByRole('button', {
    name: pattern(desk.line.callOf, { rank: String(rank) }),
  });
  const paper = person.getByRole('article', { name: `Αριθμός\u00a0${rank}` });
  await callIt.click();
  await expect(paper.getByRole('alert')).toContainText(ownCounter);
  await expect(person).toHaveTitle(/^Η σειρά σας/);
  const wallNow = wall.getByRole('region', { name: board.nowServing }).getByRole('listitem');
  await expect(wallNow.filter({ hasText: String(rank) })).toContainText(ownCounter);
  await clerk.getByRole('button', { name: tickets.actions.undo }).click();
  await expect(paper.getByRole('alert')).toHaveCount(0);
  await expect.poll(() => aheadOn(person)).not.toBeNull();
  await expect(wallNow.filter({ hasText: String(rank) })).toHaveCount(0);

  // Call again, miss the call and rejoin the list.
  await callIt.click();
  await expect(paper.getByRole('alert')).toContainText(ownCounter);
  await clerk.keyboard.press('n');
  await expect(paper.getByText(hand.over.no_show.title)).toBeVisible();
  await person.getByRole('button', { name: el.tickets.actions.cameLate }).click();
  await expect.poll(() => aheadOn(person)).not.toBeNull();

  // Call a last time and serve the ticket.
  await callIt.click();
  await expect(paper.getByRole('alert')).toContainText(ownCounter);
  await clerk.keyboard.press('d');
  await expect(paper.getByText(hand.over.processed.title)).toBeVisible();
});
