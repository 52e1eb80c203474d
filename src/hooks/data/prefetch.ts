import type { ApiClient } from '#src/api/transport/client.ts';

/**
 * Reads something that a page needs before it is rendered, through that page's client.
 * @param name SWR's key of the call, by which the hook finds the response
 * @param fetch makes the call, once for each name
 * @returns the response; undefined when there is none, which the screen then shows
 */
export type Prefetch = <Answer>(
  name: string,
  fetch: (client: ApiClient) => Promise<Answer>,
) => Promise<Answer | undefined>;
