import { type ComponentType, createElement, type ReactNode } from 'react';
import { deferred, useDeferred } from '../../foundations/lib/deferred';
import { LoadingScreen } from '../loading-screen/loading-screen';

/**
 * A part of a screen whose code loads when it is first shown, behind the loading screen, with retries until it has
 * arrived. Later it is there at once.
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
