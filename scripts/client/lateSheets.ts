import { createHash } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { addresses } from '#common/addresses.ts';
import type { LateSheet, Renderer } from '#common/page/protocol.ts';
import { writeCompressed } from './finishFiles.ts';
import { sampleApi } from './samples.ts';

/**
 * Pages of a screen that are rendered for its styles. More find hardly any others; a page contains
 * what its sheet lacks.
 */
const PAGES = 16;

/** Minimum size of a sheet in bytes. A request costs more than fewer styles in the page. */
const SIZE_LEAST = 20_000;

/**
 * Renders every screen with samples of the API's responses and writes the styles that its first view
 * does not need into a file, which all its pages share: `node scripts/client/lateSheets.ts <built
 * client> <server build>`.
 */
const [, , clientDir = '', rendererFile = ''] = process.argv;
const { createSheet } = (await import(pathToFileURL(resolve(rendererFile)).href)) as Renderer;
const api = await sampleApi();
const sheets: Record<string, LateSheet> = {};
for (const { pattern } of Object.values(addresses)) {
  const url = pattern.replace(/:\w+/, 'sample');
  const make = (pages: number) =>
    createSheet(
      { url, language: 'el' },
      Array.from({ length: pages }, (_, seed) => api(seed)),
    );
  const first = await make(1);
  if (!first || first.css.length < SIZE_LEAST || first.source in sheets) continue;
  const { source, css, whole, states } = (await make(PAGES))!;
  const hash = createHash('sha256').update(css).digest('base64url').slice(0, 8);
  const href = `/assets/${/(\w+)\.tsx$/.exec(source)![1]}-${hash}.css`;
  await writeCompressed(join(clientDir, href), Buffer.from(css));
  sheets[source] = { href, whole, states };
}
writeFileSync(join(dirname(rendererFile), 'sheets.json'), JSON.stringify(sheets));
