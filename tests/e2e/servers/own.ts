import { spawn } from 'node:child_process';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { EmbeddedPostgres } from '#server/testing/databases/embeddedPostgres.ts';
import { socialPath } from '#common/socialProviders.ts';
import { CLIENT, startSocialProvider } from '#server/testing/social/provider.ts';
import { seedServer } from './seed.ts';

/** Starts the real server on a folder of its own, on PostgreSQL with the argument `postgres`. */
const port = Number(process.env.PORT);
const folder = await mkdtemp(join(tmpdir(), 'seira-e2e-'));
await chmod(folder, 0o755);

const startPostgres = async (): Promise<{ url: string; stop: () => Promise<void> }> => {
  const database = new EmbeddedPostgres({
    databaseDir: join(folder, 'postgres'),
    port: port + 1,
    user: 'seira',
    password: 'seira',
    persistent: false,
    createPostgresUser: process.getuid?.() === 0,
    initdbFlags: ['--encoding=UTF8', '--locale=C'],
    onLog: () => {},
  });
  await database.initialise();
  await database.start();
  await database.createDatabase('e2e');
  return {
    url: `postgres://seira:seira@127.0.0.1:${port + 1}/e2e`,
    stop: () => database.stop(),
  };
};

const database = process.argv[2] === 'postgres' ? await startPostgres() : null;

const origin = `http://127.0.0.1:${port}`;
const google = await startSocialProvider(`${origin}${socialPath('google')}/callback`, {
  port: port + 2,
});

const env = {
  ...process.env,
  DATA_DIR: join(folder, 'data'),
  SEED: 'demo',
  SIMULATOR: 'off',
  PUBLIC_ORIGIN: origin,
  GOOGLE_CLIENT_ID: CLIENT.clientId,
  GOOGLE_CLIENT_SECRET: CLIENT.clientSecret,
  GOOGLE_ISSUER: google.origin,
  ...(database && { DATABASE_URL: database.url }),
};
await seedServer(env);
const server = spawn(process.execPath, ['server/main.ts'], { stdio: 'inherit', env });

const end = async (code: number): Promise<never> => {
  await database?.stop();
  await google.close();
  await rm(folder, { recursive: true, force: true });
  process.exit(code);
};

server.on('exit', (code) => void end(code ?? 0));
process.on('SIGTERM', () => server.kill('SIGTERM'));
process.on('SIGINT', () => server.kill('SIGTERM'));
