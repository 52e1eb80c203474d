import Box from '@mui/material/Box';
import { useState } from 'react';
import { matchPath, Navigate, Outlet, useLocation } from 'react-router-dom';
import { PageSkeleton } from '#src/components/feedback/PageSkeleton.tsx';
import { paths } from '#src/config/paths.ts';
import { useSession } from '#src/hooks/data/useSession.ts';
import { useHydrated } from '#src/hooks/useHydrated.ts';
import { useInterruptedTicket } from '#src/hooks/useInterruptedTicket.ts';
import { asRecord, text } from '#src/lib/read.ts';

// The page's inline script determines, before any other runs, whether somebody may be logged in;
// see index.html.
const forNobody = { 'html[data-person] &': { display: 'none' } };
const forSomebody = { 'html:not([data-person]) &': { display: 'none' } };

/**
 * Lets logged-in people through and sends others to the login with the attempted location as
 * `origin`. Logging out in here leads home. A server cannot know who is visiting, so it renders
 * both: the screen without personal content, and a generic page outline for a visitor who will be
 * redirected. The page shows one of them. Without scripts nobody can be logged in, so the page
 * redirects by itself.
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
          <Box key="outline" data-for-nobody sx={forNobody}>
            <noscript>
              <meta httpEquiv="refresh" content={`0;url=${paths.login.href()}`} />
            </noscript>
            <PageSkeleton />
          </Box>
        )}
        <Box key="screen" sx={hydrated ? undefined : forSomebody}>
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

/** Only these screens are ever an origin: any other address could lead anywhere. */
const origins = [
  paths.dashboard.pattern,
  paths.counter.pattern,
  paths.manage.pattern,
  paths.invitation.pattern,
  paths.moderation.pattern,
  // A review or report that somebody had begun goes on there.
  paths.listing.pattern,
];

const backTo = (state: unknown): string => {
  const origin = asRecord(asRecord(state).origin);
  const pathname = text(origin.pathname);
  if (pathname === null || !origins.some((pattern) => matchPath(pattern, pathname)))
    return paths.dashboard.href();
  return pathname + (text(origin.search) ?? '');
};

/**
 * Keeps logged-in people away from login and sign-up: they belong where they came from, or on their
 * dashboard, where an interrupted ticket waits.
 */
export function GuestsOnly() {
  const { loggedIn } = useSession();
  const { state } = useLocation();
  const interrupted = useInterruptedTicket();
  if (!loggedIn) return <Outlet />;
  return <Navigate to={interrupted ? paths.dashboard.href() : backTo(state)} replace />;
}
