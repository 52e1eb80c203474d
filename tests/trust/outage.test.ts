import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { temporaryFolder } from '#server/testing/temporaryFolder.ts';
import { testDatabase } from '#server/testing/testApp.ts';
import { endProcesses, startProcess } from './servers.ts';

const root = temporaryFolder();
afterAll(endProcesses);

/** Proxies PostgreSQL and can be made unreachable. */
async function gateTo(target: URL) {
  const sockets = new Set<Socket>();
  let isOpen = true;
  const gate = createServer((from) => {
    if (!isOpen) return void from.destroy();
    const to = connect(Number(target.port), target.hostname);
    for (const [socket, other] of [
      [from, to],
      [to, from],
    ] as const) {
      sockets.add(socket);
      socket.on('error', () => undefined);
      socket.on('close', () => {
        sockets.delete(socket);
        other.destroy();
      });
      socket.pipe(other);
    }
  }).listen(0, '127.0.0.1');
  await once(gate, 'listening');
  const url = new URL(target);
  url.port = String((gate.address() as AddressInfo).port);
  return {
    url: url.href,
    shut: () => {
      isOpen = false;
      for (const socket of sockets) socket.destroy();
    },
    open: () => {
      isOpen = true;
    },
    close: () => {
      for (const socket of sockets) socket.destroy();
      gate.close();
    },
  };
}

describe.skipIf(process.env.TEST_DATABASE !== 'postgres')('an outage of PostgreSQL', () => {
  it('has one line in the log when it begins and one when it ends', async () => {
    const { db, url } = await testDatabase();
    const gate = await gateTo(new URL(url ?? ''));
    const server = startProcess({
      DATA_DIR: root,
      DATABASE_URL: gate.url,
      SIMULATOR: 'on',
      SIMULATOR_SPEED: '1000',
      LOG_LEVEL: 'info',
      RESPONSE_CACHE_MS: '0',
    });
    let output = '';
    server.child.stdout?.on('data', (chunk) => {
      output += String(chunk);
    });
    const address = await server.address;
    const ask = async () => (await fetch(`${address}/api/organisations`)).status;
    expect(await ask()).toBe(200);

    gate.shut();
    await vi.waitFor(async () => expect(await ask()).toBe(503), { timeout: 30_000 });
    for (let n = 0; n < 40; n += 1) expect(await ask()).toBe(503);
    gate.open();
    await vi.waitFor(() => expect(output).toContain('database is back'), { timeout: 30_000 });
    expect(await ask()).toBe(200);

    server.child.kill('SIGTERM');
    await server.end;
    const raised = output.split('\n').filter((line) => /"level":[4-6]0/.test(line));
    expect(raised.map((line) => (JSON.parse(line) as { msg: string }).msg)).toEqual([
      expect.stringMatching(/^Nobody gets mail/),
      'database unreachable',
      'database is back',
    ]);
    expect(raised.join('')).not.toMatch(/stack|postgres:\/\//);
    gate.close();
    await db.close();
  });
});
