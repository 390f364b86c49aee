import { type ComponentType, createElement, type ReactNode } from 'react';
import { deferred, useDeferred } from '../../foundations/lib/deferred';
import { LoadingScreen } from '../loading-screen/loading-screen';

/**
 * Loads the code of a part of a screen when the part is first shown. Shows the loading screen meanwhile, and retries
 * until the code has arrived. From then on the part renders at once.
 * @param load e.g. `async () => (await import('./prices-form')).PricesForm`
 */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): (props: Props) => ReactNode {
  const code = deferred(load);
  return function LazyPart(props) {
    const Part = useDeferred(code, true);
    return Part ? createElement(Part, props) : createElement(LoadingScreen);
  };
}
