import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { escapeHtml } from '#common/page/escapeHtml.ts';
import type { Db } from '#server/db/client.ts';
import { keyFrom } from '#server/lib/secrets/keys.ts';
import { startMailServer, type MailServer } from '#server/testing/mail/mailServer.ts';
import { temporaryFolder } from '#server/testing/temporaryFolder.ts';
import { NOON, testApp } from '#server/testing/testApp.ts';
import { enqueueMail, purgeMail, mailStatus } from './outbox.ts';
import { openTransport, type Transport } from './transport.ts';
import { sendDue } from './worker.ts';

const TO = 'Ariadni.Secret@seira.example';
const MINUTE = 60;
const DAY = 86_400;
const NAMED = {
  mailFrom: 'Σειρά <no-reply@seira.example>',
  dataDir: '/nowhere',
  smtpConnections: 5,
};

const test = testApp();
const dataDir = temporaryFolder();
let server: MailServer;
let transport: Transport;
const lines: string[] = [];
const log = { warn: (...said: unknown[]) => lines.push(JSON.stringify(said)) };

beforeEach(async () => {
  server = await startMailServer();
  transport = openTransport({ ...NAMED, smtpUrl: server.url });
});
afterEach(async () => {
  await server.close();
  await test.db.exec('DELETE FROM mail_outbox');
  lines.length = 0;
});

const message = (words: string) => ({
  subject: `Πρόσκληση ${words}`,
  text: `Καλημέρα\n${words}`,
  html: `<p>${escapeHtml(words)}</p>`,
});
const mail = (cause: string, words: string) => ({
  cause,
  to: TO,
  message: message(words),
  keys: test.context.keys,
  now: test.clock.now(),
});
const enqueue = (cause: string, words = 'https://seira.example/invitation/secret-token') =>
  test.db.transaction((tx) => enqueueMail(tx, mail(cause, words)));
const sender = (db: Db = test.db) => ({ ...test.context, db });
const look = (db?: Db) => sendDue(sender(db), { transport, log });
const rows = () =>
  test.db.query<{ state: string; attempts: number; failure: string | null; sealed: string | null }>(
    'SELECT state, attempts, failure, sealed FROM mail_outbox ORDER BY id',
  );

describe('an e-mail', () => {
  it('is sent once per cause, as text and as HTML', async () => {
    expect(await enqueue('invitation/inv_1/1')).toBe(true);
    expect(await enqueue('invitation/inv_1/1')).toBe(false);
    expect(await look()).toMatchObject({ sent: 1, postponed: 0, failed: 0 });
    expect(await look()).toMatchObject({ sent: 0, postponed: 0, failed: 0 });
    expect(server.received).toHaveLength(1);
    const [{ to, messageId, raw }] = server.received as [(typeof server.received)[0]];
    expect(to).toBe(TO);
    expect(messageId).toMatch(/^[0-9a-f-]{36}@seira\.example$/);
    expect(raw).toMatch(/^Auto-Submitted: auto-generated\r?$/m);
    expect(raw).toMatch(/^Content-Type: multipart\/alternative/m);
    expect(raw).not.toContain('List-Unsubscribe');
    expect(await rows()).toMatchObject([{ state: 'sent', attempts: 1, failure: null }]);
  });

  it('is not sent if its cause is rolled back', async () => {
    const gone = test.db.transaction(async (tx) => {
      await enqueueMail(tx, mail('x', 'x'));
      throw new Error('rolled back');
    });
    await expect(gone).rejects.toThrow('rolled back');
    expect(await look()).toMatchObject({ sent: 0 });
    expect(server.received).toEqual([]);
  });

  it('has headers for one-click unsubscribe and for replies', async () => {
    await test.db.transaction((tx) =>
      enqueueMail(tx, {
        cause: 'news/1',
        to: TO,
        message: {
          ...message('news'),
          unsubscribe: 'https://seira.example/unsubscribe/x',
          replyTo: 'nikos@example.gr',
        },
        keys: test.context.keys,
        now: NOON,
      }),
    );
    await look();
    const raw = server.received[0]!.raw.replaceAll(/\r?\n[ \t]+/g, ' ');
    expect(raw).toContain('List-Unsubscribe: <https://seira.example/unsubscribe/x>');
    expect(raw).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click');
    expect(raw).toContain('Reply-To: nikos@example.gr');
  });

  it('is encrypted in the database, and its content is deleted a week after sending', async () => {
    await enqueue('a');
    await look();
    const whole = JSON.stringify(await test.db.query('SELECT * FROM mail_outbox'));
    for (const secret of [TO, 'secret-token', 'Καλημέρα']) {
      expect(whole.toLowerCase()).not.toContain(secret.toLowerCase());
    }
    await purgeMail(test.db, new Date(NOON.getTime() + 6.9 * DAY * 1000));
    expect((await rows())[0]?.sealed).not.toBeNull();
    await purgeMail(test.db, new Date(NOON.getTime() + 7.1 * DAY * 1000));
    expect((await rows())[0]?.sealed).toBeNull();
    expect(await enqueue('a')).toBe(false);
  });

  it('can be decrypted with the previous key, and is given up without its key', async () => {
    await enqueue('a');
    const { keys } = test.context;
    const next = keyFrom('another secret of the tests, long enough');
    const rotated = { ...sender(), keys: { current: next, previous: keys.current } };
    expect(await sendDue(rotated, { transport, log })).toMatchObject({ sent: 1 });
    await enqueue('b');
    const lost = { ...sender(), keys: { current: next, previous: null } };
    expect(await sendDue(lost, { transport, log })).toMatchObject({ failed: 1 });
    expect((await rows())[1]).toMatchObject({ state: 'failed', failure: 'UNREADABLE' });
  });
});

it('goes to the plain form of an address with full-width letters', async () => {
  const to = 'ａnna@ｅxample.GR';
  await test.db.transaction((tx) =>
    enqueueMail(tx, { cause: 'x', to, message: message('x'), keys: test.context.keys, now: NOON }),
  );
  await look();
  expect(server.received[0]!.to).toBe('anna@example.gr');
});

describe('a mail server', () => {
  it('that defers an e-mail is retried after 1, 2, 4 … minutes, every 4 hours at most, for 3 days', async () => {
    server.behave('busy');
    await enqueue('a');
    const waits: number[] = [];
    let last = test.clock.now();
    for (;;) {
      const { failed } = await look();
      waits.push((test.clock.now().getTime() - last.getTime()) / 60_000);
      last = test.clock.now();
      if (failed > 0) break;
      const [next] = await test.db.query<{ due_at: Date }>('SELECT due_at FROM mail_outbox');
      test.clock.set(new Date(next!.due_at.getTime() - 1_000));
      expect(await look()).toMatchObject({ postponed: 0, failed: 0 });
      test.clock.set(next!.due_at);
    }
    expect(waits.slice(0, 10)).toEqual([0, 1, 2, 4, 8, 16, 32, 64, 128, 240]);
    expect(Math.max(...waits)).toBe(240);
    const hours = (last.getTime() - NOON.getTime()) / 3_600_000;
    expect(hours).toBeGreaterThanOrEqual(72);
    expect(hours).toBeLessThan(76);
    expect(await rows()).toMatchObject([{ state: 'failed', failure: 'EENVELOPE 451' }]);
    expect(await mailStatus(test.db)).toMatchObject({ waiting: 0, failed: 1 });
    expect(lines.join('\n')).toContain('EENVELOPE 451');
    expect(lines.join('\n').toLowerCase()).not.toContain('ariadni');
  });

  it('that rejects a recipient is not retried; the log has the reason without the address', async () => {
    server.behave('refuse');
    await enqueue('a');
    expect(await look()).toMatchObject({ sent: 0, postponed: 0, failed: 1 });
    expect(await rows()).toMatchObject([{ state: 'failed', failure: 'EENVELOPE 550' }]);
    expect(lines.join('\n')).toContain('EENVELOPE 550');
    expect(lines.join('\n').toLowerCase()).not.toContain('ariadni');
    server.behave('accept');
    test.clock.advance(DAY);
    expect(await look()).toMatchObject({ sent: 0 });
  });

  it.each(['stall', 'cut'] as const)('that does %s gets the e-mail later, once', async (how) => {
    server.behave(how);
    await enqueue('a');
    const patient = transport;
    transport = openTransport(
      { ...NAMED, smtpUrl: server.url },
      { connectMs: 200, silenceMs: 200 },
    );
    expect(await look()).toMatchObject({ postponed: 1 });
    transport = patient;
    server.behave('accept');
    test.clock.advance(MINUTE);
    expect(await look()).toMatchObject({ sent: 1 });
    expect(server.received).toHaveLength(1);
  });

  it('that is down for an hour gets every e-mail when it is back, once each', async () => {
    const port = Number(new URL(server.url).port);
    await server.close();
    for (const cause of ['a', 'b', 'c']) await enqueue(cause);
    for (let minute = 0; minute < 60; minute += 1) {
      expect(await look()).toMatchObject({ sent: 0, failed: 0 });
      test.clock.advance(MINUTE);
    }
    server = await startMailServer(port);
    test.clock.advance(64 * MINUTE);
    expect(await look()).toMatchObject({ sent: 3 });
    expect(new Set(server.received.map(({ messageId }) => messageId)).size).toBe(3);
    expect(server.received).toHaveLength(3);
  });
});

it('without a mail server, writes each e-mail to a file that only its owner can read', async () => {
  transport = openTransport({ ...NAMED, dataDir, smtpUrl: null });
  expect(transport.destination).toBe(join(dataDir, 'mail'));
  await enqueue('a');
  await look();
  await test.db.exec("UPDATE mail_outbox SET state = 'waiting'");
  test.clock.advance(3 * MINUTE);
  expect(await look()).toMatchObject({ sent: 1 });
  const [file, ...others] = readdirSync(transport.destination);
  expect(others).toEqual([]);
  const path = join(transport.destination, file!);
  expect(file).toMatch(/^2026-11-20T10-00-00-[0-9a-f-]{36}\.eml$/);
  expect(statSync(path).mode & 0o777).toBe(0o600);
  expect(statSync(transport.destination).mode & 0o777).toBe(0o700);
  expect(readFileSync(path, 'utf8')).toContain(`To: ${TO}`);
});
