import type { Page } from '@playwright/test';

/** What a browser logs by itself about a response that a test faked; the page cannot prevent it. */
const ownWords = /^Failed to load resource: /;

/** What a page has logged so far. */
export interface Watch {
  /** Returns it and starts over. */
  take: () => string[];
}

/** Records whatever a page must never do: throw, log an error, violate its own policy. */
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

/** Our own server serves pictures, data and code; a map's style from elsewhere gets no response. */
export const closeTheNetwork = (page: Page, baseURL: string): Promise<unknown> =>
  page.context().route(
    (url) => url.protocol.startsWith('http') && url.origin !== new URL(baseURL).origin,
    (route) => route.abort(),
  );
