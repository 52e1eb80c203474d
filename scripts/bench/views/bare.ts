import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { brotliCompressSync } from 'node:zlib';
import type { Browser } from 'playwright';
import { forward } from '#tests/trust/failover/proxy.ts';
import { phone } from './visit.ts';

/**
 * Reduces a page to its first view in plain HTML: no scripts, no data, nothing below, and only the
 * styles that apply. The function must be self-contained, because it is sent to the browser as
 * text.
 */
const reduce = (): string => {
  for (const one of document.querySelectorAll(
    'script, noscript, link[data-late], link[rel=modulepreload], link[rel=canonical], link[rel=alternate], meta[property], meta[name^=twitter]',
  ))
    one.remove();
  const below = [...document.querySelectorAll('main *, footer')].filter(
    (one) => one.getBoundingClientRect().top >= innerHeight,
  );
  for (const one of below) one.remove();
  const applies = (rule: CSSRule): boolean => {
    if (rule instanceof CSSStyleRule)
      return rule.selectorText.split(',').some((selector) => {
        // Pseudo-classes do not decide if a rule belongs to an existing element.
        const plain = selector.replaceAll(/::?[\w-]+(\([^()]*\))?/g, '').trim() || '*';
        try {
          return document.querySelector(plain) !== null;
        } catch {
          return true;
        }
      });
    if (rule instanceof CSSMediaRule) return [...rule.cssRules].some(applies);
    return true;
  };
  for (const style of document.querySelectorAll('style')) {
    const rules = [...(style.sheet?.cssRules ?? [])].filter(applies);
    style.textContent = rules.map(({ cssText }) => cssText).join('');
  }
  return `<!doctype html>${document.documentElement.outerHTML}`;
};

const reduced = async (browser: Browser, url: string): Promise<string> => {
  const context = await browser.newContext({ ...phone, javaScriptEnabled: false });
  try {
    const page = await context.newPage();
    await page.goto(url, { waitUntil: 'load' });
    return await page.evaluate(reduce);
  } finally {
    await context.close();
  }
};

/**
 * Serves the first view of each address as plain HTML: the minimum cost of any page that shows the
 * same. Fonts and pictures come from the app's server.
 * @returns the addresses there, in the same order
 */
export async function startBarePages(
  browser: Browser,
  urls: readonly string[],
): Promise<{ urls: string[]; stop(): void }> {
  const pages = new Map<string, Buffer>();
  for (const url of urls)
    pages.set(new URL(url).pathname, brotliCompressSync(await reduced(browser, url)));
  const { origin } = new URL(urls[0]!);
  const server = createServer((incoming, response) => {
    const page = pages.get((incoming.url ?? '/').split('?', 1)[0]!);
    if (page)
      return void response
        .writeHead(200, {
          'content-type': 'text/html; charset=utf-8',
          'content-encoding': 'br',
          'content-length': page.length,
        })
        .end(page);
    forward(incoming, response, origin);
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  return {
    urls: urls.map((url) => Object.assign(new URL(url), { port: String(port) }).href),
    stop: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}
