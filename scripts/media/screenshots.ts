import { mkdir } from 'node:fs/promises';
import { chromium, type Page } from 'playwright';
import { readOptions } from '#scripts/bench/harness/options.ts';
import { signInAs, type SamplePerson } from '#tests/demoPerson.ts';
import { browserLaunch } from '#tests/browser.ts';

/** Takes the README's pictures from a running `npm start`. */
const { url, only } = readOptions({
  url: 'http://localhost:3000',
  /** Comma-separated names of the screens to take. */
  only: '',
});
const OUT = 'stories/pictures';

/** Sends API requests as the signed-in person. */
type Ask = <Body>(method: 'get' | 'post', path: string, data?: object) => Promise<Body>;

interface Screen {
  name: string;
  path: string;
  /** The viewer; a visitor by default. */
  as?: SamplePerson;
  /** Creates the content of the screen. @returns the address of the screen, if it has its own */
  prepare?: (page: Page, ask: Ask) => Promise<string | void>;
  /** The subject of a phone's picture, if it is not the top. */
  phoneFocus?: string;
}

/** The demo place that is open around the clock, and the one with statistics. */
const OPEN = 'xenodocheio-avra-piraeus';
const BUSY = 'kep-dokimastiko-kypseli';

/** Opens the counter of this device with a person to serve. */
const openCounter = async (page: Page, ask: Ask): Promise<void> => {
  const { counters } = await ask<{ counters: string[] }>('get', `/api/counter/${OPEN}`);
  await page.addInitScript(
    ([place, counter]) =>
      localStorage.setItem('seira.counters', JSON.stringify({ [place!]: counter })),
    [OPEN, counters[0]],
  );
};

/** Creates a new kiosk for each picture. */
const openDevice = async (_: Page, ask: Ask): Promise<string> => {
  const { secret } = await ask<{ secret: string }>('post', `/api/places/${OPEN}/devices`, {
    name: 'Τάμπλετ εισόδου',
  });
  return `/kiosk/${OPEN}#${secret}`;
};

const nextTicket = async (_: Page, ask: Ask): Promise<string> => {
  const { records } = await ask<{ records: { key: string }[] }>(
    'get',
    '/api/user/tickets?status=scheduled',
  );
  return `/ticket/${records[0]?.key}`;
};

const screens: Screen[] = [
  { name: 'home', path: '/' },
  { name: 'listing-grid', path: '/listing-grid?keywords=φαρμακειο' },
  { name: 'listing-details', path: '/listing-grid/farmakeio-rigopoulou', phoneFocus: '#booking' },
  { name: 'sign-up', path: '/sign-up' },
  { name: 'dashboard', path: '/dashboard', as: 'demo' },
  { name: 'ticket', path: '/ticket', as: 'demo', prepare: nextTicket },
  { name: 'counter', path: `/counter/${OPEN}`, as: 'clerk', prepare: openCounter },
  { name: 'board', path: `/board/${OPEN}` },
  { name: 'kiosk', path: `/kiosk/${OPEN}`, as: 'owner', prepare: openDevice },
  { name: 'manage', path: `/places/${BUSY}/manage`, as: 'owner' },
  { name: 'moderation', path: '/moderation', as: 'moderator' },
  { name: 'statistics', path: `/places/${BUSY}/manage?tab=statistics`, as: 'owner' },
];

const settle = async (page: Page): Promise<void> => {
  await page.waitForLoadState('networkidle').catch(() => undefined);
  await page.evaluate(() => document.fonts.ready);
  await page.waitForTimeout(400);
};

const browser = await chromium.launch(await browserLaunch());
await mkdir(OUT, { recursive: true });
const wanted = only.split(',').filter(Boolean);

for (const width of [360, 1280])
  for (const screen of screens) {
    if (wanted.length > 0 && !wanted.includes(screen.name)) continue;
    const context = await browser.newContext({
      viewport: { width, height: width < 600 ? 780 : 900 },
      colorScheme: 'light',
      reducedMotion: 'reduce',
      locale: 'el-GR',
      timezoneId: 'Europe/Athens',
    });
    const page = await context.newPage();
    const headers = screen.as && (await signInAs(page, screen.as, url));
    const ask: Ask = async (method, path, data) => {
      const response = await page.request[method](url + path, { headers, data });
      return (await response.json()) as never;
    };
    const address = await screen.prepare?.(page, ask);
    await page.goto(url + (address ?? screen.path));
    await settle(page);
    if (screen.phoneFocus && width < 600)
      await page.locator(screen.phoneFocus).evaluate((part) => part.scrollIntoView());
    const file = `${OUT}/${screen.name}-${width}-light-el.jpg`;
    await page.screenshot({ path: file, type: 'jpeg', quality: 82 });
    console.log(file);
    await context.close();
  }

await browser.close();
