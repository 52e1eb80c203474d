import type { Page, PageRequest, RenderedPage } from '#common/page/protocol.ts';
import { STATE_ID } from '#common/page/slots.ts';
import type { AssetsOf } from './assets.ts';
import { jsonForScript, NONCE, withNonces, type Markup } from './markup.ts';
import { describePage } from './seo.ts';
import { callEarly, firstViewFirst, startLater } from './start.ts';
import { hashOf, storeHtml } from './storedPage.ts';
import { fill, type PageContent, type Template } from './template.ts';

/** The head elements of the app. */
const headOf = ({ head, styles }: RenderedPage): Markup => [
  `${head}\n`,
  ...styles.flatMap(({ name, css }): Markup => [
    '<style',
    NONCE,
    // A style may contain user content, e.g. the address of an image.
    `${name === null ? '' : ` data-emotion="${name}"`}>${css.replaceAll(/<(?=\/style)/gi, String.raw`\3c `)}</style>`,
  ]),
  '\n',
];

const stateOf = ({ state }: RenderedPage): Markup => [
  '<script',
  NONCE,
  ` type="application/json" id="${STATE_ID}">${jsonForScript(state)}</script>`,
];

/** The calls of a personal page are asked for later in its HTML, and are to come before its scripts. */
const preload = (file: string): string =>
  `<link rel="modulepreload" crossorigin fetchpriority="low" href="${file}">\n`;
const styleSheet = (file: string): string => `<link rel="stylesheet" crossorigin href="${file}">\n`;

/** Puts a rendered page into the template, with its files and the metadata for search engines. */
export async function composePage(
  { address, origin }: PageRequest,
  rendered: RenderedPage,
  { template, assetsOf }: { template: Template; assetsOf: AssetsOf },
): Promise<Page> {
  // The main content of a personal page needs the scripts, so they start at once.
  const deferred = rendered.personal ? null : template.deferred;
  const { scripts, styles } = assetsOf([
    ...(rendered.source ? [rendered.source] : []),
    `src/i18n/${address.language}/index.ts`,
    ...(rendered.personal ? ['src/api/transport/client.ts'] : []),
  ]);
  const files = [...(deferred ? [] : scripts.map(preload)), ...styles.map(styleSheet)].join('');
  const content: PageContent = {
    language: [`lang="${address.language}"`],
    head: [
      ...headOf(rendered),
      ...(rendered.calls.length > 0 ? withNonces(callEarly(rendered.calls, address.language)) : []),
      ...withNonces(files),
      ...describePage(address, rendered, origin),
      ...(deferred ? withNonces(`\n${firstViewFirst}\n`) : []),
    ],
    app: [rendered.html],
    state: stateOf(rendered),
    scripts: deferred
      ? withNonces(
          startLater({
            entry: deferred.scripts.entry,
            files: [...deferred.scripts.files, ...scripts],
          }),
        )
      : [],
  };
  const markup = fill((deferred ?? template).parts, (slot) => content[slot]);
  return {
    status: rendered.status,
    html: await storeHtml(markup),
    strict: template.strict,
    etag: `W/"${hashOf(...markup)}"`,
    early: rendered.early,
  };
}
