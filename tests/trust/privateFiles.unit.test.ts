import { spawnSync } from 'node:child_process';
import { chmodSync, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { endProcesses, startProcess } from './servers.ts';

const root = mkdtempSync(join(tmpdir(), 'seira-private-'));
afterAll(async () => {
  await endProcesses();
  rmSync(root, { recursive: true });
});

/** What another user of the machine may do with anything in or below a folder. */
function openToOthers(folder: string): string[] {
  const paths = [folder, ...readdirSync(folder, { recursive: true }).map((name) => join(folder, String(name)))]; // prettier-ignore
  return paths
    .map((path) => ({ path, stat: statSync(path) }))
    .filter(({ stat }) => (stat.mode & 0o777) !== (stat.isDirectory() ? 0o700 : 0o600))
    .map(({ path, stat }) => `${(stat.mode & 0o777).toString(8)} ${path}`);
}

/** Starts the server on the folder under an umask and lets it write. */
async function serve(dataDir: string, umask: number): Promise<void> {
  const before = process.umask(umask);
  const server = startProcess({ DATA_DIR: dataDir, HASH_MEMORY_KIB: '8' });
  process.umask(before);
  const signUp = await fetch(`${await server.address}/api/users/sign_up`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      email: `private-${Date.now()}@seira.example`,
      password: 'password1',
      first_name: 'Άννα',
      last_name: 'Δοκιμή',
      birth_date: '1990-01-01',
    }),
  });
  expect(signUp.status).toBe(201);
  const backup = spawnSync(process.execPath, ['scripts/backup.ts'], {
    env: { PATH: process.env.PATH, DATA_DIR: dataDir },
    encoding: 'utf8',
  });
  expect(backup).toMatchObject({ status: 0, stderr: '' });
  expect(openToOthers(dataDir)).toEqual([]);
  server.child.kill('SIGTERM');
  expect((await server.end).code).toBe(0);
  expect(openToOthers(dataDir)).toEqual([]);
}

/** The widest is enough in every run; `npm run test:operations` asks for the usual ones too. */
const umasks = process.env.LONG ? ['000', '022', '077'] : ['000'];

it.each(umasks)(
  'a fresh data folder is for its owner alone under umask %s, also what is written later',
  (umask) => serve(join(root, umask, 'data'), Number.parseInt(umask, 8)),
);

it('a folder that others could read is closed to them at the next start', async () => {
  const folder = join(root, '000', 'data');
  for (const name of ['.', ...readdirSync(folder, { recursive: true }).map(String)]) {
    const path = join(folder, name);
    chmodSync(path, statSync(path).isDirectory() ? 0o755 : 0o666);
  }
  await serve(folder, 0o022);
});
