import { accessSync, constants } from 'node:fs';
import { rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport, type SendMailOptions } from 'nodemailer';
import { deliverable } from '#common/input/email.ts';
import { makeFolder } from '#server/db/failures.ts';
import type { Settings } from '#server/settings.ts';
import type { Email } from './outbox.ts';

interface Sending {
  email: Email;
  messageId: string;
  createdAt: Date;
  /** Aborts the attempt, which then fails. */
  signal: AbortSignal;
}

export interface Transport {
  /** Concurrent e-mails per process. */
  concurrency: number;
  /** For the operator: a mail server, or a folder. */
  destination: string;
  /** Sends one e-mail. @throws errors that `failureOf` reads */
  send(sending: Sending): Promise<void>;
  /** Checks the connection without sending anything. @throws errors that `errorCode` reads */
  probe(): Promise<void>;
  /** Closes idle connections. */
  close(): void;
}

/** Timeouts for connecting, for the greeting, and for each response of a mail server. */
interface Timeouts {
  connectMs: number;
  silenceMs: number;
}
const TIMEOUTS: Timeouts = { connectMs: 15_000, silenceMs: 30_000 };

/** The bare address. One that was stored before the current rules is used unchanged. */
const recipient = (email: string) => ({ name: '', address: deliverable(email) || email });

const optionsOf = (
  { email: { to, message }, messageId, createdAt }: Sending,
  from: string,
): SendMailOptions => {
  const { subject, text, html, unsubscribe, replyTo } = message;
  const domain = /@([^@>\s]+)>?\s*$/.exec(from)?.[1] ?? 'localhost';
  return {
    from,
    to: recipient(to),
    ...(replyTo !== undefined && { replyTo: recipient(replyTo) }),
    subject,
    text,
    html,
    messageId: `<${messageId}@${domain}>`,
    date: createdAt,
    headers: {
      // Prevents automatic replies. Source: RFC 3834.
      'Auto-Submitted': 'auto-generated',
      ...(unsubscribe && {
        'List-Unsubscribe': `<${unsubscribe}>`,
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      }),
    },
    disableFileAccess: true,
    disableUrlAccess: true,
  };
};

function smtp(
  { url, from, connections }: { url: string; from: string; connections: number },
  { connectMs, silenceMs }: Timeouts,
): Transport {
  const transport = createTransport({
    url,
    // Connections stay open for the next e-mail. The outbox repeats one whose connection breaks.
    pool: true,
    maxConnections: connections,
    maxRequeues: 0,
    connectionTimeout: connectMs,
    greetingTimeout: connectMs,
    socketTimeout: silenceMs,
  });
  return {
    concurrency: connections,
    destination: new URL(url).host,
    send: async (sending) => {
      await transport.sendMail({ ...optionsOf(sending, from), signal: sending.signal });
    },
    probe: async () => {
      await transport.verify();
    },
    close: () => transport.close(),
  };
}

const FILES_AT_ONCE = 5;

/** Each e-mail becomes a file that any mail program opens. The same e-mail gets the same file. */
function files(folder: string, from: string): Transport {
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
  return {
    concurrency: FILES_AT_ONCE,
    destination: folder,
    send: async (sending) => {
      const { message } = await transport.sendMail(optionsOf(sending, from));
      makeFolder(folder);
      const day = sending.createdAt.toISOString().slice(0, 19).replaceAll(':', '-');
      const file = join(folder, `${day}-${sending.messageId}.eml`);
      await writeFile(`${file}.part`, message as Buffer, { mode: 0o600 });
      await rename(`${file}.part`, file);
    },
    probe: async () => {
      makeFolder(folder);
      accessSync(folder, constants.W_OK);
    },
    close: () => undefined,
  };
}

/** Opens the configured transport: `SMTP_URL`, or files in the data folder. */
export const openTransport = (
  {
    smtpUrl,
    smtpConnections,
    mailFrom,
    dataDir,
  }: Pick<Settings, 'smtpUrl' | 'smtpConnections' | 'mailFrom' | 'dataDir'>,
  timeouts = TIMEOUTS,
): Transport =>
  smtpUrl === null
    ? files(join(dataDir, 'mail'), mailFrom)
    : smtp({ url: smtpUrl, from: mailFrom, connections: smtpConnections }, timeouts);
