import type { ReportReason } from '#common/forms.ts';
import type { Queryable } from '#server/db/client.ts';
import { newCode } from '#server/lib/secrets/codes.ts';

/** A report to store. */
export interface NewReport {
  organisationId: number;
  userId: number | null;
  reason: ReportReason;
  text: string;
  /** The idempotency key of the press that sent it. */
  press: string | null;
  now: Date;
}

/** Stores a report of a listing. @returns its code; null when the same press has stored one */
export async function saveReport(tx: Queryable, report: NewReport): Promise<string | null> {
  const code = newCode('rep');
  const written = await tx.query(
    `INSERT INTO reports (code, organisation_id, user_id, reason, text, press, created_at)
     VALUES ($1, $2, $3, $4, $5, $6, $7) ON CONFLICT (press) DO NOTHING RETURNING id`,
    [code, report.organisationId, report.userId, report.reason, report.text, report.press, report.now], // prettier-ignore
  );
  return written.length > 0 ? code : null;
}
