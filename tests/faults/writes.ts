import type { Locator, Page } from '@playwright/test';
import { expect } from '@playwright/test';
import { newPerson, type texts } from '#tests/e2e/fixtures.ts';
import { formatDate } from '#src/lib/dates.ts';
import type { Language, Outcome } from './faults.ts';
import { register } from './page.ts';

type Texts = (typeof texts)['el'];
type Person = ReturnType<typeof newPerson>;
type Tokens = { access: string; refresh: string };

/** The current person, and what the last step left for the next one. */
export interface Stage {
  page: Page;
  t: Texts;
  language: Language;
  person: Person;
}

/** A form or action that sends something. */
export interface Write {
  name: string;
  method: 'POST' | 'DELETE';
  path: string;
  /** Registered and signed in beforehand, or only registered. */
  as: 'nobody' | 'registered' | 'signedIn';
  /** Opens the page and fills it in; nothing is sent yet. */
  prepare: (stage: Stage) => Promise<void>;
  /** What sends it. */
  press: (stage: Stage) => Locator;
  /** What shows that it is done. */
  done: (stage: Stage) => Promise<void>;
  /** What was typed must still be there. */
  kept?: (stage: Stage) => Promise<void>;
  /** Faults whose outcome differs from the usual one. */
  outcomes?: Record<string, Outcome>;
}

const form = ({ page }: Stage, name: string): Locator => page.getByRole('form', { name });

const onDashboard = async ({ page, t }: Stage): Promise<void> => {
  await expect(page).toHaveURL('/dashboard');
  await expect(page.getByRole('heading', { name: t.pages.dashboard.title })).toBeVisible();
};

const password = (stage: Stage, name: string): Locator =>
  form(stage, name)
    .getByLabel(new RegExp(`^${stage.t.auth.password}`))
    .first();

const place = '/listing-grid/ouzeri-to-kaiki';

/** The first day from tomorrow on which that place issues tickets, and its waiting list. */
export const openDay = async (page: Page): Promise<{ date: string; code: string }> => {
  for (let ahead = 1; ahead < 30; ahead += 1) {
    const [from, to] = [ahead, ahead + 1].map((days) =>
      new Intl.DateTimeFormat('sv', { timeZone: 'Europe/Athens' }).format(
        Date.now() + days * 86_400_000,
      ),
    );
    const answer = await page.request.get(
      `/api/organisations/ouzeri-to-kaiki/waiting_lists?from=${from}&to=${to}`,
    );
    const { records } = (await answer.json()) as { records: { code: string; state: string }[] };
    if (records[0]?.state === 'open') return { date: from!, code: records[0].code };
  }
  throw new Error('No day of the next thirty gives tickets.');
};

const chooseOpenDay = async ({ page, t, language }: Stage): Promise<void> => {
  const widget = page.getByRole('region', { name: t.booking.title, exact: true });
  const { date } = await openDay(page);
  const day = widget.getByRole('gridcell', { name: formatDate(date, language) });
  await expect(widget.getByRole('grid')).toBeVisible();
  if ((await day.count()) === 0)
    await widget.getByRole('button', { name: /Επόμενος μήνας|Next month/ }).click();
  await day.click();
  await expect(day).toHaveAttribute('aria-selected', 'true');
  await expect(widget.getByText(t.booking.nextNumber)).toBeVisible();
};

const tickets = async (page: Page): Promise<number> => {
  const access = await page.evaluate(() => localStorage.getItem('id_token'));
  const answer = await page.request.get('/api/user/tickets?status=scheduled', {
    headers: { authorization: `Bearer ${access}` },
  });
  return ((await answer.json()) as { count: number }).count;
};

/** A useless body makes no difference where only headers, or nothing, are expected. */
const answersWithoutBody = {
  truncated: 'stands',
  '204': 'stands',
  'no list': 'stands',
  'wrong types': 'content',
} as const;

/** Everything that a person can send to the server. */
export const writes: Write[] = [
  {
    name: 'sign in',
    method: 'POST',
    path: '/api/users/sign_in',
    as: 'registered',
    prepare: async (stage) => {
      await stage.page.goto('/login');
      await form(stage, stage.t.auth.login).getByLabel(stage.t.auth.email).fill(stage.person.email);
      await password(stage, stage.t.auth.login).fill(stage.person.password);
    },
    press: (stage) =>
      form(stage, stage.t.auth.login).getByRole('button', { name: stage.t.auth.login }),
    kept: async (stage) => {
      const email = form(stage, stage.t.auth.login).getByLabel(stage.t.auth.email);
      await expect(email).toHaveValue(stage.person.email);
      await expect(password(stage, stage.t.auth.login)).toHaveValue(stage.person.password);
    },
    done: onDashboard,
    outcomes: { '401 expired': 'message', '401 invalid': 'message', 'wrong types': 'content' },
  },
  {
    name: 'sign up',
    method: 'POST',
    path: '/api/users/sign_up',
    as: 'nobody',
    prepare: async (stage) => {
      const { page, t, person } = stage;
      await page.goto('/sign-up');
      const fields = form(stage, t.auth.signUp);
      await fields.getByLabel(t.auth.firstName).fill(person.first_name);
      await fields.getByLabel(t.auth.lastName).fill(person.last_name);
      const date = fields.getByRole('group', { name: new RegExp(t.auth.birthDate) });
      await date.getByRole('spinbutton').first().click();
      await page.keyboard.type(person.birth_date.replaceAll('/', ''));
      await fields.getByLabel(t.auth.email).fill(person.email);
      await password(stage, t.auth.signUp).fill(person.password);
    },
    press: (stage) =>
      form(stage, stage.t.auth.signUp).getByRole('button', { name: stage.t.auth.signUp }),
    kept: async (stage) => {
      const fields = form(stage, stage.t.auth.signUp);
      await expect(fields.getByLabel(stage.t.auth.firstName)).toHaveValue(stage.person.first_name);
      await expect(fields.getByLabel(stage.t.auth.lastName)).toHaveValue(stage.person.last_name);
      await expect(fields.getByLabel(stage.t.auth.email)).toHaveValue(stage.person.email);
      await expect(password(stage, stage.t.auth.signUp)).toHaveValue(stage.person.password);
      const year = fields.getByRole('spinbutton').last();
      await expect(year).toHaveText(stage.person.birth_date.slice(-4));
    },
    done: onDashboard,
    outcomes: { '401 expired': 'message', '401 invalid': 'message', 'wrong types': 'content' },
  },
  {
    name: 'take a ticket',
    method: 'POST',
    path: '/api/user/tickets',
    as: 'signedIn',
    prepare: async (stage) => {
      await stage.page.goto(place);
      await chooseOpenDay(stage);
    },
    press: ({ page, t }) =>
      page
        .getByRole('region', { name: t.booking.title, exact: true })
        .getByRole('button', { name: t.booking.take, exact: true }),
    done: async ({ page, t }) => {
      await expect(page.getByText(t.booking.held)).toBeVisible();
      expect(await tickets(page)).toBe(1);
    },
    outcomes: answersWithoutBody,
  },
  {
    name: 'take the interrupted ticket',
    method: 'POST',
    path: '/api/user/tickets',
    as: 'signedIn',
    prepare: async ({ page, t }) => {
      const { date } = await openDay(page);
      await page.evaluate(
        (kept) => sessionStorage.setItem('seira.interrupted_ticket', kept),
        JSON.stringify({ slug: 'ouzeri-to-kaiki', title: 'Ουζερί «Το Καΐκι»', date }),
      );
      await page.goto('/dashboard');
      await expect(page.getByRole('button', { name: t.tickets.interrupted.take })).toBeVisible();
    },
    press: ({ page, t }) => page.getByRole('button', { name: t.tickets.interrupted.take }),
    done: async ({ page, t }) => {
      await expect(page.getByRole('button', { name: t.tickets.interrupted.take })).toHaveCount(0);
      const heading = { name: t.pages.dashboard.nextTicket, exact: true };
      await expect(page.getByRole('heading', heading)).toBeVisible();
      expect(await tickets(page)).toBe(1);
    },
    outcomes: answersWithoutBody,
  },
];

/** A new person for each cell, in the state that the write starts from. */
export const enter = async (page: Page, as: Write['as']) => {
  const person = newPerson();
  const tokens: Tokens | null = as === 'nobody' ? null : await register(page, person);
  return { person, tokens: as === 'signedIn' ? tokens : null };
};
