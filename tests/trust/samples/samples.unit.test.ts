import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { temporaryFolder } from '#server/testing/temporaryFolder.ts';
import { tool } from './tools.ts';

const promtool = tool('promtool', 'prometheus');
const caddy = tool('caddy');
const analyze = tool('systemd-analyze', 'systemd');
const root = temporaryFolder();
const read = (file: string) => readFileSync(file, 'utf8');

/** Runs a program and returns its output if it fails. */
const problems = (program: string, ...args: string[]): string => {
  const { status, stdout, stderr } = spawnSync(program, args, { encoding: 'utf8' });
  return status === 0 ? '' : `${stdout}${stderr}`;
};

it.skipIf(!promtool)('alerts fire under their conditions', () => {
  expect(problems(promtool!, 'test', 'rules', 'docs/samples/prometheus-rules.test.yml')).toBe('');
});

it.skipIf(!promtool)('Prometheus accepts its configuration', () => {
  cpSync('docs/samples', join(root, 'samples'), { recursive: true });
  writeFileSync(join(root, 'seira.token'), 'token');
  const file = join(root, 'samples', 'prometheus.yml');
  writeFileSync(file, read(file).replace('/etc/prometheus/seira.token', join(root, 'seira.token')));
  expect(problems(promtool!, 'check', 'config', file)).toBe('');
});

it.skipIf(!caddy)('Caddy accepts its configuration', () => {
  const file = join(root, 'Caddyfile');
  writeFileSync(file, read('docs/samples/Caddyfile').replace('/var/log', root));
  expect(problems(caddy!, 'validate', '--adapter', 'caddyfile', '--config', file)).toBe('');
});

it('a rolling restart continues only after a process is ready', () => {
  const bin = join(root, 'bin');
  mkdirSync(bin);
  const start = `#!/bin/sh\necho "$(basename $0) $*" >> ${root}/did\n`;
  const program = (name: string, text: string) =>
    writeFileSync(join(bin, name), `${start}${text}\n`, { mode: 0o755 });
  const units = 'seira@3000.service loaded\\nseira@3001.service loaded\\n';
  program('systemctl', `[ "$1" != list-units ] || printf "${units}"`);
  const run = () => {
    writeFileSync(join(root, 'did'), '');
    const { status } = spawnSync('docs/samples/systemd/rolling-restart', {
      env: { PATH: `${bin}:${process.env.PATH}` },
    });
    const steps = read(join(root, 'did')).match(/restart seira@\d+|127\.0\.0\.1:\d+/g);
    return { status, steps };
  };
  program('curl', 'exit 0');
  expect(run()).toEqual({
    status: 0,
    steps: ['restart seira@3000', '127.0.0.1:3000', 'restart seira@3001', '127.0.0.1:3001'],
  });
  program('curl', 'exit 22');
  expect(run()).toEqual({ status: 22, steps: ['restart seira@3000', '127.0.0.1:3000'] });
});

it.skipIf(!analyze)('systemd accepts the units', () => {
  const folder = join(root, 'units');
  mkdirSync(folder);
  const names = ['seira@.service', 'seira-backup.service', 'seira-backup.timer'];
  for (const name of names) {
    // The started programs are not installed on every machine.
    const unit = read(join('docs/samples/systemd', name));
    const started = unit.replaceAll(/^(Exec\w+=[-+]?)\S+/gm, '$1/bin/true');
    writeFileSync(join(folder, name), started);
  }
  const { status, stderr } = spawnSync(
    analyze!,
    ['verify', ...names.map((name) => join(folder, name.replace('@', '@3000')))],
    { encoding: 'utf8', env: { ...process.env, SYSTEMD_UNIT_PATH: `${folder}:` } },
  );
  expect([status, stderr.split('\n').filter((line) => line.includes('seira'))]).toEqual([0, []]);
});
