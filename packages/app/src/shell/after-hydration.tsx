import { type ComponentType, useEffect, useState } from 'react';

/**
 * A component that no page needs at first: its code is fetched once the page is interactive. Renders nothing until
 * then, and nothing if it cannot be fetched.
 */
export function afterHydration(load: () => Promise<{ default: ComponentType }>): () => React.ReactNode {
  return function AfterHydration() {
    const [Loaded, setLoaded] = useState<ComponentType>();
    useEffect(() => {
      let current = true;
      load().then(
        (module) => current && setLoaded(() => module.default),
        () => {},
      );
      return () => {
        current = false;
      };
    }, []);
    return Loaded ? <Loaded /> : null;
  };
}
