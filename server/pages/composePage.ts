import type { Page, PageRequest, RenderedPage } from '#common/page/protocol.ts';
import { SHEET_ATTRIBUTE, STATE_ID, VARIABLES_ATTRIBUTE } from '#common/page/slots.ts';
import type { AssetsOf } from './assets.ts';
import { jsonForScript, NONCE, withNonces } from './markup.ts';
import { describePage } from './seo.ts';
import { deferHydration, startLater } from './start.ts';
import { etagOf, storeHtml } from './storedPage.ts';
import { fill, type Template } from './template.ts';

/**
 * A style may contain user content, e.g. the address of an image. `data-s` tells Emotion that the
 * element is where it belongs: moving it would parse its styles again.
 */
const styleElement = ({ key, ids, css }: RenderedPage['styles'][number]): string =>
  `<style${NONCE} data-emotion="${[key, ...ids].join(' ')}" data-s>${css.replaceAll(/<(?=\/style)/gi, String.raw`\3c `)}</style>`;

const preload = (file: string): string => `<link rel="modulepreload" crossorigin href="${file}">\n`;
const lateSheet = (file: string): string =>
  `<link ${SHEET_ATTRIBUTE} rel="stylesheet" href="${file}">`;
const styleSheet = (file: string): string => `<link rel="stylesheet" crossorigin href="${file}">\n`;

/** Fills a rendered page into the template, with its files and the metadata for search engines. */
export async function composePage(
  { address, origin }: PageRequest,
  rendered: RenderedPage,
  { template, assetsOf }: { template: Template; assetsOf: AssetsOf },
): Promise<Page> {
  // The main content of a personal page needs the scripts, so they start immediately.
  const deferred = rendered.personal ? null : template.deferred;
  const { scripts, styles } = assetsOf([
    ...(rendered.source ? [rendered.source] : []),
    `src/i18n/${address.language}/index.ts`,
    ...(rendered.personal ? ['src/api/transport/client.ts'] : []),
  ]);
  const html = fill((deferred ?? template).html, {
    language: `lang="${address.language}"`,
    head: [
      `${rendered.head}\n`,
      `<style${NONCE} ${VARIABLES_ATTRIBUTE}>${rendered.variables}</style>`,
      ...rendered.styles.map(styleElement),
      '\n',
      withNonces([...(deferred ? [] : scripts.map(preload)), ...styles.map(styleSheet)].join('')),
      describePage(address, rendered, origin),
      deferred ? withNonces(`\n${deferHydration(rendered.sheet)}\n`) : '',
    ].join(''),
    app: rendered.html,
    state: `<script${NONCE} type="application/json" id="${STATE_ID}">${jsonForScript(rendered.state)}</script>`,
    scripts: deferred
      ? withNonces(
          startLater({ ...deferred.scripts, files: [...deferred.scripts.files, ...scripts] }) +
            // Last, because a script waits for the style sheets before it.
            (rendered.sheet ? lateSheet(rendered.sheet) : ''),
        )
      : '',
  });
  return {
    status: rendered.status,
    html: await storeHtml(html),
    etag: etagOf(html),
    early: rendered.early,
  };
}
