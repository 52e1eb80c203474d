import * as fc from 'fast-check';
import { TEXTS, VALUES } from './monsters.ts';

/** As much of JSON Schema as the API's own schemas use. */
export interface Schema {
  type?: string;
  const?: unknown;
  enum?: readonly unknown[];
  anyOf?: Schema[];
  allOf?: Schema[];
  properties?: Record<string, Schema>;
  required?: string[];
  items?: Schema;
  minimum?: number;
  maximum?: number;
  maxLength?: number;
  pattern?: string;
  format?: string;
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

/** Values that a schema allows. Throws for a kind of schema that the API has not used so far. */
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
      throw new Error(`The arbitraries do not know this schema yet: ${JSON.stringify(schema)}`);
  }
}

const monster = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom(...TEXTS) },
  { weight: 2, arbitrary: fc.constantFrom(...VALUES) },
  { weight: 1, arbitrary: fc.anything({ maxDepth: 2 }) },
);

type Place = (string | number)[];

/** Every path within a value, the value itself first. */
function placesOf(value: unknown, at: Place = []): Place[] {
  if (typeof value !== 'object' || value === null) return [at];
  return [at, ...Object.entries(value).flatMap(([key, inner]) => placesOf(inner, [...at, key]))];
}

function changed(value: unknown, at: Place, change: (old: unknown) => unknown): unknown {
  const [key, ...rest] = at;
  if (key === undefined) return change(value);
  const copy = Array.isArray(value) ? [...value] : { ...(value as object) };
  const inside = copy as Record<string | number, unknown>;
  inside[key] = changed(inside[key], rest, change);
  return copy;
}

const GONE = Symbol('gone');

function without(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.filter((inner) => inner !== GONE).map(without);
  const kept = Object.entries(value).filter(([, inner]) => inner !== GONE);
  return Object.fromEntries(kept.map(([key, inner]) => [key, without(inner)]));
}

/**
 * Values that a schema allows except in one place: a monster there, nothing, or something added.
 */
export const withOneFault = (schema: Schema): fc.Arbitrary<unknown> =>
  fc
    .tuple(valid(schema), fc.nat(), fc.constantFrom('swap', 'drop', 'add', 'wrap'), monster)
    .map(([value, where, how, thing]) => {
      const places = placesOf(value);
      const place = places[where % places.length]!;
      const result = changed(value, place, (old) => {
        if (how === 'drop' && place.length > 0) return GONE;
        if (how === 'wrap') return [old];
        if (how === 'add' && typeof old === 'object' && old !== null && !Array.isArray(old)) {
          return { ...old, [typeof thing === 'string' ? thing.slice(0, 40) : 'added']: thing };
        }
        return thing;
      });
      return without(result);
    });
