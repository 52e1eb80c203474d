import type { Language } from '#common/languages.ts';

/** What identifies a page. */
export interface PageAddress {
  /** Path and query, e.g. `/listing-grid?keywords=ΚΕΠ`. */
  url: string;
  language: Language;
}

/** An answer of the API. */
export interface ApiAnswer {
  status: number;
  body: string;
}

/** Answers a GET of the API in process, without a person's token. @throws when the API cannot say */
export type CallApi = (path: string) => Promise<ApiAnswer>;

/** One style element: the text, and what tells the browser's code which styles are in it. */
export interface StyleSheet {
  /** The value of `data-emotion`. */
  name: string;
  css: string;
}

/** What the server knew when it rendered a page: answers by SWR's name of the call. */
export interface DehydratedState {
  /** What calls brought. */
  data: Record<string, unknown>;
  /** The calls whose record is not there. */
  errors: Record<string, { kind: 'not_found'; status: number | null }>;
}

/** A page as the client's code renders it. Strings of HTML are React's, with all text escaped. */
export interface RenderedPage {
  /** `404` for an address or a record that is not there; `200` otherwise. */
  status: 200 | 404;
  /** What belongs into the app's root element. */
  html: string;
  /** What React puts into the head: title, description and preloads, as elements. */
  head: string;
  /** The document's title, as text. */
  title: string;
  /** The document's description, as text. */
  description: string;
  /** The styles that the page needs. */
  styles: StyleSheet[];
  /** The pictures of the first view, as the value of a `Link` header; empty when there are none. */
  early: string;
  state: DehydratedState;
  /** Calls that the screen makes and that the route table does not name: the browser makes them. */
  missing: string[];
  /** The source file of its screen, to be found in the build's manifest. */
  source: string | null;
  /** What the page is for comes with the scripts: the browser alone knows the person. */
  personal: boolean;
  /** The organisation that the page is about, as the API gave it; null on other pages. */
  organisation: Record<string, unknown> | null;
}

/**
 * Renders one page.
 * @param call how this page's data layer reaches the API
 * @throws whatever a component or the API throws
 */
export type RenderPage = (address: PageAddress, call: CallApi) => Promise<RenderedPage>;

/** What the client's server build exports. */
export interface Renderer {
  createRenderer: () => Promise<RenderPage>;
}

/** A page that is ready but for the nonce. */
export interface Page {
  status: 200 | 404;
  html: StoredHtml;
  /** The client hands the nonce on to the styles that it writes. */
  strict: boolean;
  /** Changes with what is on the page, not with the nonce. */
  etag: string;
  /** What the first view needs beside the page, as the value of a `Link` header. */
  early: string;
}

/** A page without its nonces, compressed: it takes a sixth of what its text would. */
export interface StoredHtml {
  packed: Uint8Array;
  /** The length of the page before it was compressed, in bytes. */
  length: number;
  /** Where the nonces belong, in bytes of the page. */
  nonces: number[];
}

/** What a page is rendered for. */
export interface PageRequest {
  address: PageAddress;
  /** Scheme and host under which visitors know the server. */
  origin: string;
}

/** What the server says to the process that renders. */
export type ToRenderer =
  | { type: 'render'; request: PageRequest }
  | { type: 'answer'; id: number; answer: ApiAnswer | null };

/** What the process that renders says to the server. */
export type FromRenderer =
  | { type: 'call'; id: number; path: string }
  | { type: 'rendered'; page: Page }
  | { type: 'failed'; message: string };
