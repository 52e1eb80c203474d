import { spawn } from 'node:child_process';
import { mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { temporaryFolder } from '#server/testing/temporaryFolder.ts';

const root = temporaryFolder();
let output: string;
let server: ReturnType<typeof start>;

const start = () => {
  const child = spawn(process.execPath, [resolve('scripts/dev.ts')], { cwd: root });
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk) => (output += String(chunk)));
  const ended = new Promise<number | null>((done) => child.on('exit', done));
  const stop = () => {
    child.kill('SIGINT');
    return ended;
  };
  return { ended, stop };
};

const write = (name: string, text: string) => writeFileSync(join(root, name), text);
/** Saves a file as many editors and git do. */
const replace = (name: string, text: string) => {
  write('saved.tmp', text);
  renameSync(join(root, 'saved.tmp'), join(root, name));
};
const says = (text: string, times = 1) =>
  vi.waitFor(() => expect(output.split(text).length - 1).toBe(times));

beforeEach(() => {
  output = '';
  mkdirSync(join(root, 'server/routes'), { recursive: true });
  write('package.json', '{"type": "module"}');
  write('server/app.ts', "export const response: string = 'first';");
  write(
    'server/main.ts',
    `import { response } from './app.ts';
     setTimeout(() => {
       console.log('API ' + response);
       process.send?.('listening');
     }, 200);
     setInterval(() => undefined, 1_000);`,
  );
  write('index.html', '');
  server = start();
});
afterEach(() => server.stop());

it('shows the app when the API responds, and restarts the API after every save, including a fixed error', async () => {
  await says('Local');
  expect(output).toMatch(/API first\s[^]*Local/);

  for (const name of ['second', 'third', 'fourth']) {
    replace('server/app.ts', `export const response = '${name}';`);
    await says(`API ${name}`);
  }
  await says(`restarted (${join('server', 'app.ts')})`, 3);

  write('server/routes/new.ts', 'export {};');
  await says(`restarted (${join('server', 'routes', 'new.ts')})`);

  replace('server/app.ts', 'export const response = ;');
  await says('The API has ended');
  replace('server/app.ts', "export const response = 'mended';");
  await says('API mended');
  expect(await server.stop()).toBe(0);
}, 60_000);

it('ends with the API if that does not even start', async () => {
  await says('Local');
  await server.stop();
  write('server/app.ts', 'export const response = ;');
  expect(await start().ended).toBe(1);
}, 60_000);
