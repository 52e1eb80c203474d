import { expect, type BrowserContext, type Page } from '@playwright/test';
import { texts } from '#tests/e2e/fixtures.ts';
import { become, signIn } from './page.ts';

const { el } = texts;

/** Longer than the lifetime of an access token on this server. */
export const PAST_EXPIRY_MS = 5_600;

export const refreshes = '**/api/users/tokens';

const expired = { status: 401, json: { error: 'Access token expired', code: 'token_expired' } };

export const stored = (page: Page) =>
  page.evaluate(() => ({
    access: localStorage.getItem('id_token'),
    refresh: localStorage.getItem('refresh_token'),
  }));

/** Counts the token refreshes that a browser sends. */
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

/** A signed-in person on the dashboard: the demo person, unless tokens are given. */
export const arrive = async (
  page: Page,
  tokens?: { access: string; refresh: string },
): Promise<void> => {
  await become(page, { language: 'el', tokens: tokens ?? (await signIn(page)) });
  await page.goto('/dashboard');
  await dashboard(page);
  await page.waitForLoadState('networkidle');
};

/** What the server takes an expired token for. */
const welcome = /\/users\/(tokens|sign_out)$/;

/** Responds to requests with that token as the server does once it has expired. */
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

/** Makes the data layer fetch everything on screen again, at a given moment. */
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

/** The number of calls of one screen that meet the token's expiry. */
export const MANY = 4;

/** Results are not fetched again so soon after the last time. */
export const DEDUPED_MS = 2_100;
