import { toAthensIso } from '#common/calendar/athens.ts';
import type { Language } from '#common/languages.ts';
import { columnName } from '#server/i18n/columns.ts';

/**
 * Cell prefixes that a spreadsheet would evaluate. With a decimal comma, as in Greek, spreadsheets
 * split cells at semicolons even inside quotes.
 */
const FORMULA = /(^|[;\t\r\n])(?=[=+\-@\t\r])/g;

/** An instant in Athens time, in the one format that spreadsheets of all languages parse. */
const timeOf = (instant: Date): string => toAthensIso(instant).slice(0, 19).replace('T', ' ');

const textOf = (value: unknown, language: Language): string => {
  if (value === null || value === undefined) return '';
  if (value instanceof Date) return timeOf(value);
  if (typeof value === 'object') return JSON.stringify(value);
  if (typeof value === 'number' && language === 'el') return String(value).replace('.', ',');
  return typeof value === 'string' ? value.replaceAll(FORMULA, "$1'") : String(value);
};

/**
 * Rows as CSV with a header line, for a spreadsheet in the reader's language: a Greek one splits
 * cells at semicolons. Source: RFC 4180.
 */
export const toCsv = (rows: readonly Record<string, unknown>[], language: Language): string => {
  const names = Object.keys(rows[0] ?? {});
  const cell = (value: unknown): string => {
    const text = textOf(value, language);
    return /[",;\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
  };
  const heads = names.map((name) => columnName(language, name));
  const lines = [heads, ...rows.map((row) => names.map((name) => row[name]))];
  const separator = language === 'el' ? ';' : ',';
  // The byte order mark tells spreadsheets that it is UTF-8.
  return `\uFEFF${lines.map((line) => line.map(cell).join(separator)).join('\r\n')}\r\n`;
};
