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
 * What surrounds a docs page, loaded with the page's code when one is opened: stories run as
 * tests need neither. Both load together, so that the contents list finds the headings.
 */
export const LazyDocsContainer = (props: PropsWithChildren<DocsContainerProps>) => (
  <Suspense fallback={null}>
    <DocsContainer {...props} />
  </Suspense>
);

/** The docs page; its container has already loaded it. */
export const LazyDocsPage = () => (loaded.Page ? <loaded.Page /> : null);
