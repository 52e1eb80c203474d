import react from '@vitejs/plugin-react';
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { brotliCompressSync } from 'node:zlib';
import { build, type InlineConfig } from 'vite';

const HERO = resolve('scripts/bench/rivals/hero');
const MOUNT = '<div id="root"></div>';

/** What ours is measured against: the bare hero page of our stack, in three ways. */
export interface Floors {
  /** A single-page app: "hero". */
  hero: string;
  /** The same, pre-rendered to HTML and hydrated. */
  hydrated: string;
  /** The same HTML without any script. */
  html: string;
  stop(): void;
}

interface Served {
  body: Buffer;
  type: string;
  etag: string;
  keep: boolean;
}

const TYPES: Record<string, string> = {
  html: 'text/html; charset=utf-8',
  js: 'text/javascript; charset=utf-8',
  css: 'text/css; charset=utf-8',
  json: 'application/json',
};

const served = (name: string, content: Buffer | string, keep: boolean): Served => {
  const body = brotliCompressSync(content);
  const etag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 20)}"`;
  return {
    body,
    type: TYPES[name.split('.').at(-1) ?? ''] ?? 'application/octet-stream',
    etag,
    keep,
  };
};

/** Serves as our server does: pre-compressed brotli, files with a hash in their name immutable. */
const serve = async (files: Map<string, Served>) => {
  const server = createServer((request, response) => {
    const file = files.get((request.url ?? '/').split('?', 1)[0] ?? '/');
    if (!file) return void response.writeHead(404).end();
    const headers = {
      'cache-control': file.keep ? 'public, max-age=31536000, immutable' : 'no-cache',
      etag: file.etag,
    };
    if (request.headers['if-none-match'] === file.etag)
      return void response.writeHead(304, headers).end();
    return void response
      .writeHead(200, {
        ...headers,
        'content-type': file.type,
        'content-encoding': 'br',
        'content-length': file.body.length,
      })
      .end(file.body);
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/`,
    stop: () => {
      server.close();
      server.closeAllConnections();
    },
  };
};

/** Builds the hero page with the project's own Vite into a folder and serves it three times. */
export async function startFloors(folder: string): Promise<Floors> {
  const config: InlineConfig = {
    root: HERO,
    configFile: false,
    logLevel: 'warn',
    plugins: [react()],
    define: { 'process.env.NODE_ENV': '"production"' },
  };
  const [client, server] = [join(folder, 'client'), join(folder, 'server')];
  await build({
    ...config,
    build: {
      target: 'baseline-widely-available',
      outDir: client,
      emptyOutDir: true,
      chunkSizeWarningLimit: 2000,
    },
  });
  await build({
    ...config,
    build: { ssr: join(HERO, 'server.tsx'), outDir: server, emptyOutDir: true },
    ssr: { noExternal: true },
  });
  const { render } = (await import(pathToFileURL(join(server, 'server.js')).href)) as {
    render: () => string;
  };
  const page = readFileSync(join(client, 'index.html'), 'utf8');
  if (!page.includes(MOUNT)) throw new Error('The hero page has no place to mount');
  const rendered = page.replace(MOUNT, () => MOUNT.replace('><', () => `>${render()}<`));
  const bare = rendered.replaceAll(
    /<script\b[^>]*><\/script>|<link rel="modulepreload"[^>]*>/g,
    '',
  );
  if (bare.includes('<script')) throw new Error('The page that should have no script has one');
  const shared = new Map<string, Served>([
    ['/api/hero.json', served('hero.json', JSON.stringify({ places: 112 }), false)],
    ...readdirSync(join(client, 'assets')).map((name): [string, Served] => [
      `/assets/${name}`,
      served(name, readFileSync(join(client, 'assets', name)), true),
    ]),
  ]);
  const start = (html: string) => serve(new Map([...shared, ['/', served('html', html, false)]]));
  const all = await Promise.all([start(page), start(rendered), start(bare)]);
  const [hero, hydrated, html] = all.map(({ url }) => url);
  return {
    hero: hero!,
    hydrated: hydrated!,
    html: html!,
    stop: () => all.forEach(({ stop }) => stop()),
  };
}
