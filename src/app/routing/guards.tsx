import Box from '@mui/material/Box';
import { useState } from 'react';
import { matchPath, Navigate, Outlet, useLocation } from 'react-router-dom';
import { PageSkeleton } from '#src/components/feedback/PageSkeleton.tsx';
import { paths } from '#src/config/paths.ts';
import { useSession } from '#src/hooks/data/useSession.ts';
import { useHydrated } from '#src/hooks/useHydrated.ts';
import { useInterruptedTicket } from '#src/hooks/useInterruptedTicket.ts';
import { asRecord, text } from '#src/lib/read.ts';

// An inline script in index.html sets the attribute early if a session may exist.
const ifLoggedOut = { 'html[data-person] &': { display: 'none' } };
const ifLoggedIn = { 'html:not([data-person]) &': { display: 'none' } };

/**
 * Admits logged-in people and redirects others to the login with the requested location as
 * `origin`. Logging out redirects to the home page. The server does not know the visitor, so it
 * renders both the screen without personal content and a generic placeholder, and the page shows
 * one of them. Without scripts there is no session, so the page redirects.
 */
export function RequireLogin() {
  const hydrated = useHydrated();
  const { loggedIn, ended } = useSession();
  const location = useLocation();
  const [wasInside, setWasInside] = useState(loggedIn);
  if (loggedIn && !wasInside) setWasInside(true);
  if (loggedIn || !hydrated)
    return (
      <>
        {!hydrated && (
          <Box key="outline" data-for-nobody sx={ifLoggedOut}>
            <noscript>
              <meta httpEquiv="refresh" content={`0;url=${paths.login.href()}`} />
            </noscript>
            <PageSkeleton />
          </Box>
        )}
        <Box key="screen" sx={hydrated ? undefined : ifLoggedIn}>
          <Outlet />
        </Box>
      </>
    );
  return wasInside && ended === 'left' ? (
    <Navigate to={paths.home.href()} replace />
  ) : (
    <Navigate to={paths.login.href()} replace state={{ origin: location }} />
  );
}

/** Only these screens may be an origin, because any other address could lead anywhere. */
const origins = [
  paths.dashboard.pattern,
  paths.counter.pattern,
  paths.manage.pattern,
  paths.invitation.pattern,
  paths.moderation.pattern,
  // A started review or report continues there.
  paths.listing.pattern,
];

const backTo = (state: unknown): string => {
  const origin = asRecord(asRecord(state).origin);
  const pathname = text(origin.pathname);
  if (pathname === null || !origins.some((pattern) => matchPath(pattern, pathname)))
    return paths.dashboard.href();
  return pathname + (text(origin.search) ?? '');
};

/** Redirects logged-in people to their origin, or to the dashboard with an interrupted ticket. */
export function GuestsOnly() {
  const { loggedIn } = useSession();
  const { state } = useLocation();
  const interrupted = useInterruptedTicket();
  if (!loggedIn) return <Outlet />;
  return <Navigate to={interrupted ? paths.dashboard.href() : backTo(state)} replace />;
}
