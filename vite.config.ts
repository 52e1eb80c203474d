import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/** Where the API listens during `npm run dev`. */
const api = `http://localhost:${process.env.API_PORT ?? 3000}`;

/**
 * `vite build` makes the client into `dist`, `vite build --ssr src/app/render.tsx --outDir
 * dist-server` the same code for the server, which draws pages with it; see server/pages.
 */
export default defineConfig(({ isSsrBuild }) => ({
  plugins: [react()],
  server: {
    port: 5173,
    proxy: { '/api': api, '/pictures/organisations': api, '/pictures/portraits': api },
  },
  // One file that needs no package beside it: what a package says to Node differs from what it
  // says to browsers, and both sides must draw the same.
  ssr: { noExternal: true },
  build: {
    target: isSsrBuild ? 'node20' : 'baseline-widely-available',
    manifest: !isSsrBuild,
    copyPublicDir: !isSsrBuild,
    sourcemap: false,
    chunkSizeWarningLimit: 2000,
    // What every screen needs in two files, the libraries apart from our own code: they change at
    // another pace, and many small files pack a fifth worse than one.
    ...(!isSsrBuild && {
      rolldownOptions: {
        output: {
          codeSplitting: {
            groups: [
              { name: 'libraries', tags: ['$initial'], test: /node_modules/ },
              { name: 'frame', tags: ['$initial'], test: /(src|theme)\/(?!app\/main)/ },
            ],
          },
        },
      },
    }),
  },
}));
