import { promisify } from 'node:util';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { boundSockets, exemptBy } from '#server/plugins/requests/sockets.ts';
import { attackTarget, dial } from './target.ts';

const MOST = 20;

const target = attackTarget();
beforeAll(() => boundSockets(target.app.server, MOST, () => false));

const isOpen = async (socket: Awaited<ReturnType<typeof dial>>): Promise<boolean> => {
  if (socket.destroyed) return false;
  return new Promise((resolve) => {
    socket.once('data', () => resolve(true));
    socket.once('close', () => resolve(false));
    socket.write('GET /healthz HTTP/1.1\r\nhost: x\r\n\r\n');
  });
};

it('limits connections per address and frees closed ones', async () => {
  for (let round = 0; round < 2; round += 1) {
    const sockets = await Promise.all(
      Array.from({ length: MOST * 2 }, () => dial(target.port).catch(() => null)),
    );
    const open = await Promise.all(
      sockets.map((socket) => (socket ? isOpen(socket) : Promise.resolve(false))),
    );
    expect(open.filter(Boolean)).toHaveLength(MOST);
    for (const socket of sockets) socket?.destroy();
    const connections = promisify(target.app.server.getConnections.bind(target.app.server));
    await vi.waitFor(async () => expect(await connections()).toBe(0));
  }
});

describe('exempt addresses', () => {
  it.each([
    [false, '127.0.0.1', true],
    [false, '::ffff:127.0.0.1', true],
    [false, '::1', true],
    [false, '10.0.0.1', false],
    [false, undefined, false],
    ['10.0.0.0/8, 192.168.1.7', '10.1.2.3', true],
    ['10.0.0.0/8, 192.168.1.7', '192.168.1.7', true],
    ['10.0.0.0/8, 192.168.1.7', '192.168.1.8', false],
    [1, '203.0.113.1', true],
    [true, '203.0.113.1', true],
  ])('TRUST_PROXY %s, %s: %s', (trustProxy, address, exempt) => {
    expect(exemptBy(trustProxy)(address)).toBe(exempt);
  });
});
