import createEmotionServer from '@emotion/server/create-instance';
import { AxiosError, type AxiosAdapter } from 'axios';
import { text } from 'node:stream/consumers';
import { prerenderToNodeStream } from 'react-dom/static';
import { StaticRouter } from 'react-router-dom';
import type { Middleware } from 'swr';
import type {
  ApiAnswer,
  CallApi,
  PageAddress,
  RenderedPage,
  Renderer,
} from '#common/contract/pages.ts';
import { client } from '#src/api/transport/client.ts';
import { toApiError } from '#src/api/transport/errors.ts';
import { createI18n } from '#src/i18n/bundled.ts';
import { App } from './App.tsx';
import { createStyleCache } from './start/pageNonce.ts';
import { isKnownAddress, loadScreens, screenAt } from './routing/routes.tsx';
import { isPaged, nameOf, type Served } from './start/served.ts';

/** What a screen still asks for after so many rounds, the browser fetches. */
const ROUNDS = 3;

/** A call that is not the API's: the browser makes it. */
const ELSEWHERE = 'ERR_ELSEWHERE';

type Answers = Map<string, ApiAnswer>;

/** Answers the data layer from what was fetched for this page. */
const adapterFor =
  (call: CallApi): AxiosAdapter =>
  async (config) => {
    const path = client.getUri({ ...config, baseURL: '' });
    if (config.method !== 'get' || !path.startsWith('/api/'))
      throw new AxiosError('not here', ELSEWHERE, config);
    const { status, body } = await call(path);
    const response = { data: body, status, statusText: '', headers: {}, config };
    if (status < 300) return response;
    throw new AxiosError(String(status), AxiosError.ERR_BAD_RESPONSE, config, undefined, response);
  };

type Wanted = Map<string, () => Promise<unknown>>;

/** Notes what hooks ask for and nobody has brought yet. */
const noteIn =
  (wanted: Wanted, served: Served): Middleware =>
  (useNext) =>
  (key, fetcher, config) => {
    const name = nameOf(key);
    if (name && fetcher && !(name in served.data) && !(name in served.errors))
      wanted.set(name, async () => {
        const first: unknown = isPaged(key)
          ? key(0, null)
          : typeof key === 'function'
            ? key()
            : key;
        const answer: unknown = await (fetcher as (key: unknown) => unknown)(first);
        return isPaged(key) ? [answer] : answer;
      });
    return useNext(key, fetcher, config);
  };

const bring = async (wanted: Wanted, served: Served): Promise<void> => {
  const outcomes = await Promise.allSettled([...wanted.values()].map((fetch) => fetch()));
  // Written down in the order of the page and not of arrival: the same page is the same text.
  [...wanted.keys()].forEach((name, index) => {
    const outcome = outcomes[index]!;
    if (outcome.status === 'fulfilled') {
      served.data[name] = JSON.parse(JSON.stringify(outcome.value)) as unknown;
      return;
    }
    if ((outcome.reason as AxiosError).code === ELSEWHERE) return;
    const { kind, status } = toApiError(outcome.reason);
    if (kind === 'not_found') served.errors[name] = { kind, status };
  });
};

const HOISTED = /<title>.*?<\/title>|<meta\s[^>]*>|<link\s[^>]*>/gs;

const renderOnce = async (address: PageAddress, served: Served, wanted: Wanted) => {
  const styles = createStyleCache();
  styles.compat = true;
  const { extractCriticalToChunks } = createEmotionServer(styles);
  let early = '';
  const { prelude } = await prerenderToNodeStream(
    <App
      styles={styles}
      route={(screens) => <StaticRouter location={address.url}>{screens}</StaticRouter>}
      i18n={createI18n(address.language)}
      served={served}
      data={noteIn(wanted, served)}
    />,
    // Long parts stand in their place and not behind a script that moves them there.
    {
      progressiveChunkSize: Number.MAX_SAFE_INTEGER,
      // React for Node gives a plain object; its types know the one of the web.
      onHeaders: (headers: Headers | { Link?: string }) => {
        const link = ('Link' in headers && headers.Link) || '';
        // A header has no letters beyond these; such a picture is found with the page.
        early = /^[\x20-\x7e]*$/.test(link) ? link : '';
      },
    },
  );
  const markup = await text(prelude);
  const head: string[] = [];
  // What belongs into the head is written first, before the app's own root.
  const start = markup.search(/<(?!title|\/title|meta|link)/);
  const html = markup.slice(Math.max(start, 0));
  for (const [element] of markup.slice(0, Math.max(start, 0)).matchAll(HOISTED)) head.push(element);
  const sheets = extractCriticalToChunks(markup).styles.map(({ key, ids, css }) => ({
    name: `${key} ${ids.join(' ')}`,
    css,
  }));
  return { html, head: head.join('\n'), early, styles: sheets };
};

/** The answer about the one organisation that a page may be about. */
const subjectOf = (answers: Answers) =>
  [...answers].find(([path]) => /^\/api\/organisations\/[^/?]+$/.test(path))?.[1];

/**
 * Renders pages as HTML with the code of the browser's app. The data layer is the same too: what
 * the screen's hooks ask for is fetched from the API in process and sent along.
 */
export const createRenderer: Renderer['createRenderer'] = async (call) => {
  await loadScreens();
  let answers: Answers = new Map();
  client.defaults.adapter = adapterFor(async (path) => {
    const ofThisPage = answers;
    const answer = await call(path);
    ofThisPage.set(path, answer);
    return answer;
  });

  const render = async (address: PageAddress): Promise<RenderedPage> => {
    answers = new Map();
    const { pathname } = new URL(address.url, 'http://page');
    const served: Served = { data: {}, errors: {} };
    let wanted: Wanted = new Map();
    let rendered = await renderOnce(address, served, wanted);
    for (let round = 1; round < ROUNDS && wanted.size > 0; round += 1) {
      await bring(wanted, served);
      wanted = new Map();
      rendered = await renderOnce(address, served, wanted);
    }
    const subject = subjectOf(answers);
    const missing = !isKnownAddress(pathname) || subject?.status === 404;
    return {
      ...rendered,
      status: missing ? 404 : 200,
      state: JSON.stringify(served).replaceAll('<', String.raw`\u003c`),
      source: screenAt(pathname)?.source ?? null,
      organisation:
        subject?.status === 200 ? (JSON.parse(subject.body) as Record<string, unknown>) : null,
    };
  };

  // One page at a time: rendering never waits for anything but the database, and what one page asked
  // for must not be taken for another's.
  let last: Promise<unknown> = Promise.resolve();
  return (address) => {
    const next = last.then(() => render(address));
    last = next.catch(() => undefined);
    return next;
  };
};
