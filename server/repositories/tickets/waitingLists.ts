import { pick } from '#server/repositories/pick.ts';
import type { Queryable } from '#server/db/client.ts';
import { toAthensIso } from '#common/calendar/athens.ts';
import type { PublicService } from '#common/contract/services.ts';
import { defaultLanguage, type Language } from '#common/languages.ts';
import type { WaitingList } from '#common/contract/waitingLists.ts';
import { LINE_COLUMNS, type LineRow } from './tickets.ts';
import type { Estimate } from '#common/contract/tickets.ts';
import {
  hereCount,
  onlineOrder,
  onlineState,
} from '#server/repositories/organisations/organisationRows.ts';

type Row = Omit<WaitingList, keyof LineRow | 'service'> &
  LineRow &
  PublicServiceRow & {
    /** Numbers left for everybody; null: unlimited. */
    left: number | null;
    door_left: number;
  };

/** The columns that a response shows as they are. */
const SHOWN = [
  'code',
  'tickets_count',
  'here',
  'being_served',
  'released_on',
  'state',
  'capacity',
  'door_left',
  'next_rank',
  'next_label',
  'message',
  'average_minutes',
] as const satisfies (keyof Row)[];

/** SQL columns of a `PublicServiceRow` for the service `s` and the list `l`. */
export const publicService = (language: Language): string => {
  const text = (column: string) =>
    language === 'en' ? `coalesce(nullif(s.${column}_en, ''), s.${column})` : `s.${column}`;
  return `s.code AS service_code, ${text('name')} AS service_name, s.letter AS service_letter,
          ${text('needs')} AS service_needs, s.needs_link AS service_link,
          coalesce(l.letter, '') || (l.issued + 1) AS next_label`;
};

export interface PublicServiceRow {
  service_code: string | null;
  service_name: string | null;
  service_letter: string | null;
  service_needs: string | null;
  service_link: string | null;
  next_label: string;
}

/** The service of a list, as people choose it; null if the place has no other. */
export const toPublicService = (row: PublicServiceRow): PublicService | null =>
  row.service_code && row.service_name
    ? {
        code: row.service_code,
        name: row.service_name,
        letter: row.service_letter,
        needs: row.service_needs ?? '',
        needs_link: row.service_link,
      }
    : null;

/**
 * SQL that orders lists: days by the state of the default service, which comes first in its day,
 * because a client that knows no services takes the first list of a day.
 */
const ORDER = `coalesce(min(${onlineOrder('l', '$4')}) FILTER (WHERE s.is_default)
                  OVER (PARTITION BY l.released_on), ${onlineOrder('l', '$4')}),
               l.released_on, s.is_default DESC NULLS LAST, ${onlineOrder('l', '$4')}, s.position, l.id`;

/**
 * Lists of an organisation with `from ≤ released_on < to`, the list to offer first at the top.
 * @param estimates per list, the estimate for a number taken now
 */
export async function listWaitingLists(
  db: Queryable,
  organisationId: number,
  range: { from: string; to: string; now: Date; language?: Language },
  estimates?: { of(line: LineRow, ahead: number, now: Date): Promise<Estimate | null> },
): Promise<WaitingList[]> {
  const { language = defaultLanguage } = range;
  const rows = await db.query<Row>(
    `SELECT l.code, l.released_on, l.capacity, l.issued + 1 AS next_rank, l.message, ${onlineState('l', '$4')} AS state,
            l.capacity - (l.issued - l.given_back) AS left, coalesce(door_kept(l, $4), 0) AS door_left,
            l.waiting_count AS tickets_count, ${hereCount()} AS here, ${publicService(language)}, ${LINE_COLUMNS}
       FROM waiting_lists l JOIN organisations o ON o.id = l.organisation_id
       LEFT JOIN services s ON s.id = l.service_id
      WHERE l.is_public AND l.organisation_id = $1 AND l.released_on >= $2::date AND l.released_on < $3::date
      ORDER BY ${ORDER}`,
    [organisationId, range.from, range.to, range.now],
    `waiting_lists_${language}`,
  );
  return Promise.all(
    rows.map(async (row) => ({
      ...pick(row, SHOWN),
      online_left: row.left === null ? null : Math.max(0, row.left - row.door_left),
      service: toPublicService(row),
      closes_at: row.closes_at === null ? null : toAthensIso(row.closes_at),
      ...(estimates && {
        estimate:
          row.state === 'open' ? await estimates.of(row, row.tickets_count, range.now) : null,
      }),
    })),
  );
}
