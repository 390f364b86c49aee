import { LoadingScreen } from '@digiken/ui/loading-screen';
import { useMessages } from '@digiken/ui/messages-provider';
import { type ComponentType, lazy, Suspense, useEffect, useState } from 'react';
import { appMessages } from '../messages';
import { replayEarly } from '../shell/early';

export interface LazyPage {
  (): React.JSX.Element;
  /** Fetches the page's code; the same promise each time. */
  preload: () => Promise<unknown>;
}

export interface LazyPageOptions {
  /** Its loading message. Default "Loading...". */
  loading?: keyof typeof appMessages.defaults;
  /** There is no layout around it. */
  fullPage?: boolean;
}

/**
 * A page whose code loads when it is needed, behind a loading message. Once preloaded it renders
 * at once, so that a pre-rendered page hydrates without ever showing the message.
 */
export function lazyPage(
  load: () => Promise<{ default: ComponentType }>,
  { loading = 'loading', fullPage = false }: LazyPageOptions = {},
): LazyPage {
  let loaded: ComponentType | undefined;
  let pending: Promise<{ default: ComponentType }> | undefined;

  const preload = () => {
    pending ??= load().then(
      (module) => {
        loaded = module.default;
        return module;
      },
      (error: unknown) => {
        pending = undefined;
        throw error;
      },
    );
    return pending;
  };
  const Waiting = lazy(preload);

  function Content() {
    // Fixed while mounted: swapping the type of a component would throw its state away.
    const [Component] = useState<ComponentType>(() => loaded ?? Waiting);
    useEffect(replayEarly, []);
    return <Component />;
  }

  function Page() {
    const t = useMessages(appMessages);
    return (
      <Suspense fallback={<LoadingScreen message={t(loading)} fullPage={fullPage} />}>
        <Content />
      </Suspense>
    );
  }

  return Object.assign(Page, { preload });
}
