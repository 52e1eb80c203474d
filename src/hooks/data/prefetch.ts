import type { ApiClient } from '#src/api/transport/client.ts';

/**
 * Reads something that a page needs before it is rendered, through the client of that page.
 * @param name SWR's name of the call: the hook finds the answer by it
 * @param fetch makes the call, once for each name
 * @returns the answer; undefined when there is none, which the screen then shows
 */
export type Prefetch = <Answer>(
  name: string,
  fetch: (client: ApiClient) => Promise<Answer>,
) => Promise<Answer | undefined>;
