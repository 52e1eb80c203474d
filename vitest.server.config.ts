import {
  configDefaults,
  defineConfig,
  defineProject,
  type UserWorkspaceConfig,
} from 'vitest/config';

const files = ['server/**/*.test.ts', 'tests/{attack,search,trust}/**/*.test.{ts,tsx}'];
/** What starts servers many times over has a command of its own: `npm run test:operations`. */
const long = process.env.LONG ? [] : ['**/*.long.*'];
const alone = '{server,tests}/**/*.unit.test.ts';
/**
 * What differs little between the databases: every run asks the embedded one of these, and
 * `npm run test:server` both, as the nightly tests do.
 */
const alike =
  process.env.ALL || process.env.LONG || process.env.CALLS
    ? []
    : [
        'server/{live,mail,pages,plugins,seed,simulator}/**',
        'server/routes/{account,categories,dev,forms,health,listings,organisations}/**',
        'server/routes/{photos,places,social,users}/**',
        'tests/{search,trust/routes,trust/hostile}/**',
      ];

const project = (name: string, exclude: string[], setup: string[]): UserWorkspaceConfig =>
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
      include: files,
      exclude: [...configDefaults.exclude, ...long, ...exclude],
      env: { TEST_DATABASE: name.replace('server-', '') },
      globalSetup: setup,
      testTimeout: 120_000,
      hookTimeout: 120_000,
    },
  });

/** The same files on both databases; what needs no database runs with the embedded one alone. */
export const serverProjects = [
  project('server-pglite', [], ['./server/testing/databases/pgliteSetup.ts']),
  project('server-postgres', [alone, ...alike], ['./server/testing/databases/postgresSetup.ts']),
];

export default defineConfig({ test: { maxWorkers: '100%', projects: serverProjects } });
