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

/** Answers a GET of the API in process, without a person's token. */
export type CallApi = (path: string) => Promise<ApiAnswer>;

/** One style element: the text, and what tells the browser's code which styles are in it. */
export interface StyleSheet {
  /** The value of `data-emotion`. */
  name: string;
  css: string;
}

/** A page as the client's code renders it. Strings of HTML are React's, with all text escaped. */
export interface RenderedPage {
  /** `404` for an address or a record that is not there; `200` otherwise. */
  status: 200 | 404;
  /** What belongs into `<div id="root">`. */
  html: string;
  /** The document's title, description and preloads, as elements for the head. */
  head: string;
  /** The styles that the page needs. */
  styles: StyleSheet[];
  /** The pictures of the first view, as the value of a `Link` header; empty when there are none. */
  early: string;
  /** What the page was rendered from, as JSON that is safe inside a script element. */
  state: string;
  /** The source file of its screen, to be found in the build's manifest. */
  source: string | null;
  /** The organisation that the page is about, as the API gave it; null on other pages. */
  organisation: Record<string, unknown> | null;
}

/** Renders one page. @throws whatever a component or the API throws. */
export type RenderPage = (address: PageAddress) => Promise<RenderedPage>;

/** What the client's server build exports. */
export interface Renderer {
  /** @param call how the data layer reaches the API */
  createRenderer: (call: CallApi) => Promise<RenderPage>;
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
