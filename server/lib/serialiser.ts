import fastJson from 'fast-json-stringify';
import type { TSchema } from 'typebox';
import { Compile } from 'typebox/compile';

type Schema = Record<string, unknown>;

const isObject = (value: unknown): value is Schema =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const propertiesOf = (schema: Schema): Schema => (schema.properties ?? {}) as Schema;

/** Merges the objects of an `allOf` into one: two closed ones would exclude each other. */
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
 * The schema of a response with every object closed, so that an undeclared column cannot leak.
 * Schemas stay open where they are written: OpenAPI tells clients to tolerate new properties.
 */
export const closedSchema = (schema: TSchema): TSchema => close(schema) as TSchema;

/** Compiled once for all applications of a test run, which takes most of the time to build one. */
const checks = new WeakMap<TSchema, ReturnType<typeof Compile>>();

/**
 * Serialises responses of a schema as JSON. Properties that the schema does not name are left out.
 * @param check throws for a response that does not match, undeclared properties included. For
 *   tests.
 */
export function serialiser(schema: TSchema, check: boolean): (data: unknown) => string {
  if (!check) return fastJson(closedSchema(schema) as Parameters<typeof fastJson>[0]);
  const compiled = checks.get(schema) ?? Compile(closedSchema(schema));
  checks.set(schema, compiled);
  return (data) => {
    const plain = JSON.parse(JSON.stringify(data)) as unknown;
    if (compiled.Check(plain)) return JSON.stringify(plain);
    const [fault] = compiled.Errors(plain);
    throw new Error(`Answer does not fit its schema: ${JSON.stringify(fault)}`);
  };
}
