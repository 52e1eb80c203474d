import fastJson from 'fast-json-stringify';
import type { TSchema } from 'typebox';
import { Compile } from 'typebox/compile';

type Schema = Record<string, unknown>;

const isObject = (value: unknown): value is Schema =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const propertiesOf = (schema: Schema): Schema => (schema.properties ?? {}) as Schema;

/** Merges the objects of an `allOf`, because two closed objects would exclude each other. */
const joined = ({ allOf, ...rest }: Schema): Schema => {
  const parts = (allOf as Schema[]).map((part) => (part.allOf ? joined(part) : part));
  return {
    ...rest,
    type: 'object',
    properties: Object.assign({}, ...parts.map(propertiesOf)) as Schema,
    required: parts.flatMap(({ required }) => (required ?? []) as string[]),
  };
};

const close = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(close);
  if (!isObject(value)) return value;
  const whole = value.allOf ? joined(value) : value;
  const closed = Object.fromEntries(
    Object.entries(whole).map(([key, inner]) => [
      key,
      key === 'properties' && isObject(inner)
        ? Object.fromEntries(Object.entries(inner).map(([name, one]) => [name, close(one)]))
        : close(inner),
    ]),
  );
  const isOpen = closed.type === 'object' && 'properties' in closed;
  return isOpen ? { additionalProperties: false, ...closed } : closed;
};

/**
 * Closes every object of a response schema, so that an undeclared column cannot leak. The source
 * schemas stay open, because OpenAPI tells clients to tolerate new properties.
 */
const closedSchema = (schema: TSchema): TSchema => close(schema) as TSchema;

type Serialise = (data: unknown) => string;

/**
 * Several endpoints return the same schema, such as a ticket: code generated for each of them would
 * take megabytes, and most of the time to build an application.
 */
const serialisers = new WeakMap<TSchema, Serialise>();
const checks = new WeakMap<TSchema, ReturnType<typeof Compile>>();

/**
 * Serialises responses of a schema as JSON and omits undeclared properties.
 * @param check throws for a response that does not match, including undeclared properties; for
 * tests
 */
export function serialiser(schema: TSchema, check: boolean): Serialise {
  if (!check) {
    const known = serialisers.get(schema);
    const serialise = known ?? fastJson(closedSchema(schema) as Parameters<typeof fastJson>[0]);
    serialisers.set(schema, serialise);
    return serialise;
  }
  const compiled = checks.get(schema) ?? Compile(closedSchema(schema));
  checks.set(schema, compiled);
  return (data) => {
    const plain = JSON.parse(JSON.stringify(data)) as unknown;
    if (compiled.Check(plain)) return JSON.stringify(plain);
    const [fault] = compiled.Errors(plain);
    throw new Error(`Response does not match its schema: ${JSON.stringify(fault)}`);
  };
}
