import type { Role } from '@digiken/contract/constants';
import { clock } from '@digiken/ui/clock';
import { useEffect, useState } from 'react';
import { onFirstInteraction } from './first-interaction';
import type NotificationsTool from './notifications-tool';

/** A screen reader may move through the page without any sign of life; milliseconds. */
const LATEST = 3_000;

/**
 * The bell of a signed-in area (spec 13.50). Its code comes after the page's: at the first interaction, or after three
 * seconds. Its place is kept until then. An error leaves the place empty: notifications never block a page.
 */
export function Notifications({ userRole }: { userRole: Role }) {
  const [Loaded, setLoaded] = useState<typeof NotificationsTool>();
  useEffect(() => {
    let current = true;
    const load = () => {
      import('./notifications-tool').then(
        (module) => current && setLoaded(() => module.default),
        () => {},
      );
    };
    const cancel = onFirstInteraction(load);
    const timer = clock.setTimeout(load, LATEST);
    return () => {
      current = false;
      cancel();
      clock.clearTimeout(timer);
    };
  }, []);
  return Loaded ? <Loaded userRole={userRole} /> : <span className="min-w-target-primary" />;
}
