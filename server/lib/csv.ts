/**
 * Beginnings of a cell that a spreadsheet would run instead of showing. Where the comma is for
 * decimals, as in Greek, it parts cells at semicolons, whatever the quotes say.
 */
const FORMULA = /(^|[;\t\r\n])(?=[=+\-@\t\r])/g;

const cell = (value: unknown): string => {
  if (value === null || value === undefined) return '';
  const text =
    value instanceof Date
      ? value.toISOString()
      : typeof value === 'object'
        ? JSON.stringify(value)
        : String(value);
  const safe = typeof value === 'string' ? text.replaceAll(FORMULA, "$1'") : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
};

/** Rows as CSV with their names on top, for any spreadsheet. Source: RFC 4180. */
export const toCsv = (rows: readonly Record<string, unknown>[]): string => {
  const names = Object.keys(rows[0] ?? {});
  const lines = [names, ...rows.map((row) => names.map((name) => row[name]))];
  // The mark tells spreadsheets that it is UTF-8.
  return `\uFEFF${lines.map((line) => line.map(cell).join(',')).join('\r\n')}\r\n`;
};
