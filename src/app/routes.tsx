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
const Dashboard = lazy(() => import('#src/pages/dashboard/DashboardPage.tsx'));
const Home = lazy(() => import('#src/pages/home/HomePage.tsx'));
const ListingDetails = lazy(() => import('#src/pages/listing-details/ListingDetailsPage.tsx'));
const ListingGrid = lazy(() => import('#src/pages/listing-grid/ListingGridPage.tsx'));
const Login = lazy(() => import('#src/pages/login/LoginPage.tsx'));
const NotFound = lazy(() => import('#src/pages/not-found/NotFoundPage.tsx'));
const SignUp = lazy(() => import('#src/pages/sign-up/SignUpPage.tsx'));

/** The route table: which screen stands at which address. */
export function AppRoutes() {
  return (
    <Routes>
      <Route element={<SiteLayout />}>
        <Route path={paths.home.pattern} element={<Home />} />
        <Route path={paths.home4.pattern} element={<Home />} />
        <Route path={paths.listing.pattern} element={<ListingDetails />} />
        <Route path={paths.listingDetailsOf.pattern} element={<ListingDetails />} />
        <Route
          path={paths.listingDetails.pattern}
          element={<Navigate to={paths.listingGrid.href()} replace />}
        />
        <Route path={paths.listingGrid.pattern} element={<ListingGrid />} />
        <Route path={paths.blogFullWidth.pattern} element={<BlogFullWidth />} />
        <Route path={paths.blogGrid.pattern} element={<BlogGrid />} />
        <Route path={paths.blogLeftSidebar.pattern} element={<BlogLeftSidebar />} />
        <Route path={paths.blogRightSidebar.pattern} element={<BlogRightSidebar />} />
        <Route path={paths.blogSingle.pattern} element={<BlogSingle />} />
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
