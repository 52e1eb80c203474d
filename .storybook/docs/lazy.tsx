import type { DocsContainerProps } from '@storybook/addon-docs/blocks';
import { lazy, Suspense, type PropsWithChildren } from 'react';

const pageFile = () => import('./DocsPage.tsx');

const DocsPage = lazy(async () => ({ default: (await pageFile()).DocsPage }));

const DocsContainer = lazy(async () => {
  const [blocks] = await Promise.all([import('@storybook/addon-docs/blocks'), pageFile()]);
  return { default: blocks.DocsContainer };
});

/** The docs page, fetched when one is opened: a run of the stories as tests never needs it. */
export const LazyDocsPage = () => (
  <Suspense fallback={null}>
    <DocsPage />
  </Suspense>
);

/** What is around a page. It waits for the page's code, so that its contents list has headings. */
export const LazyDocsContainer = (props: PropsWithChildren<DocsContainerProps>) => (
  <Suspense fallback={null}>
    <DocsContainer {...props} />
  </Suspense>
);
