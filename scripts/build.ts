// `npm run build`: builds the client, once for browsers and once for rendering pages on the server.
import { spawn } from 'node:child_process';
import { existsSync, readdirSync, statSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';

/** The folders of the built client: for browsers, and for rendering pages on the server. */
interface Built {
  clientDir: string;
  rendererFile: string;
}

const SOURCES = [
  'src',
  'theme',
  'common',
  'public',
  'index.html',
  'vite.config.ts',
  'package.json',
];

/** The time of the newest file below a path, in milliseconds. */
function newest(path: string): number {
  if (!existsSync(path)) return 0;
  const stat = statSync(path);
  if (!stat.isDirectory()) return stat.mtimeMs;
  return Math.max(0, ...readdirSync(path).map((name) => newest(join(path, name))));
}

function needsBuild({ clientDir, rendererFile }: Built): boolean {
  const page = join(clientDir, 'index.html');
  if (!existsSync(page) || !existsSync(rendererFile)) return true;
  return Math.max(...SOURCES.map(newest)) > statSync(page).mtimeMs;
}

function vite(...args: string[]): Promise<void> {
  return new Promise((done, fail) => {
    const program = resolve('node_modules/vite/bin/vite.js');
    const child = spawn(process.execPath, [program, 'build', '--logLevel', 'warn', ...args], {
      stdio: ['ignore', 'inherit', 'inherit'],
      // A shell with another NODE_ENV would get React's development build.
      env: { ...process.env, NODE_ENV: 'production' },
    });
    const stop = () => child.kill('SIGTERM');
    process.once('SIGINT', stop);
    process.once('SIGTERM', stop);
    child.on('error', fail);
    child.on('exit', (code) => {
      process.off('SIGINT', stop);
      process.off('SIGTERM', stop);
      if (code === 0) done();
      else fail(new Error('The client could not be built; see above.'));
    });
  });
}

/** Builds the client twice: for browsers, and for rendering pages on this server. */
async function build({ clientDir, rendererFile }: Built): Promise<void> {
  await vite('--outDir', clientDir, '--emptyOutDir');
  await vite('--ssr', 'src/app/render.tsx', '--outDir', dirname(rendererFile), '--emptyOutDir');
}

const built: Built = { clientDir: 'dist', rendererFile: join('dist-server', 'render.js') };

/**
 * Builds the client if it is missing or older than its sources.
 * @throws Error if the build fails; Vite has printed the reason
 */
export async function buildIfNeeded(where: Built = built): Promise<void> {
  if (!needsBuild(where)) return;
  console.log('Building the client …');
  await build(where);
}

if (import.meta.main) {
  const began = performance.now();
  try {
    await build(built);
    const seconds = ((performance.now() - began) / 1000).toFixed(0);
    console.log(`Built into dist and dist-server in ${seconds} s.`);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}
