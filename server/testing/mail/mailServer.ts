import { SMTPServer } from 'smtp-server';
import type { AddressInfo, Socket } from 'node:net';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { afterEach, beforeEach } from 'vitest';
import { escapeHtml } from '#common/page/escapeHtml.ts';
import type { Db } from '#server/db/client.ts';
import { enqueueMail } from '#server/mail/outbox.ts';
import { openTransport, type Transport } from '#server/mail/transport.ts';
import { sendDue } from '#server/mail/worker.ts';
import type { TestApp } from '#server/testing/testApp.ts';

interface Received {
  to: string;
  messageId: string;
  /** The source, including headers. */
  raw: string;
}

/**
 * Reaction of a mail server to an e-mail: accepts it, defers it (451), rejects its recipient (550),
 * stays silent, or disconnects in the middle of the text.
 */
type Behaviour = 'accept' | 'busy' | 'refuse' | 'stall' | 'cut';

type MailServer = Awaited<ReturnType<typeof startMailServer>>;

const reply = (responseCode: number, words: string) =>
  Object.assign(new Error(words), { responseCode });

/** Starts a mail server on this machine. @param port defaults to any free port */
export async function startMailServer(port = 0) {
  const received: Received[] = [];
  let behaviour: Behaviour = 'accept';
  const sockets = new Set<Socket>();
  let opened = 0;
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['AUTH', 'STARTTLS'],
    logger: false,
    closeTimeout: 200,
    onConnect: (_session, done) => {
      opened += 1;
      if (behaviour !== 'stall') done();
    },
    onRcptTo: ({ address }, _session, done) => {
      if (behaviour === 'busy') return done(reply(451, `${address} try again later`));
      if (behaviour === 'refuse') return done(reply(550, `${address} is unknown here`));
      return done();
    },
    onData: async (stream, session, done) => {
      if (behaviour === 'cut') {
        for (const socket of sockets) socket.destroy();
        return;
      }
      const raw = await text(stream);
      received.push({
        to: session.envelope.rcptTo[0]?.address ?? '',
        messageId: /^message-id: <([^>]+)>/im.exec(raw)?.[1] ?? '',
        raw,
      });
      done();
    },
  });
  server.on('error', () => undefined);
  server.server.on('connection', (socket: Socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
  });
  const listening = server.listen(port, '127.0.0.1');
  await once(listening, 'listening');
  const address = listening.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${address.port}`,
    received,
    behave: (next: Behaviour) => {
      behaviour = next;
    },
    connections: () => opened,
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
}

/** The recipient of the e-mails of `testMail`. */
export const TO = 'Ariadni.Secret@seira.example';

/** A mail server, new before each test of a file, and an outbox that is empty after each. */
export function testMail(test: TestApp) {
  const mail = {} as { server: MailServer; transport: Transport };
  const lines: string[] = [];
  const log = { warn: (...said: unknown[]) => lines.push(JSON.stringify(said)) };
  type Options = Parameters<typeof openTransport>;
  const transportWith = (more: Partial<Options[0]> = {}, times?: Options[1]) => {
    const { url: smtpUrl } = mail.server;
    const mailFrom = 'Σειρά <no-reply@seira.example>';
    const settings = { mailFrom, dataDir: '/nowhere', smtpConnections: 5, smtpUrl };
    return openTransport({ ...settings, ...more }, times);
  };
  beforeEach(async () => {
    mail.server = await startMailServer();
    mail.transport = transportWith();
  });
  afterEach(async () => {
    await mail.server.close();
    await test.db.exec('DELETE FROM mail_outbox');
    lines.length = 0;
  });
  const sender = (db: Db = test.db) => ({ ...test.context, db });
  /** An e-mail that says some words. */
  const written = (cause: string, words: string) => ({
    cause,
    to: TO,
    message: { subject: words, text: `Καλημέρα\n${words}`, html: `<p>${escapeHtml(words)}</p>` },
    keys: test.context.keys,
    now: test.clock.now(),
  });
  return Object.assign(mail, {
    lines,
    log,
    transportWith,
    sender,
    written,
    enqueue: (cause: string, words = 'https://seira.example/invitation/secret-token', more = {}) =>
      test.db.transaction((tx) => enqueueMail(tx, { ...written(cause, words), ...more })),
    /** Sends the due e-mails. */
    look: (db?: Db) => sendDue(sender(db), { transport: mail.transport, log }),
  });
}
