import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { keyFrom } from '#server/lib/secrets/keys.ts';
import { startMailServer, testMail, TO } from '#server/testing/mail/mailServer.ts';
import { temporaryFolder } from '#server/testing/temporaryFolder.ts';
import { NOON, testApp } from '#server/testing/testApp.ts';
import { enqueueMail, purgeMail, mailStatus } from './outbox.ts';
import { sendDue } from './worker.ts';

const MINUTE = 60;
const DAY = 86_400;

const test = testApp();
const dataDir = temporaryFolder();
const mail = testMail(test);
const { enqueue, look, lines, log, sender, written } = mail;
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
    expect(mail.server.received).toHaveLength(1);
    const [{ to, messageId, raw }] = mail.server.received as [(typeof mail.server.received)[0]];
    expect(to).toBe(TO);
    expect(messageId).toMatch(/^[0-9a-f-]{36}@seira\.example$/);
    expect(raw).toMatch(/^Auto-Submitted: auto-generated\r?$/m);
    expect(raw).toMatch(/^Content-Type: multipart\/alternative/m);
    expect(raw).not.toContain('List-Unsubscribe');
    expect(await rows()).toMatchObject([{ state: 'sent', attempts: 1, failure: null }]);
  });

  it('is not sent if its cause is rolled back', async () => {
    const gone = test.db.transaction(async (tx) => {
      await enqueueMail(tx, written('x', 'x'));
      throw new Error('rolled back');
    });
    await expect(gone).rejects.toThrow('rolled back');
    expect(await look()).toMatchObject({ sent: 0 });
    expect(mail.server.received).toEqual([]);
  });

  it('has headers for one-click unsubscribe and for replies', async () => {
    const more = {
      unsubscribe: 'https://seira.example/unsubscribe/x',
      replyTo: 'nikos@example.gr',
    };
    const { message } = written('news/1', 'news');
    await enqueue('news/1', 'news', { message: { ...message, ...more } });
    await look();
    const raw = mail.server.received[0]!.raw.replaceAll(/\r?\n[ \t]+/g, ' ');
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
    expect(await sendDue(rotated, { transport: mail.transport, log })).toMatchObject({ sent: 1 });
    await enqueue('b');
    const lost = { ...sender(), keys: { current: next, previous: null } };
    expect(await sendDue(lost, { transport: mail.transport, log })).toMatchObject({ failed: 1 });
    expect((await rows())[1]).toMatchObject({ state: 'failed', failure: 'UNREADABLE' });
  });
});

it('goes to the plain form of an address with full-width letters', async () => {
  await enqueue('x', 'x', { to: 'ａnna@ｅxample.GR' });
  await look();
  expect(mail.server.received[0]!.to).toBe('anna@example.gr');
});

describe('a mail server', () => {
  it('that defers an e-mail is retried after 1, 2, 4 … minutes, every 4 hours at most, for 3 days', async () => {
    mail.server.behave('busy');
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
    mail.server.behave('refuse');
    await enqueue('a');
    expect(await look()).toMatchObject({ sent: 0, postponed: 0, failed: 1 });
    expect(await rows()).toMatchObject([{ state: 'failed', failure: 'EENVELOPE 550' }]);
    expect(lines.join('\n')).toContain('EENVELOPE 550');
    expect(lines.join('\n').toLowerCase()).not.toContain('ariadni');
    mail.server.behave('accept');
    test.clock.advance(DAY);
    expect(await look()).toMatchObject({ sent: 0 });
  });

  it.each(['stall', 'cut'] as const)('that does %s gets the e-mail later, once', async (how) => {
    mail.server.behave(how);
    await enqueue('a');
    const transport = mail.transportWith({}, { connectMs: 200, silenceMs: 200 });
    expect(await sendDue(sender(), { transport, log })).toMatchObject({ postponed: 1 });
    mail.server.behave('accept');
    test.clock.advance(MINUTE);
    expect(await look()).toMatchObject({ sent: 1 });
    expect(mail.server.received).toHaveLength(1);
  });

  it('that is down for an hour gets every e-mail when it is back, once each', async () => {
    const port = Number(new URL(mail.server.url).port);
    await mail.server.close();
    for (const cause of ['a', 'b', 'c']) await enqueue(cause);
    for (let minute = 0; minute < 60; minute += 1) {
      expect(await look()).toMatchObject({ sent: 0, failed: 0 });
      test.clock.advance(MINUTE);
    }
    mail.server = await startMailServer(port);
    test.clock.advance(64 * MINUTE);
    expect(await look()).toMatchObject({ sent: 3 });
    expect(new Set(mail.server.received.map(({ messageId }) => messageId)).size).toBe(3);
    expect(mail.server.received).toHaveLength(3);
  });
});

it('without a mail server, writes each e-mail to a file that only its owner can read', async () => {
  mail.transport = mail.transportWith({ dataDir, smtpUrl: null });
  const { destination } = mail.transport;
  expect(destination).toBe(join(dataDir, 'mail'));
  await enqueue('a');
  await look();
  await test.db.exec("UPDATE mail_outbox SET state = 'waiting'");
  test.clock.advance(3 * MINUTE);
  expect(await look()).toMatchObject({ sent: 1 });
  const [file, ...others] = readdirSync(destination);
  expect(others).toEqual([]);
  const path = join(destination, file!);
  expect(file).toMatch(/^2026-11-20T10-00-00-[0-9a-f-]{36}\.eml$/);
  expect(statSync(path).mode & 0o777).toBe(0o600);
  expect(statSync(destination).mode & 0o777).toBe(0o700);
  expect(readFileSync(path, 'utf8')).toContain(`To: ${TO}`);
});
