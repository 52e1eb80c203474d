import type { APIRequestContext, Locator, Page } from '@playwright/test';
import type { Service } from '#common/contract/places/services.ts';
import { booking } from '#src/i18n/el/booking.ts';
import { counter as el } from '#src/i18n/el/counter.ts';
import { hall } from '#src/i18n/el/hall.ts';
import { ticket as paper } from '#src/i18n/el/ticket.ts';
import { tickets } from '#src/i18n/el/tickets.ts';
import { seat } from '#tests/demoPerson.ts';
import { expect, test } from './fixtures.ts';
import { issue, newAccount, ownerOf } from './lineSteps.ts';
import { checkAxe } from './screenChecks.ts';
import { pattern } from './words.ts';

const CERTIFICATES = { name: 'Πιστοποιητικά', letter: 'Α' };
const PASSPORTS = { name: 'Διαβατήρια', letter: 'Β' };

/** The owner adds a second service and a second counter, which serve everybody. */
const openHall = async (request: APIRequestContext) => {
  const owner = await ownerOf(request, 'hall');
  const { slug, headers } = owner;
  const at = `/api/places/${slug}`;
  const { records } = await (await request.get(`${at}/services`, { headers })).json();
  const [first, second] = records as Service[];
  await request.patch(`${at}/services/${first!.code}`, { headers, data: CERTIFICATES });
  // A repeated run finds it.
  if (!second) {
    const added = await request.post(`${at}/services`, { headers, data: PASSPORTS });
    expect(added.status()).toBe(201);
  }
  const two = { records: [1, 2].map(() => ({ name: '', services: [] })) };
  const saved = await request.put(`${at}/counters`, { headers, data: two });
  expect(saved.status()).toBe(200);
  const { records: counters } = await saved.json();
  return { ...owner, counters: (counters as { name: string }[]).map(({ name }) => name) };
};

const sentence = (text: string, values: Record<string, string>): string =>
  Object.entries(values).reduce((rest, [key, value]) => rest.replace(`{{${key}}}`, value), text);

test('a person chooses a service and is called, transferred, set aside and found', async ({
  page: person,
  newVisitor,
  request,
}) => {
  const { slug, tokens, headers, counters } = await openHall(request);
  const [first = '', second = ''] = counters;
  const clerkAt = async (counter: string): Promise<Page> => {
    const page = await newVisitor();
    await seat(page, tokens);
    await page.goto(`/counter/${slug}`);
    await page
      .getByRole('group', { name: el.yours })
      .getByRole('button', { name: counter })
      .click();
    return page;
  };
  const clerk = await clerkAt(first);
  const visit = (page: Page): Locator =>
    page.getByRole('article', { name: pattern(el.visit.title) });
  const said = (page: Page, text: string, values: Record<string, string>) =>
    page.getByText(sentence(text, values)).first();

  const call = async (page: Page, counter: string, rank: string) => {
    await page.keyboard.press('Space');
    await expect(said(page, el.result.called, { rank, counter })).toBeVisible();
    await expect(visit(page)).toContainText(rank);
  };

  // Somebody without an account waits for the other service.
  const { label: other = '' } = await issue(request, { slug, headers });

  const holder = await newAccount(request);
  await seat(person, holder.tokens);
  await person.goto(`/listing-grid/${slug}`);
  const services = person.getByRole('region', { name: booking.service.title });
  await expect(services.getByRole('listitem')).toHaveCount(2);
  await services.getByRole('button', { name: PASSPORTS.name }).click();
  const widget = person.getByRole('region', { name: booking.take, exact: true });
  await expect(widget).toContainText(PASSPORTS.name);
  await widget.getByRole('button', { name: new RegExp(`^${booking.take}`) }).click();
  const own = async () => {
    const response = await request.get('/api/user/tickets', { headers: holder.headers });
    const { records } = (await response.json()) as { records: { label: string; key: string }[] };
    return records[0];
  };
  await expect.poll(own).toBeTruthy();
  const { label: rank, key } = (await own())!;
  expect(rank).toMatch(/^Β\d+$/);
  await person.goto(`/ticket/${key.replaceAll('-', '')}`);
  await expect(person.getByText(rank).first()).toBeVisible();

  // One counter calls across both services, by the key.
  await call(clerk, first, other);
  await call(clerk, first, rank);
  await expect(person.getByText(tickets.yourTurn).first()).toBeVisible();

  await clerk.keyboard.press('t');
  const transfer = clerk.getByRole('dialog', { name: sentence(hall.transfer.title, { rank }) });
  await transfer.getByLabel(new RegExp(hall.note.field)).fill('Θέλει και πιστοποιητικό');
  await checkAxe(clerk, 'transfer');
  await transfer.getByRole('button', { name: hall.transfer.submit }).click();
  await expect(
    said(clerk, hall.result.transfer, { rank, service: CERTIFICATES.name }),
  ).toBeVisible();
  await expect(person.getByText(CERTIFICATES.name).first()).toBeVisible();
  await call(clerk, first, rank);
  await expect(visit(clerk)).toContainText('Θέλει και πιστοποιητικό');

  await clerk.keyboard.press('f');
  const park = clerk.getByRole('dialog', { name: sentence(hall.park.title, { rank }) });
  await checkAxe(clerk, 'park');
  await park.getByRole('button', { name: hall.park.submit }).click();
  const parked = clerk.getByRole('region', { name: hall.parked.title });
  await expect(parked.getByRole('listitem')).toContainText(rank);
  await expect(person.getByText(pattern(paper.parked)).first()).toContainText(first);

  // A colleague calls them, but nobody comes.
  const colleague = await clerkAt(second);
  await colleague.getByRole('button', { name: sentence(hall.parked.callOf, { rank }) }).click();
  await expect(said(colleague, el.result.called, { rank, counter: second })).toBeVisible();
  await colleague.keyboard.press('n');
  await expect(said(colleague, el.result.no_show, { rank })).toBeVisible();

  // They were outside. The first clerk finds the number, and the colleague finishes.
  await clerk.getByRole('searchbox', { name: hall.find.label }).fill(rank);
  const found = clerk.getByRole('list', { name: hall.find.results });
  await expect(found).toContainText(hall.find.events.transferred);
  await checkAxe(clerk, 'find');
  await found.getByRole('button', { name: sentence(hall.find.restoreOf, { rank }) }).click();
  await expect(said(clerk, hall.result.restore, { rank })).toBeVisible();
  await call(colleague, second, rank);
  await colleague.keyboard.press('d');
  await expect(said(colleague, el.result.done, { rank })).toBeVisible();
  await expect(person.getByText(tickets.status.processed).first()).toBeVisible();
});
