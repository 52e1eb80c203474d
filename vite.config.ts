import react from '@vitejs/plugin-react';
import { defineConfig, minifySync, type Plugin } from 'vite';
import { compression } from 'vite-plugin-compression2';
import { pathToFileURL } from 'node:url';
import { constants } from 'node:zlib';
import { SLOTS } from './common/page/slots.ts';

/** Where the API listens during `npm run dev`. */
const api = `http://localhost:${process.env.API_PORT ?? 3000}`;

/** The parts of a schema that the client reads answers by; see src/api/transport/answer.ts. */
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
  const kept = Object.entries(schema).filter(([key]) => READ.includes(key));
  return Object.fromEntries(
    kept.map(([key, value]) => {
      if (key === 'items') return [key, readPart(value)];
      if (key === 'anyOf' && Array.isArray(value)) return [key, value.map(readPart)];
      if (key !== 'properties' || !isObject(value)) return [key, value];
      return [key, Object.fromEntries(Object.entries(value).map(([k, one]) => [k, readPart(one)]))];
    }),
  );
};

/** A shape that stands in several places is written once. */
const SHARED_FROM = 60;

/** In a build the contract is plain data: the library of its schemas and their texts stay out of it. */
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
        ? { ...value, answer: readPart(value.answer), query: undefined, body: undefined }
        : isObject(value) && ('properties' in value || 'anyOf' in value)
          ? readPart(value)
          : value;
      lines.push(`export const ${name} = ${write(read)};`);
    }
    return lines.join('\n');
  },
});

/**
 * `vite build` makes the client into `dist`, `vite build --ssr src/app/render.tsx --outDir
 * dist-server` the same code for the server, which renders pages with it; see server/pages.
 */
export default defineConfig(({ isSsrBuild }) => ({
  plugins: [
    react(),
    contractAsData(),
    // Every visitor gets the inline scripts with every page; their comments are for us.
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
    // The build's additions to the head come before what the server renders there.
    {
      name: 'head-slot-last',
      transformIndexHtml: {
        order: 'post',
        handler: (html: string) =>
          html.replace(SLOTS.head, '').replace('</head>', `${SLOTS.head}\n  </head>`),
      },
    },
    // The server sends these files as they are; see server/plugins/client.ts.
    ...(isSsrBuild
      ? []
      : [
          compression({
            include: /\.(js|css|svg|json|html)$/,
            threshold: 1024,
            algorithms: [
              ['gzip', { level: 9 }],
              ['brotliCompress', { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }],
            ],
          }),
        ]),
  ],
  server: {
    port: 5173,
    proxy: { '/api': api, '/pictures/organisations': api, '/pictures/portraits': api },
  },
  // One file that needs no package beside it: what a package says to Node differs from what it
  // says to browsers, and both sides must draw the same.
  ssr: { noExternal: true },
  // Both sides are one and the same build: other class names on the server would mean that the
  // browser writes all styles again.
  ...(isSsrBuild && { define: { 'process.env.NODE_ENV': JSON.stringify('production') } }),
  build: {
    target: isSsrBuild ? 'node20' : 'baseline-widely-available',
    manifest: !isSsrBuild,
    copyPublicDir: !isSsrBuild,
    sourcemap: false,
    chunkSizeWarningLimit: 2000,
    rolldownOptions: {
      // On the server everything is one file, so that nothing can be loaded later; and how long a
      // plugin took is no trouble of who starts the app.
      checks: { bundlerTimings: false, ...(isSsrBuild && { ineffectiveDynamicImport: false }) },
      // The needs of every screen in three files, the libraries apart from our own code: they change at
      // another pace, and many small files pack a fifth worse than one. They are two, because a page
      // runs one file after the other and can answer in between. What every other screen needs is
      // one file more: a line without HTTP/2 brings six at a time.
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
                name: 'shared',
                // Waits of places: only the screens that show places need them.
                test: /^(?!.*(WaitLine|\/lib\/wait|\/api\/wait|\/line\/wait))/,
                minShareCount: 25,
                priority: 1,
              },
              // How places and tickets are read: screens that only preload or count need no more.
              {
                name: 'answers',
                test: /contract\/(organisations|categories|places\/common)|src\/(api\/(organisations?|pages|categories|wait)|lib\/waitWords|hooks\/data\/places\/useOrganisation)\.ts/,
                minShareCount: 3,
                priority: 0.5,
              },
              // The shared parts of the screens of tickets and of places, in two files: as one for each module,
              // a listing needed sixty.
              {
                name: 'tickets',
                test: /\/(api\/(tickets|ticketByKey|line|waitingLists)|hooks\/(data\/(live|tickets)\/|clock)|lib\/(durations|wait\/scene)|place\/StatusChip)/,
                minShareCount: 3,
              },
              {
                name: 'listings',
                test: /\/(lib\/(wait\/(?!scene)|listing)|place\/(WaitLine|PriceLevel|Rating)|hooks\/data\/places|cards\/listing\/listingCard)/,
                minShareCount: 3,
              },
            ],
          },
        },
      }),
    },
  },
}));
