import { expect, type Page } from '@playwright/test';
import { addDays } from '#common/calendar/days.ts';
import type { CounterAnswer } from '#common/contract/counter.ts';
import type { Ticket } from '#common/contract/tickets.ts';
import { listingPayload } from '#server/testing/listings.ts';
import { newPerson } from '#tests/e2e/fixtures.ts';
import { makeRoom } from '#tests/e2e/lineSteps.ts';
import { demo, register, signIn } from '#tests/faults/page.ts';
import { openDay } from '#tests/faults/writes.ts';

/** Somebody's tokens; null for nobody. */
export type Tokens = Awaited<ReturnType<typeof signIn>> | null;

/** Where a test begins, and as whom. */
export interface Beginning {
  address: string;
  tokens: Tokens;
}

/** A place of the demo that gives numbers around the clock. */
export const STAFFED = 'xenodocheio-avra-piraeus';
export const owner = 'owner@seira.example';
export const clerk = 'clerk@seira.example';

const as = (page: Page, email: string) => signIn(page, { ...demo, email });

const call = async <Answer>(
  page: Page,
  tokens: Tokens,
  method: 'GET' | 'POST' | 'PUT' | 'PATCH',
  path: string,
  data?: object,
): Promise<Answer> => {
  const answer = await page.request.fetch(path, {
    method,
    headers: tokens ? { authorization: `Bearer ${tokens.access}` } : {},
    data,
  });
  if (!answer.ok()) throw new Error(`${method} ${path}: ${answer.status()} ${await answer.text()}`);
  return (answer.status() === 204 ? null : await answer.json()) as Answer;
};

const take = (page: Page, tokens: Tokens, list: string): Promise<Ticket & { key: string }> =>
  call(page, tokens, 'POST', '/api/user/tickets', { ticket: { waiting_list_code: list } });

/** A screen as somebody of the demo; as nobody without an address. */
export const on =
  (address: string, email?: string) =>
  async (page: Page): Promise<Beginning> => ({
    address,
    tokens: email === undefined ? null : await as(page, email),
  });

const takeSome = async (page: Page) => {
  const tokens = await register(page, newPerson());
  const { code: list } = await openDay(page);
  return { tokens, list, ...(await take(page, tokens, list)) };
};

/** A number of which its holder wants to be told. */
const ticketWithAlert = async (page: Page): Promise<Beginning> => {
  const { tokens, code, key } = await takeSome(page);
  await call(page, tokens, 'PUT', `/api/user/tickets/${code}/alert`, { ahead: 1, email: true });
  return { address: `/ticket/${key}`, tokens };
};

/** A number with another one behind it. */
const ticket = async (page: Page): Promise<Beginning> => {
  const { tokens, list, key } = await takeSome(page);
  await take(page, await register(page, newPerson()), list);
  return { address: `/ticket/${key}`, tokens };
};

/** Today's list of that place, with room for everybody. */
const staffedList = async (page: Page, staff: Tokens) => {
  const place = `/api/counter/${STAFFED}`;
  const { waiting_lists, counters } = await call<CounterAnswer>(page, staff, 'GET', place);
  const list = waiting_lists[0]!.code;
  await makeRoom(page.request, { authorization: `Bearer ${staff!.access}` }, list);
  return { list, counter: counters.at(-1)! };
};

/** A number from the counter, which its paper's link stands for, with another one behind it. */
const walkIn = async (page: Page): Promise<Beginning> => {
  const staff = await as(page, clerk);
  const { list } = await staffedList(page, staff);
  const add = () =>
    call<{ key: string }>(page, staff, 'POST', `/api/counter/${STAFFED}/walk_ins`, {
      waiting_list_code: list,
    });
  const { key } = await add();
  await add();
  return { address: `/ticket/${key}`, tokens: null };
};

/** A number that was called while its holder was away. */
const missedTicket = async (page: Page): Promise<Beginning> => {
  const staff = await as(page, clerk);
  const { list, counter } = await staffedList(page, staff);
  const tokens = await register(page, newPerson());
  const { code, key } = await take(page, tokens, list);
  await call(page, staff, 'POST', `/api/counter/tickets/${code}/call`, { counter });
  await call(page, staff, 'POST', `/api/counter/tickets/${code}/no_show`, { counter });
  return { address: `/ticket/${key}`, tokens };
};

const bookmarks = async (page: Page): Promise<Beginning> => {
  const tokens = await as(page, demo.email);
  await call(page, tokens, 'PUT', '/api/user/bookmarks/ouzeri-to-kaiki');
  return { address: '/dashboard?tab=bookmark', tokens };
};

/** An account whose address is not confirmed. */
const newAccount = async (page: Page): Promise<Beginning> => ({
  address: '/dashboard?tab=profile',
  tokens: await register(page, newPerson()),
});

/** An account whose end was asked for, which signs out everywhere. */
const leavingAccount = async (page: Page): Promise<Beginning> => {
  const person = newPerson();
  const tokens = await register(page, person);
  await call(page, tokens, 'POST', '/api/user/deletion', { password: person.password });
  return { address: '/dashboard', tokens: await signIn(page, person) };
};

/** A draft of a place that somebody wants to add. */
const draftListing = async (page: Page): Promise<Beginning> => {
  const tokens = await register(page, newPerson());
  const draft = listingPayload({}, { submit: false });
  const { code } = await call<{ code: string }>(page, tokens, 'POST', '/api/user/listings', draft);
  return { address: `/add-listing?listing=${code}`, tokens };
};

/** The week of a place, one of whose days differs from its plan. */
const changedDay = async (page: Page): Promise<Beginning> => {
  const tokens = await as(page, owner);
  const date = addDays(new Date().toISOString().slice(0, 10), 3);
  await call(page, tokens, 'PUT', `/api/places/${STAFFED}/days/${date}`, {
    closed: false,
    reason: null,
    intervals: null,
    numbers: 50,
  });
  return { address: `/places/${STAFFED}/manage?tab=week`, tokens };
};

const invitedMembers = async (page: Page): Promise<Beginning> => {
  const tokens = await as(page, owner);
  const { email } = newPerson();
  await call(page, tokens, 'POST', `/api/places/${STAFFED}/members`, { email, role: 'clerk' });
  return { address: `/places/${STAFFED}/manage?tab=members`, tokens };
};

const linkedDevices = async (page: Page): Promise<Beginning> => {
  const tokens = await as(page, owner);
  await call(page, tokens, 'POST', `/api/places/${STAFFED}/devices`, { name: 'Στην είσοδο' });
  return { address: `/places/${STAFFED}/manage?tab=devices`, tokens };
};

/** The link of the latest message to an address, from the mailbox of the demo, once it is sent. */
const linkTo = async (page: Page, email: string, path: string): Promise<string> => {
  let address = '';
  await expect(async () => {
    await page.goto('/api/dev/mail');
    const row = page.getByRole('row').filter({ hasText: email }).first();
    await row.getByRole('link').click({ timeout: 1_000 });
    const link = page.getByRole('link').filter({ hasText: path }).first();
    const href = (await link.getAttribute('href', { timeout: 1_000 })) ?? '';
    const { pathname, search } = new URL(href);
    address = pathname + search;
  }).toPass();
  return address;
};

/** An invitation to serve at a place, as the person that is invited. */
const invitation = async (page: Page): Promise<Beginning> => {
  const person = newPerson();
  const { email } = person;
  const members = `/api/places/${STAFFED}/members`;
  await call(page, await as(page, owner), 'POST', members, { email, role: 'clerk' });
  const address = await linkTo(page, email, '/invitation/');
  return { address, tokens: await register(page, person) };
};

const askForNewsletter = async (page: Page, email: string): Promise<string> => {
  const guard = { website: '', seconds: 60 };
  await call(page, null, 'POST', '/api/subscriptions', { topic: 'newsletter', email, guard });
  return linkTo(page, email, '/subscription?token=');
};

/** The link of a message that asks whether somebody wants the newsletter. */
const subscription = async (page: Page): Promise<Beginning> => ({
  address: await askForNewsletter(page, newPerson().email),
  tokens: null,
});

/** The link under a newsletter, which ends it. */
const endOfSubscription = async (page: Page): Promise<Beginning> => {
  const { email } = newPerson();
  const token = (await askForNewsletter(page, email)).split('=')[1];
  await call(page, null, 'POST', '/api/subscriptions/confirm', { token });
  return { address: await linkTo(page, email, '/subscription?key='), tokens: null };
};

export const prepared = {
  ticket, ticketWithAlert, walkIn, missedTicket, bookmarks, newAccount, leavingAccount, draftListing,
  changedDay, invitedMembers, linkedDevices, invitation, subscription, endOfSubscription,
}; // prettier-ignore
