import { Suspense } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import { ScreenFallback } from './ScreenFallback.tsx';

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
