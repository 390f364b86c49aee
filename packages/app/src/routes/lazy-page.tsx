import { LoadingScreen } from '@digiken/ui/loading-screen';
import { useMessages } from '@digiken/ui/messages-provider';
import { type ComponentType, lazy, type ReactNode, Suspense, useEffect, useState } from 'react';
import { type RouteObject, useLocation } from 'react-router-dom';
import { appMessages, pageMessages } from '../messages';
import { replayEarlyInput } from '../shell/pre-hydration';
import { useDocumentTitle } from '../shell/use-document-title';
import { midSentence } from '../views/mid-sentence';
import { PageCodeBoundary, PageCodeError } from './page-code-boundary';
import { pageNameOf } from './page-names';
import { loadPublicShell } from './public-shell-code';

/** Around the error screen of an area. Where its code cannot be fetched either, the screen is alone. */
const PublicFrame = lazy<ComponentType<{ children: ReactNode }>>(() =>
  loadPublicShell().then(
    (module) => ({ default: module.PublicFrame }),
    () => ({ default: ({ children }) => children }),
  ),
);

export interface LazyPage {
  (): React.JSX.Element;
  /** Fetches the page's code; the same promise each time until it fails. Rejects with a {@link PageCodeError}. */
  preload: () => Promise<PageModule>;
}

export interface LazyPageOptions {
  /** There is no layout around it: it is loaded with the page's code, or is a layout itself. */
  fullPage?: boolean;
}

export interface PageModule {
  default: ComponentType;
  /** Of an area: its pages. */
  routes?: RouteObject[];
}

/**
 * A page whose code loads when it is needed, behind a loading message that names the page. Once preloaded it renders
 * at once, so that a pre-rendered page hydrates without showing the message. If the code cannot be fetched, the
 * error screen shows inside the layout (spec R.40).
 */
export function lazyPage(
  load: () => Promise<PageModule>,
  { fullPage = false }: LazyPageOptions = {},
): LazyPage {
  let loaded: ComponentType | undefined;
  let pending: Promise<PageModule> | undefined;

  const preload = () => {
    pending ??= load().then(
      (module) => {
        loaded = module.default;
        return module;
      },
      (error: unknown) => {
        pending = undefined;
        throw new PageCodeError('The code of the page could not be fetched.', { cause: error });
      },
    );
    return pending;
  };
  // React remembers the outcome of a lazy component, failures too: another try needs another one.
  let Lazy = lazy(preload);
  const reset = () => {
    Lazy = lazy(preload);
  };

  function Content() {
    // Fixed while mounted: swapping the type of a component would throw its state away.
    const [Page] = useState<ComponentType>(() => loaded ?? Lazy);
    // A layout leaves it to the page inside it.
    useEffect(() => {
      if (!fullPage) replayEarlyInput();
    }, []);
    return <Page />;
  }

  function LazyPage() {
    const waiting = <PageLoading fullPage={fullPage} />;
    return (
      <PageCodeBoundary onReset={reset} waiting={waiting} frame={fullPage ? PublicFrame : undefined}>
        <Suspense fallback={waiting}>
          <Content />
        </Suspense>
      </PageCodeBoundary>
    );
  }

  return Object.assign(LazyPage, { preload });
}

function PageLoading({ fullPage }: { fullPage: boolean }) {
  const t = useMessages(appMessages);
  const pageName = useMessages(pageMessages);
  const key = pageNameOf(useLocation().pathname);
  const name = key && pageName(key);
  useDocumentTitle(name);
  return (
    <LoadingScreen
      message={name ? t('loadingPage', { page: midSentence(name) }) : t('loading')}
      fullPage={fullPage}
    />
  );
}
