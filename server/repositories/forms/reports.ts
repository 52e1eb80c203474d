import type { ReportReason } from '#common/forms.ts';
import type { Queryable } from '#server/db/client.ts';
import { newCode } from '#server/lib/secrets/codes.ts';

export interface NewReport {
  organisationId: number;
  userId: number | null;
  reason: ReportReason;
  text: string;
  now: Date;
}

/** Stores a report of a listing. @returns its code */
export async function saveReport(tx: Queryable, report: NewReport): Promise<string> {
  const code = newCode('rep');
  await tx.query(
    `INSERT INTO reports (code, organisation_id, user_id, reason, text, created_at)
     VALUES ($1, $2, $3, $4, $5, $6)`,
    [code, report.organisationId, report.userId, report.reason, report.text, report.now], // prettier-ignore
  );
  return code;
}
