import { lazy } from 'react';
import { Navigate, Route, Routes } from 'react-router-dom';
import { paths } from '#src/config/paths.ts';
import { GuestsOnly, RequireLogin } from './guards.tsx';
import { SiteLayout } from './SiteLayout.tsx';

const BlogFullWidth = lazy(() => import('#src/pages/blog/BlogFullWidthPage.tsx'));
const BlogGrid = lazy(() => import('#src/pages/blog/BlogGridPage.tsx'));
const BlogLeftSidebar = lazy(() => import('#src/pages/blog/BlogLeftSidebarPage.tsx'));
const BlogRightSidebar = lazy(() => import('#src/pages/blog/BlogRightSidebarPage.tsx'));
const BlogSingle = lazy(() => import('#src/pages/blog/BlogSinglePage.tsx'));
const About = lazy(() => import('#src/pages/about/AboutPage.tsx'));
const Booking = lazy(() => import('#src/pages/booking/BookingPage.tsx'));
const BookingConfirmation = lazy(
  () => import('#src/pages/booking-confirmation/BookingConfirmationPage.tsx'),
);
const Contact = lazy(() => import('#src/pages/contact/ContactPage.tsx'));
const AllCategories = lazy(() => import('#src/pages/all-categories/AllCategoriesPage.tsx'));
const AllLocations = lazy(() => import('#src/pages/all-locations/AllLocationsPage.tsx'));
const TopAuthor = lazy(() => import('#src/pages/top-author/TopAuthorPage.tsx'));
const UserProfile = lazy(() => import('#src/pages/user-profile/UserProfilePage.tsx'));
const AddListing = lazy(() => import('#src/pages/add-listing/AddListingPage.tsx'));
const Dashboard = lazy(() => import('#src/pages/dashboard/DashboardPage.tsx'));
const Faq = lazy(() => import('#src/pages/faq/FaqPage.tsx'));
const Home = lazy(() => import('#src/pages/home/HomePage.tsx'));
const Home2 = lazy(() => import('#src/pages/home-2/Home2Page.tsx'));
const Home3 = lazy(() => import('#src/pages/home-3/Home3Page.tsx'));
const Home5 = lazy(() => import('#src/pages/home-5/Home5Page.tsx'));
const Invoice = lazy(() => import('#src/pages/invoice/InvoicePage.tsx'));
const ListLeftSidebar = lazy(() => import('#src/pages/list-left-sidebar/ListLeftSidebarPage.tsx'));
const ListMapView = lazy(() => import('#src/pages/list-map-view/ListMapViewPage.tsx'));
const ListMapView2 = lazy(() => import('#src/pages/list-map-view2/ListMapView2Page.tsx'));
const ListRightSidebar = lazy(
  () => import('#src/pages/list-right-sidebar/ListRightSidebarPage.tsx'),
);
const ListingDetails = lazy(() => import('#src/pages/listing-details/ListingDetailsPage.tsx'));
const ListingGrid = lazy(() => import('#src/pages/listing-grid/ListingGridPage.tsx'));
const ListingList = lazy(() => import('#src/pages/listing-list/ListingListPage.tsx'));
const Login = lazy(() => import('#src/pages/login/LoginPage.tsx'));
const NotFound = lazy(() => import('#src/pages/not-found/NotFoundPage.tsx'));
const Pricing = lazy(() => import('#src/pages/pricing/PricingPage.tsx'));
const Recover = lazy(() => import('#src/pages/recover/RecoverPage.tsx'));
const SignUp = lazy(() => import('#src/pages/sign-up/SignUpPage.tsx'));
const TopPlace = lazy(() => import('#src/pages/top-place/TopPlacePage.tsx'));

/** The route table: which screen stands at which address. */
export function AppRoutes() {
  return (
    <Routes>
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
    </Routes>
  );
}
