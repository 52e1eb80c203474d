import { useAddedTexts, type Texts } from './addTexts.ts';
import { reviews as greek } from './el/reviews.ts';
import { reviews as english } from './en/reviews.ts';

const el = { reviews: greek };

/** The texts of writing and reporting reviews, which come with the parts that do. */
export const reviewTexts = { el, en: { reviews: english } satisfies Texts<typeof el> };

/** Makes `reviewTexts` available; for the outermost component of a part that uses them. */
export const useReviewTexts = (): void => useAddedTexts(reviewTexts);
