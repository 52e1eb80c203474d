import { useAddedTexts } from './addTexts.ts';
import * as el from './el/reviews.ts';
import * as en from './en/reviews.ts';

/** The texts of writing and reporting reviews; for the outermost component that uses them. */
export const useReviewTexts = (): void => useAddedTexts({ el, en });
