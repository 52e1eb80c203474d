import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { socialPath } from '#common/socialProviders.ts';
import { SHORT_RUN } from '#server/nodeFlags.ts';
import { CLIENT, startSocialProvider } from '#server/testing/social/provider.ts';
import { SECRET } from '#tests/e2e/places.ts';
import { seedServer } from './seed.ts';

/** Starts the real server with its own folder. */
const port = Number(process.env.PORT);
const folder = await mkdtemp(join(tmpdir(), 'seira-e2e-'));

const origin = `http://127.0.0.1:${port}`;
const google = await startSocialProvider(`${origin}${socialPath('google')}/callback`, {
  port: port + 2,
});

const env = {
  ...process.env,
  DATA_DIR: join(folder, 'data'),
  SEED: 'demo',
  SIMULATOR: 'off',
  JWT_SECRET: SECRET,
  PUBLIC_ORIGIN: origin,
  GOOGLE_CLIENT_ID: CLIENT.clientId,
  GOOGLE_CLIENT_SECRET: CLIENT.clientSecret,
  GOOGLE_ISSUER: google.origin,
};
await seedServer(env);
const server = spawn(process.execPath, [...SHORT_RUN, 'server/main.ts'], { stdio: 'inherit', env });

const end = async (code: number): Promise<never> => {
  await google.close();
  await rm(folder, { recursive: true, force: true });
  process.exit(code);
};

server.on('exit', (code) => void end(code ?? 0));
process.on('SIGTERM', () => server.kill('SIGTERM'));
process.on('SIGINT', () => server.kill('SIGTERM'));
