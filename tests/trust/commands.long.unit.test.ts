import { existsSync, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, it, onTestFinished } from 'vitest';
import { temporaryFolder } from '#server/testing/temporaryFolder.ts';
import { ask, bearer, endProcesses, runScript as run, signUp, startProcess } from './servers.ts';

const root = temporaryFolder();
afterAll(endProcesses);

it('backs up a stopped server and restores its people', async () => {
  const [live, fresh] = [join(root, 'live'), join(root, 'fresh')];
  const secret = { JWT_SECRET: 'a secret that both servers have in common' };
  const first = startProcess({ DATA_DIR: live, HASH_MEMORY_KIB: '8', ...secret });
  const { person } = await signUp(ask.bind(null, await first.address));
  // Another file system if the machine has one, because backups belong elsewhere.
  const elsewhere = existsSync('/dev/shm') ? mkdtempSync('/dev/shm/seira-') : root;
  onTestFinished(() => rmSync(elsewhere, { recursive: true, force: true }));
  const file = join(elsewhere, 'backup.gz');
  expect(run('backup', [file], { DATA_DIR: live }).stderr).toContain('is in use by another Seira');
  expect((await first.stop()).code).toBe(0);
  const backup = run('backup', [file], { DATA_DIR: live });
  expect(backup).toMatchObject({ status: 0, stderr: '' });
  expect(backup.stdout).toContain('read back and verified');
  expect(statSync(file).mode & 0o777).toBe(0o600);
  expect(readdirSync(live)).not.toContain('backups');
  expect(run('backup', [file], { DATA_DIR: live }).stderr).toContain('already exists');
  const nowhere = run('backup', ['/proc/backup.gz'], { DATA_DIR: live });
  expect(nowhere).toMatchObject({ status: 1 });
  expect(nowhere.stderr).toMatch(/^\/proc\/backup\.gz cannot be written: /);
  expect(readdirSync(live)).not.toContain('backups');

  expect(run('restore', [file], { DATA_DIR: fresh })).toMatchObject({ status: 0, stderr: '' });
  expect(run('restore', [file], { DATA_DIR: fresh }).stderr).toContain('not empty');
  const second = startProcess({ DATA_DIR: fresh, ...secret });
  const user = await ask(await second.address, 'GET', '/api/user', bearer(person));
  expect(user?.body).toContain(person.email);
});

it('backup and restore report missing arguments', () => {
  const nowhere = join(root, 'nowhere');
  expect(run('backup', [], { DATA_DIR: nowhere }).stderr).toContain('There is no database');
  expect(existsSync(nowhere)).toBe(false);
  const away = { DATA_DIR: nowhere, DATABASE_URL: 'postgres://me@127.0.0.1:1/seira' };
  expect(run('backup', [], away).stderr).toContain('DATABASE_URL');
  expect(existsSync(nowhere)).toBe(false);
  expect(run('restore', [], { DATA_DIR: nowhere }).stderr).toContain('Usage: npm run restore');
  expect(run('restore', ['/none.gz'], { DATA_DIR: nowhere }).status).toBe(1);
});

it.each([
  ['backup', '--help'],
  ['restore', 'one.gz two.gz'],
  ['doctor', '--jsn'],
  ['place', 'close one-place another-place'],
  ['place', 'list --help'],
  ['user', 'lock somebody@seira.example --help'],
])('%s %s explains its usage and does nothing', (name, words) => {
  const nowhere = join(root, 'unused');
  const { status, stderr } = run(name, words.split(' '), { DATA_DIR: nowhere });
  expect([status, stderr]).toEqual([1, expect.stringContaining(`npm run ${name}`)]);
  expect([existsSync(nowhere), existsSync('--help')]).toEqual([false, false]);
});

it.each([
  ['place', 'list'],
  ['user', 'unlock somebody@seira.example'],
  ['doctor', '--json'],
])('%s %s creates no database', (name, words) => {
  const nowhere = join(root, 'mistyped');
  const { status, stdout, stderr } = run(name, words.split(' '), { DATA_DIR: nowhere });
  expect([status, stdout + stderr]).toEqual([1, expect.stringContaining('There is no database')]);
  expect(existsSync(nowhere)).toBe(false);
});
