import type { Role } from '@digiken/contract/constants';
import { useOwnEvents, useOwnNotifications } from '@digiken/hooks/notifications';
import { NotificationBell } from '@digiken/ui/notification-bell';
import { useMessages } from '@digiken/ui/messages-provider';
import { useToast } from '@digiken/ui/toast';
import { useEffect, useEffectEvent, useState } from 'react';
import { partMessages } from '../part-messages';
import type OwnNotifications from './own-notifications';

/** The bell with the number of unread notifications. The drawer's code is fetched when it is first opened. */
export default function NotificationsTool({ userRole }: { userRole: Role }) {
  const t = useMessages(partMessages);
  const { show } = useToast();
  const [open, setOpen] = useState(false);
  const [Loaded, setLoaded] = useState<typeof OwnNotifications>();
  const { data } = useOwnNotifications();
  useOwnEvents();

  // The next press tries again.
  const fail = useEffectEvent(() => {
    setOpen(false);
    show({ tone: 'danger', message: t('notifications') });
  });

  useEffect(() => {
    if (!open || Loaded) return undefined;
    let current = true;
    import('./own-notifications').then(
      (module) => current && setLoaded(() => module.default),
      () => current && fail(),
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
