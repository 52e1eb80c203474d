import { useAddedTexts } from '#src/i18n/addTexts.ts';
import * as el from '#src/i18n/el/blog.ts';
import * as en from '#src/i18n/en/blog.ts';

export const useBlogTexts = (): void => useAddedTexts({ el, en });
