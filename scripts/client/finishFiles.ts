import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Plugin } from 'vite';

/**
 * Makes V8 compile all functions of a file on another thread. Without it, V8 compiles each function
 * on the main thread at its first call.
 */
const COMPILED_AHEAD = '//# allFunctionsCalledOnLoad\n';
/**
 * Sizes of files that are compiled ahead, in bytes. In smaller ones, the mark weighs more than it
 * saves; larger ones, such as the map, have too many functions that are never called.
 */
const COMPILED = { from: 4_000, upTo: 150_000 };

const COMPRESSED = /\.(js|css|svg|json|html)$/;
/** Minimum size of a file that is compressed, in bytes. */
const COMPRESSED_FROM = 1_024;

const encodings = {
  gz: (content: Buffer) => promisify(gzip)(content, { level: 9 }),
  br: (content: Buffer) =>
    promisify(brotliCompress)(content, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: 11,
        [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
      },
    }),
};

/** Writes a file and its compressed versions. */
export const writeCompressed = async (path: string, content: Buffer): Promise<void> => {
  await writeFile(path, content);
  if (content.length < COMPRESSED_FROM) return;
  for (const [ending, encode] of Object.entries(encodings)) {
    const encoded = await encode(content);
    if (encoded.length < content.length) await writeFile(`${path}.${ending}`, encoded);
  }
};

const isCompiledAhead = (name: string, { length }: Buffer): boolean =>
  /^libraries-.*\.js$/.test(name) ||
  (name.endsWith('.js') && length >= COMPILED.from && length <= COMPILED.upTo);

/** The content of a file as browsers get it. */
export const finished = (name: string, content: Buffer): Buffer =>
  isCompiledAhead(name, content) ? Buffer.concat([Buffer.from(COMPILED_AHEAD), content]) : content;

/**
 * Marks scripts that are compiled ahead, and compresses all files. The server sends compressed files
 * unchanged; see server/plugins/client.ts.
 */
export const finishFiles = (): Plugin => ({
  name: 'finish-files',
  apply: 'build',
  writeBundle: {
    // Vite adds code at the beginning of files last, and the mark must precede it.
    order: 'post',
    handler: async ({ dir }) => {
      const entries = await readdir(dir!, { recursive: true, withFileTypes: true });
      const files = entries.filter((entry) => entry.isFile() && COMPRESSED.test(entry.name));
      await Promise.all(
        files.map(async ({ name, parentPath }) => {
          const path = join(parentPath, name);
          await writeCompressed(path, finished(name, await readFile(path)));
        }),
      );
    },
  },
});
