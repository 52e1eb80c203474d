import { execFileSync } from 'node:child_process';
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { temporaryFolder } from '#server/testing/temporaryFolder.ts';
import { MALLOC, NODE_FLAGS, SHORT_RUN } from '#server/nodeFlags.ts';
import { readSettings } from '#server/settings.ts';

const read = (file: string) => readFileSync(file, 'utf8');
const compose = read('compose.yaml');
const folder = temporaryFolder();
const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };

describe('compose.yaml', () => {
  it('accepts a password with any characters, because no URL contains it', () => {
    expect(/DATABASE_URL: (.+)/.exec(compose)?.[1]).not.toContain('$');
    expect(compose).toContain('PGPASSWORD: ${POSTGRES_PASSWORD');
  });

  it('requires secrets and the public address, and passes them on', () => {
    for (const name of ['PUBLIC_ORIGIN', 'JWT_SECRET', 'METRICS_TOKEN']) {
      expect(compose).toMatch(new RegExp(`^ +${name}: \\$\\{${name}:\\?.+\\}$`, 'm'));
    }
    expect(compose).toContain("- '127.0.0.1:3000:3000'");
  });
});

it('starts Node with the same options by hand, in the container and by systemd', () => {
  const memory = Object.entries(MALLOC).map(([name, value]) => `${name}=${value}`);
  const flags = NODE_FLAGS.join(' ');
  expect([scripts.start, scripts.server]).toEqual([
    `node ${flags} scripts/start.ts`,
    `node ${flags} server/main.ts`,
  ]);
  for (const name of ['place', 'user', 'doctor', 'backup'] as const)
    expect(scripts[name]).toBe(`node ${SHORT_RUN.join(' ')} scripts/${name}.ts`);
  for (const file of ['Dockerfile', 'docs/samples/systemd/seira@.service']) {
    const words = read(file).match(/[\w./=-]+/g);
    expect([file, words]).toEqual([file, expect.arrayContaining([...NODE_FLAGS, ...memory])]);
  }
});

it('systemd and the shell parse the settings of the guide alike', () => {
  const [, block = ''] =
    /`\/etc\/seira\.env`[^]*?```sh\n([^]*?)```/.exec(read('docs/install.md')) ?? [];
  const filled = block
    .replaceAll(/^(\w+)= .*$/gm, `$1=${'x'.repeat(40)}`)
    .replaceAll(/ +# .*$/gm, '');
  writeFileSync(join(folder, 'seira.env'), filled);
  const shown = execFileSync('sh', ['-c', 'set -a && . ./seira.env && env'], {
    cwd: folder,
    env: { PATH: process.env.PATH },
    encoding: 'utf8',
  });
  const pairs = shown.split('\n').map((line) => line.split(/=(.*)/s).slice(0, 2));
  const env = Object.fromEntries(pairs) as NodeJS.ProcessEnv;
  expect(readSettings(env)).toMatchObject({
    publicOrigin: 'https://seira.example',
    // As in the unit, because a backup without it has no photos.
    dataDir: /DATA_DIR=(\S+)/.exec(read('docs/samples/systemd/seira@.service'))?.[1],
    mailFrom: 'Σειρά <no-reply@seira.example>',
    trustProxy: 1,
    seed: 'none',
  });
});

describe('workflows', () => {
  const workflows = globSync('.github/workflows/*.yml').map((file) => ({ file, text: read(file) }));

  it('pin actions by commit and have read permission only', () => {
    expect(workflows.length).toBeGreaterThan(2);
    for (const { file, text } of workflows) {
      const used = [...text.matchAll(/uses: (.+)/g)].map(([, name = '']) => name);
      const loose = used.filter((name) => !/^[\w/-]+@[0-9a-f]{40} # v[\d.]+$/.test(name));
      expect([file, loose]).toEqual([file, []]);
      expect([file, /^permissions:\n  contents: read$/m.test(text)]).toEqual([file, true]);
    }
  });

  it('run everything that npm test runs on every change', () => {
    const ci = read('.github/workflows/ci.yml');
    const steps = [...read('scripts/test.ts').matchAll(/name: '(\w+)'|vitest\('(\w+)'/g)].map(
      ([, step, vitest]) => step ?? vitest ?? '',
    );
    const asked = [...ci.matchAll(/npm test -- ([\w ]+)$/gm)].flatMap(([, names = '']) =>
      names.split(' '),
    );
    // `npm run check` runs lint, types and unit side by side.
    expect(scripts.check).toContain('--names lint,types,unit');
    expect(ci).toContain('command: npm run check');
    const covered = new Set(['lint', 'types', 'unit', ...asked]);
    // The step "lint" also checks types.
    expect(steps.length).toBeGreaterThan(6);
    expect(steps.filter((name) => !covered.has(name))).toEqual([]);
  });

  it('run every longer test each night', () => {
    const nightly = [...read('.github/workflows/nightly.yml').matchAll(/- command: (.+)/g)].map(
      ([, name = '']) => name,
    );
    // Parts of npm test.
    const others = /^test:(unit|stories|visual|e2e)$/;
    const all = Object.keys(scripts).filter((name) => name.startsWith('test:'));
    const long = all.filter((name) => !others.test(name));
    expect(nightly.toSorted()).toEqual(long.toSorted());
  });
});
