import { useCommandKey } from '@digiken/ui/command-key';
import { useMessages } from '@digiken/ui/messages-provider';
import { useToast } from '@digiken/ui/toast';
import { useEffect, useEffectEvent, useState } from 'react';
import { partMessages } from '../part-messages';
import { takeCommandKey } from './early-command-key';
import type SiteCommands from './site-commands';

/** Opens the command palette on Ctrl+K (⌘K on a Mac). Its code is fetched when it is first opened. */
export default function CommandPaletteKey() {
  const t = useMessages(partMessages);
  const { show } = useToast();
  const [open, setOpen] = useState(takeCommandKey);
  const [Loaded, setLoaded] = useState<typeof SiteCommands>();
  useCommandKey(() => setOpen(true));

  // The next press tries again.
  const fail = useEffectEvent(() => {
    setOpen(false);
    show({ tone: 'danger', message: t('search') });
  });

  useEffect(() => {
    if (!open || Loaded) return undefined;
    let current = true;
    import('./site-commands').then(
      (module) => current && setLoaded(() => module.default),
      () => current && fail(),
    );
    return () => {
      current = false;
    };
  }, [open, Loaded]);

  return Loaded ? <Loaded open={open} onOpenChange={setOpen} /> : null;
}
