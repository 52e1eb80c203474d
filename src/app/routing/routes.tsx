import {
  matchRoutes,
  Navigate,
  useLocation,
  useRoutes,
  type NonIndexRouteObject,
  type Params,
} from 'react-router-dom';
import { paths } from '#src/config/paths.ts';
import { isReadablePath } from '#common/input/readablePath.ts';
import { BareLayout } from '#src/app/shell/BareLayout.tsx';
import { SiteLayout } from '#src/app/shell/SiteLayout.tsx';
import { StaffLayout } from '#src/app/shell/StaffLayout.tsx';
import type { ListingScreen } from '#src/pages/shared/listings/useListingBrowser.ts';
import type { PageData } from './data.ts';
import { GuestsOnly, RequireLogin } from './guards.tsx';
import { screen, type Screen } from './screens.ts';

interface AppRoute extends NonIndexRouteObject {
  screen?: Screen;
  data?: PageData;
  /** The API path of the record that the page shows. */
  about?: (params: Params) => string;
  /** Only the browser knows whose data the page shows. */
  personal?: boolean;
  children?: AppRoute[];
}

// Browsers fetch in their hooks and do not need this module.
const data = import.meta.env.SSR ? await import('./data.ts') : null;

const screens = new Map<string, Screen>();

/** A route. @param name file of the screen below `src/pages` @param layout its props */
const page = (
  { pattern }: { pattern: string },
  name: string,
  more: Pick<AppRoute, 'data' | 'about'> = {},
  layout: object = {},
): AppRoute => {
  const Screen = screens.get(name) ?? screen(name);
  screens.set(name, Screen);
  return { path: pattern, element: <Screen key={pattern} {...layout} />, screen: Screen, ...more };
};

const organisation = { data: data?.organisation, about: data?.organisationPathOf };

const listScreens: [ListingScreen, string, object?][] = [
  ['listingGrid', 'ListPage', { view: 'grid' }],
  ['listingList', 'ListPage', { view: 'list' }],
  ['listLeftSidebar', 'SidebarListPage', { view: 'list', sidebar: 'left' }],
  ['listRightSidebar', 'SidebarListPage', { view: 'grid', sidebar: 'right' }],
  ['listMapView', 'MapListPage'],
  ['listMapView2', 'WideMapListPage'],
];

/** The route table: the screen of each address, and its data. */
export const routes: AppRoute[] = [
  {
    element: <BareLayout />,
    children: [
      page(paths.board, 'board/BoardPage', {
        data: data?.board,
        about: data?.organisationPathOf,
      }),
      page(paths.kiosk, 'kiosk/KioskPage'),
      page(paths.find, 'find/FindPage', { data: data?.placeOfQuery }),
      page(paths.join, 'join/JoinPage', { data: data?.join, about: data?.joinApiPathOf }),
    ],
  },
  {
    element: <StaffLayout />,
    children: [
      {
        element: <RequireLogin />,
        personal: true,
        children: [
          page(paths.counter, 'counter/CounterPage'),
          page(paths.manage, 'manage/ManagePage'),
          page(paths.moderation, 'moderation/ModerationPage'),
        ],
      },
    ],
  },
  {
    element: <SiteLayout />,
    children: [
      page(paths.home, 'home/HomePage', { data: data?.home }),
      page(paths.home4, 'home/HomePage', { data: data?.home }),
      page(paths.home2, 'home-2/Home2Page', { data: data?.destinations }),
      page(paths.home3, 'home-3/Home3Page', { data: data?.destinations }),
      page(paths.home5, 'home-5/Home5Page', { data: data?.categoriesAndPlaces }),
      page(paths.listing, 'listing-details/ListingDetailsPage', organisation),
      page(paths.listingDetailsOf, 'listing-details/ListingDetailsPage', organisation),
      {
        path: paths.listingDetails.pattern,
        element: <Navigate to={paths.listingGrid.href()} replace />,
      },
      {
        path: paths.counters.pattern,
        element: <Navigate to={paths.dashboard.href()} replace />,
      },
      page(paths.allCategories, 'all-categories/AllCategoriesPage', { data: data?.categories }),
      page(paths.allLocations, 'all-locations/AllLocationsPage', { data: data?.destinations }),
      page(paths.topPlace, 'top-place/TopPlacePage', { data: data?.popular }),
      ...listScreens.map(([screen, file, layout]) =>
        page(paths[screen], `lists/${file}`, { data: data?.search }, { screen, ...layout }),
      ),
      page(paths.blogFullWidth, 'blog/BlogListPage', {}, { list: 'fullWidth' }),
      page(paths.blogGrid, 'blog/BlogListPage', {}, { list: 'grid' }),
      page(paths.blogLeftSidebar, 'blog/BlogSidebarPage', {}, { list: 'leftSidebar' }),
      page(paths.blogRightSidebar, 'blog/BlogSidebarPage', {}, { list: 'rightSidebar' }),
      page(paths.blogSingle, 'blog/BlogSinglePage'),
      page(paths.about, 'about/AboutPage'),
      page(paths.booking, 'booking/BookingPage'),
      page(paths.bookingConfirmation, 'booking-confirmation/BookingConfirmationPage'),
      page(paths.contact, 'contact/ContactPage'),
      page(paths.faq, 'faq/FaqPage'),
      page(paths.invoice, 'invoice/InvoicePage'),
      page(paths.pricing, 'pricing/PricingPage'),
      page(paths.recover, 'recover/RecoverPage'),
      page(paths.confirm, 'confirm/ConfirmPage'),
      page(paths.subscription, 'subscription/SubscriptionPage'),
      page(paths.topAuthor, 'top-author/TopAuthorPage', { data: data?.places }),
      page(paths.userProfile, 'user-profile/UserProfilePage', { data: data?.places }),
      page(paths.addListing, 'add-listing/AddListingPage'),
      {
        element: <GuestsOnly />,
        children: [page(paths.login, 'login/LoginPage'), page(paths.signUp, 'sign-up/SignUpPage')],
      },
      {
        element: <RequireLogin />,
        personal: true,
        children: [page(paths.dashboard, 'dashboard/DashboardPage')],
      },
      page(paths.ticket, 'ticket/TicketPage', {
        data: data?.ticket,
        about: data?.ticketApiPathOf,
      }),
      page(paths.invitation, 'invitation/InvitationPage'),
      page({ pattern: '*' }, 'not-found/NotFoundPage'),
    ],
  },
];

/** Target of an unreadable address. The router would log a warning. */
const UNREADABLE = '/not-found';

export function AppRoutes() {
  const { pathname } = useLocation();
  return useRoutes(routes, isReadablePath(pathname) ? undefined : UNREADABLE);
}

export interface PageMatch extends Pick<AppRoute, 'data'> {
  /** Null if the table redirects to another address. */
  screen: Screen | null;
  /** The API path of the record that the page shows. Null on other pages. */
  about: string | null;
  /** Only the browser knows whose data the page shows. */
  personal: boolean;
  /** The address matches a route. The record may still be missing. */
  known: boolean;
  params: Params;
}

export const pageAt = (pathname: string): PageMatch => {
  const matches = matchRoutes(routes, isReadablePath(pathname) ? pathname : UNREADABLE) ?? [];
  const { route, params = {} } = matches.at(-1) ?? {};
  return {
    screen: route?.screen ?? null,
    data: route?.data,
    about: route?.about?.(params) ?? null,
    personal: matches.some((match) => match.route.personal),
    known: route !== undefined && route.path !== '*',
    params,
  };
};

export const loadScreens = async (): Promise<void> => {
  await Promise.all([...screens.values()].map((one) => one.load()));
};
