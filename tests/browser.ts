import { execFile } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { mkdtemp, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import chromium from '@sparticuz/chromium';

const run = promisify(execFile);

/** What Playwright needs to start the pinned browser. */
export interface BrowserLaunch {
  executablePath: string;
  args: string[];
  env: Record<string, string>;
}

const unwanted = /^--(single-process|no-zygote|disable-web-security|headless)/;

/** Flags that make a picture the same on every machine. */
const stillness = [
  '--disable-lcd-text',
  '--font-render-hinting=none',
  '--force-color-profile=srgb',
  '--hide-scrollbars',
  // Layers are put together without the drawn-in-software GPU, which is three times as slow; WebGL stays.
  '--disable-gpu-compositing',
];

/**
 * Variables that the browser sets itself while it starts. Setting a new one moves the whole list, and
 * a thread that reads it then meets freed memory: one start in seven ended so. One that is there is
 * set in place.
 */
const setBefore = (folder: string): Record<string, string> => ({
  DBUS_SESSION_BUS_ADDRESS: 'disabled:',
  FC_FONTATIONS: '1',
  VK_ICD_FILENAMES: join(folder, 'vk_swiftshader_icd.json'),
});

const version = (): string => {
  const manifest = new URL('../package.json', import.meta.resolve('@sparticuz/chromium'));
  return (JSON.parse(readFileSync(manifest, 'utf8')) as { version: string }).version;
};

const fontsConfig = (folder: string): string => `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig><dir>${folder}/fonts/fonts</dir><cachedir>${folder}/fonts-cache</cachedir></fontconfig>
`;

/**
 * Inflates the browser of the npm package once per machine and version. The work happens in a
 * folder of its own that is renamed when complete, so that two processes never meet a half file.
 */
const inflate = async (): Promise<string> => {
  const folder = join(tmpdir(), `seira-chromium-${version()}`);
  if (existsSync(join(folder, 'chromium'))) return folder;
  const staging = await mkdtemp(`${folder}-`);
  // The package writes to the temporary folder alone; another process can be given another one.
  // The Lambda name makes it inflate the shared libraries as well.
  await run(
    process.execPath,
    [
      '--input-type=module',
      '--eval',
      `await (await import(${JSON.stringify(import.meta.resolve('@sparticuz/chromium'))})).default.executablePath()`,
    ],
    { env: { ...process.env, TMPDIR: staging, AWS_LAMBDA_JS_RUNTIME: 'nodejs24.x' } },
  );
  await writeFile(join(staging, 'fonts', 'fonts.conf'), fontsConfig(folder));
  try {
    await rename(staging, folder);
  } catch (problem) {
    await rm(staging, { recursive: true, force: true });
    if (!existsSync(join(folder, 'chromium'))) throw problem;
  }
  return folder;
};

const lacksLibraries = async (binary: string): Promise<boolean> => {
  try {
    return (await run('ldd', [binary])).stdout.includes('not found');
  } catch {
    return true;
  }
};

const currentEnv = (): Record<string, string> =>
  Object.fromEntries(
    Object.entries(process.env).filter((entry): entry is [string, string] => entry[1] != null),
  );

let launch: Promise<BrowserLaunch> | undefined;

const prepare = async (): Promise<BrowserLaunch> => {
  const env = { ...currentEnv(), TZ: 'Europe/Athens' };
  const other = process.env.SEIRA_BROWSER;
  if (other) return { executablePath: other, args: ['--no-sandbox', ...stillness], env };
  const folder = await inflate();
  const executablePath = join(folder, 'chromium');
  const libraries = join(folder, 'al2023', 'lib');
  const needsLibraries = await lacksLibraries(executablePath);
  return {
    executablePath,
    args: [...chromium.args.filter((flag) => !unwanted.test(flag)), ...stillness],
    env: {
      ...env,
      ...setBefore(folder),
      FONTCONFIG_PATH: join(folder, 'fonts'),
      ...(needsLibraries && {
        LD_LIBRARY_PATH: [libraries, process.env.LD_LIBRARY_PATH].filter(Boolean).join(':'),
      }),
    },
  };
};

/**
 * How to start the browser that tests and pictures use: the one pinned in package.json, without
 * any download, or the one that the environment variable `SEIRA_BROWSER` points to.
 */
export const browserLaunch = (): Promise<BrowserLaunch> => (launch ??= prepare());
