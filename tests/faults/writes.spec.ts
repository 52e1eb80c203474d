import { expect, test, type Page, type Route } from '@playwright/test';
import { texts } from '#tests/e2e/fixtures.ts';
import { tryAll, type Cell } from './cells.ts';
import { faults, type Fault, type Language } from './faults.ts';
import { allowHurry, become, calm, checkStands, checkWords } from './page.ts';
import { closeTheNetwork, watch } from './watch.ts';
import { enter, writes, type Stage, type Write } from './writes.ts';

/** Responds to a write with a fault until it is mended, and stores what was sent. */
const breakWrite = async (
  page: Page,
  write: Write,
  answer: (route: Route, nth: number) => unknown,
) => {
  const sent: { body: string | null; key: string | null }[] = [];
  let broken = true;
  let press = (): void => {};
  // No response arrives until both presses are over; otherwise the second would count by itself.
  const pressed = new Promise<void>((resolve) => (press = resolve));
  await page.route(
    (url) => url.pathname === write.path,
    async (route) => {
      const request = route.request();
      if (request.method() !== write.method) return route.fallback();
      sent.push({ body: request.postData(), key: request.headers()['idempotency-key'] ?? null });
      await pressed;
      return broken ? answer(route, sent.length) : route.continue();
    },
  );
  /** Two presses as fast as a finger can: only one call may go out. */
  const pressTwice = async (stage: Stage): Promise<void> => {
    const button = write.press(stage);
    await button.focus();
    await button.dblclick({ delay: 5 });
    press();
  };
  return { sent, pressTwice, mend: () => (broken = false) };
};

const begin = async (page: Page, write: Write, language: Language, hurried = false) => {
  const { person, tokens } = await enter(page, write.as);
  await become(page, { language, tokens, hurried });
  const stage: Stage = { page, t: texts[language], language, person };
  await write.prepare(stage);
  return stage;
};

const focusWhereItHelps = async (page: Page): Promise<void> => {
  const where = await page.evaluate(() => {
    const active = document.activeElement;
    return active === null || active === document.body
      ? 'nowhere'
      : active.closest('form, main')
        ? 'there'
        : active.tagName;
  });
  expect(where, 'the focus').toBe('there');
};

const meet = async (page: Page, write: Write, fault: Fault, language: Language) => {
  const stage = await begin(page, write, language, fault.hurried);
  const { t } = stage;
  const outcome = write.outcomes?.[fault.name] ?? fault.outcome;
  const unauthorised = fault.name.startsWith('401');
  if (fault.outcome === 'login')
    await page.route('**/api/users/tokens', (route) =>
      route.fulfill({ status: 401, json: { error: 'Invalid refresh token', code: 'refused' } }),
    );
  const { sent, mend, pressTwice } = await breakWrite(page, write, (route, nth) =>
    fault.answer(route, language, nth),
  );
  await pressTwice(stage);
  if (outcome === 'login') {
    await expect(page).toHaveURL('/login');
    await expect(page.getByText(t.user.logout.expired).first()).toBeVisible();
    expect(sent).toHaveLength(1);
    // The intent is not lost: the login names it, and the dashboard offers it again.
    await expect(page.getByText(/Ουζερί|Ouzeri/).first()).toBeVisible();
    return;
  }
  if (outcome === 'content') {
    await write.done(stage);
    expect(sent).toHaveLength(unauthorised ? 2 : 1);
    expect(new Set(sent.map(({ key }) => key)).size).toBe(1);
    await checkWords(page, language);
    return;
  }
  if (outcome === 'stands') {
    await expect(page.getByText(t.user.tickets.created.message)).toBeVisible();
    expect(sent).toHaveLength(1);
    await checkStands(page);
    await checkWords(page, language);
    return;
  }
  const opensSession = write.as !== 'signedIn';
  const said =
    opensSession && /^40[1-9]/.test(fault.name) ? t.errors.general50x : fault.says!(t, language);
  await expect(page.locator('main').getByText(said).first()).toBeVisible();
  await expect(page.locator('main [role="alert"]').first()).toBeVisible();
  expect(sent).toHaveLength(1);
  await checkStands(page);
  await checkWords(page, language);
  await write.kept?.(stage);
  await focusWhereItHelps(page);
  mend();
  await write.press(stage).focus();
  await page.keyboard.press('Enter');
  await write.done(stage);
  expect(sent).toHaveLength(2);
  expect(sent[1]!.body).toBe(sent[0]!.body);
  // A press whose response was lost keeps its key, so that it cannot make a second ticket.
  const lost = (fault.passing ?? false) || ['truncated', '204', 'no list'].includes(fault.name);
  if (sent[0]!.key && lost) expect(sent[1]!.key).toBe(sent[0]!.key);
};

/** The server did it, but its response was lost on the way. */
const loseTheAnswer = async (page: Page, write: Write, language: Language) => {
  const stage = await begin(page, write, language);
  const { sent, mend, pressTwice } = await breakWrite(page, write, async (route) => {
    await route.fetch();
    mend();
    await route.abort('connectionreset');
  });
  await pressTwice(stage);
  if (write.as === 'signedIn') {
    const again = write.press(stage);
    await expect(
      page.getByText(stage.t.errors.network).or(page.getByText(stage.t.booking.held)).first(),
    ).toBeVisible();
    // The ticket is found automatically, or by pressing again; never twice.
    if (await again.isVisible()) await again.click({ timeout: 3_000 }).catch(() => undefined);
    await write.done(stage);
    expect(new Set(sent.map(({ key }) => key)).size).toBe(1);
  } else {
    await expect(page.locator('main').getByText(stage.t.errors.network)).toBeVisible();
    await write.kept?.(stage);
    expect(sent).toHaveLength(1);
  }
  await checkWords(page, language);
};

/** The visitor navigates elsewhere before the response arrives. */
const leave = async (page: Page, write: Write, language: Language) => {
  const stage = await begin(page, write, language);
  const late: Route[] = [];
  const { sent, pressTwice } = await breakWrite(page, write, (route) => void late.push(route));
  await pressTwice(stage);
  await expect.poll(() => late.length).toBe(1);
  const help = page
    .getByRole('contentinfo')
    .getByRole('link', { name: stage.t.navigation.links.help });
  await help.first().click();
  await expect(page).toHaveURL('/faq');
  await Promise.all(late.map((route) => route.continue().catch(() => undefined)));
  await calm(page);
  await expect(page).toHaveURL('/faq');
  await checkStands(page);
  await checkWords(page, language);
  expect(sent).toHaveLength(1);
};

const goOffline = async (page: Page, write: Write, language: Language) => {
  const stage = await begin(page, write, language);
  await page.context().setOffline(true);
  await expect(page.getByText(stage.t.feedback.offline)).toBeVisible();
  await write.press(stage).click();
  await expect(page.locator('main').getByText(stage.t.errors.network).first()).toBeVisible();
  await write.kept?.(stage);
  await checkWords(page, language);
  await page.context().setOffline(false);
  await expect(page.getByText(stage.t.feedback.offline)).toHaveCount(0);
  await write.press(stage).click();
  await write.done(stage);
};

const manners = {
  'left while slow': leave,
  'offline, online': goOffline,
  'answer lost': loseTheAnswer,
};

for (const [row, write] of writes.entries())
  test(write.name, async ({ page, baseURL }, info) => {
    const problems = await watch(page);
    await allowHurry(page);
    await closeTheNetwork(page, baseURL!);
    const cells: Cell[] = [
      ...faults.map((fault): Cell => [
        fault.name,
        (language) => meet(page, write, fault, language),
      ]),
      ...Object.entries(manners).map(([name, run]): Cell => [
        name,
        (language) => run(page, write, language),
      ]),
    ];
    await tryAll(page, info, problems, cells, row);
  });
