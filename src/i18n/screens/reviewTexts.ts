import { useAddedTexts } from '#src/i18n/addTexts.ts';
import * as el from '#src/i18n/el/reviews.ts';
import * as en from '#src/i18n/en/reviews.ts';

export const useReviewTexts = (): void => useAddedTexts({ el, en });
