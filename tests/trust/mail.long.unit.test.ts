import { chmodSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as rest } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { temporaryFolder } from '#server/testing/temporaryFolder.ts';
import { startMailServer, type MailServer } from '#server/testing/mail/mailServer.ts';
import { ownPostgres, type OwnPostgres } from './postgres.ts';
import { endProcesses, runScript, startProcess, type ServerProcess } from './servers.ts';

const root = temporaryFolder();
// PostgreSQL runs as another user if the tests run as root.
chmodSync(root, 0o755);
let mail: MailServer;
let folders = 0;
let own: OwnPostgres | null = null;

beforeEach(async () => {
  mail = await startMailServer();
});
afterEach(async () => {
  await endProcesses();
  await mail.close();
  await own?.stop();
  own = null;
});

const settings = (more: Record<string, string>) => ({
  HASH_MEMORY_KIB: '8',
  MAIL_FROM: 'Σειρά <no-reply@seira.example>',
  PUBLIC_ORIGIN: 'https://seira.example',
  SMTP_URL: mail.url,
  JWT_SECRET: 'a signing secret for the tests of mail',
  ...more,
});

/** Adds one e-mail per owner to the outbox, by the operator's command. */
function enqueue(count: number, env: Record<string, string>): string[] {
  const owners = Array.from({ length: count }, (_, n) => `owner-${n}@place.example`);
  const lines = owners.map((owner, n) => `place-${n},Τόπος ${n},shops,Οδός ${n},Αθήνα,24/7,${owner}`);
  const file = join(root, 'places.csv');
  writeFileSync(file, ['slug,title,category,address,city,hours,owner', ...lines].join('\n'));
  const command = runScript('place', ['import', file], env);
  expect(command).toMatchObject({ status: 0, stderr: '' });
  return owners;
} // prettier-ignore

const until = async (holds: () => boolean) => {
  while (!holds()) await rest(20);
};
const kill = async (server: ServerProcess) => {
  server.child.kill('SIGKILL');
  await server.end;
};
const reached = () => new Set(mail.received.map(({ to }) => to));

/** Message ids by address. */
const idsByAddress = () => {
  const ids = new Map<string, Set<string>>();
  for (const { to, messageId } of mail.received) {
    ids.set(to, (ids.get(to) ?? new Set()).add(messageId));
  }
  return ids;
};

describe('e-mails of a killed server', () => {
  it('are sent once by the next server if they were not sent', async () => {
    const env = settings({ DATA_DIR: join(root, `data-${(folders += 1)}`) });
    const owners = enqueue(8, env);
    mail.behave('stall');
    const first = startProcess(env);
    await first.address;
    await until(() => mail.connections() > 0);
    await kill(first);
    expect(mail.received).toEqual([]);
    mail.behave('accept');
    const second = startProcess(env);
    await until(() => reached().size === owners.length);
    second.child.kill('SIGTERM');
    const { code, output } = await second.end;
    expect(code).toBe(0);
    expect(mail.received).toHaveLength(owners.length);
    expect(output).not.toContain('place.example');
  });

  it('are sent again under the same id if they were sent but not marked', async () => {
    const env = settings({ DATA_DIR: join(root, `data-${(folders += 1)}`) });
    const owners = enqueue(12, env);
    for (let round = 0; round < 3; round += 1) {
      const server = startProcess(env);
      const before = mail.received.length;
      mail.beforeResponse(() => {
        if (mail.received.length >= before + 2) server.child.kill('SIGKILL');
      });
      await server.end;
    }
    mail.beforeResponse(null);
    const last = startProcess(env);
    await until(() => reached().size === owners.length);
    last.child.kill('SIGTERM');
    expect((await last.end).code).toBe(0);
    expect([...reached()].sort()).toEqual([...owners].sort());
    expect([...idsByAddress().values()].map(({ size }) => size)).toEqual(owners.map(() => 1));
    expect(mail.received.length).toBeGreaterThan(owners.length);
  });
});

it('two servers on one database share the e-mails without duplicates', async () => {
  own = await ownPostgres(join(root, 'postgres'));
  const env = settings({ DATABASE_URL: own.url, DATA_DIR: join(root, `data-${(folders += 1)}`) });
  const owners = enqueue(40, env);
  const servers = [startProcess(env), startProcess(env)];
  await until(() => reached().size === owners.length);
  for (const { child } of servers) child.kill('SIGTERM');
  for (const { end } of servers) expect((await end).code).toBe(0);
  expect(mail.received).toHaveLength(owners.length);
  expect([...idsByAddress().values()].map(({ size }) => size)).toEqual(owners.map(() => 1));
}); // prettier-ignore
