import type { SamplePerson } from '#tests/demoPerson.ts';

interface RouteRow {
  address: string;
  /** Target of a redirect, if any. */
  leadsTo?: string;
}

/**
 * Source: section 2 of the specification, first match wins. Invitations, `/confirm` and
 * `/subscription` are additive.
 */
export const routeTable: RouteRow[] = [
  { address: '/' },
  { address: '/index4', leadsTo: '/' },
  { address: '/index2' },
  { address: '/index3' },
  { address: '/index5' },
  { address: '/all-categories' },
  { address: '/all-locations' },
  { address: '/top-place' },
  { address: '/listing-grid/ouzeri-to-kaiki' },
  { address: '/listing-grid' },
  { address: '/listing-list' },
  { address: '/list-map-view' },
  { address: '/list-map-view2' },
  { address: '/list-left-sidebar' },
  { address: '/list-right-sidebar' },
  { address: '/listing-details', leadsTo: '/listing-grid' },
  { address: '/listing-details/ouzeri-to-kaiki', leadsTo: '/listing-grid/ouzeri-to-kaiki' },
  { address: '/add-listing' },
  { address: '/user-profile' },
  { address: '/top-author' },
  { address: '/booking' },
  { address: '/booking-confirmation' },
  { address: '/invoice' },
  { address: '/pricing' },
  { address: '/about' },
  { address: '/faq' },
  { address: '/contact' },
  { address: '/recover' },
  { address: '/confirm' },
  { address: '/subscription' },
  { address: '/blog-full-width' },
  { address: '/blog-grid' },
  { address: '/blog-left-sidebar' },
  { address: '/blog-right-sidebar' },
  { address: '/blog-single' },
  { address: '/login' },
  { address: '/sign-up' },
  { address: '/dashboard', leadsTo: '/login' },
  { address: '/counter', leadsTo: '/login' },
  { address: '/invitation/no-such-invitation' },
  { address: '/any/other/path' },
  { address: '/listing-grid/no-such-place' },
];

/** A screen for an account, for staff, for a place's door or wall, or for one ticket. */
export interface ServiceRoute {
  /** The address. `:key` stands for the key of a ticket that the test creates. */
  address: string;
  /** The viewer. Defaults to a guest. */
  as?: SamplePerson;
}

/** A sample place with members that is open around the clock. */
export const SERVICE_PLACE = 'xenodocheio-avra-piraeus';

/** Screens of lines, staff, moderators and accounts. */
export const serviceRoutes: ServiceRoute[] = [
  { address: `/board/${SERVICE_PLACE}` },
  { address: `/kiosk/${SERVICE_PLACE}` },
  { address: `/join/${SERVICE_PLACE}` },
  { address: `/find?place=${SERVICE_PLACE}` },
  { address: '/ticket/:key' },
  { address: `/counter/${SERVICE_PLACE}`, as: 'clerk' },
  { address: `/places/${SERVICE_PLACE}/manage`, as: 'owner' },
  { address: '/moderation', as: 'moderator' },
  { address: '/dashboard', as: 'demo' },
  { address: '/dashboard?tab=profile', as: 'demo' },
  { address: '/dashboard?tab=bookmark', as: 'demo' },
];
