import type { Static, TSchema } from 'typebox';
import type { Camel } from '#common/contract/camel.ts';
import { isRecord } from '#src/lib/read.ts';
import { ApiError } from './errors.ts';

/** The client-side type of a contract schema. */
export type ResponseOf<Schema extends TSchema> = [Schema] extends [never]
  ? unknown
  : Camel<Static<Schema>>;

/** The subset of JSON Schema that responses use. */
interface JsonSchema {
  type?: string;
  properties?: Record<string, JsonSchema>;
  required?: string[];
  items?: JsonSchema;
  anyOf?: JsonSchema[];
  enum?: unknown[];
  const?: unknown;
  minimum?: number;
  maximum?: number;
}

const bareWait = (place: { title_icon?: unknown; tickets_count?: unknown }) =>
  place.tickets_count == null
    ? null
    : { status: place.title_icon ? 'open' : 'closed', waiting: place.tickets_count };

/**
 * Converts a value of a server that implements only the specification to the contract. Such a
 * server may send a bare array or `{records}`, a picture as text or `{url}`, a related record as
 * its code or name, and numbers as text. A place without `wait` is open if it has a title icon, and
 * a `wait` of null means unknown.
 */
const adapt = (schema: JsonSchema, raw: unknown): unknown => {
  const { type, properties, required } = schema;
  if (type === 'object' && properties) {
    if (Array.isArray(raw) && 'records' in properties) return { records: raw };
    if (typeof raw === 'string' && raw && required?.[0]) return { [required[0]]: raw };
  }
  if (typeof raw === 'object' && raw !== null && !Array.isArray(raw)) {
    if (properties?.wait && properties.title_icon && !('wait' in raw))
      return { ...raw, wait: bareWait(raw) };
    if (type === 'array' && 'records' in raw) return raw.records;
    if (type === 'string' && 'url' in raw) return raw.url;
  }
  if (type === 'string' && typeof raw === 'number') return String(raw);
  const isNumeric = type === 'number' || type === 'integer';
  if (isNumeric && typeof raw === 'string' && raw.trim() !== '') return Number(raw);
  return raw;
};

const INVALID = Symbol('invalid');

const camel = (name: string): string =>
  name.replace(/_([a-z\d])/g, (_all, letter: string) => letter.toUpperCase());

/** Tests fail on an invalid response. In production, its valid parts are used. */
const report = (path: string): typeof INVALID => {
  const text = `The response violates the contract at ${path || 'its root'}`;
  if (import.meta.env?.MODE === 'test') throw new Error(text);
  // oxlint-disable-next-line no-console -- The only report in a browser.
  console.warn(text);
  return INVALID;
};

/** Fields that identify a record. A code and a slug can replace each other. */
const IDENTITY = ['code', 'slug', 'title'];

/** Fills a missing code or slug from the other one. */
const identified = (raw: Record<string, unknown>, due: readonly string[]) => {
  if (!due.includes('code') || !due.includes('slug')) return raw;
  return { ...raw, code: raw.code ?? raw.slug, slug: raw.slug ?? raw.code };
};

/** The replacement for a missing or invalid field: a value that is not shown. */
const blankOf = ({ type, enum: options, properties, required = [] }: JsonSchema): unknown => {
  if (type === 'string' && !options) return '';
  if (type === 'array') return [];
  if (type === 'integer' || type === 'number') return null;
  if (type !== 'object' || !properties) return INVALID;
  return Object.fromEntries(
    Object.entries(properties).map(([name, property]) => {
      const blank = required.includes(name) ? blankOf(property) : INVALID;
      return [camel(name), blank !== INVALID ? blank : property.type === 'array' ? [] : null];
    }),
  );
};

/** Accepts a record if something identifies it. Accepts other objects only if they are complete. */
const readObject = (schema: JsonSchema, given: unknown, path: string): unknown => {
  if (!isRecord(given)) return report(path);
  if (!schema.properties) return given;
  const { required: due = [] } = schema;
  const raw = identified(given, due);
  // Some records, such as a person, are identified by the request.
  const isIdentified =
    due.some((name) => IDENTITY.includes(name)) || (path === '' && 'code' in schema.properties);
  const result: Record<string, unknown> = {};
  for (const [name, property] of Object.entries(schema.properties)) {
    const isDue = due.includes(name);
    const isMissing = raw[name] === undefined || raw[name] === null;
    let value = !isDue && isMissing ? INVALID : readNode(property, raw[name], `${path}.${name}`);
    if (value === INVALID && isDue) {
      if (isIdentified && !IDENTITY.includes(name)) value = blankOf(property);
      if (value === INVALID) return INVALID;
    }
    result[camel(name)] = value !== INVALID ? value : property.type === 'array' ? [] : null;
  }
  return result;
};

const readUnion = (branches: JsonSchema[], raw: unknown, path: string): unknown => {
  const isNullable = branches.some(({ type }) => type === 'null');
  if (isNullable && (raw === null || raw === undefined || raw === '')) return null;
  const others = branches.filter(({ type }) => type !== 'null');
  const fitting = others.find((one) => !('const' in one) || one.const === raw);
  const value = fitting ? readNode(fitting, raw, path) : report(path);
  return value === INVALID && isNullable ? null : value;
};

const isWithin = ({ minimum = -Infinity, maximum = Infinity }: JsonSchema, value: number) =>
  Number.isFinite(value) && value >= minimum && value <= maximum;

const readNode = (schema: JsonSchema, given: unknown, path: string): unknown => {
  if (schema.anyOf) return readUnion(schema.anyOf, given, path);
  const raw = adapt(schema, given);
  if ('const' in schema) return raw === schema.const ? raw : report(path);
  if (schema.enum) return schema.enum.includes(raw) ? raw : report(path);
  switch (schema.type) {
    case 'object':
      return readObject(schema, raw, path);
    case 'array':
      if (!Array.isArray(raw)) return report(path);
      return raw
        .map((one, index) => readNode(schema.items ?? {}, one, `${path}[${index}]`))
        .filter((one) => one !== INVALID);
    case 'integer':
    case 'number':
      if (typeof raw !== 'number' || !isWithin(schema, raw)) return report(path);
      return schema.type === 'integer' ? Math.trunc(raw) : raw;
    case undefined:
      return raw;
    default:
      return typeof raw === schema.type ? raw : report(path);
  }
};

/**
 * Parses a response. Invalid values are dropped or null. A missing required field becomes an empty
 * text or array, or null for a number. @throws ApiError `malformed`
 */
export const readResponse = <Schema extends TSchema>(
  schema: Schema,
  raw: unknown,
): ResponseOf<Schema> => {
  const response = readNode(schema, raw, '');
  if (response === INVALID) throw new ApiError('malformed');
  return response as ResponseOf<Schema>;
};

/** Like `readResponse`, but returns null for an invalid value, such as an event of a stream. */
export const readSound = <Schema extends TSchema>(
  schema: Schema,
  raw: unknown,
): ResponseOf<Schema> | null => {
  const response = readNode(schema, raw, '');
  return response === INVALID ? null : (response as ResponseOf<Schema>);
};
