import * as fc from 'fast-check';
import { globSync } from 'node:fs';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { ApiResponse, CallApi } from '#common/page/protocol.ts';
import { CalendarDate } from '#common/contract/common.ts';

/** The parts of JSON Schema that responses of the API use. */
interface Schema {
  type?: string;
  const?: unknown;
  enum?: readonly unknown[];
  anyOf?: Schema[];
  properties?: Record<string, Schema>;
  required?: string[];
  items?: Schema;
  minimum?: number;
  maximum?: number;
  pattern?: string;
  format?: string;
  examples?: readonly unknown[];
}

const MINUTE_MS = 60_000;
const DAY_MINUTES = 1_440;
/** Values above the least of a number. */
const NUMBERS = 50;

/** Points in time around now, as ISO 8601. */
const instants = (from: number, to: number) =>
  fc
    .integer({ min: from, max: to })
    .map((minutes) => new Date(Date.now() + minutes * MINUTE_MS).toISOString());

const texts = ({ format, pattern, examples }: Schema): fc.Arbitrary<unknown> => {
  if (format === 'date-time') return instants(-180, 300);
  if (pattern === (CalendarDate as Schema).pattern)
    return instants(0, 7 * DAY_MINUTES).map((instant) => instant.slice(0, 10));
  if (examples) return fc.constantFrom(...examples);
  return pattern ? fc.stringMatching(new RegExp(pattern)) : fc.constantFrom('Word', 'Two words');
};

/** Likely values of a response's schema: current times, short lists and small numbers. */
const values = (schema: Schema): fc.Arbitrary<unknown> => {
  if ('const' in schema) return fc.constant(schema.const);
  if (schema.enum) return fc.constantFrom(...schema.enum);
  if (schema.anyOf)
    return fc.oneof(
      ...schema.anyOf.map((one) => ({
        weight: one.type === 'null' ? 1 : 3,
        arbitrary: values(one),
      })),
    );
  const min = Math.max(schema.minimum ?? 0, 0);
  const range = { min, max: Math.min(schema.maximum ?? Infinity, min + NUMBERS) };
  switch (schema.type) {
    case 'string':
      return texts(schema);
    case 'integer':
      return fc.integer(range);
    case 'number':
      return fc.double({ ...range, noNaN: true });
    case 'boolean':
      return fc.boolean();
    case 'array':
      return fc.array(values(schema.items!), { minLength: 3, maxLength: 6 });
    case 'object':
      return fc.record(
        Object.fromEntries(
          Object.entries(schema.properties ?? {}).map(([name, one]) => [name, values(one)]),
        ),
        { requiredKeys: schema.required ?? [] },
      );
    default:
      return fc.constant(null);
  }
};

interface Endpoint {
  method: string;
  path: string;
  response: Schema;
}

const isEndpoint = (value: unknown): value is Endpoint =>
  typeof value === 'object' && value !== null && 'method' in value && 'response' in value;

/**
 * An API whose responses are random values of the contract's schemas, the same in every run apart
 * from their dates. Data of screens without a matching endpoint is missing (404).
 */
export const sampleApi = async (): Promise<(seed: number) => CallApi> => {
  const all: { path: RegExp; response: fc.Arbitrary<unknown> }[] = [];
  for (const file of globSync('common/contract/**/*.ts').toSorted())
    for (const value of Object.values(await import(pathToFileURL(resolve(file)).href)))
      if (isEndpoint(value) && value.method === 'GET')
        all.push({
          path: new RegExp(`^${value.path.replaceAll(/\{\w+\}/g, '[^/]+')}$`),
          response: values(value.response),
        });
  return (seed) =>
    async (address): Promise<ApiResponse> => {
      const { pathname } = new URL(address, 'http://api');
      const found = all.find(({ path }) => path.test(pathname));
      if (!found) return { status: 404, body: '{}' };
      const [body] = fc.sample(found.response, { seed, numRuns: 1 });
      return { status: 200, body: JSON.stringify(body) };
    };
};
