/** What a page is drawn for. */
export interface PageWish {
  /** Path and query, e.g. `/listing-grid?keywords=ΚΕΠ`. */
  url: string;
  language: 'el' | 'en';
}

/** Answers a GET of the API in process, without a person's token. */
export type CallApi = (path: string) => Promise<{ status: number; body: string }>;

/** A page as the client's code draws it on the server. */
export interface DrawnPage {
  /** `404` for an address or a record that is not there; `200` otherwise. */
  status: 200 | 404;
  /** What belongs into `<div id="root">`. */
  html: string;
  /** The document's title and description, and the styles, as elements for the head. */
  head: string;
  /** The pictures of the first view, as the value of a `Link` header; empty when there are none. */
  early: string;
  /** What the page was drawn from, as JSON for an element of type `application/json`. */
  served: string;
  /** What it was drawn from, body by path; none for a page that is always the same. */
  answers: Record<string, string>;
  /** The source file of its screen, to be found in the build's manifest. */
  source: string | null;
  /** The organisation that the page is about, as the API gave it; null on other pages. */
  organisation: Record<string, unknown> | null;
}

/** What the client's server build exports. */
export interface Renderer {
  /** @param call how the data layer reaches the API */
  createRenderer: (call: CallApi) => Promise<(wish: PageWish) => Promise<DrawnPage>>;
}
