import { useState } from 'react';
import { Navigate, Outlet, useLocation } from 'react-router-dom';
import { PageSkeleton } from '#src/components/feedback/PageSkeleton.tsx';
import { paths } from '#src/config/paths.ts';
import { useSession } from '#src/hooks/data/useSession.ts';
import { useDrawnHere } from '#src/hooks/useDrawnHere.ts';
import { bag, text } from '#src/lib/read.ts';

/**
 * Lets logged-in people through and sends others to the login with the attempted location as
 * `origin`. Whoever logs out in here goes home.
 */
export function RequireLogin() {
  const drawnHere = useDrawnHere();
  const { loggedIn, ended } = useSession();
  const location = useLocation();
  const [wasInside, setWasInside] = useState(loggedIn);
  if (loggedIn && !wasInside) setWasInside(true);
  if (!drawnHere) return <PageSkeleton />;
  if (loggedIn) return <Outlet />;
  return wasInside && ended === 'left' ? (
    <Navigate to={paths.home.href()} replace />
  ) : (
    <Navigate to={paths.login.href()} replace state={{ origin: location }} />
  );
}

/** Only the dashboard is ever an origin: an address from elsewhere could lead anywhere. */
const backTo = (state: unknown): string => {
  const origin = bag(bag(state).origin);
  const dashboard = paths.dashboard.href();
  if (origin.pathname !== dashboard) return dashboard;
  return dashboard + (text(origin.search) ?? '');
};

/** Keeps logged-in people away from login and sign-up: they belong on their dashboard. */
export function GuestsOnly() {
  const { loggedIn } = useSession();
  const { state } = useLocation();
  return loggedIn ? <Navigate to={backTo(state)} replace /> : <Outlet />;
}
