import { existsSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { resolve } from 'node:path';
import {
  configDefaults,
  defineConfig,
  defineProject,
  type UserWorkspaceConfig,
} from 'vitest/config';
import type { Reporter } from 'vitest/node';
import { SHORT_RUN } from './server/nodeFlags.ts';

process.env.TZ = 'Europe/Athens';

type TestOptions = NonNullable<UserWorkspaceConfig['test']>;

/** Only ends tests that would never end, so that a slow machine is no failure. */
const timeout = process.env.LONG ? 1_800_000 : 600_000;

/** Options of all tests. */
const patient: TestOptions = {
  setupFiles: ['./tests/timeouts.ts'],
  testTimeout: timeout,
  hookTimeout: timeout,
  expect: { poll: { timeout: 60_000 } },
  restoreMocks: true,
  unstubEnvs: true,
};

const rooms =
  '{common,mail,pictures,src,theme,scripts,stories,.storybook,tests/{counter,listing,structure,ticket}}';

/** Unit tests. */
const unit = (name: string, own: TestOptions): UserWorkspaceConfig =>
  defineProject({
    // JSX as in a production build, which both React builds can render.
    oxc: { jsx: { runtime: 'automatic', development: false } },
    test: {
      name,
      // Threads start in half the time of processes, and no test here needs its own process.
      pool: 'threads',
      // Importing the packages again for each file took more than half of the processor time.
      isolate: false,
      ...patient,
      setupFiles: ['./tests/fresh.ts', './tests/timeouts.ts'],
      unstubGlobals: true,
      ...own,
    },
  });

const files = ['server/**/*.test.ts', 'tests/{attack,search,trust}/**/*.test.{ts,tsx}'];
/** Tests that start many servers have a command of their own: `npm run test:operations`. */
const long = process.env.LONG ? [] : ['**/*.long.*'];
/** Needs no database, or brings its own. */
const alone = '{server,tests}/**/*.unit.test.ts';
/**
 * Behaviour that may differ between the databases: locks, races, SQL functions. Every run asks both
 * for these, and `npm run test:server` both for everything, as the nightly tests do.
 */
const engines = [
  'server/db/!(plans).test.ts',
  'server/repositories/**/*.test.ts',
  'server/routes/{counter/counter,tickets/tickets}.test.ts',
  'tests/trust/tickets/*.test.ts',
];
const all = Boolean(process.env.ALL || process.env.LONG || process.env.CALLS);

const project = (
  name: string,
  { include = files, exclude = [] as string[] },
  setup: string[],
): UserWorkspaceConfig =>
  defineProject({
    test: {
      name,
      environment: 'node',
      // It imports routes, which must share their modules with the tests.
      server: { deps: { inline: ['@fastify/autoload'] } },
      // The server has no state outside its contexts, so files can share modules. Loading them again
      // for each file took half of the processor time.
      isolate: false,
      execArgv: SHORT_RUN,
      ...patient,
      include,
      exclude: [...configDefaults.exclude, ...long, ...exclude],
      env: { TEST_DATABASE: name.replace('server-', '') },
      globalSetup: setup,
    },
  });

const server = [
  project('server-pglite', { include: all ? files : [alone, ...engines] }, [
    './server/testing/databases/pgliteSetup.ts',
  ]),
  project('server-postgres', { exclude: [alone] }, ['./server/testing/databases/postgresSetup.ts']),
];

/** The tests that need no browser. */
export const nodeProjects = [
  unit('unit-node', {
    include: [`${rooms}/**/*.test.{ts,tsx}`],
    exclude: [...configDefaults.exclude, '**/*.dom.test.*'],
    // React's production build, as on the server. Its development checks dominate the time of a page.
    env: { NODE_ENV: 'production' },
  }),
  unit('unit-dom', { include: [`${rooms}/**/*.dom.test.{ts,tsx}`], environment: 'jsdom' }),
  ...server,
];

/** Half as many again as there are processors: tests wait for processes, locks and clocks. */
const workers = Math.ceil(availableParallelism() * 1.5);

/** Fails a run that leaves out a test file named on the command line. */
const namedFiles: Reporter = {
  onTestRunStart: (specifications) => {
    const run = new Set(specifications.map(({ moduleId }) => moduleId));
    const missed = process.argv.filter(
      (word) => existsSync(word) && /\.test\.tsx?$/.test(word) && !run.has(resolve(word)),
    );
    if (missed.length === 0) return;
    throw new Error(
      `Not run: ${missed.join(', ')}. No chosen project includes it. ALL=1 makes server-pglite run every server test, LONG=1 adds the .long. tests.`,
    );
  },
};

export default defineConfig({
  test: { maxWorkers: workers, projects: nodeProjects, reporters: ['default', namedFiles] },
});
