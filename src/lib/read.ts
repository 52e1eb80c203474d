/** Readers of unknown data: each returns a value of its type, or indicates that there is none. */

/** The value as an object; an empty one for anything else. */
export const asRecord = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? (value as Record<string, unknown>)
    : {};

/** Whether the value is an object of texts, by any names. */
export const isTexts = (value: unknown): value is Record<string, string> =>
  typeof value === 'object' &&
  value !== null &&
  !Array.isArray(value) &&
  Object.values(value).every((text) => typeof text === 'string');

/** The value as far as it has the form of another one, whose parts stand in for what does not fit. */
export const fitting = <T>(value: unknown, blank: T): T => {
  if (Array.isArray(blank)) return Array.isArray(value) ? (value as T) : blank;
  if (typeof blank !== 'object' || blank === null)
    return typeof value === typeof blank ? (value as T) : blank;
  const found = asRecord(value);
  return Object.fromEntries(
    Object.entries(blank).map(([name, part]) => [name, fitting(found[name], part)]),
  ) as T;
};

/** The value as text; null for anything else and for blanks. */
export const text = (value: unknown): string | null => {
  if (typeof value === 'number') return String(value);
  return typeof value === 'string' && value.trim() !== '' ? value : null;
};

/** The value as a finite number, also parsed from numeric text; null for anything else. */
export const number = (value: unknown): number | null => {
  if (typeof value === 'number') return Number.isFinite(value) ? value : null;
  if (typeof value !== 'string' || value.trim() === '') return null;
  const parsed = Number(value);
  return Number.isFinite(parsed) ? parsed : null;
};

/** The value as a whole number of at least 0; null for anything else. */
export const count = (value: unknown): number | null => {
  const parsed = number(value);
  return parsed === null || parsed < 0 ? null : Math.trunc(parsed);
};

/** A web address that is safe to link to: http or https only; a bare host gets https. */
export const webAddress = (value: unknown): string | null => {
  const address = text(value);
  if (!address) return null;
  const url = URL.parse(/^[a-z][a-z\d+.-]*:/i.test(address) ? address : `https://${address}`);
  return url?.protocol === 'https:' || url?.protocol === 'http:' ? url.href : null;
};

export const oneOf = <T extends string>(words: readonly T[], value: unknown): T | null =>
  words.includes(value as T) ? (value as T) : null;
