import { globSync } from 'node:fs';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Plugin } from 'vite';

/** The parts of a schema by which the client reads responses; see src/api/transport/response.ts. */
const READ = [
  'type',
  'properties',
  'required',
  'items',
  'anyOf',
  'enum',
  'const',
  'minimum',
  'maximum',
];

type Json = Record<string, unknown>;

const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A schema without documentation and without checks of requests. */
const readPart = (schema: unknown): unknown => {
  if (!isObject(schema)) return schema;
  const entries = Object.entries(schema).filter(([key]) => READ.includes(key));
  return Object.fromEntries(
    entries.map(([key, value]) => {
      if (key === 'items') return [key, readPart(value)];
      if (key === 'anyOf' && Array.isArray(value)) return [key, value.map(readPart)];
      if (key !== 'properties' || !isObject(value)) return [key, value];
      return [key, Object.fromEntries(Object.entries(value).map(([k, one]) => [k, readPart(one)]))];
    }),
  );
};

const isEndpoint = (value: unknown): value is Json & { method: string; path: string } =>
  isObject(value) && 'path' in value && 'method' in value;

/** Minimum length in characters of a shape that is shared instead of repeated. */
const SHARED_FROM = 60;

/** Writes values as code. `lines` declares the shapes that they share. */
const writer = () => {
  const shared = new Map<string, string>();
  const lines: string[] = [];
  const write = (value: unknown): string => {
    if (Array.isArray(value)) return `[${value.map(write).join()}]`;
    if (!isObject(value)) return JSON.stringify(value) ?? 'undefined';
    const text = `{${Object.entries(value)
      .filter(([, one]) => one !== undefined)
      .map(([key, one]) => `${JSON.stringify(key)}:${write(one)}`)
      .join()}}`;
    if (text.length < SHARED_FROM) return text;
    const name = shared.get(text) ?? `s${shared.size}`;
    if (!shared.has(text)) lines.push(`const ${name} = ${text};`);
    shared.set(text, name);
    return name;
  };
  return { write, lines };
};

const exportsOf = async (file: string): Promise<[string, unknown][]> =>
  Object.entries((await import(pathToFileURL(file).href)) as Json);

/** Gives endpoints the schemas of their responses, which load with the client that reads them. */
const SCHEMAS = '\0contract-schemas';
const ALL = '\0contract-schemas/all';
const schemasCode = `export const schemas = {};
export const lazily = (endpoint) => Object.defineProperty(endpoint, 'response', {
  get: () => schemas[endpoint.method + endpoint.path],
});`;

/** All response schemas. They compress to a third of what they take in the files of the screens. */
const allSchemas = async (): Promise<string> => {
  const { write, lines } = writer();
  const all: string[] = [];
  for (const file of globSync('common/contract/**/*.ts').toSorted())
    for (const [, value] of await exportsOf(resolve(file)))
      if (isEndpoint(value) && value.response)
        all.push(`${JSON.stringify(value.method + value.path)}:${write(readPart(value.response))}`);
  return [
    `import { schemas } from '${SCHEMAS}';`,
    ...lines,
    `Object.assign(schemas, {${all.join()}});`,
  ].join('\n');
};

/** The contract of a file as plain data, without the schema library and the descriptions. */
const dataOf = async (file: string): Promise<string> => {
  const { write, lines } = writer();
  const code = (value: unknown): string => {
    if (isEndpoint(value)) {
      const { response, query: _query, body: _body, ...rest } = value;
      return response ? `/* @__PURE__ */ lazily(${write(rest)})` : write(rest);
    }
    const isSchema = isObject(value) && ('properties' in value || 'anyOf' in value);
    return write(isSchema ? readPart(value) : value);
  };
  const exported = (await exportsOf(file))
    .filter(([, value]) => typeof value !== 'function')
    .map(([name, value]) => `export const ${name} = ${code(value)};`);
  return [`import { lazily } from '${SCHEMAS}';`, ...lines, ...exported].join('\n');
};

/** Builds the contract as data, and its response schemas with the client. */
export const contractAsData = (): Plugin => ({
  name: 'contract-as-data',
  apply: 'build',
  resolveId: (id) => (id === SCHEMAS || id === ALL ? id : null),
  load: async (id) => {
    if (id === SCHEMAS) return { code: schemasCode, moduleSideEffects: false };
    if (id === ALL) return allSchemas();
    return /\/common\/contract\/[^?]+\.ts$/.test(id) ? dataOf(id) : null;
  },
  transform: (code, id) =>
    id.endsWith('/src/api/transport/client.ts') ? `import '${ALL}';\n${code}` : null,
});
