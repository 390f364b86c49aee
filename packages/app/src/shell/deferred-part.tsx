import { type ComponentType, useEffect, useState } from 'react';
import { onFirstInteraction } from './first-interaction';

/**
 * A component that no page needs at first: its code is fetched at the first interaction. Renders nothing until then,
 * and nothing if it cannot be fetched.
 */
export function deferredPart(load: () => Promise<{ default: ComponentType }>): () => React.ReactNode {
  return function DeferredPart() {
    const [Loaded, setLoaded] = useState<ComponentType>();
    useEffect(() => {
      let current = true;
      const cancel = onFirstInteraction(() => {
        load().then(
          (module) => current && setLoaded(() => module.default),
          () => {},
        );
      });
      return () => {
        current = false;
        cancel();
      };
    }, []);
    return Loaded ? <Loaded /> : null;
  };
}
