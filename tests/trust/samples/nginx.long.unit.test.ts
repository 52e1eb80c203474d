import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as rest } from 'node:timers/promises';
import { afterAll, expect, it, onTestFinished, vi } from 'vitest';
import { openPostgres } from '#server/db/postgres.ts';
import { freePort } from '#server/testing/freePort.ts';
import { temporaryFolder } from '#server/testing/temporaryFolder.ts';
import { prepare, startOn } from '#tests/trust/crash/lists.ts';
import { repeatedly } from '#tests/trust/crash/ledger.ts';
import { ownPostgres } from '#server/testing/databases/ownPostgres.ts';
import { ask, endProcesses } from '#tests/trust/servers.ts';
import { tool } from './tools.ts';

const nginx = tool('nginx', 'nginx-light');
const openssl = tool('openssl');
const RESTARTS = 6;
const CLIENTS = 6;
const PAUSE_MS = 10;

const root = temporaryFolder();
chmodSync(root, 0o755);
afterAll(endProcesses);

/** The sample with a second process. Only ports and paths differ. */
async function startNginx(ports: readonly number[]) {
  const [plain, secure] = [await freePort(), await freePort()];
  const [key, certificate] = [join(root, 'key.pem'), join(root, 'certificate.pem')];
  const subject = ['-subj', '/CN=seira.example', '-days', '2', '-nodes'];
  const files = ['-newkey', 'rsa:2048', '-keyout', key, '-out', certificate];
  execFileSync(openssl!, ['req', '-x509', ...files, ...subject], { stdio: 'pipe' });
  const sample = readFileSync('docs/samples/nginx.conf', 'utf8')
    .replace('127.0.0.1:3000', `127.0.0.1:${ports[0]}`)
    .replace('# server 127.0.0.1:3001', `server 127.0.0.1:${ports[1]}`)
    .replaceAll(/^ +listen \[::\].*\n/gm, '')
    .replace('listen 80', `listen 127.0.0.1:${plain}`)
    .replace('listen 443', `listen 127.0.0.1:${secure}`)
    .replaceAll('/etc/letsencrypt/live/seira.example/fullchain.pem', certificate)
    .replaceAll('/etc/letsencrypt/live/seira.example/privkey.pem', key)
    .replaceAll('/var/log/nginx', root);
  expect(sample).toContain(`server 127.0.0.1:${ports[1]}`);
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  writeFileSync(join(root, 'sample.conf'), sample);
  writeFileSync(
    join(root, 'nginx.conf'),
    `${process.getuid?.() === 0 ? 'user root;' : ''} daemon off; worker_processes 2; pid ${root}/nginx.pid;
     error_log ${root}/error.log; events {}
     http { ${temporary.map((name) => `${name}_temp_path ${root}/${name};`).join(' ')}
            access_log off; include ${root}/sample.conf; }`,
  );
  const child = spawn(nginx!, ['-p', root, '-c', join(root, 'nginx.conf')], { stdio: 'inherit' });
  onTestFinished(async () => {
    const closed = once(child, 'close');
    child.kill('SIGTERM');
    await closed;
  });
  return secure;
}

it.skipIf(!nginx || !openssl)(
  'nginx.conf hides restarts of two processes and returns no 502 while the database restarts',
  async () => {
    const own = await ownPostgres(join(root, 'postgres'));
    const db = openPostgres({ url: own.url, poolSize: 2, onError: () => undefined });
    await prepare(db, 1);
    const ports = [await freePort(), await freePort()];
    const start = (port: number) =>
      startOn({
        DATABASE_URL: own.url,
        DATA_DIR: root,
        PORT: String(port),
        TRUST_PROXY: '1',
        PUBLIC_ORIGIN: 'https://seira.example',
        RESPONSE_CACHE_MS: '0',
      });
    const isReady = (address: string) =>
      vi.waitFor(async () => expect((await fetch(`${address}/readyz`)).status).toBe(200), {
        timeout: 120_000,
      });
    const servers = ports.map(start);
    const addresses = await Promise.all(servers.map(({ address }) => address));
    const secure = await startNginx(ports);
    // Its certificate is self-signed.
    vi.stubEnv('NODE_TLS_REJECT_UNAUTHORIZED', '0');
    const get = (path: string) =>
      ask(`https://127.0.0.1:${secure}`, 'GET', path, { host: 'seira.example' });
    await vi.waitFor(async () => expect((await get('/readyz'))?.status).toBe(200));

    let phase = '';
    const counts = new Map<string, Map<number | 'none', number>>();
    const reader = async () => {
      const row = counts.get(phase) ?? counts.set(phase, new Map()).get(phase)!;
      const status = (await get('/api/organisations/org-1'))?.status ?? 'none';
      row.set(status, (row.get(status) ?? 0) + 1);
      await rest(PAUSE_MS);
    };
    const clients = Array.from({ length: CLIENTS }, () => repeatedly(reader));

    phase = 'database restarted';
    await rest(300);
    await own.stop();
    await rest(300);
    await own.start();
    await Promise.all(addresses.map(isReady));
    phase = 'processes restarted';
    for (let restart = 0; restart < RESTARTS; restart += 1) {
      const which = restart % ports.length;
      expect((await servers[which]!.stop()).code).toBe(0);
      servers[which] = start(ports[which]!);
      await servers[which].address;
    }
    await Promise.all(clients.map((stop) => stop()));

    for (const [during, row] of counts) {
      const times = [...row].map(([status, count]) => `${count} × ${status}`);
      console.log(`nginx: ${during}: ${times.join(', ')}`);
    }
    const seen = (during: string) => [...(counts.get(during)?.keys() ?? [])];
    expect(seen('processes restarted')).toEqual([200]);
    expect([200, 503]).toEqual(expect.arrayContaining(seen('database restarted')));

    for (const path of ['/invitation/', '/ticket/', '/api/tickets/', '/api/subscriptions/']) {
      await get(`${path}SECRET-OF-A-LINK/end?token=SECRET-OF-A-QUERY`);
    }
    await get('/confirm?token=SECRET-OF-A-QUERY');
    const log = () =>
      ['seira.log', 'seira-error.log']
        .map((name) => readFileSync(join(root, name), 'utf8'))
        .join('');
    // It writes a line after the response.
    await vi.waitFor(() => expect(log()).toContain('"GET /confirm" '));
    const logged = log();
    expect(logged).toContain('"GET /ticket/***"');
    expect(logged).not.toContain('SECRET');
    await db.close();
    await endProcesses();
    await own.stop();
  },
);
