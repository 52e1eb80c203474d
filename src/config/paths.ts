interface Path {
  /** The route's pattern, as the router reads it. */
  pattern: string;
  /** Where a link to it goes. */
  href: () => string;
}

const fixed = (pattern: string): Path => ({ pattern, href: () => pattern });

/** @param keywords what the visitor searched for; nothing else ever goes into the address */
const searchable = (pattern: string) => ({
  pattern,
  href: (keywords?: string) =>
    keywords ? `${pattern}?${new URLSearchParams({ keywords })}` : pattern,
});

/**
 * Every route of the product: its pattern and the function that builds a link to it.
 * Source: the specification's route table. No other file writes an address.
 */
export const paths = {
  home: fixed('/'),
  home4: { pattern: '/index4', href: () => '/' },
  home2: fixed('/index2'),
  home3: fixed('/index3'),
  home5: fixed('/index5'),
  allCategories: fixed('/all-categories'),
  allLocations: fixed('/all-locations'),
  topPlace: fixed('/top-place'),
  listing: {
    pattern: '/listing-grid/:id',
    /** @param slug the organisation's slug or code */
    href: (slug: string) => `/listing-grid/${encodeURIComponent(slug)}`,
  },
  listingGrid: searchable('/listing-grid'),
  listingList: searchable('/listing-list'),
  listMapView: searchable('/list-map-view'),
  listMapView2: searchable('/list-map-view2'),
  listLeftSidebar: searchable('/list-left-sidebar'),
  listRightSidebar: searchable('/list-right-sidebar'),
  listingDetails: fixed('/listing-details'),
  listingDetailsOf: {
    pattern: '/listing-details/:id',
    href: (slug: string) => `/listing-details/${encodeURIComponent(slug)}`,
  },
  addListing: fixed('/add-listing'),
  userProfile: {
    pattern: '/user-profile',
    /** @param author the author's id; the first one without it */
    href: (author?: string) =>
      author ? `/user-profile?${new URLSearchParams({ author })}` : '/user-profile',
  },
  topAuthor: fixed('/top-author'),
  booking: fixed('/booking'),
  bookingConfirmation: fixed('/booking-confirmation'),
  invoice: fixed('/invoice'),
  pricing: fixed('/pricing'),
  about: fixed('/about'),
  faq: fixed('/faq'),
  contact: fixed('/contact'),
  recover: fixed('/recover'),
  blogFullWidth: fixed('/blog-full-width'),
  blogGrid: fixed('/blog-grid'),
  blogLeftSidebar: fixed('/blog-left-sidebar'),
  blogRightSidebar: fixed('/blog-right-sidebar'),
  blogSingle: {
    pattern: '/blog-single',
    /** @param post the post's id; the newest one without it */
    href: (post?: string) =>
      post ? `/blog-single?${new URLSearchParams({ post })}` : '/blog-single',
  },
  login: fixed('/login'),
  signUp: fixed('/sign-up'),
  dashboard: {
    pattern: '/dashboard',
    /** @param tab the tab to open; the tickets without it */
    href: (tab?: 'profile' | 'bookmark') => (tab ? `/dashboard?tab=${tab}` : '/dashboard'),
  },
} as const;
