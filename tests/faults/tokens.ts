import { expect, type BrowserContext, type Page } from '@playwright/test';
import { texts } from '#tests/e2e/fixtures.ts';
import { become, signIn } from './page.ts';

const { el } = texts;

/** Longer than an access token of this server lives. */
export const PAST_EXPIRY_MS = 5_600;

export const refreshes = '**/api/users/tokens';

const expired = { status: 401, json: { error: 'Access token expired', code: 'token_expired' } };

export const stored = (page: Page) =>
  page.evaluate(() => ({
    access: localStorage.getItem('id_token'),
    refresh: localStorage.getItem('refresh_token'),
  }));

/** Counts the exchanges of tokens that go out of a browser. */
export const countRefreshes = (context: BrowserContext): { count: number } => {
  const seen = { count: 0 };
  context.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/api/users/tokens')) seen.count += 1;
  });
  return seen;
};

export const dashboard = async (page: Page): Promise<void> => {
  await expect(page).toHaveURL('/dashboard');
  await expect(page.getByRole('heading', { name: el.pages.dashboard.title })).toBeVisible();
};

/** Somebody who is signed in and looks at the dashboard. */
export const arrive = async (page: Page): Promise<void> => {
  await become(page, { language: 'el', tokens: await signIn(page) });
  await page.goto('/dashboard');
  await dashboard(page);
  await page.waitForLoadState('networkidle');
};

/** What the server takes an expired token for. */
const welcome = /\/users\/(tokens|sign_out)$/;

/** Answers whoever still comes with that token as the server does when its time is over. */
export const expire = async (
  context: BrowserContext,
  token: string | null,
): Promise<{ refused: number }> => {
  const count = { refused: 0 };
  await context.route('**/api/**', (route) => {
    const request = route.request();
    const stale = request.headers().authorization === `Bearer ${token}`;
    if (!stale || welcome.test(request.url())) return route.fallback();
    count.refused += 1;
    return route.fulfill(expired);
  });
  return count;
};

/** Makes the data layer ask again for all that is shown, at a given moment. */
export const askAgainAt = (page: Page, moment: number): Promise<void> =>
  page.evaluate(
    (at) =>
      new Promise<void>((resolve) =>
        setTimeout(
          () => {
            while (Date.now() < at);
            window.dispatchEvent(new Event('online'));
            resolve();
          },
          at - Date.now() - 3,
        ),
      ),
    moment,
  );

/** `ROUNDS=5` before the command for a quick look. */
export const ROUNDS = Number(process.env.ROUNDS ?? 50);

/** How many calls of one screen meet the end of the token. */
export const MANY = 4;

/** Results are not asked for again so soon after the last time. */
export const DEDUPED_MS = 2_100;
