import { mkdirSync, writeFileSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { beforeAll } from 'vitest';
import { temporaryFolder } from '#server/testing/temporaryFolder.ts';
import { testApp, type TestApp } from '#server/testing/testApp.ts';
import type { Settings } from '#server/settings.ts';

/** Number of repetitions of an attack. The nightly run sets `ROUNDS`. */
export const ROUNDS = Math.max(1, Number(process.env.ROUNDS) || 1);

/** A correct and a wrong password. */
export const RIGHT = 'password1';
export const WRONG = 'wrong pass 1';

export interface Target extends TestApp {
  /** Base address, for example `http://127.0.0.1:40000`. */
  address: string;
  port: number;
}

/** Content of files that must not be readable from outside. */
export const SECRET = 'nobody may read this';

/** Starts the application under attack for the tests of a file. */
export function attackTarget(overrides: Partial<Settings> = {}): Target {
  const clientDir = join(temporaryFolder(), 'dist');
  for (const folder of ['assets', '.vite']) mkdirSync(join(clientDir, folder), { recursive: true });
  for (const file of ['../secret.txt', '.env', '.vite/manifest.json']) {
    writeFileSync(join(clientDir, file), JSON.stringify({ secret: SECRET }));
  }
  const head = '<script src="/scheme.js"></script><link rel="stylesheet" href="/a.css">';
  const files = {
    'index.html': `<!doctype html><html lang="el"><head>${head}</head><body><div id="root"></div></body></html>`,
    'favicon.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
    'assets/app-1.js': 'export {}',
    'assets/worker-1.js': 'export {}',
  };
  for (const [file, text] of Object.entries(files)) writeFileSync(join(clientDir, file), text);
  const target = testApp({ clientDir, ...overrides }) as Target;
  beforeAll(async () => {
    target.address = await target.app.listen({ port: 0, host: '127.0.0.1' });
    target.port = Number(new URL(target.address).port);
  });
  return target;
}

/** Signs a person up with the `RIGHT` password, bypassing limits per address. */
export const signUp = ({ app }: TestApp, email: string, remoteAddress = '127.0.0.1') =>
  app.inject({
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

export const signIn = (
  { app }: TestApp,
  email: string,
  password: string,
  from: { remoteAddress?: string; headers?: Record<string, string> } = {},
) =>
  app.inject({ method: 'POST', url: '/api/users/sign_in', payload: { email, password }, ...from });

/** Opens a connection that may be reset at any time. */
export const dial = (port: number): Promise<Socket> =>
  new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1', () => resolve(socket));
    socket.once('error', reject);
    socket.on('error', () => undefined);
  });

/** Sends raw bytes and returns everything received until the server closes the connection. */
export async function sendRaw(port: number, bytes: string): Promise<string> {
  const socket = await dial(port);
  socket.setEncoding('latin1').write(Buffer.from(bytes, 'latin1'));
  return text(socket);
}
