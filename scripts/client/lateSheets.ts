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

/** The screens with the most styles below their first view. Others would gain less than a request. */
const SCREENS = [
  addresses.home,
  addresses.home2,
  addresses.home3,
  addresses.listing,
  addresses.listingGrid,
  addresses.about,
];

/**
 * Renders screens with samples of the API's responses and writes the styles that its first view
 * does not need into a file, which all its pages share: `node scripts/client/lateSheets.ts <built
 * client> <server build>`.
 */
const [, , clientDir = '', rendererFile = ''] = process.argv;
const { createSheet } = (await import(pathToFileURL(resolve(rendererFile)).href)) as Renderer;
const api = await sampleApi();
const sheets: Record<string, LateSheet> = {};
for (const { pattern } of SCREENS) {
  const address = { url: pattern.replace(/:\w+/, 'sample'), language: 'el' } as const;
  const calls = Array.from({ length: PAGES }, (_, seed) => api(seed));
  const { source, css, whole, states } = await createSheet(address, calls);
  const hash = createHash('sha256').update(css).digest('base64url').slice(0, 8);
  const href = `/assets/${/(\w+)\.tsx$/.exec(source)![1]}-${hash}.css`;
  await writeCompressed(join(clientDir, href), Buffer.from(css));
  sheets[source] = { href, whole, states };
}
writeFileSync(join(dirname(rendererFile), 'sheets.json'), JSON.stringify(sheets));
