import type { DocsContainerProps } from '@storybook/addon-docs/blocks';
import { lazy, type PropsWithChildren, Suspense } from 'react';

// The gate loads the preview on every page but never shows a docs page, so docs are loaded lazily.
const LazyPage = lazy(async () => ({ default: (await import('./component-page')).ComponentPage }));
const LazyFrame = lazy(async () => ({ default: (await import('./docs-frame')).DocsFrame }));

export const DocsPage = () => (
  <Suspense fallback={null}>
    <LazyPage />
  </Suspense>
);

export const DocsFrame = (props: PropsWithChildren<DocsContainerProps>) => (
  <Suspense fallback={null}>
    <LazyFrame {...props} />
  </Suspense>
);
