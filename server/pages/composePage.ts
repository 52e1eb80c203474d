import type { AssetsOf } from './assets.ts';
import type { Page, PageRequest, RenderedPage } from '#common/contract/pages.ts';
import { NONCE, type Markup } from './markup.ts';
import { describePage } from './seo.ts';
import { startLater } from './start.ts';
import { hashOf, storeHtml } from './storedPage.ts';
import { fillTemplate, type Template } from './template.ts';

/** A page whose person the browser alone knows: what it is for comes with the scripts. */
const isPersonal = ({ html }: RenderedPage): boolean => html.includes('data-for-nobody');

const stateOf = ({ state }: RenderedPage): Markup => [
  '<script',
  NONCE,
  ` type="application/json" id="served">${state}</script>`,
];

const headOf = ({ head, styles }: RenderedPage): Markup => [
  `${head}\n`,
  ...styles.flatMap(({ name, css }): Markup => [
    '<style',
    NONCE,
    // A style could name what somebody wrote, e.g. the address of a picture.
    ` data-emotion="${name}">${css.replaceAll(/<(?=\/style)/gi, String.raw`\3c `)}</style>`,
  ]),
];

/** Puts a rendered page into the template, with its files and what search engines read. */
export async function composePage(
  { address, origin }: PageRequest,
  rendered: RenderedPage,
  { template, assetsOf }: { template: Template; assetsOf: AssetsOf },
): Promise<Page> {
  const markup = fillTemplate(
    template,
    {
      language: address.language,
      head: headOf(rendered),
      assets: assetsOf([
        ...(rendered.source ? [rendered.source] : []),
        `src/i18n/${address.language}/index.ts`,
        ...(isPersonal(rendered) ? ['src/api/transport/client.ts'] : []),
      ]),
      description: describePage(address, rendered, origin),
      root: rendered.html,
      state: stateOf(rendered),
    },
    isPersonal(rendered) ? undefined : startLater,
  );
  return {
    status: rendered.status,
    html: await storeHtml(markup),
    strict: template.strict,
    etag: `W/"${hashOf(...markup)}"`,
    early: rendered.early,
  };
}
