import { http, type RequestHandler } from 'msw';

/** A call as it went out. */
export interface Call {
  method: string;
  path: string;
  /** `page=1&per_page=10`, without the question mark. */
  query: string;
  /** The JSON of its body; null without one. */
  body: unknown;
}

/** Hears every call to an address and leaves the answer to the handlers after it. */
export const overhear = (address: string, heard: Call[]): RequestHandler[] => [
  http.all(address, async ({ request }) => {
    const { pathname, search } = new URL(request.url);
    const text = await request.clone().text();
    heard.push({
      method: request.method,
      path: pathname,
      query: search.slice(1),
      body: text ? (JSON.parse(text) as unknown) : null,
    });
  }),
];
