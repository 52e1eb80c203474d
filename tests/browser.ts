import { execFile } from 'node:child_process';
import { existsSync, readFileSync, statfsSync } from 'node:fs';
import { mkdtemp, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import chromium from '@sparticuz/chromium';

const run = promisify(execFile);

export interface BrowserLaunch {
  executablePath: string;
  args: string[];
  /** Flags of Playwright to leave out. */
  ignoreDefaultArgs: string[];
  env: NodeJS.ProcessEnv;
}

const unwanted = /^--(single-process|no-zygote|disable-web-security|headless)/;

/** Flags that make pictures identical on every machine. */
const stillness = [
  '--disable-lcd-text',
  '--font-render-hinting=none',
  '--force-color-profile=srgb',
  '--hide-scrollbars',
  // Composites layers without the software GPU, which is three times as slow. WebGL still works.
  '--disable-gpu-compositing',
];

/**
 * Keeps more freed memory for later allocations. On a virtual machine, the browser spent a tenth of
 * its time on returning memory to the system and getting it back.
 */
const memory =
  '--enable-features=PartitionAllocLargeEmptySlotSpanRing,kBlinkUseLargeEmptySlotSpanRingForBufferRoot';

const SHARED_MEMORY = '/dev/shm';
const ENOUGH_BYTES = 1024 ** 3;

/**
 * Playwright's flag that moves shared memory to the disk, if there is enough memory to do without.
 * Containers often have only 64 MB.
 */
const unneeded = (): string[] => {
  if (!existsSync(SHARED_MEMORY)) return [];
  const { bavail, bsize } = statfsSync(SHARED_MEMORY);
  return bavail * bsize < ENOUGH_BYTES ? [] : ['--disable-dev-shm-usage'];
};

/**
 * Flag that limits the browser to this machine. Map tiles would vary. A Playwright route would
 * disable the browser's cache.
 */
export const onlyHere = '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1';

/**
 * Variables that the browser sets itself at startup. Setting a new one reallocates the environment
 * while another thread reads it: one start in seven crashed. A variable that already exists is set
 * in place.
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
 * Unpacks the browser of the npm package once per machine and version. The folder is renamed when
 * complete, so that other processes see no partial file.
 */
const inflate = async (): Promise<string> => {
  const folder = join(tmpdir(), `seira-chromium-${version()}`);
  if (existsSync(join(folder, 'chromium'))) return folder;
  const staging = await mkdtemp(`${folder}-`);
  // The package writes only to the temporary folder, so a child process gets its own. The Lambda
  // name makes it unpack shared libraries as well.
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

/** Shared libraries that a program needs and the system lacks. */
const missingLibraries = async (binary: string, env = process.env): Promise<string[]> => {
  try {
    const { stdout } = await run('ldd', [binary], { env });
    return [...stdout.matchAll(/^\s*(\S+) => not found/gm)].map(([, name]) => name!);
  } catch {
    // If `ldd` cannot read the program, the system has another C library.
    return ['glibc'];
  }
};

/** Facts that determine whether a browser can start. */
export interface BrowserMachine {
  platform: string;
  arch: string;
  /** Value of `SEIRA_BROWSER`, and whether the file exists. */
  other?: { path: string; exists: boolean };
  /** Missing libraries of the packaged browser. */
  missing?: string[];
}

const HOW =
  'to the path of a Chromium or Chrome, e.g. SEIRA_BROWSER="/Applications/Google Chrome.app/Contents/MacOS/Google Chrome".';

/** One sentence that explains why no browser can start and what to set. Null if one can. */
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

/** Thrown if no browser can start. The message contains the remedy. */
export class BrowserUnusable extends Error {
  override readonly name = 'BrowserUnusable';

  constructor(problem: string) {
    super(problem);
    // A stack trace would bury the message, and no code is at fault.
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
  const env = { ...process.env, TZ: 'Europe/Athens' };
  const other = process.env.SEIRA_BROWSER;
  check({ other: other ? { path: other, exists: existsSync(other) } : undefined });
  const ignoreDefaultArgs = unneeded();
  if (other) {
    return {
      executablePath: other,
      args: ['--no-sandbox', ...stillness, memory],
      ignoreDefaultArgs,
      env,
    };
  }
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
    args: [...chromium.args.filter((flag) => !unwanted.test(flag)), ...stillness, memory],
    ignoreDefaultArgs,
    env: {
      ...env,
      ...setBefore(folder),
      FONTCONFIG_PATH: join(folder, 'fonts'),
      ...(needsLibraries && withLibraries),
    },
  };
};

/**
 * Launch options of the test browser: the one pinned in package.json, without a download, or the
 * one that `SEIRA_BROWSER` names.
 * @throws BrowserUnusable if neither can run
 */
export const browserLaunch = (): Promise<BrowserLaunch> => (launch ??= prepare());
