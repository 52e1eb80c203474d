import type { TSchema } from 'typebox';
import { Compile } from 'typebox/compile';

/**
 * Writes answers of a schema as JSON.
 * @param check throws for one that does not fit. For tests.
 */
export function serialiser(schema: TSchema, check: boolean): (data: unknown) => string {
  if (!check) return (data) => JSON.stringify(data);
  const compiled = Compile(schema);
  return (data) => {
    const plain = JSON.parse(JSON.stringify(data)) as unknown;
    if (compiled.Check(plain)) return JSON.stringify(plain);
    const [fault] = compiled.Errors(plain);
    throw new Error(`Answer does not fit its schema: ${JSON.stringify(fault)}`);
  };
}
