import { http, type RequestHandler } from 'msw';
import type { OwnReview, ReviewPayload } from '#common/contract/reviews/reviews.ts';
import { failures, json, type Failure } from '#src/mocks/handlers/answers.ts';
import { scene } from '#src/mocks/organisations.ts';
import { buildOwnReview } from '#src/mocks/reviews.ts';

const OWN = '*/api/user/reviews';
const WRITE = '*/api/organisations/:id/reviews';
const ONE = '*/api/reviews/:code';

/** What was sent, with the address of a photo instead of its code. */
const stored = ({ photo, ...payload }: ReviewPayload) => ({
  ...payload,
  ...(photo !== undefined && { photo: photo && scene('pharmacy') }),
});

/** One's own reviews, and what comes of writing and changing one. */
export const reviews = {
  /** A server that works: what is written or changed is among one's own from then on. */
  working: (records: OwnReview[] = []): RequestHandler[] => {
    const own = [...records];
    return [
      http.get(OWN, () => json({ records: own })()),
      http.post(WRITE, async ({ request }) => {
        const written = buildOwnReview(stored((await request.json()) as ReviewPayload));
        own.unshift(written);
        return json(written, { status: 201 })();
      }),
      http.patch(ONE, async ({ request, params }) => {
        const at = own.findIndex(({ code }) => code === params.code);
        const changed = { ...own[at]!, ...stored((await request.json()) as ReviewPayload) };
        own[at] = changed;
        return json(changed)();
      }),
    ];
  },
  writingFails: (how: Failure): RequestHandler[] => [http.post(WRITE, failures[how])],
};
