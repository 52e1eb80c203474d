import type { el } from '#src/i18n/el/index.ts';
import type { Texts } from '#src/i18n/addTexts.ts';
import { common } from './common.ts';
import { tickets } from './tickets.ts';
import { details } from './details.ts';
import { pages, home } from './pages.ts';
import { user, auth } from './auth.ts';
import { errors } from './errors.ts';
import { banners, display, feedback, media } from './display.ts';
import { navigation } from './navigation.ts';
import { forms } from './forms.ts';
import { validation } from './validation.ts';
import { invitation } from './invitation.ts';
import { booking } from './booking.ts';
import { cards } from './cards.ts';
import { carousels } from './carousels.ts';
import { maps } from './maps.ts';
import { tables } from './tables.ts';
import { about } from './about.ts';
import { checkout } from './checkout.ts';
import { help } from './help.ts';
import { marketing } from './marketing.ts';
import { pricing } from './pricing.ts';
import { blog } from './blog.ts';
import { authors } from './authors.ts';
import { browse } from './browse.ts';
import { addListing } from './addListing.ts';

/** The English texts, with exactly the keys of the Greek ones. */
export const en = {
  common,
  tickets,
  details,
  pages,
  user,
  errors,
  banners,
  display,
  feedback,
  media,
  navigation,
  forms,
  validation,
  auth,
  invitation,
  booking,
  cards,
  carousels,
  maps,
  tables,
  addListing,
  authors,
  blog,
  about,
  checkout,
  help,
  marketing,
  pricing,
  browse,
  home,
} satisfies Texts<typeof el>;
