import { Gauge, type Registry } from 'prom-client';
import type { App } from '#server/context.ts';
import { serviceStatus } from '#server/repositories/service/status.ts';
import { inTime, isReady } from './readiness.ts';

const unixTime = (at: Date | null): number => (at ? at.getTime() / 1000 : 0);

/**
 * Metrics read from the database. While it is unreachable they keep their last values, and
 * `seira_database_up` is 0.
 * @returns the refresh function
 */
export function statusMetrics(app: App, registers: Registry[]): () => Promise<void> {
  const { db, clock } = app.context;
  const gauge = <Label extends string>(name: string, help: string, labelNames: Label[] = []) =>
    new Gauge({ name, help, labelNames, registers });
  const databaseUp = gauge(
    'seira_database_up',
    '1 while the database responds within two seconds.',
  );
  const ready = gauge('seira_ready', '1 while /readyz returns 200.');
  const backup = gauge(
    'seira_backup_last_success_timestamp_seconds',
    'Time of the last backup; 0 for none.',
  );
  const jobs = gauge(
    'seira_daily_jobs_last_success_timestamp_seconds',
    'Time of the last daily jobs.',
  );
  const moderators = gauge('seira_moderators', 'Accounts that may moderate.');
  const mailWaiting = gauge('seira_mail_waiting', 'E-mails waiting to be sent.');
  const mailFailed = gauge('seira_mail_failed', 'E-mails that were given up.');
  const mailOldest = gauge('seira_mail_oldest_waiting_seconds', 'Age of the oldest e-mail.');
  const mailFailure = gauge('seira_mail_failure_info', 'Why the oldest e-mail waits.', ['code']);
  const pending = gauge('seira_moderation_waiting', 'Items waiting for moderators.', ['folder']);
  const pendingOldest = gauge(
    'seira_moderation_oldest_waiting_seconds',
    'Age of the oldest waiting item.',
    ['folder'],
  );

  for (const folder of ['submissions', 'messages']) {
    pending.set({ folder }, 0);
    pendingOldest.set({ folder }, 0);
  }

  return async () => {
    ready.set(Number(await isReady(app)));
    try {
      const { mail, pending: folders, ...status } = await inTime(serviceStatus(db));
      const now = clock.now();
      const ageOf = (at: Date | null) => (at ? Math.max(0, unixTime(now) - unixTime(at)) : 0);
      databaseUp.set(1);
      backup.set(unixTime(status.backup_at));
      jobs.set(unixTime(status.daily_jobs_at));
      moderators.set(status.moderators);
      mailWaiting.set(mail.waiting);
      mailFailed.set(mail.failed);
      mailOldest.set(ageOf(mail.oldest_at));
      mailFailure.reset();
      if (mail.failure !== null) mailFailure.set({ code: mail.failure }, 1);
      for (const [folder, { waiting, oldest_at }] of Object.entries(folders)) {
        pending.set({ folder }, waiting);
        pendingOldest.set({ folder }, ageOf(oldest_at));
      }
    } catch {
      databaseUp.set(0);
    }
  };
}
