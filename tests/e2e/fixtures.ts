import { test as base, type BrowserContext, type Page } from '@playwright/test';
import { translatePage } from '#tests/pageTranslation.ts';
import { allTexts } from '#src/i18n/bundled.ts';

export { expect } from '@playwright/test';

/** The server: our own, or one that implements only section 7 of the specification. */
export type Contract = 'own' | 'bare';

/** Visible texts, with which tests find elements. */
export const texts = allTexts;

/** A person who can register, with a new e-mail address each time. */
export const newPerson = () => ({
  first_name: 'Ελένη',
  last_name: 'Παπαδοπούλου',
  birth_date: '15/03/1988',
  email: `eleni.${Date.now()}.${Math.random().toString(36).slice(2, 8)}@example.gr`,
  password: 'Seira2026',
});

const translated = new WeakSet<Page>();

/** Translates the page once it is interactive and idle, as the browser would. */
export const translate = async (page: Page): Promise<void> => {
  translated.add(page);
  await page.addInitScript(`new MutationObserver((_, observer) => {
    if (!document.documentElement?.hasAttribute('data-ready')) return;
    observer.disconnect();
    requestIdleCallback(() => (${translatePage})());
  }).observe(document, { subtree: true, attributes: true, attributeFilter: ['data-ready'] })`);
};

/** A page counts as open when it is interactive, not when it is visible. */
const whenReady = async (page: Page): Promise<Page> => {
  if (process.env.TRANSLATED) await translate(page);
  const open = page.goto.bind(page);
  const reload = page.reload.bind(page);
  const thenReady = async <Result>(opened: Promise<Result>): Promise<Result> => {
    await opened;
    await page.locator('html[data-ready]').waitFor({ state: 'attached' });
    return opened;
  };
  page.goto = (...args) => thenReady(open(...args));
  page.reload = (...args) => thenReady(reload(...args));
  return page;
};

interface Fixtures {
  contract: Contract;
  /** Opens a page of a first-time visitor, in a context without storage. */
  newVisitor: () => Promise<Page>;
  /** Fails the test if the page throws or requests a missing file of our own origin. */
  quietPage: void;
}

/** Playwright's test with the contract of the server, visitors and the `quietPage` check. */
export const test = base.extend<Fixtures>({
  page: async ({ page }, give) => {
    await give(await whenReady(page));
  },
  contract: ['own', { option: true }],
  newVisitor: async ({ browser }, give) => {
    const contexts: BrowserContext[] = [];
    await give(async () => {
      const context = await browser.newContext();
      contexts.push(context);
      return whenReady(await context.newPage());
    });
    await Promise.all(contexts.map((context) => context.close()));
  },
  quietPage: [
    async ({ page }, use) => {
      const problems: string[] = [];
      // React replaces a server-rendered part that was translated before hydration.
      page.on('pageerror', ({ message }) => {
        if (!(translated.has(page) && message.includes('#418'))) problems.push(message);
      });
      await use();
      if (problems.length > 0) throw new Error(`The page threw: ${problems.join('\n')}`);
    },
    { auto: true },
  ],
});
