import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { serveFiles } from '#tests/contract/stub-files.ts';
import type { Stats } from './sources/graph.ts';

/** One entry of the workshop's index: a story or a docs page. */
export interface Entry {
  id: string;
  title: string;
  name: string;
  type: 'story' | 'docs';
  tags: string[];
  /** The file it comes from, such as `./stories/a.stories.tsx`. */
  importPath: string;
}

/** A built Storybook, served on a port of its own. */
export interface Built {
  origin: string;
  entries: Entry[];
  /** What the bundler says of its modules; null when it was built without. */
  stats: Stats | null;
  /** When its build had ended, in milliseconds since 1970. */
  at: number;
  stop: () => void;
}

/** Builds Storybook into a folder; false when the build fails. */
export const buildStorybook = (folder: string): boolean => {
  const since = performance.now();
  console.log('Building the Storybook, which takes about a minute …');
  const { status } = spawnSync(
    'storybook',
    ['build', '--disable-telemetry', '--stats-json', '--quiet', '--output-dir', folder],
    { stdio: ['ignore', 'ignore', 'inherit'] },
  );
  if (status === 0)
    console.log(`Storybook built in ${((performance.now() - since) / 1000).toFixed(1)} s`);
  return status === 0 && existsSync(join(folder, 'index.json'));
};

/** Serves a built Storybook on a free port of this machine. */
export const serveStorybook = async (folder: string): Promise<Built> => {
  const { entries } = JSON.parse(readFileSync(join(folder, 'index.json'), 'utf8')) as {
    entries: Record<string, Entry>;
  };
  const stats = join(folder, 'preview-stats.json');
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://storybook');
    // Nothing changes while it is served: a picture shown by many stories is requested once.
    response.setHeader('cache-control', 'max-age=3600, immutable');
    void serveFiles(folder, pathname, response);
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    entries: Object.values(entries),
    stats: existsSync(stats) ? (JSON.parse(readFileSync(stats, 'utf8')) as Stats) : null,
    at: statSync(join(folder, 'index.json')).mtimeMs,
    stop: () => void server.close(),
  };
};
