import {
  configDefaults,
  defineConfig,
  defineProject,
  type UserWorkspaceConfig,
} from 'vitest/config';

const files = ['server/**/*.test.ts', 'tests/{attack,search,trust}/**/*.test.{ts,tsx}'];
/** Tests that start many servers have a command of their own: `npm run test:operations`. */
const long = process.env.LONG ? [] : ['**/*.long.*'];
/** Needs no database, or brings its own. */
const alone = '{server,tests}/**/*.unit.test.ts';
/**
 * Tests of behaviour that may differ between the databases: locks, races, SQL functions. Every run asks both of these,
 * and `npm run test:server` both of everything, as the nightly tests do.
 */
const engines = [
  'server/db/!(plans).test.ts',
  'server/repositories/**/*.test.ts',
  'server/routes/{counter,tickets}/!(byKey|english).test.ts',
  'tests/attack/{hoarding,sessions}.test.ts',
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
      // It imports routes: theirs are the same modules as everybody else's.
      server: { deps: { inline: ['@fastify/autoload'] } },
      // The server holds no state beside its contexts, so that files can share what they import:
      // loading it anew for each took half of the processor's time.
      isolate: false,
      restoreMocks: true,
      unstubEnvs: true,
      include,
      exclude: [...configDefaults.exclude, ...long, ...exclude],
      env: { TEST_DATABASE: name.replace('server-', '') },
      globalSetup: setup,
      testTimeout: 120_000,
      hookTimeout: 120_000,
    },
  });

export const serverProjects = [
  project('server-pglite', { include: all ? files : [alone, ...engines] }, [
    './server/testing/databases/pgliteSetup.ts',
  ]),
  project('server-postgres', { exclude: [alone] }, ['./server/testing/databases/postgresSetup.ts']),
];

export default defineConfig({ test: { maxWorkers: '100%', projects: serverProjects } });
