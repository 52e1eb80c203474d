import { addresses, findPath, joinPath, listingPath, ticketPath } from '#common/addresses.ts';

interface Path {
  pattern: string;
  href: () => string;
}

const fixed = ({ pattern }: { pattern: string }): Path => ({ pattern, href: () => pattern });

/** A route of a place by its slug or code. */
const ofPlace = ({ pattern }: { pattern: string }) => ({
  pattern,
  href: (id: string) => pattern.replace(':id', () => encodeURIComponent(id)),
});

/**
 * @param keywords search words
 * @param choices sort order and filters
 */
const searchable = ({ pattern }: { pattern: string }) => ({
  pattern,
  href: (keywords?: string, choices: Record<string, string> = {}) => {
    const query = new URLSearchParams({ ...(keywords ? { keywords } : {}), ...choices });
    return query.size > 0 ? `${pattern}?${query}` : pattern;
  },
});

/**
 * All routes of the product with functions to build their addresses.
 * Patterns come from the shared address table, which the server's redirects and sitemap also use.
 */
export const paths = {
  home: fixed(addresses.home),
  home4: { pattern: addresses.home4.pattern, href: () => addresses.home4.sameAs },
  home2: fixed(addresses.home2),
  home3: fixed(addresses.home3),
  home5: fixed(addresses.home5),
  allCategories: fixed(addresses.allCategories),
  allLocations: fixed(addresses.allLocations),
  topPlace: fixed(addresses.topPlace),
  listing: {
    pattern: addresses.listing.pattern,
    /** @param slug slug or code of the organisation */
    href: listingPath,
  },
  listingGrid: searchable(addresses.listingGrid),
  listingList: searchable(addresses.listingList),
  listMapView: searchable(addresses.listMapView),
  listMapView2: searchable(addresses.listMapView2),
  listLeftSidebar: searchable(addresses.listLeftSidebar),
  listRightSidebar: searchable(addresses.listRightSidebar),
  listingDetails: fixed(addresses.listingDetails),
  listingDetailsOf: {
    pattern: addresses.listingDetailsOf.pattern,
    href: (slug: string) => `/listing-details/${encodeURIComponent(slug)}`,
  },
  board: ofPlace(addresses.board),
  kiosk: ofPlace(addresses.kiosk),
  join: { pattern: addresses.join.pattern, href: joinPath },
  find: { pattern: addresses.find.pattern, href: findPath },
  counters: fixed(addresses.counters),
  addListing: fixed(addresses.addListing),
  userProfile: {
    pattern: addresses.userProfile.pattern,
    /** @param author id of the author. Without it, the first author */
    href: (author?: string) =>
      author ? `/user-profile?${new URLSearchParams({ author })}` : '/user-profile',
  },
  topAuthor: fixed(addresses.topAuthor),
  booking: fixed(addresses.booking),
  bookingConfirmation: fixed(addresses.bookingConfirmation),
  invoice: fixed(addresses.invoice),
  pricing: fixed(addresses.pricing),
  about: fixed(addresses.about),
  faq: fixed(addresses.faq),
  contact: {
    pattern: addresses.contact.pattern,
    /** @param about `job` marks the message as an application */
    href: (about?: 'job') => addresses.contact.pattern + (about ? `?about=${about}` : ''),
  },
  recover: fixed(addresses.recover),
  /** Only e-mails link to it. */
  confirm: addresses.confirm,
  /** Only e-mails link to it: `token` confirms a subscription, `key` ends it. */
  subscription: addresses.subscription,
  blogFullWidth: fixed(addresses.blogFullWidth),
  blogGrid: fixed(addresses.blogGrid),
  blogLeftSidebar: fixed(addresses.blogLeftSidebar),
  blogRightSidebar: fixed(addresses.blogRightSidebar),
  blogSingle: {
    pattern: addresses.blogSingle.pattern,
    /** @param post id of the post. Without it, the newest post */
    href: (post?: string) =>
      post ? `/blog-single?${new URLSearchParams({ post })}` : '/blog-single',
  },
  login: fixed(addresses.login),
  signUp: fixed(addresses.signUp),
  dashboard: {
    pattern: addresses.dashboard.pattern,
    /** @param tab the open tab. Defaults to tickets */
    href: (tab?: 'profile' | 'bookmark') => (tab ? `/dashboard?tab=${tab}` : '/dashboard'),
  },
  /** Only e-mails link to it. */
  invitation: addresses.invitation,
  ticket: {
    pattern: addresses.ticket.pattern,
    /** @param key key of the ticket */
    href: ticketPath,
  },
  counter: ofPlace(addresses.counter),
  manage: ofPlace(addresses.manage),
  moderation: fixed(addresses.moderation),
} as const;

/** An address of this site as people read and type it, without its scheme. Browsers only. */
export const addressToRead = (path: string): string => location.host + path;
