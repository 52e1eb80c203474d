import { readFileSync, writeFileSync } from 'node:fs';
import { TRANSITIONS } from '#common/line/transitions.ts';

/** The SQL function whose rows are the table of transitions. */
export const FILE = new URL(
  '../server/db/functions/ticket_transition_allowed.sql',
  import.meta.url,
);

const literal = (value: string | null | undefined): string =>
  value === null || value === undefined ? 'NULL' : `'${value}'`;

/** The text of the function with the rows of `TRANSITIONS`, whatever rows it has. */
export function withTransitions(text: string): string {
  const rows = TRANSITIONS.map(
    ({ from, fromReason, to, reason, who }) =>
      `        (${[from, fromReason, to, reason, who].map(literal).join(', ')})`,
  );
  return text.replace(/(?<=\(VALUES\n).*?(?=\n +\) AS)/s, rows.join(',\n'));
}

if (import.meta.main) writeFileSync(FILE, withTransitions(readFileSync(FILE, 'utf8')));
