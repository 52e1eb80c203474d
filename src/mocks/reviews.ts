import type { Review } from '#common/contract/organisations.ts';
import {
  addReview,
  changeReview,
  getOwnReviews,
  getReviews,
  type OwnReview,
  type ReviewPayload,
} from '#common/contract/reviews/reviews.ts';
import { builder, json, mock, on, pageOf } from './mock.ts';
import { buildReview, scene } from './organisations.ts';

export const buildOwnReview = builder<OwnReview>(() => ({
  ...buildReview({ author_name: 'Ελένη Π.', visited: true }),
  state: 'waiting',
  reason: null,
  editable_until: '2026-03-17T09:41:00+02:00',
  organisation: { slug: 'farmakeio-asklipios', title: 'Φαρμακείο Ασκληπιός' },
}));

/** The stored payload, with the address of a photo instead of its code. */
const stored = ({ photo, ...payload }: ReviewPayload) => ({
  ...payload,
  ...(photo !== undefined && { photo: photo && scene('pharmacy') }),
});

export const reviewPages = {
  ...mock(getReviews),
  of: (all: Review[]) => [
    on(getReviews, ({ request }) =>
      json({
        ...pageOf(all, request),
        rating: all.reduce((sum, { rating }) => sum + rating, 0) / all.length,
        stars: [1, 2, 3, 4, 5].map((star) => all.filter(({ rating }) => rating === star).length),
      })(),
    ),
  ],
};

export const reviews = {
  /** A stateful server: written and edited reviews appear among the person's own. */
  working: (records: OwnReview[] = []) => {
    const own = [...records];
    return [
      on(getOwnReviews, json({ records: own })),
      on(addReview, async ({ request }) => {
        const written = buildOwnReview(stored(await request.json()));
        own.unshift(written);
        return json(written)();
      }),
      on(changeReview, async ({ request, params }) => {
        const at = own.findIndex(({ code }) => code === params.code);
        const changed = { ...own[at]!, ...stored(await request.json()) };
        own[at] = changed;
        return json(changed)();
      }),
    ];
  },
};
