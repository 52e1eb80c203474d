import type { APIRequestContext, Locator, Page } from '@playwright/test';
import type { ModerationItem, ModerationQueue } from '#common/contract/moderation.ts';
import { account } from '#src/i18n/el/account.ts';
import { common } from '#src/i18n/el/common.ts';
import { expect, texts, type newPerson } from './fixtures.ts';
import { signInBy } from './lineSteps.ts';

const { el } = texts;

/** Selects the first day of the next month with tickets, and returns the button that takes one. */
export const chooseDay = async (page: Page): Promise<Locator> => {
  const widget = page.getByRole('region', { name: el.booking.take, exact: true });
  await widget.getByRole('button', { name: el.booking.showMonth }).click();
  await widget.getByRole('button', { name: 'Επόμενος μήνας' }).click();
  // A day of another month would turn the page.
  const days = widget.locator('[role="gridcell"]:not(.MuiPickerDay-dayOutsideMonth):enabled');
  await days.first().click();
  await expect(days.first()).toHaveAttribute('aria-selected', 'true');
  await expect(widget.locator('[aria-busy="true"]')).toHaveCount(0);
  return widget.getByRole('button', { name: new RegExp(`^${el.booking.take}`) });
};

/** Fills in and submits the registration. */
export const signUp = async (page: Page, person: ReturnType<typeof newPerson>): Promise<void> => {
  const form = page.getByRole('form', { name: el.auth.signUp });
  await form.getByLabel(el.auth.firstName).fill(person.first_name);
  await form.getByLabel(el.auth.lastName).fill(person.last_name);
  await form
    .getByRole('group', { name: new RegExp(el.auth.birthDate) })
    .getByRole('spinbutton')
    .first()
    .click();
  await page.keyboard.type(person.birth_date.replaceAll('/', ''));
  await form.getByLabel(el.auth.female).check();
  await form.getByLabel(el.fields.email).fill(person.email);
  await form
    .getByLabel(new RegExp(`^${el.auth.password}`))
    .first()
    .fill(person.password);
  await form.getByRole('button', { name: el.auth.signUp }).click();
};

/** Holds back the scripts of a page. @returns lets them load */
export const holdScripts = async (page: Page): Promise<() => void> => {
  const held: (() => Promise<void>)[] = [];
  let isHeld = true;
  await page.route(/\/assets\/.*\.js$/, (route) =>
    isHeld ? void held.push(() => route.continue()) : route.continue(),
  );
  return () => {
    isHeld = false;
    for (const load of held) void load();
  };
};

/** Fills in and submits the login. */
export const fillLogin = async (page: Page, email: string, password: string): Promise<void> => {
  const form = page.getByRole('form', { name: el.auth.login });
  await form.getByLabel(el.fields.email).fill(email);
  await form
    .getByLabel(new RegExp(`^${el.auth.password}`))
    .first()
    .fill(password);
  await form.getByRole('button', { name: el.auth.login }).click();
};

/** The latest e-mail with this subject: its text and the path of its first link. */
export const emailTo = async (page: Page, email: string, subject: string | RegExp) => {
  const mailbox = await page.context().newPage();
  // The outbox contains an e-mail from the moment of its cause.
  await mailbox.goto('/api/dev/mail');
  const row = mailbox.getByRole('row').filter({ hasText: email });
  await row.getByRole('link', { name: subject, exact: true }).first().click();
  const message = mailbox.locator('pre');
  await expect(message).toBeVisible();
  const text = await message.innerText();
  const link = /https?:\/\/[^/\s]+(\/\S+)/.exec(text)?.[1] ?? '';
  await mailbox.close();
  return { text, link };
};

/** Confirms an e-mail address by its e-mailed link. */
export const confirmAddress = async (page: Page, email: string): Promise<void> => {
  const { confirm } = account;
  await page.goto((await emailTo(page, email, 'Επιβεβαιώστε το email σας')).link);
  await page.getByRole('button', { name: common.confirm }).click();
  await expect(page.getByText(confirm.done.confirm)).toBeVisible();
};

/** Approves a pending item as a moderator whose client does not ask to hold the decision. */
export const approveItem = async (
  request: APIRequestContext,
  isWanted: (item: ModerationItem) => boolean,
): Promise<void> => {
  const { headers } = await signInBy(request, 'moderator@seira.example');
  const queue = await request.get('/api/moderation', { headers });
  const { records } = (await queue.json()) as ModerationQueue;
  const { kind, code, version } = records.find(isWanted)!;
  const decided = await request.post(`/api/moderation/${kind}/${code}`, {
    headers,
    data: { decision: 'approve', reason: '', version },
  });
  expect(decided.status()).toBe(204);
};
