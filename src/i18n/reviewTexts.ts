import { useAddedTexts } from './addTexts.ts';
import * as el from './el/reviews.ts';
import * as en from './en/reviews.ts';

export const useReviewTexts = (): void => useAddedTexts({ el, en });
