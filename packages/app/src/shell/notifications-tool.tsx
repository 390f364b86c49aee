import type { Role } from '@digiken/contract/constants';
import { useOwnEvents, useOwnNotifications } from '@digiken/hooks';
import { NotificationBell } from '@digiken/ui/notification-bell';
import { useEffect, useState } from 'react';
import type OwnNotifications from './own-notifications';

/** The bell with the number of unread notifications. The drawer's code is fetched when it is first opened. */
export default function NotificationsTool({ userRole }: { userRole: Role }) {
  const [open, setOpen] = useState(false);
  const [Loaded, setLoaded] = useState<typeof OwnNotifications>();
  const { data } = useOwnNotifications();
  useOwnEvents();

  useEffect(() => {
    if (!open || Loaded) return undefined;
    let current = true;
    import('./own-notifications').then(
      (module) => current && setLoaded(() => module.default),
      // Offline: nothing opens, and the next press tries again.
      () => current && setOpen(false),
    );
    return () => {
      current = false;
    };
  }, [open, Loaded]);

  return (
    <>
      <NotificationBell
        // The badge lies on the bell, so that nothing beside it moves once the number is known.
        className="relative [&_[data-slot=unread-badge]]:absolute [&_[data-slot=unread-badge]]:end-0 [&_[data-slot=unread-badge]]:top-0"
        unreadCount={data?.unread}
        open={open}
        onOpen={() => setOpen(true)}
      />
      {Loaded && <Loaded userRole={userRole} open={open} onOpenChange={setOpen} />}
    </>
  );
}
