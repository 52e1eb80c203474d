import { useLocation } from 'react-router-dom';
import { AppRoutes } from '#src/app/routing/routes.tsx';
import { SessionCache } from '#src/app/session/SessionCache.tsx';

/** The whole app as a person walks through it, and where it stands, for those who check. */
export function Journey() {
  const { pathname, search } = useLocation();
  return (
    <>
      <SessionCache />
      <AppRoutes />
      <p hidden data-testid="address">
        {pathname}
        {search}
      </p>
    </>
  );
}
