import { common } from './common.ts';
import { tickets } from './tickets.ts';
import { banners } from './banners.ts';
import { display } from './display.ts';
import { feedback } from './feedback.ts';
import { media } from './media.ts';
import { navigation } from './navigation.ts';

/** The Greek texts, the source of all keys; one file an area of the product. */
export const el = { common, tickets, banners, display, feedback, media, navigation };
