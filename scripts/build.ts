// `npm run build`: builds the client, once for browsers and once for rendering pages on the server.
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';

/** The folders of the built client: for browsers, and for rendering pages on the server. */
interface Built {
  clientDir: string;
  rendererFile: string;
}

const INPUTS = [
  'src',
  'theme',
  'common',
  'public',
  'index.html',
  'vite.config.ts',
  'scripts/client',
  'package.json',
  'package-lock.json',
];

/** A hash of everything that the build reads. */
export function inputsHash(root = '.'): string {
  const hash = createHash('sha256');
  const add = (path: string): void => {
    const stat = statSync(join(root, path), { throwIfNoEntry: false });
    if (stat?.isFile())
      hash.update(`${path}\0${stat.size}\0`).update(readFileSync(join(root, path)));
    if (stat?.isDirectory())
      for (const name of readdirSync(join(root, path)).toSorted()) add(join(path, name));
  };
  for (const path of INPUTS) add(path);
  return hash.digest('hex');
}

const hashFile = ({ rendererFile }: Built): string => join(dirname(rendererFile), 'inputs.sha256');

/** A server without the client's sources has only what was built for it. */
const needsBuild = (where: Built): boolean =>
  ![join(where.clientDir, 'index.html'), where.rendererFile].every((file) => existsSync(file)) ||
  (existsSync('src') &&
    (!existsSync(hashFile(where)) || readFileSync(hashFile(where), 'utf8') !== inputsHash()));

async function run(...args: string[]): Promise<void> {
  const child = spawn(process.execPath, args, {
    stdio: ['ignore', 'inherit', 'inherit'],
    // A shell with another NODE_ENV would get React's development build.
    env: { ...process.env, NODE_ENV: 'production' },
  });
  const stop = () => child.kill('SIGTERM');
  process.once('SIGINT', stop);
  process.once('SIGTERM', stop);
  const [code] = await once(child, 'exit');
  process.off('SIGINT', stop);
  process.off('SIGTERM', stop);
  if (code !== 0) throw new Error('The client could not be built; see above.');
}

const vite = (...args: string[]): Promise<void> =>
  run(resolve('node_modules/vite/bin/vite.js'), 'build', '--logLevel', 'warn', ...args);

/**
 * Builds the client twice, for browsers and for rendering pages on this server, and then the style
 * sheets of some screens.
 */
async function build(where: Built): Promise<void> {
  const { clientDir, rendererFile } = where;
  const inputs = inputsHash();
  await vite('--outDir', clientDir, '--emptyOutDir');
  await vite('--ssr', 'src/app/render.tsx', '--outDir', dirname(rendererFile), '--emptyOutDir');
  await run(resolve('scripts/client/lateSheets.ts'), clientDir, rendererFile);
  writeFileSync(hashFile(where), inputs);
}

const built: Built = { clientDir: 'dist', rendererFile: join('dist-server', 'render.js') };

/**
 * Builds the client if it is missing or was built from other sources or packages.
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
