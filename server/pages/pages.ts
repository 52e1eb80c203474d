import { createHash } from 'node:crypto';
import { markNonces, withNonce, type MarkedPage, type Page } from '#server/plugins/page.ts';
import type { AssetsOf } from './assets.ts';
import type { CallApi, DrawnPage, PageWish, Renderer } from './contract.ts';
import { describePage } from './seo.ts';
import { startLater } from './start.ts';

/** So many drawn pages are kept; the one that nobody asked for longest goes first. */
const KEPT_MAX = 300;

/** So many pages may wait to be drawn; who comes then gets the page that draws itself. */
const WAITING_MAX = 8;

/** Longer addresses are nobody's link: their page draws itself. */
const URL_MAX = 300;

/** Stands in kept pages for scheme and host, which depend on who asks. */
const SOMEWHERE = 'https://seira.invalid';

/** A page as it is kept: ready but for the nonce. */
export interface KeptPage {
  status: 200 | 404;
  marked: MarkedPage;
  /** Changes with what is on the page, not with the nonce. */
  etag: string;
  /** What the first view needs beside the page, as the value of a `Link` header. */
  early: string;
}

interface Kept extends KeptPage {
  /** What it was drawn from: a short name of each answer's body, by path. */
  from: Map<string, string>;
  day: string;
}

const nameOf = (body: string): string => createHash('sha256').update(body).digest('base64url');

/**
 * A kept page for one answer.
 * @param origin scheme and host under which visitors know this server
 */
export function sendable({ marked }: KeptPage, origin: string) {
  const { html, policy } = withNonce(marked);
  return { html: html.replaceAll(SOMEWHERE, origin), policy };
}

/** Pages drawn on the server. */
export interface Pages {
  /**
   * The page for an address, drawn now or kept. Null when it has to draw itself in the browser:
   * too many are waiting, or it cannot be drawn.
   */
  get(wish: PageWish): Promise<KeptPage | null>;
}

/** A page whose person the browser alone knows: what it is for comes with the scripts. */
const isPersonal = ({ html }: DrawnPage): boolean => html.includes('data-for-nobody');

const compose = (template: string, wish: PageWish, drawn: DrawnPage, assets: string): string => {
  const html = template
    .replace('<html lang="el">', `<html lang="${wish.language}">`)
    .replace(
      '</head>',
      () => `${drawn.head}\n${assets}\n${describePage(wish, drawn, SOMEWHERE)}\n</head>`,
    )
    .replace(
      '<div id="root"></div>',
      () =>
        `<div id="root">${drawn.html}</div>\n<script type="application/json" id="served">${drawn.served}</script>`,
    );
  return isPersonal(drawn) ? html : startLater(html);
};

/**
 * Draws pages and keeps them. A kept page is asked for nothing but whether what it was drawn from
 * is still the same; one that was drawn from nothing is the same until the day changes.
 * @param today the calendar date in Athens
 */
export async function openPages(
  { createRenderer }: Renderer,
  options: { page: Page; assetsOf: AssetsOf; call: CallApi; today: () => string },
): Promise<Pages> {
  const { page, assetsOf, call, today } = options;
  const draw = await createRenderer(call);
  const kept = new Map<string, Kept>();
  const drawing = new Map<string, Promise<Kept | null>>();

  const isCurrent = async ({ from, day }: Kept): Promise<boolean> => {
    if (day !== today()) return false;
    const answers = await Promise.all([...from.keys()].map((path) => call(path)));
    return [...from.values()].every((name, index) => name === nameOf(answers[index]!.body));
  };

  const keep = async (key: string, wish: PageWish): Promise<Kept> => {
    const drawn = await draw(wish);
    const html = compose(
      page.source(),
      wish,
      drawn,
      assetsOf([
        ...(drawn.source ? [drawn.source] : []),
        `src/i18n/${wish.language}/index.ts`,
        ...(isPersonal(drawn) ? ['src/api/client.ts'] : []),
      ]),
    );
    const one: Kept = {
      status: drawn.status,
      marked: markNonces(html),
      etag: `W/"${nameOf(html).slice(0, 27)}"`,
      early: drawn.early,
      from: new Map(Object.entries(drawn.answers).map(([path, body]) => [path, nameOf(body)])),
      day: today(),
    };
    kept.set(key, one);
    if (kept.size > KEPT_MAX) kept.delete(kept.keys().next().value!);
    return one;
  };

  return {
    async get(wish) {
      if (wish.url.length > URL_MAX) return null;
      const key = `${wish.language} ${wish.url}`;
      const one = kept.get(key);
      if (one && (await isCurrent(one))) {
        kept.delete(key);
        kept.set(key, one);
        return one;
      }
      const under = drawing.get(key);
      if (under) return under;
      if (drawing.size >= WAITING_MAX) return null;
      const next = keep(key, wish).finally(() => drawing.delete(key));
      drawing.set(key, next);
      return next;
    },
  };
}
