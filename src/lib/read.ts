/** Parsers for unknown data. Each returns a value of its type or reports that there is none. */

export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The value as an object. Empty for other values. */
export const asRecord = (value: unknown): Record<string, unknown> => (isRecord(value) ? value : {});

export const isTexts = (value: unknown): value is Record<string, string> =>
  isRecord(value) && Object.values(value).every((text) => typeof text === 'string');

/** The value with the shape of `blank`. Parts of `blank` replace parts that do not fit. */
export const withShapeOf = <T>(value: unknown, blank: T): T => {
  if (Array.isArray(blank)) return Array.isArray(value) ? (value as T) : blank;
  if (typeof blank !== 'object' || blank === null)
    return typeof value === typeof blank ? (value as T) : blank;
  const found = asRecord(value);
  return Object.fromEntries(
    Object.entries(blank).map(([name, part]) => [name, withShapeOf(found[name], part)]),
  ) as T;
};

/** The value as text. Null for a blank or another type. */
export const text = (value: unknown): string | null => {
  if (typeof value === 'number') return String(value);
  return typeof value === 'string' && value.trim() !== '' ? value : null;
};

/** The value as a finite number, also from numeric text. Null for other values. */
export const number = (value: unknown): number | null => {
  if (typeof value === 'number') return Number.isFinite(value) ? value : null;
  if (typeof value !== 'string' || value.trim() === '') return null;
  const parsed = Number(value);
  return Number.isFinite(parsed) ? parsed : null;
};

/** The value as a whole number of at least 0. Null for other values. */
export const count = (value: unknown): number | null => {
  const parsed = number(value);
  return parsed === null || parsed < 0 ? null : Math.trunc(parsed);
};

/** A web address that is safe to link to: http or https only. A host alone gets https. */
export const webAddress = (value: unknown): string | null => {
  const address = text(value);
  if (!address) return null;
  const url = URL.parse(/^[a-z][a-z\d+.-]*:/i.test(address) ? address : `https://${address}`);
  return url?.protocol === 'https:' || url?.protocol === 'http:' ? url.href : null;
};

export const oneOf = <T extends string>(words: readonly T[], value: unknown): T | null =>
  words.includes(value as T) ? (value as T) : null;
