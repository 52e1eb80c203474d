import { performance } from 'node:perf_hooks';
import { setTimeout as rest } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import type { Db } from '#server/db/client.ts';
import type { Clock } from '#server/lib/clock.ts';
import { errorCode, type OutsideService } from '#server/lib/outsideService.ts';
import type { Keys } from '#server/lib/secrets/keys.ts';
import { claimDue, type Claimed, endMail, postponeMail, releaseMail } from './outbox.ts';
import type { Transport } from './transport.ts';

interface Failure {
  /** Codes, e.g. `EENVELOPE 550`, because a server's own text may quote the address. */
  reason: string;
  /** True if this e-mail can never be sent. */
  isFinal: boolean;
}

/** Codes that concern the single e-mail. The others concern the connection to the server. */
const MESSAGE_ERRORS = ['EENVELOPE', 'EMESSAGE'];

/** Interprets an error of a transport. Source of 4xx and 5xx: RFC 5321 §4.2.1. */
function failureOf(error: unknown): Failure {
  const { responseCode } = (error ?? {}) as { responseCode?: unknown };
  const name = errorCode(error);
  const status = typeof responseCode === 'number' ? responseCode : null;
  return {
    reason: status === null ? name : `${name} ${status}`,
    // Without a status, nodemailer itself rejected the envelope.
    isFinal:
      MESSAGE_ERRORS.includes(name) &&
      (status === null ? name === 'EENVELOPE' : status >= 500 && status < 600),
  };
}

const POLL_EVERY_MS = 2_000;
/** Interval of connection checks while sending fails and no e-mail is due. */
const PROBE_EVERY_MS = 60_000;
/** Less than the claim time of an e-mail. */
const ATTEMPT_MS = 90_000;
/** Time that a stop waits for e-mails in progress. */
const FINISH_MS = 5_000;

interface Sent {
  sent: number;
  postponed: number;
  failed: number;
  reason: string | null;
}

type Outcome = 'sent' | 'failed' | { postponed: string | null };

interface Sender {
  db: Db;
  clock: Clock;
  keys: Keys;
}

interface Sending {
  transport: Transport;
  log: Pick<FastifyBaseLogger, 'warn'>;
  signal?: AbortSignal;
}

async function attempt(
  { db, clock }: Sender,
  claimed: Claimed,
  { transport, log, signal }: Sending,
): Promise<Outcome> {
  const { email, messageId, createdAt, attempts } = claimed;
  const giveUp = (reason: string) => {
    log.warn({ message: messageId, attempts, reason }, 'an e-mail is given up');
    return 'failed' as const;
  };
  if (email === null) {
    await endMail(db, claimed, { state: 'failed', failure: 'UNREADABLE', now: clock.now() });
    return giveUp('UNREADABLE');
  }
  const limit = AbortSignal.timeout(ATTEMPT_MS);
  try {
    await transport.send({
      email,
      messageId,
      createdAt,
      signal: signal ? AbortSignal.any([limit, signal]) : limit,
    });
  } catch (error) {
    const { reason, isFinal } = failureOf(error);
    const now = clock.now();
    if (signal?.aborted) {
      await releaseMail(db, claimed, now);
      return { postponed: null };
    }
    if (isFinal) await endMail(db, claimed, { state: 'failed', failure: reason, now });
    else if (await postponeMail(db, claimed, { failure: reason, now })) {
      return { postponed: reason };
    }
    return giveUp(reason);
  }
  await endMail(db, claimed, { state: 'sent', failure: null, now: clock.now() });
  return 'sent';
}

/** Sends due e-mails, a few at once, and returns the outcomes. */
export async function sendDue(sender: Sender, sending: Sending): Promise<Sent> {
  const { db, clock, keys } = sender;
  const claimed = await claimDue(db, {
    keys,
    now: clock.now(),
    limit: sending.transport.concurrency,
  });
  const outcomes = await Promise.all(claimed.map((one) => attempt(sender, one, sending)));
  const count = (outcome: Outcome) => outcomes.filter((one) => one === outcome).length;
  const postponed = outcomes.filter((one) => typeof one === 'object');
  return {
    sent: count('sent'),
    postponed: postponed.length,
    failed: count('failed'),
    reason: postponed.find(({ postponed: why }) => why !== null)?.postponed ?? null,
  };
}

export interface MailReport {
  /** Adds e-mails to the outbox whose causes only the database recorded. */
  prepare?: () => Promise<unknown>;
  log: Sending['log'];
  service: OutsideService;
  onError: (error: unknown) => void;
}

/**
 * Sends due e-mails every two seconds until stopped. Any number of processes may do so on one
 * database.
 * @returns the stop function
 */
export function startMailWorker(
  sender: Sender,
  transport: Transport,
  { prepare, log, service, onError }: MailReport,
): () => Promise<void> {
  const stopping = new AbortController();
  const sending = { transport, log, signal: stopping.signal };
  const state = { isStopped: false };
  let running: Promise<void> | null = null;
  let probeAt = 0;

  /** Without this, a failure would persist until the next e-mail is due. */
  const probe = () => {
    const { failure } = service;
    const isConnectionFailure =
      failure !== null && !MESSAGE_ERRORS.includes(failure.split(' ')[0]!);
    if (!isConnectionFailure || sender.clock.now().getTime() < probeAt) return;
    probeAt = sender.clock.now().getTime() + PROBE_EVERY_MS;
    transport.probe().then(service.succeeded, () => undefined);
  };

  const sendAll = async () => {
    // A failure to add e-mails must not delay those already due.
    await prepare?.().catch(onError);
    for (let busy = true; busy && !state.isStopped;) {
      const before = performance.eventLoopUtilization();
      const { sent, failed, reason } = await sendDue(sender, sending);
      // Half of the process stays free for requests. Waits for a mail server need no rest.
      await rest(performance.eventLoopUtilization(before).active);
      if (reason !== null) service.failed(reason);
      else if (sent > 0) service.succeeded();
      busy = sent + failed > 0;
      if (reason === null && !state.isStopped) probe();
    }
  };
  const timer = setInterval(() => {
    running ??= sendAll()
      .catch(onError)
      .finally(() => {
        running = null;
      });
  }, POLL_EVERY_MS);
  timer.unref();

  return async () => {
    state.isStopped = true;
    clearInterval(timer);
    const limit = setTimeout(() => stopping.abort(), FINISH_MS);
    await running;
    clearTimeout(limit);
    transport.close();
  };
}
