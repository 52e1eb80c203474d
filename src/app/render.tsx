import type { EmotionCache } from '@emotion/cache';
import { AxiosError } from 'axios';
import { LRUCache } from 'lru-cache';
import { prerender } from 'react-dom/static';
import { StaticRouter } from 'react-router-dom';
import { isSecret } from '#common/addresses.ts';
import type {
  ApiResponse,
  CallApi,
  DehydratedState,
  PageAddress,
  LateSheet,
  RenderedPage,
  Renderer,
} from '#common/page/protocol.ts';
import type { Organisation } from '#common/contract/organisations.ts';
import { ROOT_ID } from '#common/page/slots.ts';
import { createClient, type ApiClient } from '#src/api/transport/client.ts';
import { PageHeadContext, type PageHead } from '#src/hooks/usePageHead.ts';
import { createI18n } from '#src/i18n/bundled.ts';
import { App } from './App.tsx';
import { prefetchPage } from './prefetch.ts';
import { loadScreens, pageAt } from './routing/routes.tsx';
import { reportMissing } from './start/hydration.ts';
import { compactStyles } from './start/compactStyles.ts';
import {
  CLASS,
  classesOfFirstView,
  sheetOf,
  withoutSheet,
  type PageStyles,
} from './start/lateStyles.ts';
import { collectStyles, PAGE_STYLES } from './start/styles.ts';
import { variablesOf, withoutFallbacks } from '#theme/variables.ts';

/** The API client of one page. It calls the API in process and records the responses. */
const clientOf = (
  { language }: PageAddress,
  call: CallApi,
): { client: ApiClient; responses: Map<string, ApiResponse> } => {
  const responses = new Map<string, ApiResponse>();
  const client = createClient({
    language: () => language,
    adapter: async (config) => {
      const path = client.getUri({ ...config, baseURL: '' });
      const received = await call(path);
      responses.set(path, received);
      const { status, body } = received;
      const response = { data: body, status, statusText: '', headers: {}, config };
      if (status < 300) return response;
      throw new AxiosError(
        String(status),
        AxiosError.ERR_BAD_RESPONSE,
        config,
        undefined,
        response,
      );
    },
  });
  return { client, responses };
};

const ROOT = { start: `<div id="${ROOT_ID}">`, end: '</div>' };

/** React writes elements of the head before the rendered element. */
const split = (markup: string): { head: string; html: string } => {
  const at = markup.indexOf(ROOT.start);
  if (at < 0 || !markup.endsWith(ROOT.end)) throw new Error('React wrote something else');
  return {
    head: markup.slice(0, at),
    html: markup.slice(at + ROOT.start.length, -ROOT.end.length),
  };
};

/** Styles as pages contain them, by their text. Pages share most of them. */
const compacted = new LRUCache<string, string>({ max: 5_000 });

const compact = (css: string): string => {
  const known = compacted.get(css) ?? withoutFallbacks(compactStyles(css));
  compacted.set(css, known);
  return known;
};

/** Separates the global styles of a page from the rules of the classes in its markup. */
const stylesIn = (markup: string, { key, inserted, registered }: EmotionCache) => {
  const used = new Set(markup.match(CLASS));
  const global: RenderedPage['styles'] = [];
  const rules = new Map<string, string>();
  for (const [name, css] of Object.entries(inserted)) {
    if (typeof css !== 'string') continue;
    if (registered[`${key}-${name}`] === undefined)
      global.push({ key: `${key}-global`, ids: [name], css: compact(css) });
    else if (used.has(`${key}-${name}`)) rules.set(name, compact(css));
  }
  return { global, rules };
};

/** @param prefetched names of the requests that were prefetched, whatever their responses */
const renderApp = async (
  address: PageAddress,
  state: DehydratedState,
  prefetched: ReadonlySet<string>,
) => {
  const styles = collectStyles();
  styles.compat = true;
  const missing = new Set<string>();
  let early = '';
  let document: PageHead = { title: '', description: '' };
  const { prelude } = await prerender(
    <div id={ROOT_ID}>
      <PageHeadContext value={(head) => (document = head)}>
        <App
          styles={styles}
          route={(screens) => <StaticRouter location={address.url}>{screens}</StaticRouter>}
          i18n={createI18n(address.language)}
          state={state}
          cache={new Map()}
          use={[reportMissing(prefetched, (name) => missing.add(name))]}
        />
      </PageHeadContext>
    </div>,
    // Keeps long parts in place. Otherwise a script would move them.
    {
      progressiveChunkSize: Number.MAX_SAFE_INTEGER,
      onHeaders: (headers) => {
        const link = headers.get('link') ?? '';
        // A header holds only these characters. Other pictures are found with the page itself.
        early = /^[\x20-\x7e]*$/.test(link) ? link : '';
      },
    },
  );
  const markup = await new Response(prelude).text();
  return { markup, document, early, missing: [...missing], ...stylesIn(markup, styles) };
};

const pageStyles = ({ markup, rules }: { markup: string } & Pick<PageStyles, 'rules'>) => ({
  rules,
  first: classesOfFirstView(markup),
});

const prepare = async (address: PageAddress, call: CallApi) => {
  const url = new URL(address.url, 'http://page');
  const page = pageAt(url.pathname);
  const { client, responses } = clientOf(address, call);
  const { state, prefetched } = await prefetchPage(page, url, client);
  return { url, page, responses, state, app: await renderApp(address, state, prefetched) };
};

const renderPage = async (
  address: PageAddress,
  call: CallApi,
  sheets: Record<string, LateSheet>,
): Promise<RenderedPage> => {
  const { url, page, responses, state, app } = await prepare(address, call);
  const source = page.screen?.source ?? null;
  // The scripts of a personal page show all of it at once.
  const sheet = (!page.personal && source !== null && sheets[source]) || null;
  const rules = sheet ? withoutSheet(pageStyles(app), sheet) : [...app.rules.values()];
  const styles = [
    ...app.global,
    // The browser reads the names of classes from the styles themselves.
    { key: PAGE_STYLES, ids: [], css: rules.join('') },
  ];
  const subject = page.about === null ? undefined : responses.get(page.about);
  return {
    ...split(app.markup),
    ...app.document,
    early: app.early,
    styles,
    sheet: sheet?.href ?? null,
    variables: variablesOf([app.markup, ...styles.map(({ css }) => css)].join('\n')),
    missing: app.missing,
    status: !page.known || subject?.status === 404 ? 404 : 200,
    state,
    source,
    personal: page.personal,
    // A page with a secret link has no description.
    organisation:
      subject?.status === 200 && !isSecret(url.pathname + url.search)
        ? (JSON.parse(subject.body) as Organisation)
        : null,
  };
};

/** Renders pages with the browser app's code. Each page has its own client, cache and state. */
export const createRenderer: Renderer['createRenderer'] = async (sheets = {}) => {
  await loadScreens();
  return (address, call) => renderPage(address, call, sheets);
};

/** Collects the styles of a screen that its first view does not need. */
export const createSheet: Renderer['createSheet'] = async (address, calls) => {
  await loadScreens();
  const { screen } = pageAt(new URL(address.url, 'http://page').pathname);
  const pages: PageStyles[] = [];
  for (const call of calls) pages.push(pageStyles((await prepare(address, call)).app));
  return { source: screen!.source, ...sheetOf(pages) };
};
