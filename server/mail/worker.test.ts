import { describe, expect, it, vi } from 'vitest';
import type { Db } from '#server/db/client.ts';
import { outsideService } from '#server/lib/outsideService.ts';
import { testMail } from '#server/testing/mail/mailServer.ts';
import { testApp } from '#server/testing/testApp.ts';
import { mailStatus, releaseClaims } from './outbox.ts';
import { sendDue, startMailWorker } from './worker.ts';

const MINUTE = 60;

const test = testApp();
const mail = testMail(test);
const { enqueue, look, log, sender, transportWith } = mail;

describe('processes', () => {
  /** Sends an e-mail and dies before it is marked as sent. */
  const die = async () => {
    const dying: Db = {
      ...test.db,
      query: (sql, params, name) =>
        sql.includes('SET state = $3')
          ? Promise.reject(new Error('killed'))
          : test.db.query<never>(sql, params, name),
    };
    await enqueue('a');
    await expect(look(dying)).rejects.toThrow('killed');
    // Another process does not touch it while the claim lasts.
    expect(await look()).toMatchObject({ sent: 0 });
  };

  it('that die between sending and marking cause a second sending with the same id', async () => {
    await die();
    test.clock.advance(3 * MINUTE);
    expect(await look()).toMatchObject({ sent: 1 });
    expect(mail.server.received).toHaveLength(2);
    expect(mail.server.received[0]!.messageId).toBe(mail.server.received[1]!.messageId);
  });

  it('that start alone on a database release the claims of a dead process', async () => {
    await die();
    await releaseClaims(test.db, test.clock.now());
    expect(await look()).toMatchObject({ sent: 1 });
  });

  it('share the work without sending anything twice', async () => {
    for (let n = 0; n < 40; n += 1) await enqueue(`many/${n}`, String(n));
    const work = async () => {
      for (let empty = 0; empty < 3;) empty = (await look()).sent === 0 ? empty + 1 : 0;
    };
    await Promise.all([work(), work(), work()]);
    expect(mail.server.received).toHaveLength(40);
    expect(new Set(mail.server.received.map(({ messageId }) => messageId)).size).toBe(40);
    expect(await mailStatus(test.db)).toMatchObject({ waiting: 0, failed: 0 });
  });

  it('send messages to the subscribers of an opening after the others', async () => {
    for (const cause of ['opening/1', 'opening/2', 'recover/1']) await enqueue(cause, cause);
    mail.transport = transportWith({ smtpConnections: 2 });
    await look();
    const waiting = await test.db.query("SELECT cause FROM mail_outbox WHERE state = 'waiting'");
    expect(waiting).toEqual([{ cause: 'opening/2' }]);
    mail.transport.close();
  });

  it('keep their connections to the mail server for the next messages', async () => {
    const before = mail.server.connections();
    mail.transport = transportWith({ smtpConnections: 2 });
    for (let n = 0; n < 20; n += 1) await enqueue(`opening-later/${n}`, String(n));
    let rounds = 0;
    while ((await look()).sent > 0) rounds += 1;
    expect([rounds, mail.server.received.length]).toEqual([10, 20]);
    expect(mail.server.connections() - before).toBeLessThanOrEqual(2);
    mail.transport.close();
  });

  it('that stop release the e-mail in progress', async () => {
    mail.server.behave('stall');
    await enqueue('a');
    const stopping = new AbortController();
    const { transport } = mail;
    const sending = sendDue(sender(), { transport, log, signal: stopping.signal });
    while (mail.server.connections() === 0) await new Promise((resolve) => setTimeout(resolve, 10));
    stopping.abort();
    expect(await sending).toMatchObject({ postponed: 1 });
    mail.server.behave('accept');
    expect(await look()).toMatchObject({ sent: 1 });
  });
});

it.each([
  ['ESOCKET', 'tried again', [null]],
  ['EENVELOPE 450', 'not tried', []],
])(
  'after %s the connection to the mail server is %s without an e-mail',
  async (reason, _what, changes) => {
    const seen: (string | null)[] = [];
    const service = outsideService((failure) => seen.push(failure));
    service.failed(reason);
    const fails = (error: unknown) => {
      throw error;
    };
    const probe = vi.spyOn(mail.transport, 'probe');
    const looked = vi.fn<() => Promise<void>>(async () => undefined);
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    const watched = { prepare: looked, log, service, onError: fails };
    const stop = startMailWorker(sender(), mail.transport, watched);
    while (looked.mock.calls.length < 2) {
      vi.advanceTimersByTime(2_000);
      await new Promise(setImmediate);
    }
    await stop();
    vi.useRealTimers();
    await Promise.all(probe.mock.results.map(({ value }) => value as Promise<void>));
    expect(seen).toEqual([reason, ...changes]);
  },
);
