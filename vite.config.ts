import react from '@vitejs/plugin-react';
import { defineConfig, minifySync } from 'vite';
import { resolve } from 'node:path';
import { SLOTS } from './common/page/slots.ts';
import { planChunks } from './scripts/client/chunks.ts';
import { contractAsData } from './scripts/client/contract.ts';
import { finishFiles } from './scripts/client/finishFiles.ts';

/** The address of the API during `npm run dev`. */
const api = `http://localhost:${process.env.API_PORT ?? 3000}`;

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
              { name: 'libraries', tags: ['$initial'], test: /node_modules/, priority: 3 },
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
