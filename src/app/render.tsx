import createEmotionServer from '@emotion/server/create-instance';
import { AxiosError } from 'axios';
import { text } from 'node:stream/consumers';
import { prerenderToNodeStream } from 'react-dom/static';
import { StaticRouter } from 'react-router-dom';
import { isSecret } from '#common/addresses.ts';
import type {
  ApiResponse,
  CallApi,
  DehydratedState,
  PageAddress,
  RenderPage,
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

/** @param prefetched names of the requests that were prefetched, whatever their responses */
const renderApp = async (
  address: PageAddress,
  state: DehydratedState,
  prefetched: ReadonlySet<string>,
) => {
  const styles = collectStyles();
  styles.compat = true;
  const { extractCriticalToChunks } = createEmotionServer(styles);
  const missing = new Set<string>();
  let early = '';
  let document: PageHead = { title: '', description: '' };
  const { prelude } = await prerenderToNodeStream(
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
      // React for Node passes a plain object, but its types expect web headers.
      onHeaders: (headers: Headers | { Link?: string }) => {
        const link = ('Link' in headers && headers.Link) || '';
        // A header holds only these characters. Other pictures are found with the page itself.
        early = /^[\x20-\x7e]*$/.test(link) ? link : '';
      },
    },
  );
  const markup = await text(prelude);
  const critical = extractCriticalToChunks(markup).styles.map(({ key, ids, css }) => ({
    // The browser reads the names of classes from the styles themselves.
    ...(key === styles.key ? { key: PAGE_STYLES, ids: [] } : { key, ids }),
    css: withoutFallbacks(compactStyles(css)),
  }));
  return {
    ...split(markup),
    ...document,
    early,
    styles: critical,
    variables: variablesOf([markup, ...critical.map(({ css }) => css)].join('\n')),
    missing: [...missing],
  };
};

const renderPage: RenderPage = async (address, call) => {
  const url = new URL(address.url, 'http://page');
  const page = pageAt(url.pathname);
  const { client, responses } = clientOf(address, call);
  const { state, prefetched } = await prefetchPage(page, url, client);
  const rendered = await renderApp(address, state, prefetched);
  const subject = page.about === null ? undefined : responses.get(page.about);
  return {
    ...rendered,
    status: !page.known || subject?.status === 404 ? 404 : 200,
    state,
    source: page.screen?.source ?? null,
    personal: page.personal,
    // A page with a secret link has no description.
    organisation:
      subject?.status === 200 && !isSecret(url.pathname + url.search)
        ? (JSON.parse(subject.body) as Organisation)
        : null,
  };
};

/** Renders pages with the browser app's code. Each page has its own client, cache and state. */
export const createRenderer: Renderer['createRenderer'] = async () => {
  await loadScreens();
  return renderPage;
};
