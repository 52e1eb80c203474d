import react from '@vitejs/plugin-react';
import { defineConfig, minifySync, type Plugin } from 'vite';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { SLOTS } from './common/page/slots.ts';
import { planChunks } from './scripts/client/chunks.ts';
import { finishFiles } from './scripts/client/finishFiles.ts';

/** The address of the API during `npm run dev`. */
const api = `http://localhost:${process.env.API_PORT ?? 3000}`;

/** The parts of a schema that the client reads answers by; see src/api/transport/response.ts. */
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

/** A schema without what documents it or checks what is sent alone. */
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

/** Minimum length in characters of a shape that is shared instead of repeated. */
const SHARED_FROM = 60;

/** Builds the contract as plain data, without the schema library and the descriptions. */
const contractAsData = (): Plugin => ({
  name: 'contract-as-data',
  apply: 'build',
  load: async (id) => {
    if (!/\/common\/contract\/[^?]+\.ts$/.test(id)) return null;
    const exported = (await import(pathToFileURL(id).href)) as Json;
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
    for (const [name, value] of Object.entries(exported)) {
      if (typeof value === 'function') continue;
      const isEndpoint = isObject(value) && 'path' in value && 'method' in value;
      const read = isEndpoint
        ? { ...value, response: readPart(value.response), query: undefined, body: undefined }
        : isObject(value) && ('properties' in value || 'anyOf' in value)
          ? readPart(value)
          : value;
      lines.push(`export const ${name} = ${write(read)};`);
    }
    return lines.join('\n');
  },
});

/** The characters of source that a request is worth, about a kilobyte when compressed. */
const REQUEST = 4_000;

/** The file of each module that several screens share. */
let shared: Map<string, string> | undefined;

/**
 * `vite build` makes the client into `dist`, `vite build --ssr src/app/render.tsx --outDir
 * dist-server` the same code for the server, which renders pages with it; see server/pages.
 */
export default defineConfig(({ isSsrBuild }) => ({
  plugins: [
    react(),
    contractAsData(),
    // Every page contains the inline scripts, so remove their comments.
    {
      name: 'minify-inline-scripts',
      apply: 'build',
      transformIndexHtml: (html: string) =>
        html.replace(
          /(<script>)(.*?)(<\/script>)/gs,
          (_all, start: string, code: string, end: string) =>
            start + minifySync('inline.js', code, { module: false }).code + end,
        ),
    },
    // The server's head content must follow the build's.
    {
      name: 'head-slot-last',
      transformIndexHtml: {
        order: 'post',
        handler: (html: string) =>
          html.replace(SLOTS.head, '').replace('</head>', `${SLOTS.head}\n  </head>`),
      },
    },
    ...(isSsrBuild ? [] : [finishFiles()]),
  ],
  // Formik needs the simplest cases of four functions of lodash, which has 5 kB for all cases.
  resolve: {
    alias: [{ find: /^lodash-es\/(\w+)$/, replacement: resolve('src/lib/lodash/$1.ts') }],
  },
  server: {
    port: 5173,
    proxy: { '/api': api, '/pictures/organisations': api, '/pictures/portraits': api },
  },
  // A single file without external packages, because packages export different code to Node than to
  // browsers, and both sides must render the same.
  ssr: { noExternal: true },
  // Both sides must use the production build: with other class names on the server, the browser
  // would write all styles again.
  ...(isSsrBuild && { define: { 'process.env.NODE_ENV': JSON.stringify('production') } }),
  build: {
    target: isSsrBuild ? 'node20' : 'baseline-widely-available',
    manifest: !isSsrBuild,
    copyPublicDir: !isSsrBuild,
    sourcemap: false,
    chunkSizeWarningLimit: 2000,
    rolldownOptions: {
      // MUI computes the class names of all components when they load, although few are read.
      treeshake: { manualPureFunctions: ['generateUtilityClasses'] },
      // The server build is one file, so dynamic imports have no effect there. Plugin timings do not
      // concern people who start the app.
      checks: { bundlerTimings: false, ...(isSsrBuild && { ineffectiveDynamicImport: false }) },
      // The code of every screen is in three files, because many small files compress a fifth worse than
      // one. Libraries are separate from our own code, because they change less often. They are in two
      // files, because a page runs one file after the other and can respond in between. Code that several
      // screens share is in few files: a connection without HTTP/2 loads six at a time.
      ...(!isSsrBuild && {
        output: {
          codeSplitting: {
            groups: [
              {
                name: 'react',
                tags: ['$initial'],
                test: /node_modules\/(react|react-dom|react-router|react-router-dom|scheduler)\//,
                priority: 4,
              },
              { name: 'libraries', tags: ['$initial'], test: /node_modules/, priority: 3 },
              {
                name: 'frame',
                tags: ['$initial'],
                test: /(common|src|theme)\/(?!app\/main)/,
                priority: 2,
              },
              {
                name: (id, context) => {
                  shared ??= planChunks(context, resolve('src/app/main.tsx'), REQUEST);
                  return shared.get(id);
                },
                priority: 1,
                includeDependenciesRecursively: false,
              },
            ],
          },
        },
      }),
    },
  },
}));
