import { mkdir } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { chromium, type Page } from 'playwright';
import { signInAsDemo } from '#tests/demoPerson.ts';
import { browserLaunch } from '#scripts/browser.ts';

const { values } = parseArgs({
  options: {
    /** The address of the running app; `npm start` first. */
    url: { type: 'string', default: 'http://localhost:3000' },
    out: { type: 'string', default: 'stories/pictures' },
    widths: { type: 'string', default: '360,1280' },
    schemes: { type: 'string', default: 'light' },
    languages: { type: 'string', default: 'el' },
    /** Only the screens whose names are listed. */
    only: { type: 'string', default: '' },
    full: { type: 'boolean', default: false },
  },
});

interface Screen {
  name: string;
  path: string;
  signedIn?: boolean;
  /** What a phone's picture shows, when it is not the top. */
  phoneFocus?: string;
}

const screens: Screen[] = [
  { name: 'home', path: '/' },
  { name: 'listing-grid', path: '/listing-grid?keywords=φαρμακειο' },
  {
    name: 'listing-details',
    path: '/listing-grid/farmakeio-rigopoulou',
    phoneFocus: '#booking',
  },
  { name: 'login', path: '/login' },
  { name: 'sign-up', path: '/sign-up' },
  { name: 'not-found', path: '/nowhere' },
  { name: 'dashboard', path: '/dashboard', signedIn: true },
  { name: 'dashboard-profile', path: '/dashboard?tab=profile', signedIn: true },
];

const settle = async (page: Page): Promise<void> => {
  await page.waitForLoadState('networkidle').catch(() => undefined);
  if (values.full)
    await page.evaluate(async () => {
      for (let y = 0; y < document.body.scrollHeight; y += 600) {
        window.scrollTo(0, y);
        await new Promise((resolve) => setTimeout(resolve, 60));
      }
      window.scrollTo(0, 0);
    });
  await page.evaluate(() => document.fonts.ready);
  await page.waitForTimeout(400);
};

const browser = await chromium.launch(await browserLaunch());
await mkdir(values.out, { recursive: true });
const wanted = values.only.split(',').filter(Boolean);

for (const language of values.languages.split(','))
  for (const scheme of values.schemes.split(','))
    for (const width of values.widths.split(',').map(Number))
      for (const screen of screens) {
        if (wanted.length > 0 && !wanted.includes(screen.name)) continue;
        const context = await browser.newContext({
          viewport: { width, height: width < 600 ? 780 : 900 },
          colorScheme: scheme === 'dark' ? 'dark' : 'light',
          reducedMotion: 'reduce',
          locale: 'el-GR',
          timezoneId: 'Europe/Athens',
        });
        const page = await context.newPage();
        await context.addCookies([{ name: 'i18nextLng', value: language, url: values.url }]);
        if (screen.signedIn) await signInAsDemo(page, values.url);
        await page.goto(values.url + screen.path);
        await settle(page);
        if (screen.phoneFocus && width < 600)
          await page.locator(screen.phoneFocus).evaluate((part) => part.scrollIntoView());
        const file = `${values.out}/${[screen.name, width, scheme, language].join('-')}.jpg`;
        await page.screenshot({ path: file, type: 'jpeg', quality: 82, fullPage: values.full });
        console.log(file);
        await context.close();
      }

await browser.close();
