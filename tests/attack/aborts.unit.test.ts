import { join } from 'node:path';
import { setTimeout as rest } from 'node:timers/promises';
import { afterAll, expect, it } from 'vitest';
import { temporaryFolder } from '#server/testing/temporaryFolder.ts';
import { fillDataFolder } from '#server/testing/databases/dataFolder.ts';
import { endProcesses, startProcess } from '#tests/trust/servers.ts';
import { dial, ROUNDS } from './target.ts';

const root = temporaryFolder();
afterAll(endProcesses);

const post = (path: string, body: object) => {
  const text = JSON.stringify(body);
  return `POST ${path} HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: ${text.length}\r\n\r\n${text}`;
};
const person = { first_name: 'Anna', last_name: 'Dokimi', birth_date: '1990-01-01' };
const calls = (n: number) => [
  post('/api/users/sign_in', { email: `a${n}@b.gr`, password: 'wrong pass 1' }),
  post('/api/users/sign_up', { email: `b${n}@b.gr`, password: 'password1', ...person }),
  'GET /api/organisations HTTP/1.1\r\nhost: x\r\n\r\n',
  'GET /api/user HTTP/1.1\r\nhost: x\r\nx-forwarded-for: 10.0.0.1\r\n\r\n',
];

it.each(ROUNDS > 1 ? ['off', 'true', '1'] : ['1'])(
  'logs no error for clients that disconnect at any moment (TRUST_PROXY=%s)',
  async (trustProxy) => {
    const server = startProcess({
      DATA_DIR: fillDataFolder(join(root, trustProxy)),
      TRUST_PROXY: trustProxy,
      HASH_MEMORY_KIB: '8',
      FAILED_SIGN_INS_PER_ADDRESS: '1000000',
      SIGN_UPS_PER_ADDRESS_PER_HOUR: '1000000',
    });
    const address = await server.address;
    const port = Number(new URL(address).port);
    for (let n = 0; n < 24 * ROUNDS; n += 1) {
      for (const call of calls(n)) {
        // Sends a complete or truncated request and ends the connection by a reset or a close.
        const socket = await dial(port);
        socket.write(n % 3 === 0 ? call.slice(0, -7) : call);
        if (n % 2 === 0) await rest(n % 5);
        if (n % 4 < 2) socket.resetAndDestroy();
        else socket.destroy();
      }
    }
    expect((await fetch(`${address}/healthz`)).status).toBe(200);
    server.child.kill('SIGTERM');
    const { output } = await server.end;
    expect(output.split('\n').filter((line) => line.includes('"level":50'))).toEqual([]);
    expect(output).toContain('"msg":"answered"');
  },
);
