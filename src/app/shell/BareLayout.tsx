import { Suspense } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import { ScreenFallback } from './ScreenFallback.tsx';

/** A screen that fills the window, without header and footer. */
export function BareLayout() {
  const { pathname } = useLocation();
  return (
    <ErrorBoundary resetKey={pathname}>
      <Suspense fallback={<ScreenFallback />}>
        <Outlet />
      </Suspense>
    </ErrorBoundary>
  );
}
