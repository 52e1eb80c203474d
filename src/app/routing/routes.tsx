import type { ReactElement } from 'react';
import {
  createRoutesFromChildren,
  matchRoutes,
  Navigate,
  Route,
  Routes,
  useLocation,
  type RouteObject,
} from 'react-router-dom';
import { paths } from '#src/config/paths.ts';
import { isReadablePath } from '#src/lib/isReadablePath.ts';
import { GuestsOnly, RequireLogin } from './guards.tsx';
import { screen, type Screen } from './screens.ts';
import { SiteLayout } from '#src/app/shell/SiteLayout.tsx';

const screens: Screen[] = [];
const known = (name: string): Screen => {
  const one = screen(name);
  screens.push(one);
  return one;
};

const BlogFullWidth = known('blog/BlogFullWidthPage');
const BlogGrid = known('blog/BlogGridPage');
const BlogLeftSidebar = known('blog/BlogLeftSidebarPage');
const BlogRightSidebar = known('blog/BlogRightSidebarPage');
const BlogSingle = known('blog/BlogSinglePage');
const About = known('about/AboutPage');
const Booking = known('booking/BookingPage');
const BookingConfirmation = known('booking-confirmation/BookingConfirmationPage');
const Contact = known('contact/ContactPage');
const AllCategories = known('all-categories/AllCategoriesPage');
const AllLocations = known('all-locations/AllLocationsPage');
const TopAuthor = known('top-author/TopAuthorPage');
const UserProfile = known('user-profile/UserProfilePage');
const AddListing = known('add-listing/AddListingPage');
const Dashboard = known('dashboard/DashboardPage');
const Faq = known('faq/FaqPage');
const Home = known('home/HomePage');
const Home2 = known('home-2/Home2Page');
const Home3 = known('home-3/Home3Page');
const Home5 = known('home-5/Home5Page');
const Invoice = known('invoice/InvoicePage');
const ListLeftSidebar = known('list-left-sidebar/ListLeftSidebarPage');
const ListMapView = known('list-map-view/ListMapViewPage');
const ListMapView2 = known('list-map-view2/ListMapView2Page');
const ListRightSidebar = known('list-right-sidebar/ListRightSidebarPage');
const ListingDetails = known('listing-details/ListingDetailsPage');
const ListingGrid = known('listing-grid/ListingGridPage');
const ListingList = known('listing-list/ListingListPage');
const Login = known('login/LoginPage');
const NotFound = known('not-found/NotFoundPage');
const Pricing = known('pricing/PricingPage');
const Recover = known('recover/RecoverPage');
const SignUp = known('sign-up/SignUpPage');
const TopPlace = known('top-place/TopPlacePage');

/** The route table: which screen stands at which address. */
const table = (
  <Route element={<SiteLayout />}>
    <Route path={paths.home.pattern} element={<Home />} />
    <Route path={paths.home4.pattern} element={<Home />} />
    <Route path={paths.home2.pattern} element={<Home2 />} />
    <Route path={paths.home3.pattern} element={<Home3 />} />
    <Route path={paths.home5.pattern} element={<Home5 />} />
    <Route path={paths.listing.pattern} element={<ListingDetails />} />
    <Route path={paths.listingDetailsOf.pattern} element={<ListingDetails />} />
    <Route
      path={paths.listingDetails.pattern}
      element={<Navigate to={paths.listingGrid.href()} replace />}
    />
    <Route path={paths.allCategories.pattern} element={<AllCategories />} />
    <Route path={paths.allLocations.pattern} element={<AllLocations />} />
    <Route path={paths.topPlace.pattern} element={<TopPlace />} />
    <Route path={paths.listingGrid.pattern} element={<ListingGrid />} />
    <Route path={paths.listingList.pattern} element={<ListingList />} />
    <Route path={paths.listLeftSidebar.pattern} element={<ListLeftSidebar />} />
    <Route path={paths.listRightSidebar.pattern} element={<ListRightSidebar />} />
    <Route path={paths.listMapView.pattern} element={<ListMapView />} />
    <Route path={paths.listMapView2.pattern} element={<ListMapView2 />} />
    <Route path={paths.blogFullWidth.pattern} element={<BlogFullWidth />} />
    <Route path={paths.blogGrid.pattern} element={<BlogGrid />} />
    <Route path={paths.blogLeftSidebar.pattern} element={<BlogLeftSidebar />} />
    <Route path={paths.blogRightSidebar.pattern} element={<BlogRightSidebar />} />
    <Route path={paths.blogSingle.pattern} element={<BlogSingle />} />
    <Route path={paths.about.pattern} element={<About />} />
    <Route path={paths.booking.pattern} element={<Booking />} />
    <Route path={paths.bookingConfirmation.pattern} element={<BookingConfirmation />} />
    <Route path={paths.contact.pattern} element={<Contact />} />
    <Route path={paths.faq.pattern} element={<Faq />} />
    <Route path={paths.invoice.pattern} element={<Invoice />} />
    <Route path={paths.pricing.pattern} element={<Pricing />} />
    <Route path={paths.recover.pattern} element={<Recover />} />
    <Route path={paths.topAuthor.pattern} element={<TopAuthor />} />
    <Route path={paths.userProfile.pattern} element={<UserProfile />} />
    <Route path={paths.addListing.pattern} element={<AddListing />} />
    <Route element={<GuestsOnly />}>
      <Route path={paths.login.pattern} element={<Login />} />
      <Route path={paths.signUp.pattern} element={<SignUp />} />
    </Route>
    <Route element={<RequireLogin />}>
      <Route path={paths.dashboard.pattern} element={<Dashboard />} />
    </Route>
    <Route path="*" element={<NotFound />} />
  </Route>
);

/** Where an address that cannot be read is taken to lead: the router would guess, and warn. */
const UNREADABLE = '/not-found';

/** The screens of all addresses. */
export function AppRoutes() {
  const { pathname } = useLocation();
  return <Routes location={isReadablePath(pathname) ? undefined : UNREADABLE}>{table}</Routes>;
}

/** The route table as the router reads it. */
export const routes = createRoutesFromChildren(table);

const routeAt = (pathname: string): RouteObject | undefined =>
  matchRoutes(routes, isReadablePath(pathname) ? pathname : UNREADABLE)?.at(-1)?.route;

/** The screen at an address; null where the table leads to another address. */
export const screenAt = (pathname: string): Screen | null => {
  const type = (routeAt(pathname)?.element as ReactElement | undefined)?.type;
  return typeof type === 'function' && 'load' in type ? (type as Screen) : null;
};

/** Whether the product has an address like this; what is kept under it may be missing still. */
export const isKnownAddress = (pathname: string): boolean => routeAt(pathname)?.path !== '*';

/** Loads every screen, as a server needs them. */
export const loadScreens = async (): Promise<void> => {
  await Promise.all(screens.map((one) => one.load()));
};
