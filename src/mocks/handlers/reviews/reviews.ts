import { http, type RequestHandler } from 'msw';
import type { Review } from '#common/contract/organisations.ts';
import type { OwnReview, ReviewPage, ReviewPayload } from '#common/contract/reviews/reviews.ts';
import { call, failures, json, type Failure } from '#src/mocks/handlers/answers.ts';
import { scene } from '#src/mocks/organisations.ts';
import { buildPage } from '#src/mocks/pages.ts';
import { buildOwnReview } from '#src/mocks/reviews.ts';

const OWN = '*/api/user/reviews';
const PAGES = '/api/organisations/:id/reviews';
const WRITE = `*${PAGES}`;
const ONE = '*/api/reviews/:code';

/** The payload as stored, with the address of a photo instead of its code. */
const stored = ({ photo, ...payload }: ReviewPayload) => ({
  ...payload,
  ...(photo !== undefined && { photo: photo && scene('pharmacy') }),
});

/** A page of a place's reviews, with what all of them say in sum. */
const pageOf = (all: Review[], current_page = 1, per_page = 10): ReviewPage => ({
  ...buildPage(all.slice((current_page - 1) * per_page, current_page * per_page), {
    current_page,
    per_page,
    count: all.length,
  }),
  rating: all.length > 0 ? all.reduce((sum, { rating }) => sum + rating, 0) / all.length : null,
  stars: [1, 2, 3, 4, 5].map((star) => all.filter(({ rating }) => rating === star).length),
});

/** The reviews of a place, a page at a time. */
export const reviewPages = {
  ...call('get', PAGES, json(pageOf([]))),
  of: (all: Review[]): RequestHandler[] => [
    http.get(`*${PAGES}`, ({ request }) => {
      const query = new URL(request.url).searchParams;
      return json(pageOf(all, Number(query.get('page')), Number(query.get('per_page'))))();
    }),
  ],
};

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
