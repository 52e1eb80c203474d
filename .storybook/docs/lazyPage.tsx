import { lazy, Suspense } from 'react';

const DocsPage = lazy(async () => ({ default: (await import('./DocsPage.tsx')).DocsPage }));

/** The docs page, fetched when one is opened: a run of the stories as tests never needs it. */
export const LazyDocsPage = () => (
  <Suspense fallback={null}>
    <DocsPage />
  </Suspense>
);
