import { spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { FolderInUse, lockFolder } from '#server/db/lock.ts';
import { fillDataFolder } from '#server/testing/databases/dataFolder.ts';
import { temporaryFolder } from '#server/testing/temporaryFolder.ts';
import { VERSION } from '#server/version.ts';
import { ask, bearer, endProcesses, signUp, startProcess } from '#tests/trust/servers.ts';

const root = temporaryFolder();
const newFolder = () => mkdtempSync(join(root, 'data-'));
afterEach(endProcesses);

const start = (dataDir: string, env: Record<string, string> = {}) =>
  startProcess({ DATA_DIR: dataDir, ...env });

it(
  'locks its folder, restarts on its own data after a crash, and stops in order',
  { timeout: 180_000 },
  async () => {
    const folder = fillDataFolder(newFolder());
    const first = start(folder);
    const address = await first.address;
    expect((await fetch(`${address}/readyz`)).status).toBe(200);

    const second = await start(folder).end;
    expect(second.code).toBe(1);
    expect(second.output).toContain('is in use by another Seira server');
    expect(second.output).not.toContain('    at ');

    const { response, person } = await signUp(ask.bind(null, address), 'kept@seira.example');
    expect(response?.status).toBe(201);
    first.child.kill('SIGKILL');
    await first.end;
    expect(existsSync(join(folder, 'server.lock'))).toBe(true);

    const third = start(folder);
    const user = await ask(await third.address, 'GET', '/api/user', bearer(person));
    expect(user?.status).toBe(200);
    third.child.kill('SIGINT');
    const ended = await third.end;
    expect(ended.code).toBe(0);
    expect(ended.output).toContain(`"version":"${VERSION}","msg":"listening"`);
    expect(existsSync(join(folder, 'server.lock'))).toBe(false);
  },
);

it('reports a taken port before it does anything else', { timeout: 180_000 }, async () => {
  const blocker = createServer().listen(0, '127.0.0.1');
  await once(blocker, 'listening');
  const folder = newFolder();
  const { port } = blocker.address() as AddressInfo;
  const { code, output } = await start(folder, { PORT: String(port) }).end;
  blocker.close();
  expect({ code, output }).toEqual({
    code: 1,
    output: `Port ${port} is taken. Stop the other process or set another PORT.\n`,
  });
  expect(readdirSync(folder)).toEqual([]);
});

describe('lockFolder', () => {
  let folder: string;
  beforeEach(() => {
    folder = newFolder();
  });
  const file = () => join(folder, 'server.lock');
  const boot = '/proc/sys/kernel/random/boot_id';
  const kernel = () => (existsSync(boot) ? readFileSync(boot, 'utf8').trim() : hostname());
  const lock = (holder: object) => writeFileSync(file(), JSON.stringify(holder));

  it('holds the lock until it is released', async () => {
    const unlock = await lockFolder(folder);
    await expect(lockFolder(folder)).rejects.toThrow(FolderInUse);
    unlock();
    (await lockFolder(folder))();
    expect(existsSync(file())).toBe(false);
  });

  it('waits for a holder that is ending', async () => {
    const unlock = await lockFolder(folder);
    const next = lockFolder(folder, 60_000);
    setTimeout(unlock, 300);
    (await next)();
  });

  it('has one holder in each of 40 rounds with six starters at a stale lock', async () => {
    const module = JSON.stringify(new URL('./db/lock.ts', import.meta.url).href);
    const starter = `
      const { lockFolder } = await import(${module});
      process.on('message', async (round) => {
        const unlock = await lockFolder(${JSON.stringify(folder)} + round).catch(() => null);
        process.send(unlock !== null);
      });
      process.send('ready');`;
    const starters = Array.from({ length: 6 }, () =>
      spawn(process.execPath, ['--input-type=module', '-e', starter], {
        stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
      }),
    );
    try {
      const heard = () => Promise.all(starters.map((one) => once(one, 'message')));
      await heard();
      for (let round = 0; round < 40; round += 1) {
        mkdirSync(folder + round);
        const stale = { pid: 2 ** 22 + 1, host: hostname(), token: 'x' };
        writeFileSync(join(folder + round, 'server.lock'), JSON.stringify(stale));
        const responses = heard();
        for (const one of starters) one.send(round);
        expect((await responses).filter(([holds]) => holds)).toHaveLength(1);
      }
      const [holder] = starters;
      holder!.kill('SIGKILL');
      await once(holder!, 'exit');
      for (let round = 0; round < 40; round += 1) {
        const { pid } = JSON.parse(readFileSync(join(folder + round, 'server.lock'), 'utf8'));
        const next = lockFolder(folder + round);
        if (pid === holder!.pid) (await next)();
        else await expect(next).rejects.toThrow(`process ${pid})`);
      }
    } finally {
      for (const one of starters) one.kill('SIGKILL');
    }
  });

  it.each([
    ['a process that has ended', { pid: 2 ** 22 + 1, host: hostname(), token: 'x' }],
    ['an earlier process with the same id', { pid: process.pid, host: hostname(), token: 'x' }],
    ['nothing readable', {}],
    ['another container on this machine', { pid: 1, host: 'gone', kernel: kernel() }],
  ])('takes over the lock of %s', async (_, holder) => {
    lock(holder);
    const unlock = await lockFolder(folder);
    expect(JSON.parse(readFileSync(file(), 'utf8')).pid).toBe(process.pid);
    unlock();
  });

  it('respects the live lock of version 1.1.0', async () => {
    lock({ pid: process.ppid, host: hostname(), token: 'x' });
    await expect(lockFolder(folder)).rejects.toThrow(`process ${process.ppid})`);
  });

  it('respects the live lock of another machine', async () => {
    lock({ pid: 1, host: 'elsewhere', token: 'x' });
    await expect(lockFolder(folder)).rejects.toThrow(/on elsewhere/);
    // Its heartbeat has stopped.
    const before = Date.now() / 1000 - 60;
    utimesSync(file(), before, before);
    (await lockFolder(folder))();
  });
});
