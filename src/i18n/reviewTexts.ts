import { useAddedTexts } from './addTexts.ts';
import * as el from './el/reviews.ts';
import * as en from './en/reviews.ts';

/**
 * Loads the texts of writing and reporting reviews. Call it in the outermost component that uses
 * them.
 */
export const useReviewTexts = (): void => useAddedTexts({ el, en });
