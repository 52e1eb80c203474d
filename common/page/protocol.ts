import type { Organisation } from '#common/contract/organisations.ts';
import type { Language } from '#common/languages.ts';

export interface PageAddress {
  /** Path and query, e.g. `/listing-grid?keywords=ΚΕΠ`. */
  url: string;
  language: Language;
}

export interface ApiResponse {
  status: number;
  body: string;
}

/** Answers a GET of the API in process, without a token. @throws if the API has no response */
export type CallApi = (path: string) => Promise<ApiResponse>;

/** The server's data at the time of rendering, by SWR key. */
export interface DehydratedState {
  /** The results of successful requests. */
  data: Record<string, unknown>;
  /** Requests whose record does not exist. */
  errors: Record<string, { kind: 'not_found'; status: number | null }>;
}

/** A file of the build with styles that the first view of a screen does not need. */
export interface LateSheet {
  /** Its address on this server. */
  href: string;
  /** Names of the classes whose rules are all in it. */
  whole: string[];
  /** Names of the classes of which it has the rules for pointer, focus and print. */
  states: string[];
}

/** A page as the client's code renders it. HTML strings come from React, with all text escaped. */
export interface RenderedPage {
  /** `404` for an unknown address or record; `200` otherwise. */
  status: 200 | 404;
  /** The content of the app's root element. */
  html: string;
  /** React's elements for the head: title, description and preloads. */
  head: string;
  title: string;
  description: string;
  /** Emotion's style elements: the key of their cache and the names of their styles. */
  styles: { key: string; ids: string[]; css: string }[];
  /** The address of the file with its other styles; null if it has all. */
  sheet: string | null;
  /** The rules of the theme's variables that these styles read. */
  variables: string;
  /** The images of the first view, as the value of a `Link` header; empty if there are none. */
  early: string;
  state: DehydratedState;
  /** Requests of the screen that the route table does not name. The browser sends them. */
  missing: string[];
  /** The source file of its screen, as in the build's manifest. */
  source: string | null;
  /** True if the main content needs scripts, because only the browser knows the person. */
  personal: boolean;
  /** The organisation of the page, as the API returned it; null on other pages. */
  organisation: Organisation | null;
}

/**
 * Renders one page.
 * @param call sends API requests of this page's data layer
 * @throws whatever a component or the API throws
 */
export type RenderPage = (address: PageAddress, call: CallApi) => Promise<RenderedPage>;

export interface Renderer {
  /** @param sheets by the source file of their screen */
  createRenderer: (sheets?: Record<string, LateSheet>) => Promise<RenderPage>;
  /**
   * Renders a screen with several sets of responses and collects the styles of its late sheet.
   * @returns the source file of the screen, and the styles
   */
  createSheet: (
    address: PageAddress,
    calls: CallApi[],
  ) => Promise<{ source: string; css: string; whole: string[]; states: string[] }>;
}

/** A page that is complete except for the nonce. */
export interface Page {
  status: 200 | 404;
  html: StoredHtml;
  /** Changes with the content of the page, not with the nonce. */
  etag: string;
  /** Preloads for the first view, as the value of a `Link` header. */
  early: string;
}

/** A page without its nonces, compressed to a sixth of its size. */
export interface StoredHtml {
  packed: Uint8Array;
  /** The placeholder of the nonce. */
  nonceMark: string;
}

export interface PageRequest {
  address: PageAddress;
  origin: string;
}

export type ToRenderer =
  | { type: 'render'; request: PageRequest }
  | { type: 'response'; id: number; response: ApiResponse | null };

export type FromRenderer =
  | { type: 'call'; id: number; path: string }
  | { type: 'rendered'; page: Page }
  | { type: 'failed'; message: string };
