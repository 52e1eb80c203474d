import { execFile } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { mkdtemp, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import chromium from '@sparticuz/chromium';

const run = promisify(execFile);

/** Playwright's options for the pinned browser. */
export interface BrowserLaunch {
  executablePath: string;
  args: string[];
  env: Record<string, string>;
}

const unwanted = /^--(single-process|no-zygote|disable-web-security|headless)/;

/** Flags that make a picture identical on every machine. */
const stillness = [
  '--disable-lcd-text',
  '--font-render-hinting=none',
  '--force-color-profile=srgb',
  '--hide-scrollbars',
  // Composites layers without the software GPU, which is three times as slow; WebGL stays.
  '--disable-gpu-compositing',
];

/**
 * A flag with which the browser asks only this machine: a map's tiles would come as they please. A
 * route of Playwright's would disable its cache.
 */
export const onlyHere = '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1';

/**
 * Variables that the browser sets itself while it starts. Setting a new one moves the whole list,
 * and a thread that reads it then hits freed memory: one start in seven crashed. A variable that
 * already exists is set in place.
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
 * Inflates the browser of the npm package once per machine and version, in a folder of its own
 * that is renamed when complete, so that no other process sees a partial file.
 */
const inflate = async (): Promise<string> => {
  const folder = join(tmpdir(), `seira-chromium-${version()}`);
  if (existsSync(join(folder, 'chromium'))) return folder;
  const staging = await mkdtemp(`${folder}-`);
  // The package writes only to the temporary folder; a child process can be given another one.
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

/** The shared libraries that a program needs and the system does not have. */
const missingLibraries = async (binary: string, env = process.env): Promise<string[]> => {
  try {
    const { stdout } = await run('ldd', [binary], { env });
    return [...stdout.matchAll(/^\s*(\S+) => not found/gm)].map(([, name]) => name!);
  } catch {
    // A system whose `ldd` cannot read the program has another C library.
    return ['glibc'];
  }
};

const currentEnv = (): Record<string, string> =>
  Object.fromEntries(
    Object.entries(process.env).filter((entry): entry is [string, string] => entry[1] != null),
  );

/** Facts that determine whether a browser can start. */
export interface BrowserMachine {
  platform: string;
  arch: string;
  /** The value of `SEIRA_BROWSER`, and whether that file exists. */
  other?: { path: string; exists: boolean };
  /** Libraries that the packaged browser needs and that are missing. */
  missing?: string[];
}

const HOW =
  'to the path of a Chromium or Chrome, e.g. SEIRA_BROWSER="/Applications/Google Chrome.app/Contents/MacOS/Google Chrome".';

/** Why no browser can be started, in one sentence that says what to set; null when one can. */
export function browserProblem(machine: BrowserMachine): string | null {
  const { platform, arch, other, missing = [] } = machine;
  if (other)
    return other.exists ? null : `SEIRA_BROWSER is ${other.path}, where no file is: set it ${HOW}`;
  if (platform !== 'linux' || arch !== 'x64')
    return `The browser among the packages runs on Linux on x64 only, and this is ${platform} on ${arch}: set SEIRA_BROWSER ${HOW}`;
  if (missing.length > 0)
    return `The browser among the packages cannot run without ${missing.join(', ')}: install what is missing, or set SEIRA_BROWSER ${HOW}`;
  return null;
}

/** Thrown when no browser can start; the message says all there is to say. */
export class BrowserUnusable extends Error {
  override readonly name = 'BrowserUnusable';

  constructor(problem: string) {
    super(problem);
    // No line of code is at fault, and a stack trace would bury the message.
    this.stack = problem;
  }
}

const check = (machine: Omit<BrowserMachine, 'platform' | 'arch'>): void => {
  const { platform, arch } = process;
  const problem = browserProblem({ platform, arch, ...machine });
  if (problem !== null) throw new BrowserUnusable(problem);
};

let launch: Promise<BrowserLaunch> | undefined;

const prepare = async (): Promise<BrowserLaunch> => {
  const env = { ...currentEnv(), TZ: 'Europe/Athens' };
  const other = process.env.SEIRA_BROWSER;
  check({ other: other ? { path: other, exists: existsSync(other) } : undefined });
  if (other) return { executablePath: other, args: ['--no-sandbox', ...stillness], env };
  const folder = await inflate();
  const executablePath = join(folder, 'chromium');
  const withLibraries = {
    LD_LIBRARY_PATH: [join(folder, 'al2023', 'lib'), process.env.LD_LIBRARY_PATH]
      .filter(Boolean)
      .join(':'),
  };
  const needsLibraries = (await missingLibraries(executablePath)).length > 0;
  if (needsLibraries)
    check({
      missing: await missingLibraries(executablePath, { ...process.env, ...withLibraries }),
    });
  return {
    executablePath,
    args: [...chromium.args.filter((flag) => !unwanted.test(flag)), ...stillness],
    env: {
      ...env,
      ...setBefore(folder),
      FONTCONFIG_PATH: join(folder, 'fonts'),
      ...(needsLibraries && withLibraries),
    },
  };
};

/**
 * How to start the browser for tests and pictures: the one pinned in package.json, without
 * any download, or the one that the environment variable `SEIRA_BROWSER` points to.
 * @throws BrowserUnusable when neither can run, with a sentence that says what to set
 */
export const browserLaunch = (): Promise<BrowserLaunch> => (launch ??= prepare());
