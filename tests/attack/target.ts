import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createTestApp, type TestApp } from '#server/testing/testApp.ts';
import type { Settings } from '#server/settings.ts';

/** How often an attack is repeated; the nightly form sets `ROUNDS`. */
export const ROUNDS = Math.max(1, Number(process.env.ROUNDS) || 1);

/** A password that signs in, and one that never does. */
export const RIGHT = 'password1';
export const WRONG = 'wrong pass 1';

/** The application under attack, listening on loopback with a small client of its own. */
export interface Target extends TestApp {
  /** Where it listens, e.g. `http://127.0.0.1:40000`. */
  address: string;
  port: number;
}

/** The content of files that nobody outside may read. */
export const SECRET = 'nobody may read this';

/** Starts the application for one attack file. */
export async function startTarget(overrides: Partial<Settings> = {}): Promise<Target> {
  const root = mkdtempSync(join(tmpdir(), 'seira-attack-'));
  const clientDir = join(root, 'dist');
  for (const folder of ['assets', '.vite']) mkdirSync(join(clientDir, folder), { recursive: true });
  for (const file of ['../secret.txt', '.env', '.vite/manifest.json']) {
    writeFileSync(join(clientDir, file), JSON.stringify({ secret: SECRET }));
  }
  writeFileSync(
    join(clientDir, 'index.html'),
    '<!doctype html><html lang="el"><head></head><body><div id="root"></div></body></html>',
  );
  writeFileSync(join(clientDir, 'assets/app-1.js'), 'export {}');
  const test = await createTestApp({ clientDir, ...overrides });
  const address = await test.app.listen({ port: 0, host: '127.0.0.1' });
  return {
    ...test,
    address,
    port: Number(new URL(address).port),
    close: async () => {
      await test.close();
      rmSync(root, { recursive: true });
    },
  };
}

/** Signs a person up past the limits of an address, with the `RIGHT` password. */
export async function signUp({ app }: Target, email: string, remoteAddress = '127.0.0.1') {
  return app.inject({
    method: 'POST',
    url: '/api/users/sign_up',
    remoteAddress,
    payload: {
      email,
      password: RIGHT,
      first_name: 'Άννα',
      last_name: 'Δοκιμή',
      birth_date: '1990-01-01',
    },
  });
}

/** Tries to sign in from the given network address. */
export const signIn = (
  { app }: Target,
  email: string,
  password: string,
  from: { remoteAddress?: string; headers?: Record<string, string> } = {},
) =>
  app.inject({ method: 'POST', url: '/api/users/sign_in', payload: { email, password }, ...from });

/** Opens a connection that may be cut at any time. */
export const dial = (port: number): Promise<Socket> =>
  new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1', () => resolve(socket));
    socket.once('error', reject);
    socket.on('error', () => undefined);
  });

/** Sends bytes as they are and returns everything received until the server hangs up. */
export async function sendRaw(port: number, bytes: string): Promise<string> {
  const socket = await dial(port);
  return new Promise((resolve) => {
    let text = '';
    socket.on('data', (chunk) => {
      text += chunk.toString('latin1');
    });
    socket.on('close', () => resolve(text));
    socket.write(Buffer.from(bytes, 'latin1'));
  });
}
