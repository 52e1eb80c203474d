import type { DocsContainerProps } from '@storybook/addon-docs/blocks';
import { lazy, Suspense, type ComponentType, type PropsWithChildren } from 'react';

const loaded: { Page?: ComponentType } = {};

const DocsContainer = lazy(async () => {
  const [blocks, file] = await Promise.all([
    import('@storybook/addon-docs/blocks'),
    import('./DocsPage.tsx'),
  ]);
  loaded.Page = file.DocsPage;
  return { default: blocks.DocsContainer };
});

/**
 * What is around a page, fetched with the page's code when one is opened: a run of the stories as
 * tests never needs either. Both come together, so that the contents list finds the headings.
 */
export const LazyDocsContainer = (props: PropsWithChildren<DocsContainerProps>) => (
  <Suspense fallback={null}>
    <DocsContainer {...props} />
  </Suspense>
);

/** The docs page; its container has fetched it. */
export const LazyDocsPage = () => (loaded.Page ? <loaded.Page /> : null);
