import { addresses, listingPath, ticketPath } from '#common/addresses.ts';

interface Path {
  pattern: string;
  href: () => string;
}

const fixed = ({ pattern }: { pattern: string }): Path => ({ pattern, href: () => pattern });

/** Of a place, by its slug or code. */
const ofPlace = ({ pattern }: { pattern: string }) => ({
  pattern,
  href: (id: string) => pattern.replace(':id', () => encodeURIComponent(id)),
});

/**
 * @param keywords what the visitor searched for
 * @param choices order and filters chosen on the screen itself
 */
const searchable = ({ pattern }: { pattern: string }) => ({
  pattern,
  href: (keywords?: string, choices: Record<string, string> = {}) => {
    const query = new URLSearchParams({ ...(keywords ? { keywords } : {}), ...choices });
    return query.size > 0 ? `${pattern}?${query}` : pattern;
  },
});

/**
 * Every route of the product: its pattern and the function that builds a link to it.
 * The patterns are those of the one address table, which the server's redirects and sitemap read.
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
    /** @param slug the organisation's slug or code */
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
  counters: fixed(addresses.counters),
  addListing: fixed(addresses.addListing),
  userProfile: {
    pattern: addresses.userProfile.pattern,
    /** @param author the author's id; the first one without it */
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
    /** @param about `job`: the message is from somebody who wants to work here */
    href: (about?: 'job') => addresses.contact.pattern + (about ? `?about=${about}` : ''),
  },
  recover: fixed(addresses.recover),
  /** Only messages link to it. */
  confirm: addresses.confirm,
  /** The same: by `token` to confirm a subscription, by `key` to end it. */
  subscription: addresses.subscription,
  blogFullWidth: fixed(addresses.blogFullWidth),
  blogGrid: fixed(addresses.blogGrid),
  blogLeftSidebar: fixed(addresses.blogLeftSidebar),
  blogRightSidebar: fixed(addresses.blogRightSidebar),
  blogSingle: {
    pattern: addresses.blogSingle.pattern,
    /** @param post the post's id; the newest one without it */
    href: (post?: string) =>
      post ? `/blog-single?${new URLSearchParams({ post })}` : '/blog-single',
  },
  login: fixed(addresses.login),
  signUp: fixed(addresses.signUp),
  dashboard: {
    pattern: addresses.dashboard.pattern,
    /** @param tab the tab to open; the tickets without it */
    href: (tab?: 'profile' | 'bookmark') => (tab ? `/dashboard?tab=${tab}` : '/dashboard'),
  },
  /** Only messages link to it. */
  invitation: addresses.invitation,
  ticket: {
    pattern: addresses.ticket.pattern,
    /** @param key the ticket's key */
    href: ticketPath,
  },
  counter: ofPlace(addresses.counter),
  manage: ofPlace(addresses.manage),
  moderation: fixed(addresses.moderation),
} as const;
