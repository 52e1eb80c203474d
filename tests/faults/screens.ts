import type { Locator, Page } from '@playwright/test';
import type { texts } from '#tests/e2e/fixtures.ts';
import type { Outcome } from './faults.ts';

type Texts = (typeof texts)['el'];

/** A call that a screen makes by itself. */
export interface Call {
  name: string;
  /** Whether a request is this call. */
  is: (url: URL, method: string) => boolean;
  /** What is visible once the response has arrived. */
  content: (page: Page, texts: Texts) => Locator;
  /** Nobody is told when it fails: the screen shows what it can without it. */
  quiet?: boolean;
  /** Faults whose outcome differs from the usual one. */
  outcomes?: Record<string, Outcome>;
}

/** A screen that depends on the server. */
export interface Screen {
  name: string;
  address: string;
  signedIn?: boolean;
  /** Who is signed in, if not the demo person. */
  as?: string;
  calls: Call[];
}

const get =
  (path: RegExp) =>
  (url: URL, method: string): boolean =>
    method === 'GET' && path.test(url.pathname);

const main = (page: Page, selector: string): Locator =>
  page.locator('main').locator(selector).first();

const listingLink = 'a[href^="/listing-grid/"]';

const cards = (page: Page): Locator => main(page, listingLink);

const organisations: Call = {
  name: 'organisations',
  is: get(/^\/api\/organisations$/),
  content: cards,
};

const heading = (page: Page): Locator => main(page, 'h1');

/** A body that is not a list means nothing where a single object is requested. */
const single = { 'no list': 'stands' } as const;

const user: Call = {
  name: 'user',
  is: get(/^\/api\/user$/),
  content: heading,
  quiet: true,
};

const categories: Call = {
  name: 'categories',
  is: get(/^\/api\/categories$/),
  content: (page, t) => page.getByRole('list', { name: t.pages.home.categoriesTitle }),
};

/** Whoever may not see such a screen is told that there is none. */
const notTheirs = { ...single, '403': 'notFound', '404': 'notFound' } as const;

const place = '/listing-grid/ouzeri-to-kaiki';

/** Every screen that requests data from the server, and every call it makes by itself. */
export const screens: Screen[] = [
  { name: 'home', address: '/', calls: [categories, organisations, { ...user }] },
  {
    name: 'home 2',
    address: '/index2',
    calls: [organisations],
  },
  { name: 'home 3', address: '/index3', calls: [organisations] },
  {
    name: 'home 5',
    address: '/index5',
    // The list of places is the map's text alternative: only screen-reader users meet it.
    calls: [{ ...organisations, content: (page) => main(page, 'h1') }],
  },
  {
    name: 'all categories',
    address: '/all-categories',
    calls: [
      {
        ...categories,
        content: (page, t) => page.getByRole('list', { name: t.browse.allCategories.label }),
      },
    ],
  },
  {
    name: 'all locations',
    address: '/all-locations',
    calls: [{ ...organisations, content: heading, quiet: true }],
  },
  { name: 'top place', address: '/top-place', calls: [organisations] },
  { name: 'grid', address: '/listing-grid?keywords=kafe', calls: [organisations] },
  { name: 'list', address: '/listing-list', calls: [organisations] },
  { name: 'map', address: '/list-map-view', calls: [organisations] },
  { name: 'map 2', address: '/list-map-view2', calls: [organisations] },
  {
    name: 'left sidebar',
    address: '/list-left-sidebar',
    calls: [organisations, { ...categories, content: cards, quiet: true }],
  },
  {
    name: 'right sidebar',
    address: '/list-right-sidebar',
    calls: [organisations],
  },
  {
    name: 'listing',
    address: place,
    calls: [
      {
        name: 'organisation',
        is: get(/^\/api\/organisations\/[^/]+$/),
        content: (page, t) => page.getByRole('region', { name: t.booking.title, exact: true }),
        outcomes: { '404': 'notFound' },
      },
      {
        name: 'waiting lists',
        is: get(/\/waiting_lists$/),
        content: (page, t) =>
          page.getByRole('region', { name: t.booking.title, exact: true }).getByText(
            new RegExp(
              [
                // The demo person may have a ticket here today.
                t.booking.held,
                t.booking.nextNumber,
                t.booking.emptyTitle,
                t.booking.closedTitle,
                t.booking.fullTitle,
              ].join('|'),
            ),
          ),
      },
      { ...organisations, content: heading, quiet: true },
    ],
  },
  {
    name: 'listing',
    address: place,
    signedIn: true,
    calls: [
      { name: 'held tickets', is: get(/^\/api\/user\/tickets$/), content: heading, quiet: true },
    ],
  },
  {
    name: 'dashboard',
    address: '/dashboard',
    signedIn: true,
    calls: [
      {
        name: 'tickets',
        is: get(/^\/api\/user\/tickets$/),
        content: (page, t) =>
          page.getByRole('table', { name: new RegExp(t.tickets.status.scheduled) }),
      },
      user,
    ],
  },
  {
    name: 'profile',
    address: '/dashboard?tab=profile',
    signedIn: true,
    calls: [{ ...user, outcomes: single }],
  },
  { name: 'user profile', address: '/user-profile', calls: [organisations] },
  {
    name: 'counter',
    address: '/counter/xenodocheio-avra-piraeus',
    signedIn: true,
    as: 'clerk@seira.example',
    calls: [
      {
        name: 'counter',
        is: get(/^\/api\/counter\/[^/]+$/),
        content: heading,
        outcomes: notTheirs,
      },
    ],
  },
  {
    name: 'manage',
    address: '/places/xenodocheio-avra-piraeus/manage',
    signedIn: true,
    as: 'owner@seira.example',
    calls: [
      {
        name: 'plan',
        is: get(/^\/api\/places\/[^/]+\/plan$/),
        content: (page) => main(page, 'form'),
        outcomes: notTheirs,
      },
    ],
  },
  {
    name: 'moderation',
    address: '/moderation',
    signedIn: true,
    as: 'moderator@seira.example',
    calls: [
      {
        name: 'queue',
        is: get(/^\/api\/moderation$/),
        content: heading,
        outcomes: { '403': 'notFound', '404': 'notFound' },
      },
    ],
  },
];
