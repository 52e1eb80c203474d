import { http, type RequestHandler } from 'msw';
import type { ModerationItem } from '#common/contract/moderation.ts';
import { buildModerationItems } from '#src/mocks/moderation.ts';
import { failures, json, nothing, type Failure } from '#src/mocks/handlers/answers.ts';

const QUEUE = '*/api/moderation';
const ONE = '*/api/moderation/:kind/:code';

/** The moderators' queue, and the results of their decisions. */
export const moderation = {
  /** A queue that works: what is decided leaves it. */
  working: (items: ModerationItem[] = buildModerationItems()): RequestHandler[] => {
    const waiting = [...items];
    return [
      http.get(QUEUE, () => json({ records: waiting, record_count: waiting.length })()),
      http.post(ONE, ({ params }) => {
        const at = waiting.findIndex(({ code }) => code === params.code);
        if (at < 0) return failures.conflict();
        waiting.splice(at, 1);
        return nothing()();
      }),
    ];
  },
  fails: (how: Failure): RequestHandler[] => [http.get(QUEUE, failures[how])],
  loading: (): RequestHandler[] => [http.get(QUEUE, failures.loading)],
  decisionFails: (how: Failure): RequestHandler[] => [http.post(ONE, failures[how])],
};
