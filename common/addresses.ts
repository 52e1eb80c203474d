interface Address {
  /** The router's pattern; `:id` stands for one segment. */
  pattern: string;
  /** The canonical address of the same screen. This one redirects to it. */
  sameAs?: string;
  /** Search engines may list it: it is neither a form nor private to one person. */
  listed?: true;
  /** Search engines are asked not to show it, although everybody may open it. */
  hidden?: true;
  /**
   * The address alone grants access, so search engines, caches and linked pages must not learn it:
   * always, or with one of these query parameters.
   */
  secret?: true | readonly string[];
}

const listed = (pattern: string): Address => ({ pattern, listed: true });
const plain = (pattern: string): Address => ({ pattern });

/**
 * Every address of the product, in sitemap order. The router shows them, the server redirects them
 * and the sitemap lists them. Source: the specification's route table.
 */
export const addresses = {
  home: listed('/'),
  home4: { pattern: '/index4', sameAs: '/' },
  home2: listed('/index2'),
  home3: listed('/index3'),
  home5: listed('/index5'),
  allCategories: listed('/all-categories'),
  allLocations: listed('/all-locations'),
  topPlace: listed('/top-place'),
  listing: plain('/listing-grid/:id'),
  listingGrid: listed('/listing-grid'),
  listingList: listed('/listing-list'),
  listMapView: listed('/list-map-view'),
  listMapView2: plain('/list-map-view2'),
  listLeftSidebar: plain('/list-left-sidebar'),
  listRightSidebar: plain('/list-right-sidebar'),
  listingDetails: { pattern: '/listing-details', sameAs: '/listing-grid' },
  listingDetailsOf: { pattern: '/listing-details/:id', sameAs: '/listing-grid/:id' },
  board: { pattern: '/board/:id', hidden: true },
  kiosk: { pattern: '/kiosk/:id', hidden: true },
  ticket: { pattern: '/ticket/:key', secret: true },
  /** A number at the door of a place. Its code opens the door. */
  join: { pattern: '/join/:id', hidden: true, secret: ['code'] },
  /** Opens a ticket by its number and six digits, at the place of `?place=`. */
  find: { pattern: '/find', hidden: true },
  addListing: plain('/add-listing'),
  userProfile: plain('/user-profile'),
  topAuthor: listed('/top-author'),
  booking: plain('/booking'),
  bookingConfirmation: plain('/booking-confirmation'),
  invoice: plain('/invoice'),
  pricing: listed('/pricing'),
  about: listed('/about'),
  faq: listed('/faq'),
  contact: listed('/contact'),
  recover: { pattern: '/recover', secret: ['token'] },
  confirm: { pattern: '/confirm', secret: ['token'] },
  subscription: { pattern: '/subscription', secret: ['token', 'key'] },
  blogFullWidth: listed('/blog-full-width'),
  blogGrid: plain('/blog-grid'),
  blogLeftSidebar: plain('/blog-left-sidebar'),
  blogRightSidebar: plain('/blog-right-sidebar'),
  blogSingle: plain('/blog-single'),
  login: plain('/login'),
  signUp: plain('/sign-up'),
  dashboard: plain('/dashboard'),
  invitation: { pattern: '/invitation/:token', secret: true },
  /** The dashboard lists a person's places with their counters. */
  counters: { pattern: '/counter', sameAs: '/dashboard' },
  counter: plain('/counter/:id'),
  manage: plain('/places/:id/manage'),
  moderation: plain('/moderation'),
} as const satisfies Record<string, Address>;

const all: Address[] = Object.values(addresses);

/** The addresses that search engines may list, except those of organisations. */
export const listedAddresses: readonly string[] = all
  .filter((address) => address.listed)
  .map(({ pattern }) => pattern);

const patternOf = (pattern: string): RegExp =>
  new RegExp(`^${pattern.replace(/:\w+/, '([^/]+)')}$`);

const hidden = all.filter((address) => address.hidden).map(({ pattern }) => patternOf(pattern));
const secret = all.flatMap(({ pattern, secret: by }) =>
  by === undefined ? [] : [{ pattern: patternOf(pattern), by }],
);

/** True if search engines are asked not to show the screen at this path. */
export const isHidden = (path: string): boolean => hidden.some((pattern) => pattern.test(path));

/** True if the address (path and query) alone opens the page, so that it must not spread. */
export function isSecret(address: string): boolean {
  const [path = '', query = ''] = address.split('?', 2);
  const names = query.split('&').map((part) => part.split('=', 1)[0]!);
  return secret.some(
    ({ pattern, by }) =>
      pattern.test(path) && (by === true || by.some((name) => names.includes(name))),
  );
}

export const ticketPath = (key: string): string =>
  addresses.ticket.pattern.replace(':key', () => encodeURIComponent(key));

/** @param code the rotating code of the place, or a pass */
export const joinPath = (slug: string, query: { code?: string; refused?: string } = {}): string => {
  const path = addresses.join.pattern.replace(':id', () => encodeURIComponent(slug));
  const search = Object.entries(query).map(([name, text]) => `${name}=${encodeURIComponent(text)}`);
  return [path, ...(search.length > 0 ? [search.join('&')] : [])].join('?');
};

export const findPath = (slug: string, refused?: string): string =>
  `${addresses.find.pattern}?place=${encodeURIComponent(slug)}${refused ? `&refused=${refused}` : ''}`;

export const listingPath = (slug: string): string =>
  addresses.listing.pattern.replace(':id', () => encodeURIComponent(slug));

const moved = all.flatMap(({ pattern, sameAs }) =>
  sameAs === undefined ? [] : [{ from: patternOf(pattern), to: sameAs }],
);

export function ownPath(path: string): string {
  for (const { from, to } of moved) {
    const found = from.exec(path);
    if (found) return to.replace(':id', () => found[1]!);
  }
  return path;
}
