import type { Role } from '@digiken/contract/constants';
import { useEffect, useState } from 'react';
import type NotificationsTool from './notifications-tool';

/**
 * The bell of a signed-in area (spec 13.50). Its code comes after the page's, and its place is kept until then. An
 * error leaves the place empty: notifications never block a page.
 */
export function Notifications({ role }: { role: Role }) {
  const [Loaded, setLoaded] = useState<typeof NotificationsTool>();
  useEffect(() => {
    let current = true;
    import('./notifications-tool').then(
      (module) => current && setLoaded(() => module.default),
      () => {},
    );
    return () => {
      current = false;
    };
  }, []);
  return Loaded ? <Loaded role={role} /> : <span className="min-w-target-primary" />;
}
