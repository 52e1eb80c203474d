import * as fc from 'fast-check';
import type { RouteOptions } from 'fastify';
import { valid, withOneFault, type Schema } from './fromSchema.ts';
import { BODIES, HEADERS, TEXTS } from './monsters.ts';

export interface HostileCall {
  method: string;
  route: string;
  url: string;
  headers: Record<string, string>;
  payload?: string;
}

/** Ids of existing records, so that some requests pass the first check. */
export interface Known {
  ids: string[];
  /** Fills the parameters of a path with those of its records. */
  fill: (path: string) => string;
  lists: string[];
  headers: Record<string, string>[];
  refreshTokens: string[];
}

const oneOf = (values: readonly string[]) => fc.constantFrom(...values);

const written = (value: unknown): string => JSON.stringify(value) ?? 'undefined';

/** Encodes text for a URL. Lone surrogates cannot be encoded and are sent as WTF-8. */
const encode = (value: unknown): string => {
  const words = typeof value === 'string' ? value : written(value);
  return words
    .split(/(\p{Surrogate})/u)
    .map((piece) => (/^\p{Surrogate}$/u.test(piece) ? '%ed%a0%80' : encodeURIComponent(piece)))
    .join('');
};

const pairsOf = (pairs: [name: string, value: unknown][]): string =>
  pairs.map(([name, value]) => `${encode(name)}=${encode(value)}`).join('&');

const queryOf = (schema: Schema | undefined): fc.Arbitrary<string> => {
  const names = [...Object.keys(schema?.properties ?? {}), 'x'];
  const wild = fc
    .array(fc.tuple(oneOf([...names, '__proto__', 'page[]']), oneOf(TEXTS)), { maxLength: 4 })
    .map(pairsOf);
  if (!schema) return wild;
  const asQuery = (value: unknown) =>
    typeof value === 'object' && value !== null ? pairsOf(Object.entries(value)) : encode(value);
  return fc.oneof(
    { weight: 3, arbitrary: valid(schema).map(asQuery) },
    { weight: 3, arbitrary: withOneFault(schema).map(asQuery) },
    { weight: 2, arbitrary: wild },
    { weight: 1, arbitrary: oneOf(TEXTS).map((raw) => raw.replace(/[^\x21-\x7e]|#/g, '')) },
  );
};

const pathOf = (route: string, known: Known): fc.Arbitrary<string> => {
  const pieces = route.split(/(:\w+|\*)/).map((piece) =>
    /^(:|\*)/.test(piece)
      ? fc
          .oneof(
            { weight: 2, arbitrary: oneOf(known.ids) },
            { weight: 2, arbitrary: oneOf(TEXTS).map((raw) => encode(raw).slice(0, 2_000)) },
            { weight: 1, arbitrary: fc.string({ maxLength: 30, unit: 'binary' }).map(encode) },
          )
          // An empty segment would be the address of another route.
          .map((text) => text || 'x')
      : fc.constant(piece),
  );
  return fc.oneof(
    fc.constant(known.fill(route)),
    fc.tuple(...pieces).map((parts) => parts.join('')),
  );
};

/** The same body with an existing list in place of each list. */
const knownInside = (value: unknown, known: Known, pick: number): unknown => {
  if (pick % 3 === 0 || typeof value !== 'object' || value === null) return value;
  const list = { waiting_list_code: known.lists[pick % known.lists.length] };
  const at = value as { ticket?: { waiting_list_code?: unknown }; waiting_list_code?: unknown };
  if (typeof at.ticket?.waiting_list_code === 'string')
    return { ticket: { ...at.ticket, ...list } };
  return typeof at.waiting_list_code === 'string' ? { ...value, ...list } : value;
};

const bodyOf = (schema: Schema | undefined, known: Known): fc.Arbitrary<string | undefined> => {
  const raw = fc.option(oneOf(BODIES), { nil: undefined });
  if (!schema) return raw;
  return fc.oneof(
    {
      weight: 4,
      arbitrary: fc
        .tuple(valid(schema), fc.nat())
        .map(([value, pick]) => written(knownInside(value, known, pick))),
    },
    { weight: 5, arbitrary: withOneFault(schema).map(written) },
    { weight: 1, arbitrary: raw },
  );
};

/** Requests to one route: valid ones, ones with one fault, and ones with hostile values. */
export function callsTo(route: RouteOptions, known: Known): fc.Arbitrary<HostileCall> {
  const [method = 'GET'] = [route.method].flat();
  const schema = (route.schema ?? {}) as { body?: Schema; querystring?: Schema };
  const json: Record<string, string> =
    method === 'GET' ? {} : { 'content-type': 'application/json' };
  const who = fc.oneof(
    { weight: 6, arbitrary: fc.constantFrom(...known.headers) },
    { weight: 1, arbitrary: fc.constant<Record<string, string>>({}) },
  );
  const refresh = fc.option(oneOf(known.refreshTokens), { nil: undefined, freq: 6 });
  const odd: fc.Arbitrary<Record<string, string>> = fc.option(fc.constantFrom(...HEADERS), {
    nil: {},
    freq: 3,
  });
  return fc
    .tuple(
      pathOf(route.url, known),
      fc.option(queryOf(schema.querystring), { nil: '', freq: 5 }),
      method === 'GET' ? fc.constant(undefined) : bodyOf(schema.body, known),
      who,
      refresh,
      odd,
    )
    .map(([path, query, payload, headers, token, more]): HostileCall => ({
      method,
      route: route.url,
      url: `${path}${query === '' ? '' : `?${query}`}`,
      headers: { ...json, ...headers, ...(token ? { 'refresh-token': token } : {}), ...more },
      payload,
    }));
}
