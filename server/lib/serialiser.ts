import fastJson from 'fast-json-stringify';
import type { TSchema } from 'typebox';
import { Compile } from 'typebox/compile';
import { closedSchema } from './closedSchema.ts';

/**
 * Serialises responses of a schema as JSON. Properties that the schema does not name are left out.
 * @param check throws for a response that does not match, undeclared properties included. For
 *   tests.
 */
export function serialiser(schema: TSchema, check: boolean): (data: unknown) => string {
  const closed = closedSchema(schema);
  if (!check) return fastJson(closed as Parameters<typeof fastJson>[0]);
  const compiled = Compile(closed);
  return (data) => {
    const plain = JSON.parse(JSON.stringify(data)) as unknown;
    if (compiled.Check(plain)) return JSON.stringify(plain);
    const [fault] = compiled.Errors(plain);
    throw new Error(`Answer does not fit its schema: ${JSON.stringify(fault)}`);
  };
}
