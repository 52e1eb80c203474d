/** Renders a drawn film frame by frame in Chromium and encodes it with ffmpeg. */
import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** A film: `draw` gets the share of time that has passed, from 0 up to but not including 1. */
export interface Film {
  name: string;
  seconds: number;
  rate: number;
  /** Constant quality of VP9 and of H.264; higher is smaller. */
  quality: { webm: number; mp4: number };
  draw: (time: number) => string;
  /** The first frame as drawn, for a film whose poster the first view waits for. */
  poster?: string;
}

/** The output folder of the films. */
export const videoFolder = resolve(import.meta.dirname, '../../public', 'video');

/**
 * Writes `<name>.webm`, `<name>.mp4` and, of the first frame, `<name>-poster.avif`; or
 * `<name>-poster.svg` where that is given: a third of the bytes, and sharp on every screen.
 */
export async function makeFilm({
  name,
  seconds,
  rate,
  quality,
  draw,
  poster,
}: Film): Promise<void> {
  const { default: chromium } = await import('@sparticuz/chromium');
  const { chromium: browserType } = await import('playwright');
  const { default: sharp } = await import('sharp');
  const frames = await mkdtemp(join(tmpdir(), 'film-'));
  await mkdir(videoFolder, { recursive: true });
  const browser = await browserType.launch({
    executablePath: process.env['CHROMIUM_PATH'] ?? (await chromium.executablePath()),
    args: chromium.args.filter(
      (argument) => !/^--(single-process|no-zygote|disable-web-security|headless)/.test(argument),
    ),
  });
  const page = await browser.newPage({ viewport: { width: 1280, height: 720 } });
  await page.setContent('<body style="margin:0"></body>');
  const count = seconds * rate;
  for (let index = 0; index < count; index += 1) {
    const drawing = draw(index / count);
    await page.evaluate((markup) => {
      document.body.innerHTML = markup;
    }, drawing);
    await page.screenshot({ path: join(frames, `${String(index).padStart(4, '0')}.png`) });
  }
  await browser.close();
  const input = `-y -loglevel error -framerate ${rate} -i ${join(frames, '%04d.png')}`;
  const encode = (options: string, extension: string) =>
    run('ffmpeg', [...`${input} ${options}`.split(' '), join(videoFolder, `${name}${extension}`)]);
  await encode(
    `-c:v libvpx-vp9 -crf ${quality.webm} -b:v 0 -row-mt 1 -deadline good -cpu-used 1 -pix_fmt yuv420p -an`,
    '.webm',
  );
  await encode(
    `-c:v libx264 -crf ${quality.mp4} -preset veryslow -tune animation -pix_fmt yuv420p -movflags +faststart -an`,
    '.mp4',
  );
  if (poster) await writeFile(join(videoFolder, `${name}-poster.svg`), poster);
  else
    await sharp(join(frames, '0000.png'))
      .avif({ quality: 42, effort: 9, chromaSubsampling: '4:2:0' })
      .toFile(join(videoFolder, `${name}-poster.avif`));
  await rm(frames, { recursive: true });
}
