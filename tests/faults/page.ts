import { expect, type Locator, type Page, type Response } from '@playwright/test';
import { ticketTexts } from '#src/i18n/ticketTexts.ts';
import { texts } from '#tests/e2e/fixtures.ts';
import { LEAK, type Language } from './faults.ts';

const leaves = (tree: unknown, path = ''): [string, string][] =>
  typeof tree === 'string'
    ? [[path, tree]]
    : Object.entries(tree as object).flatMap(([key, value]) =>
        leaves(value, path ? `${path}.${key}` : key),
      );

const all = { el: leaves(texts.el), en: leaves(texts.en) };
const keys = new Set(all.el.map(([key]) => key));
const own = {
  el: new Set(all.el.map(([, text]) => text)),
  en: new Set(all.en.map(([, text]) => text)),
};

/** The sentences of one language that the other does not have; names may occur in both. */
const sentences = (language: Language): string[] => {
  const other = language === 'el' ? 'en' : 'el';
  return all[language]
    .map(([, text]) => text)
    .filter(
      (text) =>
        text.split(/\s+/).filter((word) => /\p{L}{2}/u.test(word)).length > 2 &&
        !text.includes('{{') &&
        !own[other].has(text),
    );
};
const foreign = { el: sentences('en'), en: sentences('el') };

/** All visible text must be in the language shown, without keys, gaps or a server's internals. */
export const checkWords = async (page: Page, language: Language): Promise<void> => {
  const text = await page.locator('body').innerText();
  expect(text).not.toContain(LEAK);
  expect(text).not.toMatch(/\{\{|\bundefined\b|\bNaN\b|\[object|Invalid Date/);
  const shownKeys = (text.match(/\b[a-z]\w*(?:\.\w+)+\b/g) ?? []).filter((word) => keys.has(word));
  expect(shownKeys, 'keys instead of texts').toEqual([]);
  // A language switch names the other language in that language.
  expect(
    foreign[language].filter((sentence) => text.includes(sentence)),
    'texts of the other language',
  ).toEqual([]);
  await expect(page.locator('html')).toHaveAttribute('lang', language);
};

/** Never a blank screen: one `main`, with one heading in it. */
export const checkStands = async (page: Page): Promise<void> => {
  await expect(page.locator('main h1')).toHaveCount(1);
  await expect(page.locator('main h1')).toBeVisible();
};

/**
 * Opens an address and waits until the page is interactive; a server-rendered one shows earlier.
 */
export const openReady = async (page: Page, address: string): Promise<Response | null> => {
  const response = await page.goto(address);
  await page.locator('html[data-ready]').waitFor({ state: 'attached' });
  return response;
};

interface Visitor {
  language: Language;
  tokens?: { access: string; refresh: string } | null;
  hurried?: boolean;
}

/** Sets the browser's storage as a visitor would have it, on a page that does not matter. */
export const become = async (page: Page, { language, tokens, hurried }: Visitor): Promise<void> => {
  await page.goto('/robots.txt');
  await page.evaluate(
    ([chosen, access, refresh, hurry]) => {
      localStorage.clear();
      sessionStorage.clear();
      localStorage.setItem('i18nextLng', chosen!);
      if (access && refresh) {
        localStorage.setItem('id_token', access);
        localStorage.setItem('refresh_token', refresh);
      }
      if (hurry) localStorage.setItem('faults.hurried', hurry);
    },
    [language, tokens?.access ?? '', tokens?.refresh ?? '', hurried ? 'yes' : ''],
  );
};

/** Cuts the timeouts of the page to a tenth: fifteen seconds are long. */
export const allowHurry = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const timeout = Object.getOwnPropertyDescriptor(XMLHttpRequest.prototype, 'timeout')!;
    Object.defineProperty(XMLHttpRequest.prototype, 'timeout', {
      ...timeout,
      set(value: number) {
        const hurried = localStorage.getItem('faults.hurried') !== null;
        timeout.set!.call(this, hurried ? value / 10 : value);
      },
    });
  });

/**
 * The alert of the screen itself; toasts and the offline strip are outside it. A live region that
 * says nothing is none, and that the demo person is called, where a place is open, is no fault.
 */
export const alertIn = (page: Page): Locator =>
  page.locator('main [role="alert"]').filter({
    hasText: /\S/,
    hasNotText: new RegExp(
      [ticketTexts.el, ticketTexts.en].map(({ ticket }) => ticket.called.title).join('|'),
    ),
  });

/** The demo person. */
export const demo = { email: 'demo@seira.example', password: 'seira2026' };

/** Signs a person in without the page and returns the tokens. */
export const signIn = async (
  page: Page,
  who: { email: string; password: string } = demo,
): Promise<{ access: string; refresh: string }> => {
  const answer = await page.request.post('/api/users/sign_in', { data: who });
  expect(answer.status()).toBe(200);
  const { 'access-token': access = '', 'refresh-token': refresh = '' } = answer.headers();
  return { access, refresh };
};

/** A new person, registered without the page. */
export const register = async (
  page: Page,
  person: Record<string, string>,
): Promise<{ access: string; refresh: string }> => {
  const { birth_date, ...others } = person;
  const answer = await page.request.post('/api/users/sign_up', {
    data: {
      ...others,
      birth_date: birth_date!.split('/').toReversed().join('-'),
      gender: 'female',
    },
  });
  expect(answer.status()).toBe(201);
  const { 'access-token': access = '', 'refresh-token': refresh = '' } = answer.headers();
  return { access, refresh };
};

/** Waits until no call is pending; a map may keep requesting what it cannot get. */
export const calm = (page: Page, timeout = 5_000): Promise<void> =>
  page.waitForLoadState('networkidle', { timeout }).catch(() => undefined);
