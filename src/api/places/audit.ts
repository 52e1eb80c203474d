import type { AuditEntry as Contract } from '#common/contract/places/members.ts';
import { toPage } from '#src/api/pages.ts';
import { loadClient } from '#src/api/transport/loadClient.ts';
import type { Page, Wire } from '#src/api/transport/wire.ts';
import { bag, text } from '#src/lib/read.ts';

/** Something that somebody did at a place. */
export interface AuditEntry {
  at: string;
  /** Null: whoever runs the server, a device, or an account that is gone. */
  who: string | null;
  /** E.g. `call_next`. */
  action: string;
  /** The number, day, name or address that it was done to, while that exists. */
  subject: string | null;
  /** What was set, e.g. `{"counter": "Θυρίδα 2"}`. */
  details: Record<string, unknown>;
}

export const auditKeys = {
  page: (epoch: number, id: string, page: number, perPage: number) =>
    ['audit', epoch, id, page, perPage] as const,
};

const toEntry = (raw: unknown): AuditEntry | null => {
  const wire: Wire<Contract> = bag(raw);
  const at = text(wire.at);
  const action = text(wire.action);
  if (!at || !action) return null;
  return {
    at,
    who: text(bag(wire.who).name),
    action,
    subject: text(wire.subject_name),
    details: bag(wire.details),
  };
};

/** `GET /api/places/{id}/audit`, the latest first. @throws ApiError */
export const fetchAudit = async (
  id: string,
  page: number,
  perPage: number,
): Promise<Page<AuditEntry>> => {
  const client = await loadClient();
  const { data } = await client.get<unknown>(`/api/places/${encodeURIComponent(id)}/audit`, {
    params: { page, per_page: perPage },
  });
  return toPage(data, toEntry);
};
