import { readFile } from 'node:fs/promises';
import type { ServerResponse } from 'node:http';
import { extname, join, normalize } from 'node:path';

const types: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.mjs': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.json': 'application/json',
  '.woff2': 'font/woff2',
  '.webm': 'video/webm',
  '.mp4': 'video/mp4',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
};

/** Serves the files of the built front end; any other address gets the app itself. */
export const serveFiles = async (
  dist: string,
  pathname: string,
  response: ServerResponse,
): Promise<void> => {
  const path = normalize(decodeURIComponent(pathname));
  const isFile = extname(path) !== '';
  const file = join(dist, isFile ? path : 'index.html');
  try {
    const content = await readFile(file);
    response.writeHead(200, {
      'Content-Type': types[extname(file)] ?? 'application/octet-stream',
    });
    response.end(content);
  } catch {
    response.writeHead(404).end();
  }
};
