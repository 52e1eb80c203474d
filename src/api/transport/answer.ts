import type { Static, TSchema } from 'typebox';
import type { Camel } from '#common/contract/camel.ts';
import { ApiError } from './errors.ts';

/** A contract schema's type, in the client's terms. */
export type Answer<Schema extends TSchema> = [Schema] extends [never]
  ? unknown
  : Camel<Static<Schema>>;

/** The part of JSON Schema that the contract uses for answers. */
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
 * Brings a value into the form of the contract, where a server that knows the specification alone
 * may have chosen another: a bare array or `{records}`, a picture as text or as `{url}`, a related
 * record as its code or name, numbers as text. A place without `wait` is open while it has a title
 * icon; a `wait` of null says that nothing is known.
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

const UNSOUND = Symbol('unsound');

/** `released_on` as `releasedOn`. */
const camel = (name: string): string =>
  name.replace(/_([a-z\d])/g, (_all, letter: string) => letter.toUpperCase());

export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Tests notice an answer that the contract does not allow; people get what is sound of it. */
const report = (path: string): typeof UNSOUND => {
  const text = `The answer differs from the contract at ${path || 'its root'}`;
  if (import.meta.env?.MODE === 'test') throw new Error(text);
  // oxlint-disable-next-line no-console -- The one place where a browser says so.
  console.warn(text);
  return UNSOUND;
};

/** What identifies a record; where it has a code and a slug, one stands for the other. */
const IDENTITY = ['code', 'slug', 'title'];

/** A code or slug that is missing, from its counterpart. */
const identified = (raw: Record<string, unknown>, due: readonly string[]) => {
  if (!due.includes('code') || !due.includes('slug')) return raw;
  return { ...raw, code: raw.code ?? raw.slug, slug: raw.slug ?? raw.code };
};

/** What stands for a due field of a record that is absent or unsound: a part that is not shown. */
const blankOf = ({ type, enum: options, properties, required = [] }: JsonSchema): unknown => {
  if (type === 'string' && !options) return '';
  if (type === 'array') return [];
  if (type === 'integer' || type === 'number') return null;
  if (type !== 'object' || !properties) return UNSOUND;
  return Object.fromEntries(
    Object.entries(properties).map(([name, property]) => {
      const blank = required.includes(name) ? blankOf(property) : UNSOUND;
      return [camel(name), blank !== UNSOUND ? blank : property.type === 'array' ? [] : null];
    }),
  );
};

/** Reads a record as long as something identifies it, and anything else only if it is whole. */
const readObject = (schema: JsonSchema, given: unknown, path: string): unknown => {
  if (!isRecord(given)) return report(path);
  if (!schema.properties) return given;
  const { required: due = [] } = schema;
  const raw = identified(given, due);
  // The request itself may say whose record it is, as that of a person is.
  const isIdentified =
    due.some((name) => IDENTITY.includes(name)) || (path === '' && 'code' in schema.properties);
  const result: Record<string, unknown> = {};
  for (const [name, property] of Object.entries(schema.properties)) {
    const isDue = due.includes(name);
    const isMissing = raw[name] === undefined || raw[name] === null;
    let value = !isDue && isMissing ? UNSOUND : readNode(property, raw[name], `${path}.${name}`);
    if (value === UNSOUND && isDue) {
      if (isIdentified && !IDENTITY.includes(name)) value = blankOf(property);
      if (value === UNSOUND) return UNSOUND;
    }
    result[camel(name)] = value !== UNSOUND ? value : property.type === 'array' ? [] : null;
  }
  return result;
};

const readUnion = (branches: JsonSchema[], raw: unknown, path: string): unknown => {
  const isNullable = branches.some(({ type }) => type === 'null');
  if (isNullable && (raw === null || raw === undefined || raw === '')) return null;
  const others = branches.filter(({ type }) => type !== 'null');
  const fitting = others.find((one) => !('const' in one) || one.const === raw);
  const value = fitting ? readNode(fitting, raw, path) : report(path);
  return value === UNSOUND && isNullable ? null : value;
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
        .filter((one) => one !== UNSOUND);
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
 * Leaves out, or says to be unknown, what is not sound. A field that a record must have and has not
 * is blank: an empty text or array, or null for a number. @throws ApiError `malformed`
 */
export const readAnswer = <Schema extends TSchema>(
  schema: Schema,
  raw: unknown,
): Answer<Schema> => {
  const answer = readNode(schema, raw, '');
  if (answer === UNSOUND) throw new ApiError('malformed');
  return answer as Answer<Schema>;
};

/** The same for what need not hold an answer, e.g. an event of a stream; null then. */
export const readSound = <Schema extends TSchema>(
  schema: Schema,
  raw: unknown,
): Answer<Schema> | null => {
  const answer = readNode(schema, raw, '');
  return answer === UNSOUND ? null : (answer as Answer<Schema>);
};
