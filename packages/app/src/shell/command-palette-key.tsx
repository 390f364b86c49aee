import { useCommandKey } from '@digiken/ui/command-key';
import { useEffect, useState } from 'react';
import { takeCommandKey } from './early-command-key';
import type SiteCommands from './site-commands';

/** Opens the command palette on Ctrl+K (⌘K on a Mac). Its code is fetched when it is first opened. */
export default function CommandPaletteKey() {
  const [open, setOpen] = useState(takeCommandKey);
  const [Loaded, setLoaded] = useState<typeof SiteCommands>();
  useCommandKey(() => setOpen(true));

  useEffect(() => {
    if (!open || Loaded) return undefined;
    let current = true;
    import('./site-commands').then(
      (module) => current && setLoaded(() => module.default),
      // Offline: nothing opens, and the next press tries again.
      () => current && setOpen(false),
    );
    return () => {
      current = false;
    };
  }, [open, Loaded]);

  return Loaded ? <Loaded open={open} onOpenChange={setOpen} /> : null;
}
