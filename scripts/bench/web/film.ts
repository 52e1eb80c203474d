import { join } from 'node:path';
import sharp from 'sharp';
import type { Browser } from 'playwright';
import type { Goal } from '#scripts/bench/harness/table.ts';
import type { WebBench } from './bench.ts';
import { mobile } from './visit/profiles.ts';
import { slowDown } from './visit/visit.ts';

const STEP_MS = 100;
const LENGTH_MS = 4_000;
const WIDTH = 120;
const GAP = 6;
const CAPTION = 22;

interface Frame {
  /** Milliseconds since the navigation began. */
  at: number;
  picture: Buffer;
}

const record = async (browser: Browser, url: string): Promise<Frame[]> => {
  const context = await browser.newContext(mobile.context);
  try {
    const page = await context.newPage();
    const cdp = await context.newCDPSession(page);
    await slowDown(cdp, mobile);
    const frames: Frame[] = [];
    cdp.on('Page.screencastFrame', ({ data, metadata, sessionId }) => {
      frames.push({ at: (metadata.timestamp ?? 0) * 1000, picture: Buffer.from(data, 'base64') });
      void cdp.send('Page.screencastFrameAck', { sessionId });
    });
    await cdp.send('Page.startScreencast', { format: 'jpeg', quality: 70, maxWidth: 360, maxHeight: 760 });
    await page.goto(url, { waitUntil: 'commit' });
    await page.waitForTimeout(LENGTH_MS + 1_500);
    const began = await page.evaluate(() => performance.timeOrigin);
    return frames.map(({ at, picture }) => ({ at: at - began, picture }));
  } finally {
    await context.close();
  }
}; // prettier-ignore

const text = (words: string, width: number): Buffer =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${CAPTION}"><text x="2" y="16" font-family="Arial, DejaVu Sans, sans-serif" font-size="13" fill="#10243e">${words}</text></svg>`,
  );

const blank = (height: number): Promise<Buffer> =>
  sharp({ create: { width: WIDTH, height, channels: 3, background: '#ffffff' } })
    .png()
    .toBuffer();

/** One row: what was on the screen at each step. */
const strip = async (name: string, frames: Frame[]): Promise<Buffer> => {
  const height = Math.round((WIDTH * 760) / 360);
  const steps = Array.from({ length: LENGTH_MS / STEP_MS + 1 }, (_, index) => index * STEP_MS);
  const width = GAP + steps.length * (WIDTH + GAP);
  const parts = [{ input: text(name, width), left: GAP, top: GAP }];
  for (const [index, at] of steps.entries()) {
    const left = GAP + index * (WIDTH + GAP);
    const top = GAP + CAPTION;
    // Whatever was there before the navigation is not part of the film.
    const frame = frames.findLast((one) => one.at <= at && one.at > 0);
    const input = frame
      ? await sharp(frame.picture).resize(WIDTH, height, { fit: 'fill' }).png().toBuffer()
      : await blank(height);
    parts.push({ input: text(`${(at / 1000).toFixed(1)} s`, WIDTH), left, top });
    parts.push({ input, left, top: top + CAPTION });
  }
  return sharp({
    create: { width, height: height + 2 * (GAP + CAPTION), channels: 3, background: '#e9e4da' },
  })
    .composite(parts)
    .png()
    .toBuffer();
};

/** The landing page on a slow phone, a picture every tenth of a second, above the bare hero page. */
export async function film({ browser, seira, floors }: WebBench): Promise<Goal[]> {
  const subjects = [
    ['the landing page, mobile', `${seira}/`],
    ['hero, a single-page app', floors.hero],
    ['hero, rendered and hydrated', floors.hydrated],
  ] as const;
  const rows: Buffer[] = [];
  for (const [name, url] of subjects) rows.push(await strip(name, await record(browser, url)));
  const { width = 0, height = 0 } = await sharp(rows[0]).metadata();
  const file = join('test-results', 'bench', 'landing-film.png');
  await sharp({ create: { width, height: height * rows.length, channels: 3, background: '#fff' } })
    .composite(rows.map((input, index) => ({ input, left: 0, top: index * height })))
    .png({ palette: true })
    .toFile(file);
  console.log(`The film: ${file}`);
  return [];
}
