import { test as base, type Browser, type Page } from '@playwright/test';
import * as el from '#src/i18n/el/index.ts';
import * as en from '#src/i18n/en/index.ts';

export { expect } from '@playwright/test';

/** The responding server: our own, or one that knows only section 7 of the specification. */
export type Contract = 'own' | 'bare';

/** The texts that a person reads, so that tests find things by the names shown on screen. */
export const texts = { el, en };

/** A person who can register: a new address every time. */
export const newPerson = () => ({
  first_name: 'Ελένη',
  last_name: 'Παπαδοπούλου',
  birth_date: '15/03/1988',
  email: `eleni.${Date.now()}.${Math.random().toString(36).slice(2, 8)}@example.gr`,
  password: 'Seira2026',
});

/** A page counts as opened when it is interactive, not when it is visible. */
const whenReady = (page: Page): Page => {
  const open = page.goto.bind(page);
  const reload = page.reload.bind(page);
  const ready = () => page.locator('html[data-ready]').waitFor({ state: 'attached' });
  page.goto = async (...args) => {
    const response = await open(...args);
    await ready();
    return response;
  };
  page.reload = async (...args) => {
    const response = await reload(...args);
    await ready();
    return response;
  };
  return page;
};

/** A first-time visitor: a page of a context without storage. */
export const newVisitor = async (browser: Browser, baseURL?: string): Promise<Page> => {
  const context = await browser.newContext({ baseURL });
  return whenReady(await context.newPage());
};

interface Fixtures {
  contract: Contract;
  /** Fails the test when the page throws, or requests something missing from our own origin. */
  quietPage: void;
}

/** Playwright's test, with the contract of the server and a page that must not throw. */
export const test = base.extend<Fixtures>({
  page: async ({ page }, give) => {
    await give(whenReady(page));
  },
  contract: ['own', { option: true }],
  quietPage: [
    async ({ page }, use) => {
      const problems: string[] = [];
      page.on('pageerror', (error) => problems.push(error.message));
      await use();
      if (problems.length > 0) throw new Error(`The page threw: ${problems.join('\n')}`);
    },
    { auto: true },
  ],
});
