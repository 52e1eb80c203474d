import type { el } from '#src/i18n/el/index.ts';
import type { Texts } from '#src/i18n/types.ts';
import { common } from './common.ts';
import { tickets } from './tickets.ts';
import { banners } from './banners.ts';
import { display } from './display.ts';
import { feedback } from './feedback.ts';
import { media } from './media.ts';
import { navigation } from './navigation.ts';

/** The English texts, with exactly the keys of the Greek ones. */
export const en = {
  common,
  tickets,
  banners,
  display,
  feedback,
  media,
  navigation,
} satisfies Texts<typeof el>;
