import { first, type Queryable } from '#server/db/client.ts';
import { mailStatus, type MailStatus } from '#server/mail/outbox.ts';
import { pendingStatus, type PendingStatus } from '#server/repositories/moderation/decisions.ts';
import { CAN_MODERATE } from '#server/repositories/moderation/reminder.ts';

/** Work whose last success operators monitor. */
export type ServiceRun = 'daily_jobs' | 'backup';

/** Records a success. */
export const recordRun = (db: Queryable, name: ServiceRun, now: Date): Promise<unknown> =>
  db.query(
    `INSERT INTO service_runs (name, succeeded_at) VALUES ($1, $2)
     ON CONFLICT (name) DO UPDATE SET succeeded_at = EXCLUDED.succeeded_at`,
    [name, now],
  );

/** Database state that operators monitor, without personal data. */
export interface ServiceStatus {
  backup_at: Date | null;
  daily_jobs_at: Date | null;
  moderators: number;
  mail: MailStatus;
  pending: PendingStatus;
}

export async function serviceStatus(db: Queryable): Promise<ServiceStatus> {
  const runs = await first<Pick<ServiceStatus, 'backup_at' | 'daily_jobs_at' | 'moderators'>>(
    db,
    `SELECT (SELECT succeeded_at FROM service_runs WHERE name = 'backup') AS backup_at,
            (SELECT succeeded_at FROM service_runs WHERE name = 'daily_jobs') AS daily_jobs_at,
            (SELECT count(*) FROM users WHERE ${CAN_MODERATE}) AS moderators`,
  );
  return { ...runs!, mail: await mailStatus(db), pending: await pendingStatus(db) };
}
