import type { Page } from '@playwright/test';

/** What a browser says by itself about an answer that a test made up; the page cannot prevent it. */
const ownWords = /^Failed to load resource: /;

/** What was heard of a page. */
export interface Watch {
  /** Gives it and begins anew. */
  take: () => string[];
}

/** Hears whatever a page must never do: throw, log an error, break its own policy. */
export const watch = async (page: Page): Promise<Watch> => {
  const heard: string[] = [];
  page.on('pageerror', (error) => heard.push(`uncaught: ${error.message}`));
  page.on('console', (message) => {
    if (message.type() === 'error' && !ownWords.test(message.text()))
      heard.push(`console: ${message.text()}`);
  });
  await page.exposeFunction('hearViolation', (text: string) => heard.push(`policy: ${text}`));
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (event) => {
      const { hearViolation } = window as unknown as { hearViolation: (text: string) => void };
      hearViolation(`${event.effectiveDirective} ${event.blockedURI} ${event.sample}`);
    });
  });
  return { take: () => heard.splice(0) };
};

/** Our own server serves pictures, data and code; a map's style from elsewhere stays unanswered. */
export const closeTheNetwork = (page: Page, baseURL: string): Promise<unknown> =>
  page.context().route(
    (url) => url.protocol.startsWith('http') && url.origin !== new URL(baseURL).origin,
    (route) => route.abort(),
  );
