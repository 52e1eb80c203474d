import * as fc from 'fast-check';
import { TEXTS, VALUES } from './monsters.ts';

/** The subset of JSON Schema that the API uses. */
export interface Schema {
  type?: string;
  const?: unknown;
  enum?: readonly unknown[];
  anyOf?: Schema[];
  properties?: Record<string, Schema>;
  required?: string[];
  items?: Schema;
  minimum?: number;
  maximum?: number;
  maxLength?: number;
  pattern?: string;
}

const text = (schema: Schema): fc.Arbitrary<unknown> => {
  if (schema.pattern) return fc.stringMatching(new RegExp(schema.pattern));
  const max = Math.min(schema.maxLength ?? 60, 60);
  return fc.oneof(
    fc.string({ maxLength: max, unit: 'grapheme' }),
    fc.string({ maxLength: max, unit: 'binary' }),
    fc.emailAddress().map((email) => email.slice(0, max)),
  );
};

/** Values that a schema allows. Throws for an unsupported kind of schema. */
export function valid(schema: Schema): fc.Arbitrary<unknown> {
  if ('const' in schema) return fc.constant(schema.const);
  if (schema.enum) return fc.constantFrom(...schema.enum);
  if (schema.anyOf) return fc.oneof(...schema.anyOf.map(valid));
  switch (schema.type) {
    case 'string':
      return text(schema);
    case 'integer':
      return fc.integer({ min: schema.minimum ?? -(2 ** 31), max: schema.maximum ?? 2 ** 31 - 1 });
    case 'number':
      return fc.double({ min: schema.minimum, max: schema.maximum, noNaN: true });
    case 'boolean':
      return fc.boolean();
    case 'null':
      return fc.constant(null);
    case 'array':
      return fc.array(valid(schema.items ?? { type: 'string' }), { maxLength: 5 });
    case 'object': {
      const properties = Object.entries(schema.properties ?? {});
      return fc.record(
        Object.fromEntries(properties.map(([name, inner]) => [name, valid(inner)])),
        { requiredKeys: schema.required ?? [] },
      );
    }
    default:
      throw new Error(`Unsupported kind of schema: ${JSON.stringify(schema)}`);
  }
}

const monster = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom(...TEXTS) },
  { weight: 2, arbitrary: fc.constantFrom(...VALUES) },
  { weight: 1, arbitrary: fc.anything({ maxDepth: 2 }) },
);

/** Values with one fault: a hostile value, a missing field or an additional one. */
export const withOneFault = (schema: Schema): fc.Arbitrary<unknown> => {
  const inside = Object.entries(schema.properties ?? {}).flatMap(([name, inner]) => [
    withOneFault(inner).map((fault) => ({ [name]: fault })),
    fc.constant({ [name]: undefined }),
  ]);
  const added = fc
    .tuple(fc.constantFrom(...TEXTS), monster)
    .map(([name, thing]) => ({ [name.slice(0, 40)]: thing }));
  const changed = [...inside, added].map((change) =>
    fc.tuple(valid(schema), change).map(([value, fault]) => Object.assign({}, value, fault)),
  );
  return fc.oneof(
    monster,
    valid(schema).map((value) => [value]),
    ...(schema.type === 'object' ? changed : []),
    ...(schema.items ? [fc.array(withOneFault(schema.items), { maxLength: 5 })] : []),
  );
};
